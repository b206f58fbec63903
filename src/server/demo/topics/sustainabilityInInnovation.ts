import { parseTopics } from '#server/demo/parseTopics.ts';

/** Sustainability, the innovation side. */
export const sustainabilityInInnovation = parseTopics(`
off-grid solar for small farms
الطاقة الشمسية المستقلة للمزارع الصغيرة
whether a pump can run a whole summer without a battery
هل تعمل المضخة صيفًا كاملًا بلا بطارية
pump trials and farmers’ ledgers
تجارب الضخ ودفاتر حسابات المزارعين
smallholders and village electricians
صغار المزارعين وكهربائيي القرى
a pump controller sold with a local warranty
جهاز تحكّم بالمضخات يباع بضمان محلي
power electronics or rural energy
إلكترونيات القدرة أو طاقة الأرياف

water sensors for old pipes
مجسّات المياه للأنابيب القديمة
how small a leak can be heard through two meters of soil
ما أصغر تسرّب يُسمع عبر مترين من التربة
acoustic probes and night-flow records
المسابير الصوتية وسجلات التدفق الليلي
water engineers and repair crews
مهندسي المياه وفرق الإصلاح
a leak map that a crew can trust at dawn
خريطة تسرّبات تثق بها الفرقة مع الفجر
signal processing or water networks
معالجة الإشارة أو شبكات المياه

building materials from date waste
مواد البناء من مخلّفات النخيل
how strong a panel of palm fiber stays after five summers
كم يبقى من متانة لوح ألياف النخيل بعد خمسة أصياف
press tests and weathering racks
اختبارات الكبس ومنصّات التعريض للطقس
carpenters and date-packing plants
النجّارين ومصانع تعبئة التمور
an insulation panel ready for the building code
لوح عزل مستوفٍ لكود البناء
composite materials or construction testing
المواد المركّبة أو فحوص البناء

repair services for home appliances
خدمات إصلاح الأجهزة المنزلية
what price for a repair keeps a washing machine out of the dump
أيّ سعر للإصلاح يُبقي الغسّالة بعيدًا عن المكبّ
price trials and teardown videos
تجارب التسعير ومقاطع التفكيك
repair technicians and appliance dealers
فنّيي الإصلاح وتجّار الأجهزة
a franchise handbook for neighborhood repair shops
دليل امتياز لمحالّ الإصلاح في الأحياء
service operations or appliance engineering
تشغيل الخدمات أو هندسة الأجهزة

cool roofs for dense neighborhoods
الأسطح الباردة للأحياء المكتظة
how many degrees a coat of white paint takes off a top floor
كم درجة تخفضها طبقة من الطلاء الأبيض في الطابق الأخير
paired rooms and rooftop loggers
الغرف المتقابلة ومسجّلات الأسطح
residents and painters’ cooperatives
سكان الأحياء وتعاونيات الدهّانين
a coating mixed from local minerals
طلاء يُخلط من معادن محلية
building physics or coatings chemistry
الفيزياء الحرارية للمباني أو كيمياء الطلاءات

food waste and city kitchens
هدر الطعام ومطابخ المدن
which hour of the evening decides what a restaurant throws away
أيّ ساعة من المساء تحسم ما يرميه المطعم
kitchen scales and order forecasts
موازين المطبخ وتوقّعات الطلب
chefs, food banks and delivery riders
الطهاة وبنوك الطعام وسائقي التوصيل
a nightly exchange that a small restaurant can afford
بورصة ليلية للفائض تقدر عليها المطاعم الصغيرة
food systems or demand forecasting
النظم الغذائية أو التنبؤ بالطلب

electric boats for coastal fishing
القوارب الكهربائية للصيد الساحلي
whether a day’s catch can pay for a night’s charge
هل يغطّي صيد النهار شحن الليل
sea trials and catch logs
التجارب البحرية وسجلات الصيد
fishers and boat builders
الصيادين وصنّاع القوارب
a retrofit kit for wooden boats
عدّة تحويل للقوارب الخشبية
naval engineering or battery systems
الهندسة البحرية أو نظم البطاريات

seed banks run by farmers
بنوك البذور التي يديرها المزارعون
how to lend a seed and get back more than was lent
كيف تُعار البذرة فيعود أكثر مما أُعير
germination tests and lending cards
اختبارات الإنبات وبطاقات الإعارة
village committees and seed keepers
لجان القرى وحافظات البذور
a lending system that works on paper and by phone
نظام إعارة يعمل على الورق وبالهاتف
seed science or cooperative management
علم البذور أو إدارة التعاونيات

carbon accounting for small firms
المحاسبة الكربونية للشركات الصغيرة
which five numbers tell most about a workshop’s footprint
أيّ خمسة أرقام هي الأدلّ على بصمة ورشة صغيرة
utility bills and shop-floor visits
فواتير الخدمات وزيارات الورش
owners of firms with fewer than thirty staff
أصحاب شركات يعمل فيها أقل من ثلاثين شخصًا
a one-page footprint that a bank accepts
بصمة كربونية في صفحة واحدة تقبلها المصارف
accounting or life-cycle assessment
المحاسبة أو تقييم دورة الحياة

greywater reuse in apartment blocks
إعادة استعمال المياه الرمادية في العمارات السكنية
what makes neighbors agree to share a filter
ما الذي يجعل الجيران يتفقون على مرشِّح مشترك
pilot tanks and residents’ meetings
الخزانات التجريبية واجتماعات السكان
building managers and plumbers
مديري العمارات والسبّاكين
a service contract for twelve apartments
عقد خدمة لاثنتي عشرة شقة
environmental engineering or facility services
الهندسة البيئية أو خدمات المرافق

drones for mangrove planting
الطائرات المسيّرة لغرس القرم
how many seeds dropped at low tide are trees three years later
كم بذرة أُلقيت وقت الجزر صارت شجرة بعد ثلاثة أعوام
flight plans and survival counts
خطط الطيران وإحصاءات البقاء
coast guards and nursery workers
خفر السواحل وعمّال المشاتل
a planting protocol with verified survival
بروتوكول غرس بنسب بقاء موثّقة
aerial robotics or coastal forestry
الروبوتات الجوية أو الغابات الساحلية

second-life batteries
البطاريات في حياتها الثانية
how to tell a tired battery from a dying one in ten minutes
كيف نميّز في عشر دقائق بطارية متعبة من أخرى تموت
impedance tests and cell sorting
اختبارات المعاوقة وفرز الخلايا
scrap dealers and clinics in need of backup power
تجّار الخردة وعيادات تحتاج إلى طاقة احتياطية
a tester built from parts under fifty dollars
جهاز فحص من قطع لا تتجاوز كلفتها خمسين دولارًا
electrochemistry or electronics repair
الكيمياء الكهربائية أو إصلاح الإلكترونيات

low-carbon cement from local clay
إسمنت قليل الكربون من الطين المحلي
which clays need the least heat to set
أيّ الأطيان يكتفي بأقل حرارة ليتصلّب
kiln trials and strength tests
تجارب الأفران واختبارات المتانة
quarry owners and block makers
أصحاب المحاجر وصانعي الطوب
a cement blend proven in ten buildings
خلطة إسمنت مجرّبة في عشرة مبانٍ
mineralogy or concrete technology
علم المعادن أو تقنية الخرسانة

shared transport between towns
النقل التشاركي بين البلدات
when a driver prefers three sure seats to four uncertain ones
متى يفضّل السائق ثلاثة مقاعد مضمونة على أربعة غير مضمونة
trip records and station interviews
سجلات الرحلات ومقابلات المواقف
drivers’ associations and commuting students
جمعيات السائقين والطلبة المتنقلين
a seat-booking service that works by text message
خدمة حجز مقاعد تعمل بالرسائل القصيرة
transport economics or mobile services
اقتصاديات النقل أو خدمات الهاتف
`);
