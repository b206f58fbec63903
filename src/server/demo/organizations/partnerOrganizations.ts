import { parseOrganizations } from '#server/demo/parseOrganizations.ts';

/** Partners outside the Arab region. */
export const partnerOrganizations = parseOrganizations(`
TR university SU,SP 1979 strait-university 0
University of the Straits
جامعة المضائق
water politics and the history of cities
سياسات المياه وتاريخ المدن
a joint seminar with four Arab faculties
ندوة مشتركة مع أربع كليات عربية

TR research_center PH,AI 2008 anatolia-imaging 1
Plateau Imaging Center
مركز الهضبة للتصوير الطبي
early diagnosis from medical images
التشخيص المبكر من الصور الطبية
a reading room for visiting radiologists
قاعة قراءة لأطباء الأشعة الزائرين

MY university PE,AI 1985 straits-learning 0
Rainforest University
جامعة الغابة المطيرة
bilingual schooling and educational software
التعليم ثنائي اللغة والبرمجيات التعليمية
an Arabic corner in every faculty library
ركن عربي في مكتبة كل كلية

MY research_center SU,SP 2002 penang-harbors 1
Harbor Cities Institute
معهد مدن المرافئ
coastal heritage and community conservation
تراث السواحل والصون المجتمعي
a conservation course taught on site
دورة صون تُدرَّس في الموقع

GB university SP,PE 1912 northern-quays 1
University of the Northern Quays
جامعة الأرصفة الشمالية
education policy and Arabic studies
سياسات التعليم والدراسات العربية
a reading group for doctoral visitors
حلقة قراءة لطلبة الدكتوراه الزائرين

GB foundation PH,SU 1984 hourglass-trust 0
Hourglass Trust
مؤسسة الساعة الرملية
climate and health in hot countries
المناخ والصحة في البلدان الحارّة
five-year fellowships without teaching duties
زمالات لخمسة أعوام بلا أعباء تدريسية

DE research_center SU,AI 1996 black-forest-systems 1
Upper Rhine Institute for Arid Systems
معهد أعالي الراين للنظم الجافة
water reuse and energy modeling
إعادة استعمال المياه ونمذجة الطاقة
a double-degree doctoral school
مدرسة دكتوراه بشهادة مزدوجة

DE university PH,SP 1909 spree-university 0
Willow Bank University
جامعة ضفة الصفصاف
neurology and the history of medicine
طب الأعصاب وتاريخ الطب
a clinic for Arabic-speaking families
عيادة للأسر الناطقة بالعربية

CA university SP,AI 1958 maple-harbor 0
Maple Harbor University
جامعة ميناء القيقب
diaspora studies and natural language processing
دراسات المهجر ومعالجة اللغات الطبيعية
an oral archive of three generations
أرشيف شفوي لثلاثة أجيال

CA nonprofit PE,PH 2005 open-door-learning 1
Open Door Learning
جمعية الباب المفتوح للتعلّم
tutoring and health advice for newcomers
الدروس المساندة والإرشاد الصحي للقادمين الجدد
a homework club in nine libraries
نادي واجبات في تسع مكتبات

US university AI,PH 1949 lakeside-tech 1
Lakeside Institute of Technology
معهد ضفاف البحيرات للتقنية
machine learning for hospitals
تعلّم الآلة للمستشفيات
a summer laboratory for visiting faculty
مختبر صيفي لأعضاء التدريس الزائرين

NL research_center SP,SU 1987 tulip-delta 0
Low Lands Institute for Deltas
معهد الأراضي الواطئة للدلتاوات
sea-level rise and river law
ارتفاع مستوى البحر وقانون الأنهار
a shared flume for delta models
قناة مخبرية مشتركة لنماذج الدلتا

ID university PE,SU 1976 mangosteen-university 0
Three Volcanoes University
جامعة البراكين الثلاثة
tropical agriculture and religious schools
زراعة المناطق المدارية والمدارس الدينية
a village semester for visiting students
فصل دراسي في القرى للطلبة الزائرين

PK university PH,AI 1981 indus-plain 0
Indus Plain University
جامعة سهل السند
public health and low-cost devices
الصحة العامة والأجهزة منخفضة الكلفة
a device library for rural clinics
مكتبة أجهزة لعيادات الأرياف

IT foundation SP,SU 1992 salt-road 0
Salt Road Foundation
مؤسسة طريق الملح
Mediterranean crafts and small harbors
حرف المتوسط والمرافئ الصغيرة
residencies in three island workshops
إقامات في ثلاث ورش بالجزر

JP research_center AI,SU 2001 quiet-machines 0
Laboratory for Quiet Machines
مختبر الآلات الهادئة
robotics for old age and narrow homes
روبوتات الشيخوخة والبيوت الضيقة
an exchange year for young engineers
عام تبادل للمهندسين الشباب
`);
