import { parseOrganizations } from '#server/demo/parseOrganizations.ts';

/** Qatar, Kuwait, Bahrain, Oman. */
export const gulfOrganizations = parseOrganizations(`
QA university SU,AI,PE 1994 pearl-coast 0
Pearl Coast University
جامعة ساحل اللؤلؤ
coastal engineering and the history of the Gulf
هندسة السواحل وتاريخ الخليج
a floating laboratory for undergraduate classes
مختبر عائم لطلبة البكالوريوس

QA research_center SU 2003 gulf-marine 0
Gulf Institute of Marine Science
معهد الخليج لعلوم البحار
seagrass, reefs and the chemistry of warm seas
الأعشاب البحرية والشعاب وكيمياء البحار الدافئة
two research boats and a public sample library
قاربي أبحاث ومكتبة عيّنات مفتوحة للجمهور

QA university AI,SP,PE 2008 sidra-tree 3
Sidra Tree University
جامعة شجرة السدر
computing, law and public reasoning
الحوسبة والقانون والتفكير العام
a debating school open to the whole city
مدرسة مناظرات مفتوحة لأهل المدينة جميعًا

QA hospital PH 1987 palm-court-hospital 0
Palm Court Teaching Hospital
مستشفى ساحة النخيل التعليمي
inherited disease and the care of newborns
الأمراض الوراثية ورعاية حديثي الولادة
a family genetics clinic with evening hours
عيادة لوراثة الأسرة تعمل مساءً

QA foundation PE,SP 2011 lantern-fund 0
Lantern Fund for Learning
صندوق الفانوس للتعلّم
early schooling and the reading habits of families
التعليم المبكر وعادات القراءة لدى الأسر
a yearly grant round for public school teachers
دورة منح سنوية لمعلمي المدارس الحكومية

QA research_center AI 2016 duna-ai 0
Dune Institute for Intelligent Systems
معهد الكثبان للأنظمة الذكية
speech technology and trustworthy decisions
تقنيات الكلام والقرارات الموثوقة
a dialect recording studio lent free of charge
استوديو لتسجيل اللهجات يُعار بلا مقابل

QA government SU 2005 coastal-waters 1
Authority for Coastal Waters
هيئة المياه الساحلية
fish stocks and the protection of the shore
المخزون السمكي وحماية الشاطئ
thirty monitoring buoys with open readings
ثلاثين عوّامة رصد بقراءات مفتوحة

QA school PE 1979 sail-academy 2
Sail Academy
أكاديمية الشراع
project learning and Arabic literature
التعلّم بالمشاريع والأدب العربي
a school press run by its pupils
مطبعة مدرسية يديرها التلاميذ

QA company AI,PH 2018 nabd-health 0
Nabd Health Technologies
شركة نبض لتقنيات الصحة
wearable sensors for hot workplaces
المجسّات القابلة للارتداء في أماكن العمل الحارّة
a test bench shared with three clinics
منصّة اختبار تتقاسمها ثلاث عيادات

QA nonprofit SP 2009 al-jisr-society 3
Al-Jisr Society for Newcomers
جمعية الجسر للوافدين
language, law and welcome for migrant families
اللغة والقانون واستقبال الأسر الوافدة
weekend classes in eleven languages
صفوف لعطلة الأسبوع بإحدى عشرة لغة

QA university PH,AI 2001 rayhan-health 0
Rayhan University of Health Sciences
جامعة الريحان للعلوم الصحية
nursing, pharmacy and genomic medicine
التمريض والصيدلة وطب الجينوم
a simulation ward with twenty beds
جناح محاكاة بعشرين سريرًا

QA foundation PH,AI 2013 burhan-foundation 0
Burhan Foundation
مؤسسة برهان
clinical evidence and its use in small hospitals
الدليل السريري واستعماله في المستشفيات الصغيرة
a fund that repeats promising studies
صندوق لإعادة الدراسات الواعدة

QA company PE,AI 2019 kitab-labs 0
Kitab Labs
شركة كتاب للبرمجيات التعليمية
reading software for Arabic classrooms
برمجيات القراءة للصفوف العربية
a free shelf of graded stories
رفّ مجاني من القصص المتدرّجة

QA research_center SP,PE 2010 majlis-studies 0
Majlis Center for Social Studies
مركز المجلس للدراسات الاجتماعية
family life, work and public opinion
حياة الأسرة والعمل والرأي العام
a household panel interviewed every two years
عيّنة من الأسر تُقابَل كل عامين

KW university SU,PH 1986 failaka-university 0
Failaka Bay University
جامعة خليج فيلكا
island ecology and environmental health
بيئة الجزر والصحة البيئية
a field station reached by ferry
محطة ميدانية يُبلغ إليها بالعبّارة

KW foundation SP,SU 1999 al-yal-fund 0
Al-Yal Endowment Fund
صندوق اليال الوقفي
small enterprises and coastal heritage
المشاريع الصغيرة وتراث الساحل
interest-free loans for repair shops
قروض بلا فوائد لمحالّ الإصلاح

KW research_center AI,SU 2012 kazma-energy 1
Kazma Center for Energy Data
مركز كاظمة لبيانات الطاقة
electricity demand and building control
الطلب على الكهرباء والتحكّم في المباني
an open archive of hourly loads
أرشيف مفتوح للأحمال الساعية

KW nonprofit PE,SP 2004 dar-al-qira 0
Dar Al-Qira Reading Society
جمعية دار القراءة
libraries and reading circles for adults
المكتبات وحلقات القراءة للكبار
a book bus with six weekly stops
حافلة كتب بست محطات أسبوعية

BH university PE,PH 1990 two-springs 0
Two Springs University
جامعة العينين
teacher education and public health
إعداد المعلّمين والصحة العامة
a lab school for three hundred children
مدرسة تجريبية لثلاثمئة طفل

BH company SU,SP 2015 dilmun-works 1
Dilmun Works
شركة دلمون للأعمال
repair, reuse and neighborhood workshops
الإصلاح وإعادة الاستعمال وورش الأحياء
a tool library with four hundred members
مكتبة أدوات بأربعمئة عضو

BH research_center AI,PE 2014 tylos-center 0
Tylos Center for Language Technology
مركز تايلوس لتقنيات اللغة
Gulf dialects and assistive reading
لهجات الخليج والقراءة المساندة
a dictionary of sailors’ speech
معجم لكلام البحّارة

OM university SU,SP 1996 frankincense-university 2
Frankincense Coast University
جامعة ساحل اللبان
monsoon ecology and maritime trade
بيئة الموسم المطير والتجارة البحرية
a herbarium of nine thousand sheets
معشبة من تسعة آلاف عيّنة

OM government PE 1998 aflaj-schools 1
Falaj Education Directorate
مديرية الأفلاج للتعليم
small schools in mountain districts
المدارس الصغيرة في المناطق الجبلية
a traveling team of subject advisers
فريق متنقّل من موجّهي المواد

OM research_center SU,AI 2007 khareef-observatory 2
Khareef Climate Observatory
مرصد الخريف للمناخ
fog, rainfall and mountain water
الضباب والأمطار ومياه الجبال
a line of fog collectors above the coast
صفّ من مصائد الضباب فوق الساحل
`);
