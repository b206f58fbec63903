import { parseTopics } from '#server/demo/parseTopics.ts';

/** Progressive education, the teaching side. */
export const progressiveEducationInEducation = parseTopics(`
reading aloud in the first grades
القراءة الجهرية في الصفوف الأولى
how twenty minutes of shared reading a day change a child’s second year at school
كيف تغيّر عشرون دقيقة من القراءة المشتركة كل يوم السنة الدراسية الثانية للطفل
recorded lessons and monthly reading records
الدروس المسجّلة وسجلات القراءة الشهرية
first-grade teachers and school librarians
معلّمات الصف الأول وأمناء مكتبات المدارس
a box of forty graded stories in standard Arabic
صندوق من أربعين قصة متدرّجة بالعربية الفصحى
early literacy or children’s literature
تعليم القراءة المبكر أو أدب الأطفال

project-based science in middle schools
تعليم العلوم بالمشاريع في المدارس الإعدادية
what pupils remember of a project a year after it ends
ما الذي يبقى في ذاكرة الطلبة من المشروع بعد عام على انتهائه
student notebooks and classroom visits
دفاتر الطلبة والزيارات الصفّية
science teachers and laboratory assistants
معلّمي العلوم ومحضّري المختبرات
a bank of sixty projects that need no costly equipment
بنك من ستين مشروعًا لا يحتاج أيّ منها إلى أجهزة مكلفة
science teaching or laboratory practice
تدريس العلوم أو العمل المخبري

inclusive classrooms for deaf pupils
الصفوف الدامجة للطلبة الصمّ
which arrangement of seats and light lets a deaf pupil follow the whole lesson
أيّ ترتيب للمقاعد والإضاءة يتيح للطالب الأصمّ أن يتابع الدرس كاملًا
sign-language video and lesson observation
تسجيلات لغة الإشارة وملاحظة الدروس
deaf pupils, their families and sign-language interpreters
الطلبة الصمّ وأسرهم ومترجمي لغة الإشارة
an illustrated guide for teachers new to signing
دليل مصوّر للمعلّمين الجدد على لغة الإشارة
special education or sign language
التربية الخاصة أو لغة الإشارة

mathematics through games
تعليم الرياضيات بالألعاب
whether a game that is fun also leaves the idea of a fraction behind
هل تترك اللعبة الممتعة فكرة الكسر راسخة في الذهن بعد انتهائها
short tests before and after each game
الاختبارات القصيرة قبل كل لعبة وبعدها
fourth-grade pupils and their teachers
تلاميذ الصف الرابع ومعلميهم
a printable set of thirty games with answer cards
مجموعة من ثلاثين لعبة قابلة للطباعة مع بطاقات الحل
mathematics education or game design
تعليم الرياضيات أو تصميم الألعاب

teacher mentoring in rural schools
الإرشاد المهني للمعلّمين في مدارس القرى
what a new teacher needs most in the first hundred days
ما أكثر ما يحتاج إليه المعلّم الجديد في أيامه المئة الأولى
weekly calls and termly visits
المكالمات الأسبوعية والزيارات الفصلية
new teachers and retired headteachers
المعلّمين الجدد ومديري المدارس المتقاعدين
a mentoring handbook that a district can print itself
دليل للإرشاد المهني تطبعه كل منطقة تعليمية بنفسها
teacher education or coaching
إعداد المعلّمين أو الإرشاد المهني

bilingual early childhood education
التعليم ثنائي اللغة في الطفولة المبكرة
when a second language helps the first and when it crowds it out
متى تخدم اللغة الثانية اللغة الأولى ومتى تزاحمها
story retelling and vocabulary maps
إعادة سرد القصص وخرائط المفردات
nursery staff and multilingual families
العاملات في رياض الأطفال والأسر متعددة اللغات
a two-year play plan in Arabic and English
خطة لعب لعامين بالعربية والإنجليزية
early childhood education or applied linguistics
تربية الطفولة المبكرة أو اللسانيات التطبيقية

assessment without grades
التقويم بلا درجات
how pupils judge their own work when no number is attached
كيف يحكم الطلبة على عملهم حين لا يرافقه رقم
portfolios and peer conversations
ملفات الأعمال وحوارات الأقران
parents, pupils and subject leaders
أولياء الأمور والطلبة ومنسّقي المواد
a report card that a parent reads in five minutes
بطاقة تقويم يقرؤها وليّ الأمر في خمس دقائق
educational assessment or classroom feedback
القياس والتقويم أو التغذية الراجعة في الصف

learning outdoors in cities
التعلّم خارج الصف في المدن
which lessons belong in a market rather than in a classroom
ما الدروس التي يليق بها السوق أكثر مما يليق بها الصف
guided walks and hand-drawn maps
الجولات التعليمية والخرائط المرسومة باليد
geography teachers and neighborhood shopkeepers
معلّمي الجغرافيا وأصحاب المتاجر في الحيّ
twelve city trails with questions for three age groups
اثني عشر مسارًا في المدينة مع أسئلة لثلاث فئات عمرية
geography teaching or outdoor education
تدريس الجغرافيا أو التعليم في الهواء الطلق

second-chance schooling for young adults
تعليم الفرصة الثانية للشباب
what brings a young worker back to study after five years away
ما الذي يعيد شابًا عاملًا إلى الدراسة بعد انقطاع خمس سنوات
evening classes and life-story interviews
الصفوف المسائية ومقابلات سير الحياة
learners over eighteen and their employers
المتعلمين فوق الثامنة عشرة وأصحاب العمل
a one-year course that leads to the secondary certificate
مقرّر لعام واحد ينتهي إلى الشهادة الثانوية
adult education or youth work
تعليم الكبار أو العمل مع الشباب

school theater and spoken expression
المسرح المدرسي والتعبير الشفهي
how a shy pupil finds a voice on a small stage
كيف يجد الطالب الخجول صوته على خشبة صغيرة
weekly rehearsals and recorded monologues
التدريبات الأسبوعية والمشاهد الفردية المسجّلة
drama clubs and Arabic teachers
أندية المسرح ومعلّمي اللغة العربية
ten short plays written by pupils
عشر مسرحيات قصيرة من تأليف الطلبة
drama education or Arabic teaching
التربية المسرحية أو تدريس العربية

digital reading for blind learners
القراءة الرقمية للمتعلمين المكفوفين
which formats let a blind student skim as fast as a sighted classmate
أيّ الصيغ تتيح للطالب الكفيف أن يتصفّح النص بسرعة زميله المبصر
screen-reader trials and braille displays
تجارب قارئات الشاشة وشاشات برايل
blind students and textbook editors
الطلبة المكفوفين ومحرّري الكتب المدرسية
an accessible edition of three core textbooks
طبعة ميسّرة من ثلاثة كتب مدرسية أساسية
accessible publishing or inclusive education
النشر الميسّر أو التعليم الدامج

history lessons from family archives
دروس التاريخ من أرشيف العائلة
what a grandmother’s letters teach that a textbook leaves out
ما الذي تعلّمه رسائل الجدّة ويغفله الكتاب المدرسي
oral history and scanned family papers
التاريخ الشفوي والوثائق العائلية المصوّرة
history teachers and grandparents
معلّمي التاريخ والأجداد والجدّات
a classroom archive that each school owns
أرشيف صفّي تملكه كل مدرسة
history teaching or archival work
تدريس التاريخ أو العمل الأرشيفي

school gardens as laboratories
الحديقة المدرسية بوصفها مختبرًا
how much biology a square meter of soil can teach in one season
كم من علم الأحياء يعلّمه متر مربّع من التربة في موسم واحد
planting journals and simple soil tests
يوميات الزراعة وفحوص التربة البسيطة
biology teachers and school gardeners
معلّمي الأحياء والعاملين في حدائق المدارس
a garden syllabus that follows the seasons
منهاج للحديقة يسير مع فصول السنة
biology teaching or horticulture
تدريس الأحياء أو البستنة

instructional leadership for headteachers
القيادة التعليمية لمديري المدارس
how many hours a headteacher really spends in classrooms
كم ساعة يقضيها مدير المدرسة فعلًا داخل الصفوف
time diaries and shared lesson visits
يوميات الوقت والزيارات الصفّية المشتركة
headteachers and district supervisors
مديري المدارس والمشرفين التربويين
a year of leadership meetings with ready agendas
عام من اللقاءات القيادية بجداول أعمال جاهزة
school leadership or educational supervision
القيادة المدرسية أو الإشراف التربوي
`);
