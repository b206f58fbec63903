import { parseTopics } from '#server/demo/parseTopics.ts';

/** Precision health, the innovation side. */
export const precisionHealthInInnovation = parseTopics(`
home tests for anemia
الفحوص المنزلية لفقر الدم
whether a phone camera can read what a needle reads
هل تقرأ كاميرا الهاتف ما تقرؤه الإبرة
nail-bed photographs and blood counts
صور مهد الظفر وتعداد الدم
pregnant women and clinic laboratories
النساء الحوامل ومختبرات العيادات
a test that costs less than a bus ticket
فحص أرخص من تذكرة الحافلة
optical sensing or diagnostics
الاستشعار البصري أو التشخيص المخبري

affordable prosthetic hands
الأيدي الصناعية الميسورة
which grip a person uses forty times a day
أيّ قبضة يستعملها الإنسان أربعين مرة في اليوم
3D scans and daily-use diaries
المسح ثلاثي الأبعاد ويوميات الاستعمال
amputees and prosthetic technicians
مبتوري الأطراف وفنيي الأطراف الصناعية
a printed hand that is fitted in two visits
يد مطبوعة تُركَّب في زيارتين
biomechanics or 3D printing
الميكانيكا الحيوية أو الطباعة ثلاثية الأبعاد

wearables for heat workers
الأجهزة القابلة للارتداء لعمّال المواقع الحارّة
how early a wristband can warn that a body is overheating
متى يستطيع السوار أن ينذر بأن الجسد يسخن
climate-chamber trials and site pilots
تجارب غرف المناخ والمواقع
site supervisors and safety officers
مشرفي المواقع ومسؤولي السلامة
a warning band with a two-day battery
سوار إنذار ببطارية تدوم يومين
wearable sensing or safety engineering
الاستشعار القابل للارتداء أو هندسة السلامة

telehealth for mountain villages
الرعاية عن بُعد لقرى الجبال
which half of a check-up truly needs a doctor in the room
أيّ نصف من الفحص يحتاج حقًّا إلى طبيب في الغرفة
nurse-led visits and bandwidth trials
الزيارات التمريضية وتجارب سعة الاتصال
village nurses and hospital specialists
ممرضات القرى واختصاصيي المستشفيات
a clinic-in-a-case with offline records
عيادة في حقيبة بسجلات تعمل بلا اتصال
telemedicine or primary care
الطب عن بُعد أو الرعاية الأولية

cold chains for vaccines
سلاسل التبريد للقاحات
how many hours a vaccine box survives a power cut in high summer
كم ساعة يصمد صندوق اللقاح أمام انقطاع الكهرباء في عزّ الصيف
temperature trails and road tests
مسارات الحرارة واختبارات الطريق
vaccinators and depot keepers
فرق التلقيح وأمناء المستودعات
a carrier box with a visible life clock
صندوق حمل بعدّاد صلاحية ظاهر
thermal engineering or health logistics
الهندسة الحرارية أو اللوجستيات الصحية

patient records that travel
السجلات الصحية المتنقلة مع المريض
what a doctor abroad must see in the first minute
ماذا يجب أن يرى الطبيب في الخارج في الدقيقة الأولى
record audits and traveler interviews
تدقيق السجلات الطبية ومقابلات المسافرين
pilgrims, migrant workers and emergency doctors
الحجّاج والعمّال المهاجرين وأطباء الطوارئ
a one-page summary in two languages
ملخّص من صفحة واحدة بلغتين
health informatics or interoperability
المعلوماتية الصحية أو التشغيل البيني

hearing screening for newborns
فحص السمع لحديثي الولادة
how to test a baby’s hearing in a noisy ward
كيف يُفحص سمع الرضيع في جناح صاخب
noise-robust probes and ward trials
المسابير المقاومة للضجيج وتجارب الأجنحة
maternity nurses and audiologists
ممرضات الولادة واختصاصيي السمع
a screener that a nurse learns in an hour
جهاز فحص تتعلّمه الممرضة في ساعة
audiology or acoustic engineering
علم السمع أو الهندسة الصوتية

personal nutrition plans
خطط التغذية الشخصية
whether advice fitted to one person is followed longer than a leaflet
هل تُتَّبع النصيحة المفصّلة على صاحبها أطول من المنشور العام
glucose patches and weekly coaching
لصقات قياس السكر والمتابعة الأسبوعية
families at risk of diabetes
الأسر المعرّضة للسكري
a meal planner built on local dishes
مخطِّط وجبات مبنيّ على الأطباق المحلية
dietetics or behavioral science
علم الحميات أو العلوم السلوكية

mental health support lines
خطوط الدعم النفسي
how a caller becomes a patient, and whether that is needed
كيف يصير المتصل مريضًا وهل يلزم ذلك
call protocols and follow-up panels
بروتوكولات المكالمات ولجان المتابعة
counselors and young callers
المرشدين النفسيين والمتصلين الشباب
a triage script with safe handovers
نصّ فرز مع إحالة آمنة
clinical psychology or service design for care
علم النفس السريري أو تصميم خدمات الرعاية

rapid tests for antibiotic choice
الفحوص السريعة لاختيار المضاد
how to choose an antibiotic before lunch instead of the day after tomorrow
كيف يُختار المضاد قبل الظهر بدل الانتظار إلى ما بعد الغد
microfluidic chips and sample panels
الرقائق الميكروفلوية ولوحات العيّنات
ward doctors and laboratory heads
أطباء الأجنحة ورؤساء المختبرات
a chip that reads resistance in four hours
رقاقة تقرأ المقاومة في أربع ساعات
microfluidics or clinical microbiology
الموائع الدقيقة أو الأحياء الدقيقة السريرية

home dialysis with less water
الغسيل الكلوي المنزلي بماء أقل
how many liters a session needs when every liter is trucked in
كم لترًا تحتاج الجلسة حين يُنقل كل لتر بالصهاريج
bench rigs and home trials
منصّات الاختبار والتجارب المنزلية
dialysis patients and their families
مرضى الغسيل الكلوي وأسرهم
a water-saving module for existing machines
وحدة موفّرة للماء تُضاف إلى الأجهزة القائمة
biomedical engineering or dialysis care
الهندسة الطبية الحيوية أو رعاية الغسيل الكلوي

genome reports that families understand
تقارير الجينوم المفهومة للأسر
which picture explains a recessive gene without a word of Latin
أيّ صورة تشرح الجين المتنحّي بلا كلمة لاتينية
reading tests and redesign rounds
اختبارات القراءة وجولات إعادة التصميم
parents, counselors and illustrators
الوالدين والمرشدين الوراثيين والرسّامين
a report template with tested drawings
قالب تقرير مع رسوم مجرّبة
medical illustration or patient communication
الرسم الطبي أو التواصل مع المرضى

supply forecasting for blood banks
توقّع احتياجات بنوك الدم
which week of the year runs out of which blood group
أيّ زمرة دم تنفد في أيّ أسبوع من السنة
donation histories and holiday calendars
سجلات التبرّع وتقاويم الأعياد
blood bank managers and donor clubs
مديري بنوك الدم وأندية المتبرّعين
a donor call plan for every week
خطة لاستدعاء المتبرّعين كل أسبوع
demand planning or transfusion medicine
تخطيط الطلب أو طب نقل الدم

smart pill boxes for older patients
علب الدواء الذكية لكبار السن
what makes a reminder helpful on the hundredth day
ما الذي يُبقي التذكير نافعًا في يومه المئة
usage logs and kitchen interviews
سجلات الاستعمال ومقابلات المطابخ
older patients and community nurses
المرضى المسنّين وممرضات المجتمع
a box that works for a year on one battery
علبة تعمل عامًا ببطارية واحدة
interaction design or geriatric care
تصميم التفاعل أو رعاية المسنّين
`);
