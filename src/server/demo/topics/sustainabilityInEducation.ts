import { parseTopics } from '#server/demo/parseTopics.ts';

/** Sustainability, the teaching side. */
export const sustainabilityInEducation = parseTopics(`
water literacy in primary schools
الثقافة المائية في المدارس الابتدائية
what a ten-year-old can measure about the water used at home
ماذا يستطيع طفل العاشرة أن يقيس من استهلاك الماء في بيته
meter readings and kitchen experiments
قراءات العدّادات وتجارب المطبخ
primary teachers and water utilities
معلّمي المرحلة الابتدائية وشركات المياه
a term of water lessons with home tasks
فصل دراسي من دروس الماء مع مهمات منزلية
environmental education or hydrology
التربية البيئية أو علم المياه

field courses in desert ecology
المقررات الميدانية في بيئة الصحراء
how to teach patience to students who expect a desert to be empty
كيف نعلّم الصبر طلبةً يحسبون الصحراء خالية
night transects and track reading
المسوح الليلية وقراءة الآثار
biology students and Bedouin guides
طلبة الأحياء والأدلّاء من أهل البادية
a field manual with plates drawn by students
دليل ميداني بلوحات يرسمها الطلبة
field ecology or expedition leadership
البيئة الميدانية أو قيادة الرحلات العلمية

architecture for hot cities
عمارة المدن الحارّة
what the old courtyard house still teaches a first-year architect
ما الذي ما زال بيت الفناء القديم يعلّمه لطالب العمارة المبتدئ
measured drawings and thermal walks
الرسوم المقيسة والجولات الحرارية
architecture students and master builders
طلبة العمارة والبنّائين المهرة
a studio syllabus with twelve measured houses
منهاج مرسم يضم اثني عشر بيتًا مقيسًا
architectural design or building physics
التصميم المعماري أو فيزياء المباني

climate literacy for journalists
الثقافة المناخية للصحفيين
how a reporter explains a probability on the evening news
كيف يشرح المراسل احتمالًا في نشرة المساء
newsroom exercises and story clinics
تمارين غرف الأخبار وعيادات القصص الصحفية
local reporters and weather forecasters
المراسلين المحليين والراصدين الجويين
a style guide for climate terms in Arabic
دليل أسلوب للمصطلحات المناخية بالعربية
science journalism or climate communication
الصحافة العلمية أو التواصل المناخي

vocational training in solar installation
التدريب المهني على تركيب الألواح الشمسية
which mistakes on a roof shorten the life of a panel most
أيّ الأخطاء على السطح أشدّ تقصيرًا لعمر اللوح الشمسي
roof mock-ups and fault hunts
أسطح التدريب والبحث عن الأعطال
electricians and technical school graduates
الكهربائيين وخرّيجي المدارس التقنية
a certificate in three levels with practical exams
شهادة بثلاثة مستويات مع امتحانات عملية
photovoltaics or electrical training
الأنظمة الكهروضوئية أو التدريب الكهربائي

farm schools for young growers
مدارس المزارع لصغار المزارعين
what persuades a farmer’s daughter to stay on the land
ما الذي يقنع ابنة المزارع بالبقاء في الأرض
demonstration plots and season diaries
قطع الإيضاح ويوميات المواسم
young growers and extension officers
المزارعين الشباب والمرشدين الزراعيين
a season-long course taught in the field
دورة تمتد موسمًا كاملًا وتُدرَّس في الحقل
agricultural extension or agronomy
الإرشاد الزراعي أو علم المحاصيل

waste sorting in universities
فرز النفايات في الجامعات
why a clearly labeled bin still fills with the wrong things
لماذا تمتلئ الحاوية الواضحة العنوان بغير ما خُصّصت له
waste audits and signage trials
تدقيق النفايات وتجارب اللافتات
cleaning staff and student unions
عمّال النظافة واتحادات الطلبة
a campus plan that halves mixed waste
خطة جامعية تخفض النفايات المختلطة إلى النصف
waste management or campus operations
إدارة النفايات أو تشغيل المرافق الجامعية

marine science summer camps
المخيمات الصيفية في علوم البحار
how a first dive turns into a question worth a notebook
كيف تتحوّل الغطسة الأولى إلى سؤال يستحق دفترًا
snorkel surveys and aquarium sessions
مسوح الغوص السطحي وجلسات الأحواض المائية
secondary students from coastal towns
طلبة المرحلة الثانوية في المدن الساحلية
a young observers’ log of the shore
سجل شاطئي للراصدين الصغار
marine biology or diving instruction
الأحياء البحرية أو تعليم الغوص

sustainable finance for undergraduates
التمويل المستدام لطلبة البكالوريوس
whether a green bond changes what gets built
هل يغيّر السند الأخضر ما يُبنى على الأرض
case files and mock credit committees
ملفات الحالات ولجان الائتمان التدريبية
finance students and bank analysts
طلبة التمويل ومحلّلي المصارف
a casebook drawn from ten regional issues
كتاب حالات مستمد من عشرة إصدارات في المنطقة
finance or environmental economics
التمويل أو اقتصاديات البيئة

heritage crops in school kitchens
المحاصيل التراثية في مطابخ المدارس
what children will eat that their great-grandparents grew
ما الذي سيأكله الأطفال مما كان أجداد آبائهم يزرعونه
tasting panels and seed plots
لجان التذوّق وأحواض البذور
school cooks and small farmers
طهاة المدارس وصغار المزارعين
a lunch menu for thirty school days
قائمة غداء لثلاثين يومًا دراسيًا
nutrition or food heritage
التغذية أو التراث الغذائي

environmental law clinics
العيادات القانونية البيئية
how students can help a village read a permit
كيف يعين طلبة القانون قريةً على قراءة رخصة
supervised casework and site visits
العمل على القضايا بإشراف والزيارات الميدانية
law students and municipal councils
طلبة القانون والمجالس البلدية
a plain-language guide to environmental permits
دليل مبسّط إلى الرخص البيئية
environmental law or legal education
القانون البيئي أو التعليم القانوني

citizen weather stations
محطات الطقس المدرسية
how far a schoolyard thermometer can be trusted
إلى أيّ حد يمكن الوثوق بميزان حرارة في ساحة مدرسة
calibration days and shared dashboards
أيام المعايرة ولوحات البيانات المشتركة
geography clubs and meteorologists
أندية الجغرافيا وخبراء الأرصاد
a network of fifty calibrated school stations
شبكة من خمسين محطة مدرسية معايَرة
meteorology or data literacy
الأرصاد الجوية أو الثقافة البيانية

circular design studios
مراسم التصميم الدائري
what a designer draws differently after taking fifty chairs apart
ما الذي يغيّره المصمّم في رسمه بعد تفكيك خمسين كرسيًا
repair logs and material libraries
سجلات الإصلاح ومكتبات المواد
design students and repair shops
طلبة التصميم ومحالّ الإصلاح
an exhibition of objects made to be mended
معرض لأشياء صُنعت لتُصلَح
industrial design or materials science
التصميم الصناعي أو علم المواد

city planning with children
تخطيط المدن مع الأطفال
how a planner reads a map drawn by an eight-year-old
كيف يقرأ المخطِّط خريطة رسمها طفل في الثامنة
mapping walks and model building
جولات رسم الخرائط وبناء المجسّمات
planning students and third-grade classes
طلبة التخطيط وتلاميذ الصفوف الثالثة
a charter for safer streets around schools
ميثاق لشوارع أكثر أمانًا حول المدارس
urban planning or participatory design
التخطيط الحضري أو التصميم التشاركي
`);
