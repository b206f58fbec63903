import { parseOrganizations } from '#server/demo/parseOrganizations.ts';

/** Saudi Arabia, the Emirates, Yemen. */
export const arabiaOrganizations = parseOrganizations(`
SA university SU,AI 1982 wadi-hanifa 0
Wadi Science University
جامعة الوادي للعلوم
arid agriculture and applied mathematics
الزراعة الجافة والرياضيات التطبيقية
a forty-hectare farm used as a laboratory
مزرعة من أربعين هكتارًا تُستعمل مختبرًا

SA university PH,SP 1991 noon-university 0
Noon University for Women
جامعة نون للبنات
medicine, social policy and design
الطب والسياسة الاجتماعية والتصميم
a mentoring circle for first-generation students
حلقة إرشاد لطالبات الجيل الجامعي الأول

SA research_center SU 2006 palm-institute 5
Institute of Date Palm Sciences
معهد علوم النخيل
palm genetics and farm economics
وراثة النخيل واقتصاد المزارع
a living collection of two hundred cultivars
مجموعة حيّة من مئتي صنف

SA foundation AI,PE 2012 suhail-foundation 0
Suhail Foundation
مؤسسة سهيل
mathematics talent and computing in schools
الموهبة الرياضية والحوسبة في المدارس
a traveling olympiad camp
مخيم أولمبياد متنقّل

SA hospital PH 1976 lanterns-hospital 1
Lanterns Specialist Hospital
مستشفى القناديل التخصصي
heart failure and kidney transplantation
قصور القلب وزراعة الكلى
a patient registry shared by nine centers
سجل مرضى تتقاسمه تسعة مراكز

SA company AI,SU 2017 rimal-analytics 0
Rimal Analytics
شركة رمال للتحليلات
forecasts for water and transport
التنبؤات في المياه والنقل
an apprenticeship for new graduates
تدريب مهني للخرّيجين الجدد

SA university PE,SP 1988 hijaz-university 4
University of the Two Valleys
جامعة الواديين
education, history and Arabic linguistics
التربية والتاريخ واللسانيات العربية
a manuscript room with daily readers
قاعة مخطوطات تستقبل القرّاء كل يوم

SA nonprofit PE 2003 al-fasila-schools 3
Al-Fasila Network of Rural Schools
شبكة الفسيلة للمدارس الريفية
multigrade teaching and village libraries
التعليم متعدّد الصفوف ومكتبات القرى
a substitute-teacher pool for ten valleys
فريق من المعلّمين البدلاء لعشرة أودية

SA government SP,SU 2009 urban-life 1
Bureau of Urban Life
مكتب الحياة الحضرية
housing, walking and public space
السكن والمشي والفضاء العام
a yearly survey of sidewalks
مسح سنوي للأرصفة

SA research_center PH,AI 2014 asir-genome 3
Highlands Genome Center
مركز المرتفعات للجينوم
founder variants and population registers
الطفرات المؤسِّسة وسجلات السكان
a counseling service by appointment
خدمة إرشاد وراثي بمواعيد

AE university AI,PE 1997 falcon-coast 1
Falcon Coast University
جامعة ساحل الصقر
robotics, education and design
الروبوتات والتربية والتصميم
an open robotics hall on weekends
قاعة روبوت مفتوحة في عطلة الأسبوع

AE research_center SU 2009 ghaf-institute 0
Ghaf Institute for Dryland Futures
معهد الغاف لمستقبل الأراضي الجافة
desalination, soils and heat
التحلية والتربة والحرارة
a membrane test hall open to start-ups
قاعة لاختبار الأغشية مفتوحة للشركات الناشئة

AE foundation SU,SP 2002 amwaj-foundation 0
Amwaj Foundation
مؤسسة أمواج
coastal communities and marine conservation
المجتمعات الساحلية وصون البحار
small grants for fishing cooperatives
منح صغيرة لتعاونيات الصيد

AE company AI,SP 2016 hadi-mobility 1
Hadi Mobility
شركة هادي للتنقّل
accessible transport and route data
النقل الميسّر وبيانات المسارات
a talking map of bus stops
خريطة ناطقة لمواقف الحافلات

AE university PH,SU 2004 qanat-university 3
Qanat University
جامعة القناة
environmental medicine and water engineering
طب البيئة وهندسة المياه
a joint clinic for farm workers
عيادة مشتركة لعمّال المزارع

AE school PE,AI 1985 al-waha-school 2
Al-Waha School
مدرسة الواحة
bilingual childhood and outdoor learning
الطفولة ثنائية اللغة والتعلّم في الهواء الطلق
a garden tended by every class
حديقة يعتني بها كل صف

AE research_center SP,PE 2011 sharjah-oral 2
House of Oral Memory
بيت الذاكرة الشفوية
oral history and the crafts of the coast
التاريخ الشفوي وحرف الساحل
a recording van for remote towns
عربة تسجيل للبلدات النائية

AE hospital PH 1993 al-rimal-hospital 0
Al-Rimal Rehabilitation Hospital
مستشفى الرمال للتأهيل
stroke recovery and prosthetic care
التعافي من السكتة والأطراف الصناعية
a workshop where patients fit their own devices
ورشة يضبط فيها المرضى أجهزتهم بأنفسهم

AE government AI,SP 2013 digital-services 1
Office of Plain Services
مكتب الخدمات الواضحة
readable forms and public data
النماذج المقروءة والبيانات العامة
a test counter where forms are tried first
شبّاك تجريبي تُختبر عنده النماذج أولًا

AE company PH,AI 2020 bayan-diagnostics 1
Bayan Diagnostics
شركة بيان للتشخيص
portable tests and image reading
الفحوص المحمولة وقراءة الصور
an evaluation fleet of sixty devices
أسطول تقييم من ستين جهازًا

YE university SU,PE 1992 terraces-university 0
University of the Terraces
جامعة المدرّجات
mountain farming and village schooling
زراعة الجبال والتعليم في القرى
a stone-wall repair course for students
دورة للطلبة في ترميم جدران الحجر

YE nonprofit PH,SP 2007 al-rahma-midwives 2
Association of District Midwives
رابطة قابلات المناطق
safe birth and home visiting
الولادة الآمنة والزيارة المنزلية
a radio program for expectant families
برنامج إذاعي للأسر المنتظِرة مولودًا

OM foundation PE,PH 2006 sur-dhow-fund 3
Dhow Harbor Foundation
مؤسسة ميناء البوم
seafaring towns and school health
مدن البحّارة والصحة المدرسية
a floating clinic with a classroom on deck
عيادة عائمة فيها صف دراسي

SA research_center PE,AI 2018 kufic-lab 0
Kufic Laboratory for Reading Science
مختبر الكوفي لعلوم القراءة
eye movement and Arabic type
حركة العين والطباعة العربية
a mobile eye-tracking room
غرفة متنقّلة لتتبّع حركة العين
`);
