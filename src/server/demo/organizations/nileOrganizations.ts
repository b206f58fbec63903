import { parseOrganizations } from '#server/demo/parseOrganizations.ts';

/** Egypt, Sudan, Libya, the Horn of Africa and the Comoros. */
export const nileOrganizations = parseOrganizations(`
EG foundation SU,PH,PE 2007 nile-valley-fund 0
Nile Valley Research Fund
صندوق وادي النيل للأبحاث
river health and precision medicine
صحة النهر والطب الدقيق
seed grants decided within six weeks
منح تأسيسية يُبتّ فيها خلال ستة أسابيع

EG university PE,SP 1962 seven-branches 4
Seven Branches University of Education
جامعة الفروع السبعة للتربية
teacher education and adult literacy
إعداد المعلّمين ومحو أمية الكبار
forty village classrooms for adults
أربعين صفًا قرويًا للكبار

EG university AI,PH 1971 papyrus-university 0
Papyrus University
جامعة البردي
biomedical engineering and informatics
الهندسة الطبية الحيوية والمعلوماتية
a device clinic that mends hospital equipment
عيادة أجهزة تصلح معدّات المستشفيات

EG research_center SU 1989 lake-center 1
Northern Lakes Center
مركز البحيرات الشمالية
lagoons, fisheries and coastal towns
البحيرات الشاطئية والمصايد والمدن الساحلية
a weekly water-quality bulletin
نشرة أسبوعية لجودة المياه

EG company AI 2013 qalam-systems 0
Qalam Systems
شركة قلم للأنظمة
Arabic handwriting and document reading
الخط العربي وقراءة الوثائق
an annual dataset given to universities
مجموعة بيانات سنوية تُهدى إلى الجامعات

EG hospital PH 1954 hoopoe-hospital 0
Hoopoe Women’s Hospital
مستشفى الهدهد للنساء
maternal health and cancer screening
صحة الأم والكشف عن السرطان
a screening caravan for the southern provinces
قافلة كشف لمحافظات الجنوب

EG nonprofit SP,PE 1996 story-keepers 3
Story Keepers of the South
جمعية رواة الجنوب
folk epics and village storytelling
السير الشعبية والحكاية في القرى
a winter festival of village tellers
مهرجان شتوي لرواة القرى

EG school PE,SU 1958 al-nil-school 1
Al-Nil Cooperative School
مدرسة النيل التعاونية
learning by making and river science
التعلّم بالصنع وعلوم النهر
a workshop boat for fifth graders
قارب ورشة لتلاميذ الصف الخامس

EG research_center SP,AI 2000 crossroads-institute 0
Crossroads Institute for Social Research
معهد الملتقى للبحوث الاجتماعية
labor, cities and survey methods
العمل والمدن ومناهج المسوح
a summer school in survey design
مدرسة صيفية في تصميم المسوح

EG university SU,SP 1980 upper-valley 2
Upper Valley University
جامعة أعالي الوادي
desert settlement and heritage crops
الاستيطان الزراعي في الصحراء والمحاصيل التراثية
an experimental village of thirty houses
قرية تجريبية من ثلاثين بيتًا

EG government PE,AI 2015 curriculum-office 0
National Curriculum Workshop
ورشة المناهج الوطنية
syllabus design and school trials
تصميم المناهج وتجريبها في المدارس
a trial network of ninety classrooms
شبكة تجريب من تسعين صفًا

EG company SU,AI 2012 shams-irrigation 4
Shams Irrigation
شركة شمس للري
solar pumping and drip control
الضخ الشمسي والتحكّم في التنقيط
a leasing plan for small plots
خطة تأجير للحيازات الصغيرة

SD university SU,PH 1979 confluence-university 0
Confluence University
جامعة ملتقى النيلين
tropical medicine and irrigation
طب المناطق الحارّة والري
a river ambulance staffed by residents
إسعاف نهري يعمل فيه الأطباء المقيمون

SD research_center SU,SP 1998 gum-belt 2
Gum Belt Research Station
محطة حزام الصمغ للأبحاث
acacia forestry and pastoral livelihoods
غابات الهشاب ومعيشة الرعاة
a nursery that supplies forty villages
مشتل يزوّد أربعين قرية

SD nonprofit PE,SP 2010 open-shade 1
Schools in the Shade
مبادرة مدارس الظل
classrooms for displaced children
صفوف الأطفال النازحين
a portable kit for a class under a tree
حقيبة متنقّلة لصفّ تحت شجرة

SD foundation PH,SP 2014 red-sea-health 1
Red Sea Health Foundation
مؤسسة البحر الأحمر للصحة
port communities and child nutrition
مجتمعات الموانئ وتغذية الأطفال
a milk bank beside the port clinic
بنك حليب بجوار عيادة الميناء

LY university SU,AI 1985 green-mountain 1
Green Mountain University
جامعة الجبل الأخضر الأهلية
water systems and archaeology
نظم المياه والآثار
a survey school among the old cisterns
مدرسة مسح بين الصهاريج القديمة

LY research_center PH,PE 2012 gulf-of-sidra 0
Sidra Coast Institute
معهد ساحل سدرة
public health and school nutrition
الصحة العامة وتغذية المدارس
a yearly checkup for ten thousand pupils
فحص سنوي لعشرة آلاف تلميذ

SO university PE,SU 2004 horn-university 0
Horn Coast University
جامعة ساحل القرن
fisheries and primary teaching
المصايد والتدريس الابتدائي
a training boat shared with the fishing union
قارب تدريب مشترك مع اتحاد الصيادين

DJ research_center SU,AI 2013 salt-lake 0
Salt Lake Geoscience Center
مركز البحيرة المالحة لعلوم الأرض
geothermal energy and earthquakes
طاقة باطن الأرض والزلازل
a seismic network of twelve stations
شبكة زلزالية من اثنتي عشرة محطة

KM nonprofit SU,SP 2011 four-islands 0
Islands Guardians
جمعية حرّاس الجزر
turtle beaches and island crafts
شواطئ السلاحف وحرف الجزر
a night patrol of local volunteers
دورية ليلية من متطوّعي القرى

MR research_center SP,SU 2002 caravan-manuscripts 0
Caravan Libraries Institute
معهد مكتبات القوافل
desert manuscripts and nomadic law
مخطوطات الصحراء وفقه الرحّل
a conservation tent that travels with scholars
خيمة ترميم ترافق الباحثين

EG nonprofit PH,PE 2001 seeds-of-calm 0
Seeds of Calm
جمعية بذور السكينة
school counseling and parents’ groups
الإرشاد المدرسي ومجموعات الأهالي
a listening room in twenty schools
غرفة إصغاء في عشرين مدرسة

LY company SP,SU 2019 sirwal-housing 1
Qibla Building Cooperative
تعاونية القبلة للبناء
earth building and house repair
البناء بالطين وترميم البيوت
a training yard for young masons
ساحة تدريب للبنّائين الشباب
`);
