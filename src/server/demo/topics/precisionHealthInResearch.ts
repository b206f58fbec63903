import { parseTopics } from '#server/demo/parseTopics.ts';

/** Precision health, the research side. */
export const precisionHealthInResearch = parseTopics(`
founder variants in inherited blood disorders
الطفرات المؤسِّسة في أمراض الدم الوراثية
which variants explain most cases in one valley
أيّ الطفرات تفسّر معظم الحالات في وادٍ واحد
targeted sequencing and village registers
التسلسل الموجّه وسجلات القرى
families with thalassemia and blood centers
أسر مرضى الثلاسيميا ومراكز الدم
a carrier panel priced for public clinics
لوحة كشف للحاملين بكلفة تناسب العيادات الحكومية
human genetics or hematology
الوراثة البشرية أو أمراض الدم

vitamin D in sunny countries
فيتامين د في البلدان المشمسة
why deficiency is common where the sun is strongest
لماذا يشيع النقص حيث الشمس أشدّ
serum assays and exposure badges
قياسات المصل وشارات التعرّض
office workers and outdoor laborers
موظفي المكاتب وعمّال المواقع المفتوحة
age-specific reference values
قيم مرجعية لكل فئة عمرية
endocrinology or nutritional epidemiology
الغدد الصماء أو وبائيات التغذية

pharmacogenomics of blood thinners
الجينات الدوائية لمميّعات الدم
how much of the dose is written in two genes
كم من الجرعة مكتوب في جينين
genotyping and clinic follow-up
التنميط الجيني والمتابعة في العيادات
cardiology patients and clinic pharmacists
مرضى القلب وصيادلة العيادات
a dosing equation for regional populations
معادلة جرعات لسكان المنطقة
pharmacogenomics or cardiology
علم الجينات الدوائية أو أمراض القلب

early-onset diabetes in young adults
السكري المبكر لدى الشباب
what separates the cousin who falls ill at thirty from the one who does not
ما الذي يفرّق بين ابن عم يمرض في الثلاثين وآخر لا يمرض
cohort visits and continuous glucose sensors
زيارات الأتراب ومجسّات السكر المستمرة
siblings and cousins of patients
إخوة المرضى وأبناء عمومتهم
a risk score that needs no laboratory
مقياس خطر لا يحتاج إلى مختبر
metabolic medicine or cohort studies
طب الاستقلاب أو دراسات الأتراب

breast cancer screening at younger ages
الكشف عن سرطان الثدي في أعمار أصغر
at what age a screening letter does more good than harm
في أيّ عمر تنفع رسالة الكشف أكثر مما تضرّ
registry linkage and decision models
ربط السجلات ونماذج القرار
screening units and survivors’ groups
وحدات الكشف وجمعيات المتعافيات
a screening schedule by family history
جدول كشف بحسب التاريخ العائلي
cancer epidemiology or health economics
وبائيات السرطان أو اقتصاديات الصحة

gut microbiome and traditional diets
ميكروبيوم الأمعاء والأغذية التقليدية
what changes in the gut when a village moves to the city
ماذا يتغيّر في الأمعاء حين تنتقل القرية إلى المدينة
stool sequencing and food diaries
تسلسل العيّنات ويوميات الطعام
rural and urban branches of the same families
فروع العائلة الواحدة في الريف والمدينة
a reference microbiome with diet notes
ميكروبيوم مرجعي مع بيانات الغذاء
microbiology or bioinformatics
علم الأحياء الدقيقة أو المعلوماتية الحيوية

sleep and shift work
النوم والعمل بالمناوبات
which order of shifts costs the body least
أيّ ترتيب للمناوبات أقلّ كلفة على الجسد
wrist trackers and cortisol samples
أساور القياس وعيّنات الكورتيزول
nurses, guards and refinery crews
الممرضين والحرّاس وأطقم المصافي
a roster rule tested in two hospitals
قاعدة مناوبات مجرّبة في مستشفيين
sleep medicine or occupational health
طب النوم أو الصحة المهنية

heat stress and kidney health
الإجهاد الحراري وصحة الكلى
how many hot shifts a kidney forgives
كم مناوبة حارّة تغفرها الكلية
urine markers and weather stations
مؤشرات البول ومحطات الطقس
construction workers and site medics
عمّال البناء ومسعفي المواقع
a rest schedule tied to wet-bulb temperature
جدول راحة مرتبط بحرارة البصيلة الرطبة
nephrology or environmental health
أمراض الكلى أو الصحة البيئية

rare neuromuscular disease
أمراض الأعصاب والعضلات النادرة
how to shorten seven years of waiting for a diagnosis
كيف تُختصر سبع سنوات من انتظار التشخيص
exome sequencing and muscle imaging
تسلسل الإكسوم وتصوير العضلات
children with undiagnosed weakness and their parents
أطفال يعانون ضعفًا غير مشخّص ووالديهم
a diagnostic path in three visits
مسار تشخيصي من ثلاث زيارات
neurology or rare disease genetics
طب الأعصاب أو وراثة الأمراض النادرة

heart failure in younger patients
قصور القلب لدى صغار السن
why hearts fail a decade earlier here than elsewhere
لماذا تضعف القلوب هنا قبل غيرها بعقد كامل
registries and cardiac imaging
سجلات المرضى وتصوير القلب
cardiologists in twelve centers
أطباء القلب في اثني عشر مركزًا
a regional registry with yearly figures
سجل إقليمي بأرقام سنوية
cardiovascular medicine or clinical registries
طب القلب والأوعية أو السجلات السريرية

antimicrobial resistance in hospitals
مقاومة المضادات في المستشفيات
which ward gives resistance to which
أيّ الأجنحة ينقل المقاومة إلى غيره
genome tracing and hand-hygiene counts
التتبّع الجينومي وعدّ مرات تعقيم اليدين
infection control nurses and microbiologists
ممرضات مكافحة العدوى واختصاصيي الأحياء الدقيقة
a weekly resistance bulletin for wards
نشرة أسبوعية للمقاومة في الأجنحة
infectious diseases or genomics of pathogens
الأمراض المعدية أو جينوم الممرضات

preterm birth and air quality
الولادة المبكرة ونوعية الهواء
in which month of pregnancy bad air matters most
في أيّ شهر من الحمل يشتدّ أثر الهواء الملوّث
birth records and street-level monitors
سجلات الولادة وأجهزة الرصد في الشوارع
expectant mothers and obstetric units
الحوامل ووحدات التوليد
a warning service for pregnant women
خدمة تنبيه للحوامل
perinatal epidemiology or air monitoring
وبائيات ما حول الولادة أو رصد الهواء

cognitive aging in Arabic speakers
الشيخوخة المعرفية لدى الناطقين بالعربية
which memory test is fair to someone who never went to school
أيّ اختبار للذاكرة ينصف من لم يدخل مدرسة
oral tests and brain imaging
الاختبارات الشفهية وتصوير الدماغ
older adults and memory clinics
كبار السن وعيادات الذاكرة
a memory test normed without reading
اختبار ذاكرة مقنّن لا يشترط القراءة
neuropsychology or geriatrics
علم النفس العصبي أو طب الشيخوخة

obesity and portion habits
السمنة وعادات الحصص الغذائية
how much a guest eats when the host serves
كم يأكل الضيف حين يسكب له المضيف
meal filming and plate weighing
تصوير الوجبات ووزن الأطباق
extended families and wedding caterers
العائلات الممتدّة ومتعهّدي الأعراس
a serving guide for family tables
دليل تقديم لموائد العائلة
behavioral nutrition or medical anthropology
التغذية السلوكية أو الأنثروبولوجيا الطبية
`);
