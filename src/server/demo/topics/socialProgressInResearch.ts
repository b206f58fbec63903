import { parseTopics } from '#server/demo/parseTopics.ts';

/** Social progress, the research side. */
export const socialProgressInResearch = parseTopics(`
women’s work in the informal economy
عمل النساء في الاقتصاد غير المنظّم
how many working hours the labor survey does not see
كم ساعة عمل لا يراها مسح القوى العاملة
time-use diaries and market counts
يوميات استعمال الوقت وعدّ الأسواق
street vendors and home-based workers
البائعات الجوّالات والعاملات من المنازل
a survey module that statistics offices can adopt
وحدة مسح تستطيع أجهزة الإحصاء أن تعتمدها
labor economics or time-use research
اقتصاديات العمل أو بحوث استعمال الوقت

youth unemployment and waiting
بطالة الشباب والانتظار
what young graduates do with the years before a first contract
ماذا يصنع الخرّيجون الشباب بالسنوات التي تسبق العقد الأول
life calendars and panel interviews
تقاويم الحياة والمقابلات المتكرّرة
graduates and their families
الخرّيجين وأسرهم
a longitudinal archive open to researchers
أرشيف تتبّعي مفتوح للباحثين
sociology of youth or labor policy
علم اجتماع الشباب أو سياسات العمل

trust in local government
الثقة بالحكم المحلي
whether a repaired road raises trust more than a promise
هل يرفع طريق جرى إصلاحه الثقة أكثر من الوعد
survey experiments and repair records
التجارب المسحية وسجلات الإصلاح
citizens and municipal staff in ten towns
المواطنين وموظفي البلديات في عشر بلدات
a trust index published each spring
مؤشر للثقة يُنشر كل ربيع
political behavior or experimental methods
السلوك السياسي أو المناهج التجريبية

housing in fast-growing cities
السكن في المدن سريعة النمو
who lives two rooms from the center and at what price
مَن يسكن على مقربة من المركز وبأيّ ثمن
lease records and rooftop surveys
سجلات الإيجار ومسوح الأسطح
tenants, brokers and planners
المستأجرين والوسطاء والمخطِّطين
a rent atlas with quarterly updates
أطلس إيجارات يُحدَّث كل ثلاثة أشهر
urban studies or real-estate economics
الدراسات الحضرية أو اقتصاديات العقار

remittances and family decisions
التحويلات المالية وقرارات الأسرة
who decides how money sent from abroad is spent
مَن يقرّر كيف يُنفق المال المرسل من الخارج
transfer records and paired interviews
سجلات التحويل والمقابلات المزدوجة
emigrants and those who stayed
المغتربين ومن بقوا من أهلهم
a study of six hundred families in three corridors
دراسة لستمئة أسرة في ثلاثة مسارات للهجرة
migration economics or family sociology
اقتصاديات الهجرة أو اجتماعيات الأسرة

disability and public space
الإعاقة والفضاء العام
how many curbs stand between a student and her university
كم رصيفًا يقف بين الطالبة وجامعتها
access audits and go-along interviews
تدقيق إمكانية الوصول والمقابلات المرافقة
wheelchair users and city engineers
مستعملي الكراسي المتحركة ومهندسي المدن
an access map kept by its users
خريطة وصول يحدّثها مستعملوها
disability studies or urban design
دراسات الإعاقة أو التصميم الحضري

charitable endowments today
الأوقاف في زمننا
which endowments still pay for what their founders wished
أيّ الأوقاف ما زال ينفق على ما أراده واقفوه
deed archives and trustee interviews
أرشيفات الحجج ومقابلات النظّار
trustees and beneficiaries
نظّار الأوقاف والمستفيدين منها
a catalog of four hundred deeds
فهرس لأربعمئة حجة وقفية
Islamic legal history or economic history
تاريخ الفقه أو التاريخ الاقتصادي

care work and aging
أعمال الرعاية والشيخوخة
who cares for the old when the daughters have moved abroad
مَن يرعى المسنّين حين ترحل البنات إلى الخارج
care diaries and cost accounting
يوميات الرعاية وحساب التكاليف
family carers and paid companions
القائمين على الرعاية في الأسر والمرافقات بأجر
a national estimate of unpaid care
تقدير وطني للرعاية غير المدفوعة
social policy or demography
السياسة الاجتماعية أو علم السكان

political cartoons and public humor
الكاريكاتير والفكاهة العامة
what a society laughs at in the year after a crisis
ممّ يضحك المجتمع في العام الذي يلي الأزمة
newspaper archives and reader panels
أرشيفات الصحف ولجان القرّاء
cartoonists and newspaper editors
رسّامي الكاريكاتير ومحرّري الصحف
a tagged archive of three thousand cartoons
أرشيف موسوم من ثلاثة آلاف رسم
media history or visual culture
تاريخ الإعلام أو الثقافة البصرية

marriage costs and savings
تكاليف الزواج والادخار
how long a couple saves and what they postpone
كم يدّخر المقبلون على الزواج وماذا يؤجّلون
budget interviews and hall price lists
مقابلات الموازنة وقوائم أسعار القاعات
engaged couples and their parents
المقبلين على الزواج وآبائهم
a survey of eight hundred households
مسح لثمانمئة أسرة معيشية
family economics or survey design
اقتصاديات الأسرة أو تصميم المسوح

return migration and small towns
الهجرة العائدة والبلدات الصغيرة
what a returning family changes on its old street
ماذا تغيّر الأسرة العائدة في شارعها القديم
street mapping and return interviews
رسم خرائط الشوارع ومقابلات العودة
returnees and their neighbors
العائدين وجيرانهم
a comparative study of nine streets
دراسة مقارنة لتسعة شوارع
human geography or migration history
الجغرافيا البشرية أو تاريخ الهجرة

nomadic schooling and rights
تعليم الرحّل وحقوقهم
how a right to schooling moves with a tent
كيف يرتحل الحق في التعليم مع الخيمة
mobile fieldwork and legal review
العمل الميداني المتنقل والمراجعة القانونية
herding families and ministry lawyers
أسر الرحّل وقانونيي الوزارات
a legal brief with route maps
مذكّرة قانونية مع خرائط المسارات
legal anthropology or pastoral societies
الأنثروبولوجيا القانونية أو المجتمعات الرعوية

digital courts and access to justice
المحاكم الرقمية والوصول إلى العدالة
who wins time and who loses a hearing when a court goes online
مَن يكسب وقتًا ومَن يخسر جلسة حين تنتقل المحكمة إلى الشبكة
case-file sampling and user interviews
معاينة الملفات القضائية ومقابلات المراجعين
litigants without lawyers and registrars
المتقاضين بلا محامين ومسجّلي المحاكم
an evaluation of five online courts
تقييم لخمس محاكم رقمية
socio-legal studies or court administration
الدراسات القانونية الاجتماعية أو إدارة المحاكم

cultural life of the diaspora
الحياة الثقافية في المهجر
what the third generation keeps of a language it does not speak
ماذا يُبقي الجيل الثالث من لغة لا يتكلّمها
household archives and festival observation
أرشيفات البيوت وملاحظة المهرجانات
diaspora associations and their young members
جمعيات المهجر وأعضائها الشباب
a sound archive with forty family portraits
أرشيف صوتي من أربعين سيرة عائلية
diaspora studies or ethnomusicology
دراسات المهجر أو علم موسيقى الشعوب
`);
