import { parseTopics } from '#server/demo/parseTopics.ts';

/** Artificial intelligence, the teaching side. */
export const artificialIntelligenceInEducation = parseTopics(`
programming in Arabic for beginners
البرمجة بالعربية للمبتدئين
whether a child who codes in her own language goes further in her first month
هل تمضي الطفلة التي تبرمج بلغتها أبعد من غيرها في شهرها الأول
block languages and pair exercises
لغات الكتل البرمجية والتمارين الثنائية
computing teachers and girls’ coding clubs
معلّمات الحاسوب وأندية البرمجة للفتيات
a forty-lesson course with unplugged activities
مقرّر من أربعين درسًا مع أنشطة بلا حاسوب
computing education or compiler design
تعليم الحوسبة أو تصميم المترجمات البرمجية

data ethics for undergraduates
أخلاقيات البيانات لطلبة الجامعة
what a student would refuse to build and why
ما الذي يرفض الطالب أن يبنيه ولماذا
case debates and consent audits
مناظرات الحالات وتدقيق الموافقات
engineering students and philosophy lecturers
طلبة الهندسة وأساتذة الفلسفة
a reader of thirty cases from the region
كتاب من ثلاثين حالة من المنطقة
applied ethics or data protection
الأخلاقيات التطبيقية أو حماية البيانات

machine learning for civil servants
تعلّم الآلة لموظفي القطاع العام
which questions a manager should ask before buying a prediction
أيّ الأسئلة ينبغي أن يطرحها المدير قبل أن يشتري تنبؤًا
procurement exercises and model cards
تمارين المشتريات وبطاقات النماذج
ministry staff and municipal analysts
موظفي الوزارات ومحلّلي البلديات
a buyer’s checklist in plain Arabic
قائمة تحقّق للمشتري بعربية واضحة
public administration or machine learning
الإدارة العامة أو تعلّم الآلة

statistics through sports data
الإحصاء من بيانات الرياضة
how a league table teaches the meaning of chance
كيف يعلّم جدول الدوري معنى المصادفة
match records and hand-drawn charts
سجلات المباريات والرسوم البيانية اليدوية
mathematics teachers and school teams
معلّمي الرياضيات والفرق المدرسية
a season of worksheets on real matches
أوراق عمل لموسم كامل من المباريات الحقيقية
statistics teaching or sports analytics
تدريس الإحصاء أو تحليلات الرياضة

writing courses in the age of assistants
مقررات الكتابة في زمن المساعدات الذكية
what a student still has to write alone to learn to think
ما الذي يبقى على الطالب أن يكتبه وحده ليتعلّم التفكير
draft histories and oral defenses
تاريخ المسودات والمناقشات الشفوية
composition lecturers and writing centers
أساتذة الكتابة ومراكز الكتابة
a course policy with twelve sample assignments
سياسة مقرّر مع اثنتي عشرة مهمة نموذجية
academic writing or rhetoric
الكتابة الأكاديمية أو البلاغة

robotics clubs in public schools
أندية الروبوت في المدارس الحكومية
how one robot can keep twenty hands busy
كيف يُشغل روبوت واحد عشرين يدًا
build nights and shared parts boxes
أمسيات البناء وصناديق القطع المشتركة
technology teachers and volunteer engineers
معلّمي التقنية والمهندسين المتطوّعين
a club kit with a year of missions
حقيبة للنادي مع مهمات عام كامل
robotics or club leadership
الروبوتات أو قيادة الأندية

teaching with simulations in medicine
التدريس بالمحاكاة في كليات الطب
when a virtual patient prepares better than a lecture
متى يهيّئ المريض الافتراضي الطالب خيرًا من المحاضرة
branching cases and debriefing sessions
الحالات المتفرّعة وجلسات المراجعة
medical students and clinical tutors
طلبة الطب والمدرّبين السريريين
twenty virtual cases in both languages
عشرين حالة افتراضية باللغتين
medical education or instructional design
التعليم الطبي أو تصميم التعليم

digital humanities with manuscripts
الإنسانيات الرقمية والمخطوطات
how reading with a machine changes what a student notices on a page
كيف تغيّر القراءة بالآلة ما يلحظه الطالب في الصفحة
transcription sprints and text encoding
حلقات النسخ المكثّف وترميز النصوص
history students and manuscript librarians
طلبة التاريخ وأمناء المخطوطات
a student edition of one unread manuscript
طبعة طلابية من مخطوطة لم تُقرأ من قبل
palaeography or text encoding
علم الخطوط القديمة أو ترميز النصوص

media literacy against synthetic images
التربية الإعلامية والصور المولّدة
which clue makes a teenager doubt a picture
أيّ قرينة تجعل اليافع يشكّ في صورة
image hunts and source tracing
مطاردة الصور وتتبّع المصادر
teenagers, parents and fact-checkers
اليافعين وأولياء الأمور ومدقّقي الحقائق
a classroom game on true and made pictures
لعبة صفّية عن الصور الحقيقية والمصنوعة
media education or image forensics
التربية الإعلامية أو التحقق من الصور

computer science for blind students
علوم الحاسوب للطلبة المكفوفين
how a data structure sounds and feels
كيف تُسمع بنية البيانات وكيف تُلمس
tactile models and audio debuggers
النماذج اللمسية ومنقّحات البرامج الصوتية
blind programmers and course instructors
المبرمجين المكفوفين ومدرّسي المقررات
an accessible first-year computing course
مقرّر ميسّر في الحوسبة للسنة الأولى
accessible computing or tactile design
الحوسبة الميسّرة أو التصميم اللمسي

translation studies with machine drafts
دراسات الترجمة والمسودات الآلية
what a translator adds after the machine has finished
ماذا يضيف المترجم بعد أن تفرغ الآلة
post-editing logs and blind comparisons
سجلات التحرير اللاحق والمقارنات المحجوبة
translation students and court interpreters
طلبة الترجمة والمترجمين المحلَّفين
a post-editing module with marked examples
وحدة في التحرير اللاحق بأمثلة مصحّحة
translation or terminology work
الترجمة أو العمل المصطلحي

mathematics for future data scientists
رياضيات علماء البيانات
how little algebra is enough and how much is honest
ما أقل الجبر الكافي وما أصدقه
problem workshops and proof by picture
ورش المسائل والبرهان بالصورة
second-year students and teaching assistants
طلبة السنة الثانية ومعيدي الأقسام
a linear algebra course built on regional data
مقرّر في الجبر الخطي مبنيّ على بيانات المنطقة
linear algebra or mathematics teaching
الجبر الخطي أو تدريس الرياضيات

computing for older adults
الحوسبة لكبار السن
what a seventy-year-old wants from a phone that nobody asked about
ماذا يريد ابن السبعين من هاتفه مما لم يسأله عنه أحد
home visits and large-print exercises
الزيارات المنزلية والتمارين بالخط الكبير
retirees and university volunteers
المتقاعدين والمتطوّعين من طلبة الجامعات
a patient course in eight afternoons
دورة هادئة في ثماني أمسيات
adult learning or usability
تعلّم الكبار أو سهولة الاستخدام

peer review of student code
مراجعة الأقران لبرامج الطلبة
which comment from a classmate actually improves a program
أيّ تعليق من زميل يحسّن البرنامج حقًّا
anonymous reviews and version histories
المراجعات المغفلة وتواريخ النسخ
programming students and lab tutors
طلبة البرمجة ومشرفي المختبرات
a review rubric with graded examples
سلّم مراجعة مع أمثلة مقدَّرة
software engineering or peer assessment
هندسة البرمجيات أو تقويم الأقران
`);
