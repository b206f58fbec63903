import { parseTopics } from '#server/demo/parseTopics.ts';

/** Progressive education, the research side. */
export const progressiveEducationInResearch = parseTopics(`
Arabic reading fluency
طلاقة القراءة بالعربية
how diglossia shapes the speed at which children read
كيف تؤثّر ازدواجية الفصحى والعامية في سرعة قراءة الأطفال
eye tracking and timed reading
تتبّع حركة العين والقراءة الموقوتة
second-grade pupils in public and private schools
تلاميذ الصف الثاني في المدارس الحكومية والخاصة
open reading norms for six grades
معايير مفتوحة للقراءة في ستة صفوف
psycholinguistics or reading research
علم اللغة النفسي أو بحوث القراءة

learning loss after long school closures
الفاقد التعليمي بعد الإغلاق الطويل للمدارس
which gaps close by themselves and which need a plan
أيّ الفجوات تُسدّ وحدها وأيّها يحتاج إلى خطة
linked test scores and household surveys
درجات الاختبارات المترابطة ومسوح الأسر
education ministries and parents’ councils
وزارات التعليم ومجالس أولياء الأمور
a yearly brief for ministries with comparable figures
موجز سنوي للوزارات بأرقام قابلة للمقارنة
education economics or large-scale assessment
اقتصاديات التعليم أو التقويم واسع النطاق

teacher well-being and turnover
رفاه المعلّمين وتركهم المهنة
what makes a good teacher leave in the third year
ما الذي يدفع معلّمًا متميّزًا إلى ترك المهنة في عامه الثالث
panel surveys and exit interviews
المسوح التتبّعية ومقابلات ترك العمل
teachers in their first five years
المعلّمين في سنواتهم الخمس الأولى
an early-warning index for school districts
مؤشر للإنذار المبكر في المناطق التعليمية
organizational psychology or survey research
علم النفس التنظيمي أو البحث المسحي

curiosity and questions in the classroom
الفضول وأسئلة الطلبة في الصف
why the number of questions a child asks falls after the age of nine
لماذا يقلّ عدد أسئلة الطفل بعد سن التاسعة
lesson audio and question coding
تسجيلات الدروس وترميز الأسئلة
upper-primary classes in four cities
صفوف المرحلة الابتدائية العليا في أربع مدن
an annotated corpus of five thousand questions
مدوّنة موسومة من خمسة آلاف سؤال
developmental psychology or classroom research
علم نفس النمو أو البحوث الصفّية

girls’ choices in science tracks
خيارات الطالبات في المسار العلمي
at which point a gifted girl decides against physics
في أيّ لحظة تعدل الطالبة الموهوبة عن دراسة الفيزياء
longitudinal interviews and course records
المقابلات المتتابعة وسجلات المقررات
secondary students and their physics teachers
طالبات المرحلة الثانوية ومعلّمات الفيزياء
a five-year study with yearly public reports
دراسة لخمسة أعوام بتقارير سنوية منشورة
sociology of education or gender studies
علم اجتماع التربية أو دراسات النوع الاجتماعي

executive function and school readiness
الوظائف التنفيذية والاستعداد للمدرسة
how sleep and play before school predict attention in class
كيف ينبئ النوم واللعب قبل المدرسة بانتباه الطفل في الصف
tablet tasks and parent diaries
مهمات الأجهزة اللوحية ويوميات الوالدين
five-year-olds and their caregivers
أطفال الخامسة ومقدّمي الرعاية لهم
a screening tool normed in the region
أداة كشف مقنّنة في المنطقة
cognitive development or psychometrics
النمو المعرفي أو القياس النفسي

the economics of private tutoring
اقتصاديات الدروس الخصوصية
how much families spend on tutoring and what they get for it
كم تنفق الأسر على الدروس الخصوصية وماذا تجني منها
spending diaries and matched exam results
يوميات الإنفاق ونتائج الامتحانات المقابلة
families of final-year students
أسر طلبة السنة الثانوية الأخيرة
a policy paper costed for three reform options
ورقة سياسات تقدّر كلفة ثلاثة خيارات للإصلاح
applied microeconomics or household surveys
الاقتصاد الجزئي التطبيقي أو مسوح الأسر المعيشية

handwriting and memory
الكتابة باليد والذاكرة
whether notes by hand in Arabic script are remembered longer than typed ones
هل تثبت الملاحظات المكتوبة باليد بالخط العربي أكثر من المطبوعة
pen tablets and delayed recall tests
أقلام الرسم الرقمية واختبارات الاستدعاء المؤجّل
university freshmen and calligraphy students
طلبة السنة الجامعية الأولى ودارسي الخط
an open dataset of pen strokes and recall scores
مجموعة بيانات مفتوحة لحركات القلم ودرجات التذكّر
experimental psychology or memory research
علم النفس التجريبي أو بحوث الذاكرة

school architecture and attention
عمارة المدارس والانتباه
how light, noise and corridor width affect a long school day
كيف يؤثّر الضوء والضجيج واتساع الممرات في يوم دراسي طويل
room sensors and pupil mood charts
مجسّات الغرف ولوحات مزاج التلاميذ
architects, caretakers and pupils
المعماريين وحرّاس المدارس والتلاميذ
design rules for retrofitting older schools
قواعد تصميم لتأهيل المدارس القديمة
architecture or environmental psychology
العمارة أو علم النفس البيئي

multigrade teaching in remote villages
التعليم متعدّد الصفوف في القرى النائية
how one teacher keeps four grades learning in a single room
كيف يُبقي معلّم واحد أربعة صفوف على طريق التعلّم في غرفة واحدة
classroom ethnography and lesson timing
الإثنوغرافيا الصفّية وتوقيت الدروس
village teachers and traveling supervisors
معلّمي القرى والمشرفين الجوّالين
a typology of multigrade routines with film clips
تصنيف لأساليب الصفوف المدمجة مع مقاطع مصوّرة
ethnography or comparative education
الإثنوغرافيا أو التربية المقارنة

motivation in university foundation years
الدافعية في السنة التحضيرية الجامعية
why able students fail the year that is meant to prepare them
لماذا يتعثّر الطلبة القادرون في السنة التي وُضعت لتهيئتهم
weekly pulse surveys and advising records
الاستبانات الأسبوعية القصيرة وسجلات الإرشاد الأكاديمي
foundation-year students and academic advisers
طلبة السنة التحضيرية ومرشديهم الأكاديميين
an advising model tested in two universities
نموذج إرشاد مجرّب في جامعتين
educational psychology or learning analytics
علم النفس التربوي أو تحليلات التعلّم

language policy in science teaching
السياسة اللغوية في تدريس العلوم
what students lose and gain when chemistry is taught in a foreign language
ماذا يخسر الطلبة وماذا يكسبون حين تُدرَّس الكيمياء بلغة أجنبية
parallel classes and think-aloud protocols
الصفوف المتوازية والتفكير بصوت مسموع
chemistry lecturers and first-year students
أساتذة الكيمياء وطلبة السنة الأولى
a bilingual concept test free for any college
اختبار مفاهيم ثنائي اللغة متاح لكل كلية
language policy or chemistry education
السياسات اللغوية أو تعليم الكيمياء

memorization and understanding
الحفظ والفهم
when learning by heart prepares the ground for reasoning
متى يمهّد الحفظ عن ظهر قلب طريق التفكير
recitation tasks and transfer problems
مهمات التسميع ومسائل نقل التعلّم
pupils of Quran schools and state schools
طلبة الكتاتيب والمدارس الحكومية
a comparative monograph in two languages
كتاب مقارن باللغتين
cognitive science or philosophy of education
العلوم المعرفية أو فلسفة التربية

education in displacement
التعليم في ظروف النزوح
which schooling records survive three moves in five years
أيّ السجلات الدراسية يبقى بعد ثلاث مرات من النزوح في خمسة أعوام
record audits and family timelines
تدقيق السجلات وخطوط زمن الأسر
displaced families and receiving schools
الأسر النازحة والمدارس المستقبِلة
a portable school record agreed by six agencies
سجل مدرسي قابل للنقل تتفق عليه ست جهات
refugee studies or education policy
دراسات اللجوء أو سياسات التعليم
`);
