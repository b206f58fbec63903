import { parseTopics } from '#server/demo/parseTopics.ts';

/** Progressive education, the innovation side. */
export const progressiveEducationInInnovation = parseTopics(`
offline lesson servers for schools
خوادم الدروس بلا إنترنت للمدارس
whether a school without a connection can share one library among eighty pupils
هل تستطيع مدرسة بلا اتصال أن تتقاسم مكتبة واحدة بين ثمانين تلميذًا
low-power boards and local caches
اللوحات قليلة الاستهلاك والتخزين المحلي
island and mountain schools
مدارس الجزر والجبال
a lesson box that a teacher sets up in ten minutes
صندوق دروس يشغّله المعلّم في عشر دقائق
embedded systems or school technology
الأنظمة المدمجة أو تقنيات المدارس

adaptive Arabic spelling practice
تمارين الإملاء التكيّفية
which next word teaches most to a child who writes the hamza wrong
ما الكلمة التالية الأنفع لطفل يخطئ في كتابة الهمزة
error logs and spaced repetition
سجلات الأخطاء والتكرار المتباعد
spelling tutors and third graders
معلّمي الإملاء وتلاميذ الصف الثالث
a free practice app with a teacher’s view
تطبيق تدريب مجاني مع صفحة للمعلّم
software development or Arabic orthography
تطوير البرمجيات أو قواعد الإملاء

low-cost laboratory kits
حقائب المختبر منخفضة الكلفة
whether twelve experiments can fit a box that costs less than a textbook
هل تتّسع حقيبة أرخص من كتاب مدرسي لاثنتي عشرة تجربة
laser-cut parts and local suppliers
القطع المقصوصة بالليزر والمورّدين المحليين
physics teachers and small workshops
معلّمي الفيزياء والورش الصغيرة
an open design that any workshop may copy
تصميم مفتوح تنسخه أيّ ورشة
product design or physics teaching
تصميم المنتجات أو تدريس الفيزياء

tools for teacher time
أدوات توفير وقت المعلّم
which hour of paperwork a teacher would give up first
أيّ ساعة من الأعمال الورقية يودّ المعلّم أن يتخلّى عنها أولًا
time studies and paper prototypes
دراسات الوقت والنماذج الورقية
homeroom teachers and school secretaries
مربّي الصفوف وأمناء سرّ المدارس
a planner that cuts weekly paperwork by a third
مخطِّط يختصر ثلث الأعمال الورقية الأسبوعية
service design or school administration
تصميم الخدمات أو الإدارة المدرسية

audio courses for early childhood educators
الدورات الصوتية لمربّيات الطفولة المبكرة
how much training fits into a bus ride
كم من التدريب تتّسع له رحلة في الحافلة
voice notes and listening circles
الرسائل الصوتية وحلقات الاستماع
nursery educators in small towns
مربّيات الحضانات في البلدات الصغيرة
a thirty-episode audio course with discussion cards
دورة صوتية من ثلاثين حلقة مع بطاقات نقاش
audio production or early years training
الإنتاج الصوتي أو تدريب مربّيات الطفولة

micro-credentials for technical teachers
الشهادات المصغّرة لمعلّمي التعليم التقني
what proof of skill a training center will accept from another country
أيّ دليل على المهارة يقبله مركز تدريب من بلد آخر
skill demonstrations and shared rubrics
عروض المهارات وسلالم التقدير المشتركة
technical colleges and employers’ associations
الكليات التقنية وجمعيات أصحاب العمل
a register of skills recognized in five countries
سجل مهارات معترف به في خمسة بلدان
vocational education or digital credentials
التعليم المهني أو الشهادات الرقمية

parent messaging that is read
رسائل المدرسة إلى الأهل
which message sent at which hour brings a parent to school
أيّ رسالة وفي أيّ ساعة تأتي بوليّ الأمر إلى المدرسة
message trials and attendance counts
تجارب الرسائل وأعداد الحضور
parents with little schooling
أولياء الأمور قليلي الحظ من التعليم
a message library in four dialects
مكتبة رسائل بأربع لهجات
behavioral design or family outreach
التصميم السلوكي أو التواصل مع الأسر

sign-language learning content
المحتوى التعليمي بلغة الإشارة
how to film a science lesson so that both hands and experiment are seen
كيف يُصوَّر درس العلوم بحيث تظهر اليدان والتجربة معًا
studio tests and viewer panels
تجارب الاستوديو ولجان المشاهدة
deaf presenters and science editors
مقدّمين صمّ ومحرّرين علميين
eighty signed lessons under an open license
ثمانين درسًا بلغة الإشارة برخصة مفتوحة
video production or signed media
إنتاج الفيديو أو الإعلام بلغة الإشارة

school transport planning
تخطيط النقل المدرسي
how many minutes a fair bus route may take from a child
كم دقيقة يجوز أن يأخذها مسار حافلة عادل من يوم الطفل
route optimization and ride-along surveys
تحسين المسارات والمسوح على متن الحافلات
bus drivers and district planners
سائقي الحافلات ومخطّطي المناطق التعليمية
a route planner that a district runs on one laptop
مخطِّط مسارات تشغّله المنطقة التعليمية على حاسوب واحد
operations research or transport planning
بحوث العمليات أو تخطيط النقل

story generators for reading practice
مولّدات القصص لتمارين القراءة
whether a machine can write a story that a seven-year-old asks for again
هل تكتب الآلة قصة يطلبها طفل السابعة مرة أخرى
graded word lists and editor review
قوائم الكلمات المتدرّجة ومراجعة المحرّرين
children’s authors and reading coaches
كتّاب قصص الأطفال ومدرّبي القراءة
a reviewed shelf of three hundred short texts
رفّ من ثلاثمئة نص قصير مراجَع
language technology or children’s publishing
تقنيات اللغة أو نشر كتب الأطفال

makerspaces in public libraries
ورش الصنع في المكتبات العامة
what keeps a library workshop alive after its first year of funding
ما الذي يُبقي ورشة المكتبة حيّة بعد عام التمويل الأول
membership data and repair evenings
بيانات العضوية وأمسيات الإصلاح
librarians and teenage makers
أمناء المكتبات والصانعين اليافعين
an operating manual with real costs
دليل تشغيل بتكاليف حقيقية
library services or digital fabrication
خدمات المكتبات أو التصنيع الرقمي

exam formats for practical skills
أشكال الامتحان للمهارات العملية
how to examine two hundred welders in a day and be fair to each
كيف يُمتحَن مئتا لحّام في يوم واحد مع إنصاف كل واحد منهم
station exams and double marking
امتحانات المحطات والتصحيح المزدوج
vocational trainees and examiners
متدرّبي التعليم المهني ولجان الامتحان
an exam kit adopted by three boards
حقيبة امتحان تعتمدها ثلاث هيئات
assessment design or vocational training
تصميم الاختبارات أو التدريب المهني

peer tutoring platforms
منصّات تدريس الأقران
what makes a student who helps today come back to help next week
ما الذي يعيد الطالب الذي ساعد اليوم ليساعد في الأسبوع المقبل
matching rules and session ratings
قواعد المطابقة وتقييم الجلسات
university tutors and secondary pupils
طلبة جامعيين متطوّعين وتلاميذ المرحلة الثانوية
a tutoring exchange run by students themselves
شبكة لتبادل الدروس يديرها الطلبة بأنفسهم
community platforms or peer learning
المنصّات المجتمعية أو تعلّم الأقران

classroom furniture that moves
أثاث الصفوف المتحرّك
how fast thirty children can turn rows into circles without noise
ما أسرع ما يحوّل ثلاثون طفلًا الصفوف إلى حلقات بلا ضجيج
full-scale mock-ups and stopwatch trials
النماذج بالحجم الطبيعي وتجارب ساعة الإيقاف
carpenters, teachers and six-year-olds
النجّارين والمعلّمين وأطفال السادسة
a desk that local carpenters can build and mend
مقعد دراسي يصنعه النجّار المحلي ويصلحه
furniture design or ergonomics
تصميم الأثاث أو هندسة راحة الاستخدام
`);
