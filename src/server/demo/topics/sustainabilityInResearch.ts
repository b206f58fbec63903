import { parseTopics } from '#server/demo/parseTopics.ts';

/** Sustainability, the research side. */
export const sustainabilityInResearch = parseTopics(`
seagrass recovery in warm shallow waters
تعافي الأعشاب البحرية في المياه الضحلة الدافئة
why some meadows return within two years while others stay bare
لماذا تعود بعض المروج خلال عامين وتبقى أخرى جرداء
boat surveys and satellite images
المسوح بالقوارب وصور الأقمار الصناعية
fishing communities and marine park rangers
مجتمعات الصيادين وحرّاس المحميات البحرية
a public map of the meadows, updated each season
خريطة عامة للمروج تُحدَّث كل موسم
coastal ecology or underwater imaging
بيئة السواحل أو التصوير تحت الماء

groundwater salinity in coastal aquifers
ملوحة المياه الجوفية في الأحواض الساحلية
how far inland the sea has moved under the farms
إلى أيّ مدى تقدّم البحر تحت المزارع
well logging and isotope analysis
القياسات في الآبار وتحليل النظائر
well owners and irrigation authorities
أصحاب الآبار وهيئات الري
a salinity model open to farmers
نموذج للملوحة متاح للمزارعين
hydrogeology or geochemistry
الجيولوجيا المائية أو الكيمياء الجيولوجية

water governance in shared basins
حوكمة المياه في الأحواض المشتركة
which rules between neighbors hold through a dry decade
أيّ القواعد بين الجيران تصمد في عقد من الجفاف
field interviews and treaty records
المقابلات الميدانية وسجلات الاتفاقيات
water user associations and ministries
جمعيات مستخدمي المياه والوزارات
a public dataset of agreements in both languages
مجموعة بيانات عامة للاتفاقيات باللغتين
political science or water law
العلوم السياسية أو قانون المياه

dust storms and public health
العواصف الغبارية والصحة العامة
which clinics fill up in the week after a storm
أيّ العيادات تزدحم في الأسبوع التالي للعاصفة
air samplers and hospital admissions
أجهزة أخذ عيّنات الهواء وسجلات الدخول إلى المستشفيات
meteorologists and emergency departments
خبراء الأرصاد وأقسام الطوارئ
a dust alert tuned to respiratory risk
إنذار بالغبار مضبوط على مخاطر التنفّس
atmospheric science or environmental epidemiology
علوم الغلاف الجوي أو الوبائيات البيئية

date palm resilience
صمود نخيل التمر
what lets one palm grove survive the weevil and the heat together
ما الذي يتيح لبستان نخيل أن يصمد أمام السوسة والحرّ معًا
genomic sampling and trunk sensors
العيّنات الجينية ومجسّات الجذوع
palm growers and plant clinics
مزارعي النخيل والعيادات النباتية
a ranking of twenty cultivars under stress
ترتيب لعشرين صنفًا تحت الإجهاد
plant physiology or genomics
فسيولوجيا النبات أو علم الجينوم

urban heat at night
حرارة المدن ليلًا
why two streets in one district differ by four degrees at midnight
لماذا يختلف شارعان في حيّ واحد بأربع درجات عند منتصف الليل
bicycle transects and thermal cameras
القياسات على الدراجات والكاميرات الحرارية
night-shift workers and municipal engineers
عمّال الورديات الليلية ومهندسي البلديات
a heat atlas of six cities
أطلس حراري لست مدن
urban climatology or geospatial analysis
مناخ المدن أو التحليل الجغرافي المكاني

the energy cost of desalination
كلفة الطاقة في تحلية المياه
how low the energy per cubic meter can go in a real plant
إلى أيّ حدّ تنخفض الطاقة لكل متر مكعب في محطة حقيقية
pilot membranes and plant logs
الأغشية التجريبية وسجلات المحطات
plant operators and membrane makers
مشغّلي المحطات ومصنّعي الأغشية
a benchmark of twelve plants with open figures
مقارنة معيارية لاثنتي عشرة محطة بأرقام مفتوحة
chemical engineering or membrane science
الهندسة الكيميائية أو علم الأغشية

rangeland restoration
استصلاح المراعي
how many years of rest a grazed steppe needs before it seeds itself
كم سنة من الراحة تحتاج إليها البادية المرعيّة لتبذر نفسها
exclosure plots and herders’ calendars
القطع المسيّجة وتقاويم الرعاة
herding families and range officers
أسر الرعاة ومسؤولي المراعي
a grazing calendar agreed with five villages
تقويم رعي متفق عليه مع خمس قرى
range ecology or pastoral studies
بيئة المراعي أو دراسات الرعي

household energy in old houses
طاقة البيوت القديمة
where the warmth goes on a winter night in a stone house
أين يذهب الدفء في ليلة شتاء داخل بيت من حجر
smart meters and family diaries
العدّادات الذكية ويوميات الأسر
tenants, landlords and building trades
المستأجرين والمالكين وأصحاب حرف البناء
a retrofit guide priced room by room
دليل تأهيل مسعّر غرفة بغرفة
building energy or household economics
طاقة المباني أو الاقتصاد المنزلي

coral after bleaching
المرجان بعد الابيضاض
which colonies recover and what they have in common
أيّ المستعمرات تتعافى وما الذي يجمع بينها
reef photography and temperature loggers
تصوير الشعاب ومسجّلات الحرارة
dive operators and reef guardians
مراكز الغوص وحماة الشعاب
a nursery protocol for heat-tolerant corals
بروتوكول مشتل للمرجان المتحمّل للحرارة
coral biology or image analysis
أحياء المرجان أو تحليل الصور

food prices and drought
أسعار الغذاء والجفاف
how a failed rainy season travels from the farm to the bakery
كيف ينتقل إخفاق موسم المطر من الحقل إلى المخبز
price series and trader interviews
سلاسل الأسعار ومقابلات التجّار
market traders and statistics offices
تجّار الأسواق ومكاتب الإحصاء
an early-warning bulletin for bread prices
نشرة إنذار مبكر لأسعار الخبز
agricultural economics or time-series analysis
الاقتصاد الزراعي أو تحليل السلاسل الزمنية

wetland birds and farming
طيور المستنقعات والزراعة
whether rice fields can stand in for a marsh that has shrunk
هل تعوّض حقول الأرز عن هور انحسر
point counts and satellite tags
العدّ الموضعي وأجهزة التتبّع
rice farmers and bird wardens
مزارعي الأرز ومراقبي الطيور
a farming calendar that leaves room for nests
تقويم زراعي يترك متسعًا للأعشاش
ornithology or landscape ecology
علم الطيور أو بيئة المناظر الطبيعية

green hydrogen logistics
لوجستيات الهيدروجين الأخضر
where along the chain the cost of green hydrogen is really decided
في أيّ حلقة من السلسلة تتحدّد كلفة الهيدروجين الأخضر حقًّا
supply-chain models and port visits
نماذج سلاسل الإمداد وزيارات الموانئ
port authorities and energy planners
سلطات الموانئ ومخطّطي الطاقة
an open cost model in a spreadsheet
نموذج مفتوح للتكاليف في جدول حسابي
energy systems or supply-chain modeling
نظم الطاقة أو نمذجة سلاسل الإمداد

soil carbon in terraced farms
كربون التربة في المدرّجات الزراعية
how much carbon a repaired terrace wall keeps in the ground
كم من الكربون يحفظه في الأرض جدار مدرّج جرى ترميمه
soil cores and old aerial photographs
عيّنات التربة العميقة والصور الجوية القديمة
terrace owners and stone masons
أصحاب المدرّجات وبنّائي الحجر
a method for counting carbon on small plots
طريقة لحساب الكربون في الحيازات الصغيرة
soil science or agroecology
علم التربة أو البيئة الزراعية
`);
