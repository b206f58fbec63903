import { parseTopics } from '#server/demo/parseTopics.ts';

/** Artificial intelligence, the research side. */
export const artificialIntelligenceInResearch = parseTopics(`
speech recognition for Arabic dialects
التعرّف على الكلام في اللهجات العربية
how little recorded speech is enough for a dialect with no written form
كم يكفي من الكلام المسجّل للهجة لا تُكتب
field recordings and self-supervised models
التسجيلات الميدانية والنماذج ذاتية الإشراف
storytellers, radio archives and dialect speakers
الرواة وأرشيفات الإذاعة ومتحدّثي اللهجات
an open corpus of nine dialects
مدوّنة مفتوحة لتسع لهجات
speech processing or dialectology
معالجة الكلام أو علم اللهجات

handwriting recognition in old manuscripts
التعرّف على خط المخطوطات القديمة
which scripts still defeat a model trained on print
أيّ الخطوط ما زال يعجز عنه نموذج تدرّب على المطبوع
line segmentation and expert transcription
تقطيع الأسطر ونسخ الخبراء
paleographers and library conservators
علماء الخطوط ومرمّمي المكتبات
a reading model for Maghrebi hands
نموذج قراءة للخطوط المغربية
computer vision or manuscript studies
الرؤية الحاسوبية أو دراسات المخطوطات

fairness in loan decisions
الإنصاف في قرارات الإقراض
whom a credit model refuses that a patient banker would accept
مَن الذي يرفضه نموذج الائتمان ويقبله مصرفي متأنٍّ
counterfactual audits and file reviews
التدقيق بالفرضيات المضادة ومراجعة الملفات
microfinance officers and women borrowers
موظفي التمويل الأصغر والمقترضات
an audit method that a regulator can repeat
طريقة تدقيق تستطيع الجهة الرقابية أن تعيدها
algorithmic fairness or development finance
إنصاف الخوارزميات أو تمويل التنمية

small language models for low-resource settings
النماذج اللغوية الصغيرة للبيئات محدودة الموارد
how much of a large model survives on a shared school laptop
كم يبقى من نموذج كبير على حاسوب مدرسي مشترك
distillation and quantization studies
دراسات التقطير والتكميم
language engineers and school system administrators
مهندسي اللغة ومديري أنظمة المدارس
an Arabic model under one gigabyte
نموذج عربي دون غيغابايت واحد
natural language processing or model compression
معالجة اللغات الطبيعية أو ضغط النماذج

reasoning about uncertainty in forecasts
التعامل مع عدم اليقين في التنبؤات
when a model should say that it does not know
متى ينبغي للنموذج أن يقول إنه لا يعرف
calibration tests and decision games
اختبارات المعايرة وألعاب القرار
flood forecasters and grid operators
المتنبئين بالفيضانات ومشغّلي الشبكات
a calibration library with worked examples
مكتبة برمجية للمعايرة بأمثلة محلولة
probability or decision theory
الاحتمالات أو نظرية القرار

medical image analysis with few labels
تحليل الصور الطبية بعينات موسومة قليلة
how a model learns a rare disease from thirty scans
كيف يتعلّم النموذج مرضًا نادرًا من ثلاثين صورة
contrastive learning and reader studies
التعلّم التبايني ودراسات القراءة
radiologists in district hospitals
أطباء الأشعة في مستشفيات المحافظات
a second-reader tool tested in four hospitals
أداة قراءة ثانية مجرّبة في أربعة مستشفيات
deep learning or radiology
التعلّم العميق أو علم الأشعة

computational models of Arabic morphology
النماذج الحاسوبية للصرف العربي
how a machine finds the root of a word it has never met
كيف تجد الآلة جذر كلمة لم تصادفها من قبل
annotated lexicons and finite-state rules
المعاجم الموسومة وقواعد الحالات المنتهية
lexicographers and grammar teachers
صنّاع المعاجم ومعلّمي النحو
a free analyzer with a published error rate
محلّل صرفي حر بنسبة خطأ منشورة
computational linguistics or Arabic grammar
اللسانيات الحاسوبية أو النحو العربي

robots in narrow old streets
الروبوتات في الأزقة القديمة
how a delivery robot should yield to a person carrying bread
كيف يفسح روبوت التوصيل الطريق لمن يحمل الخبز
simulation and supervised street trials
المحاكاة والتجارب المراقَبة في الشوارع
old-town residents and shop owners
سكان المدن القديمة وأصحاب الدكاكين
a set of yielding rules with video evidence
مجموعة قواعد لأولوية المرور موثّقة بالفيديو
mobile robotics or human–robot interaction
الروبوتات المتنقلة أو التفاعل بين الإنسان والروبوت

privacy in shared health data
الخصوصية في البيانات الصحية المشتركة
what can be learned from ten hospitals without moving a single record
ماذا يمكن أن نتعلّم من عشرة مستشفيات من غير نقل سجل واحد
federated learning and attack simulations
التعلّم الموزّع ومحاكاة الهجمات
hospital data officers and ethics boards
مسؤولي بيانات المستشفيات ولجان الأخلاقيات
a protocol for studies without data transfer
بروتوكول للدراسات بلا نقل للبيانات
cryptography or federated learning
علم التعمية أو التعلّم الموزّع

satellite crop mapping
رسم خرائط المحاصيل من الفضاء
how early in a season a field can be told from fallow
متى يمكن في أول الموسم تمييز الحقل المزروع من الأرض البور
radar time series and field visits
السلاسل الزمنية الرادارية والزيارات الحقلية
agricultural statisticians and cooperatives
إحصائيي الزراعة والتعاونيات
a monthly crop map at ten meters
خريطة شهرية للمحاصيل بدقة عشرة أمتار
remote sensing or agricultural statistics
الاستشعار عن بعد أو الإحصاء الزراعي

misinformation in voice messages
المعلومات المضلّلة في الرسائل الصوتية
how a rumor changes as it passes from voice to voice
كيف تتبدّل الشائعة وهي تنتقل من صوت إلى صوت
donated messages and network models
الرسائل المتبرَّع بها ونماذج الشبكات
family groups and community radio hosts
مجموعات العائلات ومذيعي الإذاعات المجتمعية
a map of how rumors travel in four cities
خريطة لمسارات الشائعات في أربع مدن
network science or communication studies
علم الشبكات أو دراسات الاتصال

explainable models for judges
النماذج القابلة للتفسير أمام القضاء
what kind of explanation a judge can test
أيّ تفسير يستطيع القاضي أن يختبره
mock hearings and explanation trials
الجلسات الصورية وتجارب التفسير
judges, lawyers and court clerks
القضاة والمحامين وكتّاب المحاكم
a standard for expert reports on models
معيار لتقارير الخبرة في النماذج
law or interpretable machine learning
القانون أو تعلّم الآلة القابل للتفسير

energy use of large models
استهلاك النماذج الكبيرة للطاقة
what a thousand questions cost in kilowatt-hours on a hot day
كم تكلّف ألف سؤال من الكيلوواط ساعة في يوم حارّ
rack meters and workload traces
عدّادات الخزائن وسجلات الأحمال
data center operators and grid planners
مشغّلي مراكز البيانات ومخطّطي شبكات الكهرباء
a public energy label for models
ملصق طاقة عام للنماذج
computer systems or energy metering
نظم الحاسوب أو قياس الطاقة

machine translation of legal Arabic
الترجمة الآلية للعربية القانونية
where a single wrong preposition changes a contract
أين يغيّر حرف جرّ خاطئ واحد معنى عقد
parallel contracts and clause tests
العقود المتوازية واختبارات البنود
legal translators and notaries
المترجمين القانونيين وكتّاب العدل
a benchmark of two thousand clauses
اختبار معياري من ألفي بند
machine translation or contract law
الترجمة الآلية أو قانون العقود
`);
