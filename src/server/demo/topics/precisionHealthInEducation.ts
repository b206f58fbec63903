import { parseTopics } from '#server/demo/parseTopics.ts';

/** Precision health, the teaching side. */
export const precisionHealthInEducation = parseTopics(`
genetics for family doctors
علم الوراثة لأطباء الأسرة
how to draw a family tree in a ten-minute visit
كيف تُرسم شجرة العائلة في زيارة من عشر دقائق
pedigree workshops and simulated visits
ورش شجرة العائلة والزيارات المحاكاة
family physicians and clinic nurses
أطباء الأسرة وممرضات العيادات
a pocket course in eight short units
دورة موجزة من ثماني وحدات قصيرة
clinical genetics or family medicine
الوراثة السريرية أو طب الأسرة

genetic counseling in Arabic
الإرشاد الوراثي بالعربية
which words comfort a family without hiding the risk
أيّ الكلمات تطمئن الأسرة من غير أن تخفي الخطر
role play and recorded consultations
تمثيل الأدوار والاستشارات المسجّلة
counselors in training and patient families
متدرّبي الإرشاد الوراثي وأسر المرضى
a bilingual vocabulary for counseling
معجم ثنائي اللغة للإرشاد الوراثي
genetic counseling or health communication
الإرشاد الوراثي أو التواصل الصحي

biostatistics for clinicians
الإحصاء الحيوي للأطباء
how a busy resident learns to doubt a p-value
كيف يتعلّم الطبيب المقيم المنشغل أن يشكّ في قيمة الدلالة
journal clubs and re-analysis labs
نوادي الدوريات ومختبرات إعادة التحليل
residents and research nurses
الأطباء المقيمين وممرضات البحوث
a casebook of thirty re-analyzed papers
كتاب من ثلاثين بحثًا أُعيد تحليله
biostatistics or evidence-based medicine
الإحصاء الحيوي أو الطب المسند بالدليل

diabetes education in schools
التثقيف بالسكري في المدارس
what a class should know when one of them counts carbohydrates
ماذا ينبغي أن يعرف الصف حين يعدّ أحد تلاميذه الكربوهيدرات
classroom visits and lunch diaries
زيارات الصفوف ويوميات الغداء
school nurses and children with diabetes
ممرضات المدارس والأطفال المصابين بالسكري
a class pack for three age groups
حقيبة صفّية لثلاث فئات عمرية
diabetes care or school health
رعاية السكري أو الصحة المدرسية

pharmacy training on personal doses
تدريب الصيادلة على الجرعات الشخصية
which three tests change a prescription most often
أيّ ثلاثة فحوص تغيّر الوصفة أكثر من سواها
dosing cases and bench sessions
حالات الجرعات وجلسات المختبر
community pharmacists and lab staff
صيادلة المجتمع والعاملين في المختبرات
a dosing guide for twenty medicines
دليل جرعات لعشرين دواء
pharmacology or pharmacy practice
علم الأدوية أو ممارسة الصيدلة

nursing care before and after transplants
التمريض قبل زراعة الأعضاء وبعدها
what a nurse notices two hours before the monitor does
ما الذي تلاحظه الممرضة قبل جهاز المراقبة بساعتين
bedside rounds and simulation rooms
جولات الأسرّة وغرف المحاكاة
transplant nurses and recovering patients
ممرضات الزراعة والمرضى المتعافين
a competency map with practical checks
خريطة كفايات مع اختبارات عملية
critical care nursing or simulation
تمريض الحالات الحرجة أو المحاكاة السريرية

nutrition science for cooks
علم التغذية للطهاة
how far a family recipe can change and remain the same dish
إلى أيّ حدّ تتغيّر وصفة العائلة وتبقى الطبق نفسه
recipe testing and blood-sugar curves
اختبار الوصفات ومنحنيات سكر الدم
hospital cooks and dietitians
طهاة المستشفيات واختصاصيي التغذية
a cookbook of forty measured dishes
كتاب طبخ من أربعين طبقًا مقيسًا
clinical nutrition or culinary arts
التغذية العلاجية أو فنون الطهي

ethics of genomic data
أخلاقيات البيانات الجينية
who may know a result that also belongs to a brother
مَن يحق له أن يعرف نتيجة هي لأخيه أيضًا
case seminars and consent drafting
ندوات الحالات وصياغة الموافقات
ethics committee members and donors
أعضاء لجان الأخلاقيات والمتبرّعين بالعيّنات
a consent form that a donor can explain back
نموذج موافقة يستطيع المتبرّع أن يعيد شرحه
bioethics or health law
أخلاقيات الطب الحيوي أو القانون الصحي

laboratory skills for technicians
المهارات المخبرية للفنيين
which small habit at the bench prevents most repeats
أيّ عادة صغيرة على طاولة المختبر تمنع معظم الإعادات
blind samples and bench coaching
العيّنات المحجوبة والتدريب على الطاولة
laboratory technicians and quality officers
فنيي المختبرات ومسؤولي الجودة
a skills passport accepted by eleven laboratories
جواز مهارات يقبله أحد عشر مختبرًا
laboratory medicine or quality assurance
طب المختبرات أو توكيد الجودة

mental health first aid for teachers
الإسعاف النفسي الأولي للمعلّمين
what to say in the first five minutes of a crisis
ماذا يقال في الدقائق الخمس الأولى من الأزمة
scenario practice and supervision calls
التدرّب على المواقف ومكالمات الإشراف
teachers and school counselors
المعلّمين والمرشدين الطلابيين
a two-day course with yearly refreshers
دورة ليومين تُجدَّد كل عام
counseling or school psychology
الإرشاد النفسي أو علم النفس المدرسي

epidemiology through local outbreaks
علم الأوبئة من خلال حالات التفشّي المحلية
how a cluster of cases turns into a map and then into a cause
كيف تصير مجموعة الحالات خريطة ثم سببًا
outbreak files and mapping exercises
ملفات التفشّي وتمارين الخرائط
public health students and district officers
طلبة الصحة العامة ومسؤولي الأقضية
a teaching set of ten solved outbreaks
مجموعة تعليمية من عشر حالات تفشٍّ محلولة
field epidemiology or health mapping
الوبائيات الميدانية أو الخرائط الصحية

rehabilitation after stroke at home
التأهيل المنزلي بعد السكتة الدماغية
which exercise a family will still do in the third month
أيّ تمرين تواظب عليه الأسرة في الشهر الثالث
home videos and progress cards
المقاطع المنزلية وبطاقات التقدّم
physiotherapists and caregiving families
اختصاصيي العلاج الطبيعي والأسر الراعية
a home program in pictures
برنامج منزلي بالصور
physiotherapy or rehabilitation
العلاج الطبيعي أو التأهيل

midwifery in remote districts
القِبالة في المناطق النائية
when a midwife should wait and when she should call the helicopter
متى تنتظر القابلة ومتى تستدعي الإسعاف الجوي
skills drills and birth registers
تدريبات المهارة وسجلات الولادات
midwives and village health workers
القابلات والعاملات الصحيات في القرى
a field course with emergency drills
دورة ميدانية مع تدريبات طوارئ
midwifery or maternal health
القِبالة أو صحة الأم

imaging basics for general practice
أساسيات التصوير للطب العام
which scan answers the question and which only postpones it
أيّ صورة تجيب عن السؤال وأيّها تؤجّله فحسب
image quizzes and referral reviews
اختبارات الصور ومراجعة الإحالات
general practitioners and radiographers
الأطباء العامين وفنيي الأشعة
a referral guide with sixty example images
دليل إحالة مع ستين صورة توضيحية
radiography or general practice
التصوير الإشعاعي أو الطب العام
`);
