import { parseOrganizations } from '#server/demo/parseOrganizations.ts';

/** Jordan, Lebanon, Palestine, Syria, Iraq. */
export const levantOrganizations = parseOrganizations(`
JO university PE,SP 1984 andalus 0
Al-Andalus University
جامعة الأندلس
learning sciences and comparative literature
علوم التعلّم والأدب المقارن
an evening college for working adults
كلية مسائية للعاملين

JO university SU,AI 1993 oasis-university 1
Oasis University
جامعة الواحة
solar energy and farm engineering
الطاقة الشمسية وهندسة المزارع
a pumping station that students operate
محطة ضخ يشغّلها الطلبة

JO research_center SU 2001 jordan-rift 2
Rift Valley Water Center
مركز الأخدود للمياه
groundwater and shared rivers
المياه الجوفية والأنهار المشتركة
a mobile well-logging truck
شاحنة متنقّلة لقياس الآبار

JO foundation SP,PE 1998 al-sabil-foundation 0
Al-Sabil Foundation
مؤسسة السبيل
displaced families and second-chance schooling
الأسر النازحة وتعليم الفرصة الثانية
scholarships paid straight to students
منح دراسية تُصرف للطلبة مباشرة

JO company AI,PE 2014 warraq-tech 0
Warraq Text Technologies
شركة ورّاق لتقنيات النصوص
document search and Arabic editing tools
البحث في الوثائق وأدوات التحرير العربي
a free spelling service for schools
خدمة إملاء مجانية للمدارس

JO nonprofit PH 2005 salt-caravan 3
Health Caravan
قافلة الصحة
screening days in small towns
أيام الكشف في البلدات الصغيرة
four buses fitted as clinics
أربع حافلات مجهّزة عيادات

JO research_center AI,SP 2017 petra-policy 0
Center for Data and the Public
مركز البيانات والشأن العام
algorithms in public decisions
الخوارزميات في القرارات العامة
a help desk for people refused by a system
مكتب مساعدة لمن رفضهم نظام آلي

JO university PH 2000 yarmouk-meadows 1
Meadows Medical University
جامعة المروج الطبية
family medicine and clinical pharmacy
طب الأسرة والصيدلة السريرية
a teaching pharmacy in the old market
صيدلية تعليمية في السوق القديم

LB university SP,PE 1968 cedar-bay 0
Cedar Bay University
جامعة خليج الأرز
political thought, theater and education
الفكر السياسي والمسرح والتربية
a community stage with free Fridays
مسرح للحيّ بعروض مجانية كل جمعة

LB research_center SU,SP 1995 mountain-villages 2
Institute for Mountain Villages
معهد قرى الجبل
terraces, migration and local crafts
المدرّجات والهجرة والحرف المحلية
a seed exchange held every autumn
سوق لتبادل البذور كل خريف

LB company AI,SP 2015 harf-studio 0
Harf Studio
استوديو حرف
type design and accessible reading
تصميم الخطوط والقراءة الميسّرة
an open type library for schools
مكتبة خطوط مفتوحة للمدارس

LB hospital PH 1961 snow-spring-hospital 0
Snow Spring University Hospital
مستشفى نبع الثلج الجامعي
rare disease and emergency care
الأمراض النادرة وطب الطوارئ
a helpline for families without a diagnosis
خط مساعدة للأسر التي تنتظر التشخيص

LB foundation AI,SU 2010 mina-fund 1
Mina Fund for Young Inventors
صندوق الميناء للمخترعين الشباب
repairable products and port cities
المنتجات القابلة للإصلاح ومدن الموانئ
a prototype shop beside the old harbor
ورشة نماذج بجانب الميناء القديم

PS university PE,AI 1987 olive-hills 0
Olive Hills University
جامعة تلال الزيتون
software, teacher training and rural studies
البرمجيات وتدريب المعلّمين ودراسات الريف
an open-air harvest school each October
مدرسة قطاف في الهواء الطلق كل تشرين

PS research_center SP,PE 1999 al-mashrabiya 2
Mashrabiya Center for Heritage
مركز المشربية للتراث
old neighborhoods and family archives
الأحياء القديمة وأرشيفات العائلات
a photograph rescue desk
مكتب لإنقاذ الصور

PS nonprofit SP,PH 2002 al-karama-access 1
Access for All Society
جمعية الوصول للجميع
disability rights and assistive devices
حقوق ذوي الإعاقة والأجهزة المساندة
a loan store of two hundred wheelchairs
مخزن لإعارة مئتي كرسي متحرك

PS foundation PE,SU 2008 zaatar-fund 4
Zaatar Fund
صندوق الزعتر
school gardens and women’s cooperatives
الحدائق المدرسية والتعاونيات النسائية
starter grants for first harvests
منح تأسيس لأول المواسم

PS university PH,SU 1995 sea-gate 3
Sea Gate University
جامعة بوابة البحر
nursing, water treatment and engineering
التمريض ومعالجة المياه والهندسة
a desalination unit maintained by students
وحدة تحلية يصونها الطلبة

SY university SU,PE 1974 orontes-university 2
Orontes Valley University
جامعة وادي العاصي
agronomy and the restoration of buildings
علوم المحاصيل وترميم المباني
a seed rescue project with farmers
مشروع لإنقاذ البذور مع المزارعين

SY research_center SP,AI 2011 al-shahba-archive 1
Al-Shahba Digital Archive
أرشيف الشهباء الرقمي
urban memory and three-dimensional records
ذاكرة المدن والتوثيق ثلاثي الأبعاد
a volunteer team of street photographers
فريق متطوّع من مصوّري الشوارع

IQ university AI,PE 1978 ziggurat-tech 0
Ziggurat University of Technology
جامعة الزقورة للتقنية
networks, robotics and mathematics
الشبكات والروبوتات والرياضيات
a repair clinic for school computers
عيادة لإصلاح حواسيب المدارس

IQ research_center SU 2004 marshes-center 1
Marshes Research Center
مركز الأهوار للأبحاث
wetlands, buffalo herding and reed building
المستنقعات ورعي الجاموس والبناء بالقصب
a reed-house field station
محطة ميدانية من بيوت القصب

IQ university PH,SP 1981 al-hikma-mosul 2
House of Wisdom Medical College
كلية بيت الحكمة الطبية
surgery, trauma care and mental health
الجراحة ورعاية الإصابات والصحة النفسية
a skills center rebuilt by its graduates
مركز مهارات أعاد الخرّيجون بناءه

IQ foundation PH,PE 2013 furat-foundation 4
Euphrates Foundation for Health
مؤسسة الفرات للصحة
school health and rural clinics
الصحة المدرسية وعيادات الأرياف
a nurse scholarship for village families
منحة تمريض لأسر القرى
`);
