import { parseTopics } from '#server/demo/parseTopics.ts';

/** Artificial intelligence, the innovation side. */
export const artificialIntelligenceInInnovation = parseTopics(`
voice assistants for clinics
المساعدات الصوتية للعيادات
which calls a machine may answer and which need a person
أيّ المكالمات يجوز أن تجيب عنها الآلة وأيّها يحتاج إلى إنسان
call transcripts and staged pilots
نصوص المكالمات والتجارب المرحلية
clinic receptionists and elderly callers
موظفي استقبال العيادات والمتصلين من كبار السن
a booking line that speaks three dialects
خط حجز يتحدّث بثلاث لهجات
conversational design or telephony
تصميم الحوار أو أنظمة الهاتف

reading aids for dyslexic students
معينات القراءة لذوي عسر القراءة
which change to a line of Arabic type helps most
أيّ تغيير في سطر الطباعة العربية أنفع للقارئ
font trials and reading logs
تجارب الخطوط وسجلات القراءة
dyslexic readers and type designers
القرّاء ذوي عسر القراءة ومصمّمي الخطوط
a browser reader with adjustable spacing
قارئ في المتصفّح بمسافات قابلة للضبط
assistive technology or type design
التقنيات المساندة أو تصميم الخطوط

inspection of solar farms from the air
فحص المحطات الشمسية من الجو
how many faulty cells can be found before the panel is cleaned
كم خلية معطوبة يمكن كشفها قبل تنظيف اللوح
thermal flights and defect labels
الطلعات الحرارية ووسوم العيوب
plant engineers and drone pilots
مهندسي المحطات ومشغّلي الطائرات المسيّرة
an inspection report ready the same evening
تقرير فحص جاهز في المساء نفسه
computer vision or plant maintenance
الرؤية بالحاسوب أو صيانة المحطات

captions for live lectures
النصوص المرافقة للمحاضرات المباشرة
how late a caption may come before a listener gives up
إلى أيّ حدّ يجوز أن يتأخّر النص قبل أن يملّ المستمع
lecture recordings and delay trials
تسجيلات المحاضرات وتجارب التأخير
hard-of-hearing students and lecturers
الطلبة ضعاف السمع والمحاضرين
a captioning service that a faculty can host
خدمة نصوص مرافقة تستضيفها الكلية
real-time systems or captioning
أنظمة الزمن الحقيقي أو كتابة النصوص المرافقة

fraud signals in small payments
إشارات الاحتيال في المدفوعات الصغيرة
which pattern in a corner shop’s day is worth a phone call
أيّ نمط في يوم دكّان صغير يستحق مكالمة
transaction graphs and analyst feedback
مخططات المعاملات وملاحظات المحلّلين
payment firms and shopkeepers
شركات الدفع وأصحاب الدكاكين
an alert that explains itself in one line
تنبيه يشرح نفسه في سطر واحد
anomaly detection or financial technology
كشف الشذوذ أو التقنية المالية

traffic signals that learn
الإشارات المرورية المتعلّمة
how much waiting a junction can save without hurting pedestrians
كم من الانتظار يوفّره التقاطع من غير أن يضرّ بالمشاة
camera counts and simulator runs
عدّ الكاميرات وتجارب المحاكي
traffic police and school crossing guards
شرطة المرور وحرّاس معابر المدارس
a controller tested at eight junctions
جهاز تحكّم مجرّب في ثمانية تقاطعات
reinforcement learning or traffic engineering
التعلّم المعزّز أو هندسة المرور

search in Arabic archives
البحث في الأرشيفات العربية
how a reader finds a name that was spelled five ways
كيف يجد القارئ اسمًا كُتب بخمس صور
scan pipelines and query logs
سلاسل المسح وسجلات الاستعلام
archivists and family historians
أمناء الأرشيف ومؤرّخي العائلات
a search engine for one million pages
محرّك بحث لمليون صفحة
information retrieval or archival science
استرجاع المعلومات أو علم الأرشيف

forecasting hospital queues
التنبؤ بطوابير المستشفيات
whether tomorrow’s waiting room can be guessed from today’s weather
هل يمكن تخمين ازدحام الغد من طقس اليوم
visit histories and queue models
سجلات الزيارات ونماذج الطوابير
triage nurses and shift planners
ممرضات الفرز ومخطّطي المناوبات
a daily staffing forecast on one screen
توقّع يومي للمناوبات في شاشة واحدة
operations management or forecasting
إدارة العمليات أو التنبؤ

quality control in small factories
ضبط الجودة في المصانع الصغيرة
what a camera sees on a line that a tired eye misses
ما الذي تراه الكاميرا على خط الإنتاج ويفوت العين المتعبة
sample photographs and inspector labels
صور العيّنات ووسوم المفتّشين
factory owners and line inspectors
أصحاب المصانع ومفتّشي خطوط الإنتاج
an inspection camera under three hundred dollars
كاميرا فحص دون ثلاثمئة دولار
machine vision or manufacturing
رؤية الآلة أو التصنيع

tutoring bots for exam years
مساعدات المذاكرة لسنوات الامتحان
when a hint helps a student and when it robs her of the answer
متى يعين التلميح الطالبة ومتى يسلبها الجواب
dialogue logs and controlled classes
سجلات الحوار والصفوف الضابطة
final-year pupils and subject teachers
تلاميذ السنة الأخيرة ومعلّمي المواد
a tutor that always shows its sources
مساعد مذاكرة يُظهر مصادره دائمًا
educational technology or dialogue systems
تقنيات التعليم أو نظم الحوار

crop disease diagnosis by phone
تشخيص أمراض المحاصيل بالهاتف
how a photograph taken at noon misleads a model
كيف تُضلّل صورة ملتقَطة عند الظهيرة النموذج
leaf photographs and agronomist checks
صور الأوراق ومراجعة خبراء الزراعة
tomato growers and farm advisers
مزارعي الطماطم والمرشدين الزراعيين في القرى
a diagnosis app that works without signal
تطبيق تشخيص يعمل بلا تغطية
mobile vision or plant pathology
الرؤية على الهاتف أو أمراض النبات

open tools for data labeling
الأدوات المفتوحة لوسم البيانات
how to pay a labeler fairly and still finish the corpus
كيف يُنصَف واسم البيانات في أجره وتكتمل المدوّنة
task timing and agreement scores
توقيت المهمات ودرجات الاتفاق
home-based labelers and linguists
العاملين في الوسم من بيوتهم واللغويين
a labeling desk that counts time honestly
منصّة وسم تحسب الوقت بأمانة
annotation management or labor standards
إدارة الوسم أو معايير العمل

digital twins for water networks
التوائم الرقمية لشبكات المياه
which valve a model would close first in a burst
أيّ صمام يغلقه النموذج أولًا عند انفجار الأنبوب
hydraulic models and pressure loggers
النماذج الهيدروليكية ومسجّلات الضغط
network operators and control-room staff
مشغّلي الشبكات والعاملين في غرف التحكّم
a twin that updates every fifteen minutes
توأم رقمي يتحدّث كل ربع ساعة
hydraulic modeling or systems integration
النمذجة الهيدروليكية أو تكامل الأنظمة

plain-language government forms
النماذج الحكومية بلغة واضحة
which word on a form sends most people back to the counter
أيّ كلمة في النموذج تعيد معظم الناس إلى الشبّاك
readability scores and counter observation
مقاييس المقروئية ومراقبة شبابيك الخدمة
service clerks and first-time applicants
موظفي الشبابيك ومن يراجعون للمرة الأولى
a rewriting assistant for clerks
مساعد لإعادة الصياغة يستعين به الموظفون
plain language or public service design
اللغة الواضحة أو تصميم الخدمات العامة
`);
