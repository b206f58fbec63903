import { parseTopics } from '#server/demo/parseTopics.ts';

/** Social progress, the teaching side. */
export const socialProgressInEducation = parseTopics(`
civic education through local budgets
التربية المدنية من خلال الموازنات المحلية
what a sixteen-year-old would cut from a town’s budget
ماذا يحذف ابن السادسة عشرة من موازنة بلدته
budget games and council visits
ألعاب الموازنة وزيارات المجالس
civics teachers and treasurers
معلّمي التربية المدنية وأمناء الصناديق
a classroom budget kit with real accounts
حقيبة صفّية للموازنة بحسابات حقيقية
civic education or public finance
التربية المدنية أو المالية العامة

oral history methods
مناهج التاريخ الشفوي
how to listen to an account that contradicts the archive
كيف نصغي إلى رواية تناقض الأرشيف
paired interviews and transcript clinics
المقابلات الثنائية وعيادات التفريغ
graduate students and community elders
طلبة الدراسات العليا وكبار المجتمع
a recorded course with consent templates
مقرّر مسجّل مع نماذج للموافقات
oral history or qualitative methods
التاريخ الشفوي أو المناهج النوعية

legal literacy for women workers
الثقافة القانونية للعاملات
which clause of a contract is worth an hour’s explanation
أيّ بند من بنود العقد يستحق ساعة من الشرح
contract readings and legal-aid clinics
قراءة العقود وعيادات العون القانوني
factory workers and labor lawyers
عاملات المصانع ومحامي العمل
an illustrated contract in three languages
عقد مصوّر بثلاث لغات
labor law or adult literacy
قانون العمل أو محو أمية الكبار

teaching Arabic to newcomers
تعليم العربية للوافدين
which two hundred words open a city to a newcomer
ما المئتا كلمة التي تفتح المدينة للوافد
market lessons and audio diaries
دروس السوق واليوميات الصوتية
migrant families and language teachers
الأسر الوافدة ومعلّمي اللغة
a street-level course in sixty lessons
مقرّر من ستين درسًا بلغة الشارع
language teaching or migration studies
تعليم اللغات أو دراسات الهجرة

social work in schools
الخدمة الاجتماعية في المدارس
what an absence list says when it is read by a social worker
ماذا تقول قائمة الغياب حين تقرؤها الاختصاصية الاجتماعية
home visits and case conferences
الزيارات الأسرية ومؤتمرات الحالة
school social workers and class teachers
الاختصاصيين الاجتماعيين ومعلّمي الصفوف
a casework handbook with sample letters
دليل لإدارة الحالات مع رسائل نموذجية
social work or child protection
الخدمة الاجتماعية أو حماية الطفل

sports coaching and inclusion
التدريب الرياضي والدمج
how a training session changes when one player uses a wheelchair
كيف تتغيّر الحصة التدريبية حين يستعمل أحد اللاعبين كرسيًا متحركًا
adapted drills and match filming
التمارين المعدّلة وتصوير المباريات
coaches and players with disabilities
المدرّبين واللاعبين ذوي الإعاقة
a coaching license for mixed teams
رخصة تدريب للفرق المختلطة
adapted sport or coaching science
الرياضة المعدّلة أو علوم التدريب

museum education for families
التعليم المتحفي للأسر
what makes a family stop in front of one object for ten minutes
ما الذي يوقف الأسرة عشر دقائق أمام قطعة واحدة
gallery observation and story trails
الملاحظة في القاعات ومسارات الحكاية
museum guides and families on a first visit
أدلّاء المتاحف والأسر الزائرة للمرة الأولى
family trails for seven galleries
مسارات عائلية لسبع قاعات
museum studies or visitor research
دراسات المتاحف أو بحوث الزوّار

entrepreneurship for rural women
ريادة الأعمال لنساء الأرياف
which first sale turns a craft into a business
أيّ بيعة أولى تحوّل الحرفة إلى مشروع
market days and bookkeeping circles
أيام السوق وحلقات مسك الدفاتر
weavers, beekeepers and mentors
النسّاجات ومربّيات النحل والمرشدات
a course that begins with a market stall
دورة تبدأ من بسطة في السوق
small business or handicrafts
الأعمال الصغيرة أو الحرف اليدوية

philosophy with children
الفلسفة مع الأطفال
how a seven-year-old argues about a fair share
كيف يجادل ابن السابعة في القسمة العادلة
circle discussions and question boards
حلقات النقاش ولوحات الأسئلة
primary classes and philosophy students
صفوف المرحلة الابتدائية وطلبة الفلسفة
a year of stories that end in a question
عام من القصص التي تنتهي بسؤال
philosophy or primary teaching
الفلسفة أو التدريس الابتدائي

public policy for young officials
السياسات العامة للموظفين الشباب
what a memo of one page can make a minister decide
ماذا تستطيع مذكّرة من صفحة واحدة أن تحمل الوزير على تقريره
memo writing and simulated cabinets
كتابة المذكّرات ومحاكاة مجالس الوزراء
junior officials and former ministers
الموظفين الشباب والوزراء السابقين
a casebook of regional decisions
كتاب حالات عن قرارات في المنطقة
public policy or policy writing
السياسات العامة أو كتابة أوراق السياسات

archives of women’s writing
أرشيفات كتابة النساء
which names return to the shelf once someone looks
أيّ الأسماء يعود إلى الرف متى بحث عنه أحد
periodical indexing and reading seminars
فهرسة الدوريات وحلقات القراءة
literature students and private collectors
طلبة الأدب وأصحاب المكتبات الخاصة
a teaching anthology with a hundred letters
مختارات تعليمية تضم مئة رسالة
literary history or bibliography
تاريخ الأدب أو الببليوغرافيا

conflict mediation in universities
الوساطة في نزاعات الجامعات
when an apology ends a dispute and when it reopens it
متى ينهي الاعتذار النزاع ومتى يعيد فتحه
mediation drills and peer panels
تدريبات الوساطة ولجان الأقران
student mediators and deans
الطلبة الوسطاء والعمداء
a mediation service run by trained students
خدمة وساطة يديرها طلبة مدرَّبون
mediation or social psychology
الوساطة أو علم النفس الاجتماعي

financial literacy for teenagers
الثقافة المالية لليافعين
what a teenager does with the first money she earns
ماذا تفعل اليافعة بأول مال تكسبه
pocket-money diaries and shop simulations
يوميات المصروف ومحاكاة المتجر
teenagers and savings cooperatives
اليافعين وتعاونيات الادخار
a ten-week course with a real savings box
دورة من عشرة أسابيع مع صندوق ادخار حقيقي
financial education or youth programs
التثقيف المالي أو برامج الشباب

volunteering in care homes
التطوّع في دور الرعاية
what a student learns from an hour with someone of ninety
ماذا يتعلّم الطالب من ساعة مع من بلغ التسعين
visit journals and reflection groups
يوميات الزيارة ومجموعات التأمل
residents of care homes and student visitors
نزلاء دور الرعاية والزوّار من الطلبة
a service-learning course with credit
مقرّر للتعلّم بالخدمة بساعات معتمدة
gerontology or service learning
علم الشيخوخة أو التعلّم بالخدمة
`);
