import { parseOrganizations } from '#server/demo/parseOrganizations.ts';

/** Morocco, Tunisia, Algeria, and partners outside the region. */
export const maghrebOrganizations = parseOrganizations(`
MA university SP,PE 1973 atlas-gate 2
Atlas Gate University
جامعة باب الأطلس
history, languages and mountain schools
التاريخ واللغات ومدارس الجبال
a translation workshop in four languages
ورشة ترجمة بأربع لغات

MA university SU,AI 1989 ocean-university 4
Ocean Shore University
جامعة شاطئ المحيط
marine biology and wind energy
الأحياء البحرية وطاقة الرياح
a wave tank open to visiting students
حوض أمواج مفتوح للطلبة الزائرين

MA research_center SU 2005 argan-center 4
Argan Landscape Center
مركز الأركان للبيئة
dry forests and women’s cooperatives
الغابات الجافة والتعاونيات النسائية
a nursery of native trees
مشتل للأشجار المحلية

MA company AI,PE 2016 zellige-software 1
Zellige Software
شركة زليج للبرمجيات
school platforms and open courses
منصّات المدارس والدروس المفتوحة
a support line for teachers in three languages
خط دعم للمعلّمين بثلاث لغات

MA foundation SP,PE 1997 rahal-foundation 0
Rahhal Foundation
مؤسسة رحّال
nomadic schooling and rural transport
تعليم الرحّل والنقل الريفي
travel bursaries for mountain pupils
منح تنقّل لتلاميذ الجبال

MA hospital PH 1969 blue-gate-hospital 0
Blue Gate Hospital
مستشفى الباب الأزرق
cardiology and community medicine
أمراض القلب وطب المجتمع
a diabetes kitchen for families
مطبخ للسكري مفتوح للأسر

MA nonprofit SP 2006 loom-circle 3
Loom Circle
جمعية حلقة النول
weaving, fair pay and design
النسيج والأجر العادل والتصميم
a design residency in the old dyers’ quarter
إقامة تصميم في حيّ الصبّاغين القديم

MA government SU,SP 2003 oasis-agency 3
Oasis Restoration Agency
وكالة إحياء الواحات
palm groves and underground channels
بساتين النخيل والخطّارات
maintenance crews for the old water channels
فرق صيانة لقنوات الماء القديمة

TN university AI,PH 1986 carthage-shore 0
Carthage Shore University
جامعة شاطئ قرطاج
applied mathematics and biomedicine
الرياضيات التطبيقية والطب الحيوي
a modeling club for secondary schools
نادي نمذجة للمدارس الثانوية

TN research_center PE,SP 1994 ibn-sahnun-center 3
Ibn Sahnun Center for Pedagogy
مركز ابن سحنون للتربية
the history and future of teaching
تاريخ التعليم ومستقبله
a lending library of old schoolbooks
مكتبة لإعارة الكتب المدرسية القديمة

TN company SU,AI 2014 jasmine-recycling 1
Jasmine Materials
شركة ياسمين للمواد
recycled fibers and olive waste
الألياف المدوّرة ومخلّفات الزيتون
a materials library for young designers
مكتبة مواد للمصمّمين الشباب

TN foundation PH,SP 2009 medina-health 2
Medina Health Fund
صندوق صحة المدينة العتيقة
care for the elderly in old quarters
رعاية المسنّين في الأحياء القديمة
grants for home nursing
منح للتمريض المنزلي

TN university SU,SP 1999 island-of-lotus 1
Southern Oases University
جامعة واحات الجنوب
oasis economics and desert tourism
اقتصاد الواحات والسياحة الصحراوية
a guesthouse run by hospitality students
بيت ضيافة يديره طلبة الفندقة

TN nonprofit AI,PE 2017 code-souk 0
Code Souk
مبادرة سوق البرمجة
programming for girls in small towns
البرمجة للفتيات في البلدات الصغيرة
a mentor network of three hundred engineers
شبكة إرشاد من ثلاثمئة مهندسة

DZ university AI,SU 1975 sahara-tech 1
Sahara University of Technology
جامعة الصحراء للتقنية
desert robotics and photovoltaic systems
روبوتات الصحراء والأنظمة الكهروضوئية
a test field of panels in real sand
حقل اختبار للألواح في رمال حقيقية

DZ university PH,PE 1983 cirta-university 2
University of the Bridges
جامعة الجسور
medicine, pharmacy and pedagogy
الطب والصيدلة والتربية
a night clinic kept by senior students
عيادة ليلية يقوم عليها طلبة السنوات الأخيرة

DZ research_center SP 1991 tassili-institute 0
Tassili Institute for Human Sciences
معهد الطاسيلي للعلوم الإنسانية
desert societies and rock art
مجتمعات الصحراء والرسوم الصخرية
an archive of field recordings
أرشيف للتسجيلات الميدانية

DZ foundation SU,AI 2011 two-seas-fund 0
Two Shores Fund for Science
صندوق الضفتين للعلوم
young researchers on both sides of the sea
الباحثين الشباب على ضفتي البحر
exchange grants for laboratory visits
منح تبادل لزيارة المختبرات

DZ government PH 2008 highland-health 3
Highlands Health Directorate
مديرية صحة الهضاب
vaccination and rural maternity care
التلقيح ورعاية الأمومة الريفية
a helicopter roster with six districts
جدول إسعاف جوي مع ست دوائر

DZ school PE,SP 1992 lamp-school 1
School of the Lamp
مدرسة القنديل
theater, music and civic projects
المسرح والموسيقى والمشاريع المدنية
a pupils’ newspaper with a printed Sunday issue
صحيفة للتلاميذ تصدر مطبوعة كل أحد

KE research_center SU,PH 2006 swahili-coast 1
Swahili Coast Research House
بيت أبحاث الساحل السواحلي
mangroves, ports and tropical health
غابات القرم والموانئ وصحة المناطق الحارّة
a student exchange with Arabian ports
برنامج تبادل طلابي مع موانئ الجزيرة العربية

SN university PE,SP 1988 baobab-university 0
Baobab University
جامعة الباوباب
African languages and Arabic scholarship
اللغات الإفريقية والتراث العربي
a manuscript summer school in two scripts
مدرسة صيفية للمخطوطات بخطين

FR university SP,SU 1966 two-ports 1
University of the Two Ports
جامعة المرفأين
Mediterranean cities and migration
مدن المتوسط والهجرة
a research boat that calls at ten harbors
قارب أبحاث يزور عشرة مرافئ

ES research_center SP,PE 1993 alcazar-studies 0
Center for Andalusian Studies of Learning
مركز الدراسات الأندلسية للتعلّم
the history of science and of schools
تاريخ العلوم والمدارس
a reading room with Arabic sources
قاعة قراءة بالمصادر العربية
`);
