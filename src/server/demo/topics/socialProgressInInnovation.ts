import { parseTopics } from '#server/demo/parseTopics.ts';

/** Social progress, the innovation side. */
export const socialProgressInInnovation = parseTopics(`
cash assistance by mobile phone
المساعدات النقدية عبر الهاتف
whether help that arrives on a phone reaches the person who cooks
هل تصل المساعدة المرسلة إلى الهاتف إلى من تطبخ الطعام
transfer pilots and kitchen surveys
تجارب التحويل ومسوح المطابخ
mothers, agents and local committees
الأمهات ووكلاء التحويل واللجان المحلية
a payment guide for relief agencies
دليل للدفع لوكالات الإغاثة
social protection or mobile money
الحماية الاجتماعية أو النقود عبر الهاتف

job matching for older workers
التوفيق الوظيفي لكبار العاملين
what an employer discovers about a worker of fifty-five in the first week
ماذا يكتشف صاحب العمل في ابن الخامسة والخمسين خلال الأسبوع الأول
skills interviews and trial weeks
مقابلات المهارات وأسابيع التجربة
laid-off workers and small employers
العمّال المسرَّحين وصغار أصحاب العمل
a matching desk in five labor offices
مكتب توفيق في خمسة مكاتب عمل
employment services or recruitment
خدمات التشغيل أو التوظيف

community childcare cooperatives
تعاونيات رعاية الأطفال في الأحياء
how six families share one nursery without quarrel
كيف تتقاسم ست أسر حضانة واحدة بلا خصام
cooperative charters and rota trials
مواثيق التعاون وتجارب المناوبة
working parents and childminders
الوالدين العاملين وحاضنات الأطفال
a starter pack for neighborhood nurseries
حقيبة تأسيس لحضانات الأحياء
cooperative development or childcare
تطوير التعاونيات أو رعاية الأطفال

accessible public transport information
معلومات النقل العام الميسّرة
how a blind passenger knows that this is her bus
كيف تعرف الراكبة الكفيفة أن هذه حافلتها
beacon trials and rider walks
تجارب المنارات الرقمية وجولات الركّاب
blind passengers and bus operators
الركّاب المكفوفين ومشغّلي الحافلات
a talking bus stop for any city
موقف حافلات ناطق لأيّ مدينة
inclusive design or transit operations
التصميم الشامل أو تشغيل النقل العام

participatory budgeting online
الموازنة التشاركية عبر الإنترنت
who takes part when a neighborhood votes by phone at night
مَن يشارك حين يصوّت الحيّ بالهاتف ليلًا
voting pilots and doorstep interviews
تجارب التصويت ومقابلات الأبواب
residents’ councils and municipalities
مجالس الأحياء والبلديات
a voting tool that an auditor can check
أداة تصويت يستطيع المدقّق فحصها
civic technology or local governance
التقنية المدنية أو الحوكمة المحلية

craft markets and fair trade
أسواق الحرف والتجارة العادلة
what share of a rug’s price stays with the hands that made it
كم يبقى من ثمن السجادة في اليد التي نسجتها
price tracing and maker accounts
تتبّع الأسعار وحسابات الصنّاع
artisans and export cooperatives
الحرفيين وتعاونيات التصدير
a price label that names the maker
بطاقة سعر تحمل اسم الصانع
fair trade or supply-chain auditing
التجارة العادلة أو تدقيق سلاسل الإمداد

volunteer coordination in emergencies
تنسيق التطوّع في الطوارئ
which first question sends a volunteer to the right street
أيّ سؤال أول يرسل المتطوّع إلى الشارع الصحيح
drills and dispatch logs
التدريبات العملية وسجلات التوجيه
civil defense officers and student volunteers
ضبّاط الدفاع المدني والمتطوّعين من الطلبة
a dispatch board that works without internet
لوحة توجيه تعمل بلا إنترنت
emergency management or logistics
إدارة الطوارئ أو اللوجستيات

affordable legal advice
الاستشارة القانونية الميسورة
which legal questions a trained neighbor can answer
أيّ الأسئلة القانونية يستطيع جار مدرَّب أن يجيب عنها
paralegal pilots and case reviews
تجارب المساعدين القانونيين ومراجعة القضايا
community paralegals and bar members
المساعدين القانونيين وأعضاء نقابات المحامين
an advice network in thirty villages
شبكة استشارة في ثلاثين قرية
legal aid or community training
العون القانوني أو التدريب المجتمعي

digital heritage of neighborhoods
التراث الرقمي للأحياء
how a street remembers itself once its houses are gone
كيف يتذكّر الشارع نفسه بعد زوال بيوته
photogrammetry and memory walks
المسح التصويري وجولات الذاكرة
former residents and young photographers
السكان السابقين والمصوّرين الشباب
a walkable model of one lost street
نموذج لشارع مندثر يمكن التجوّل فيه
digital heritage or photogrammetry
التراث الرقمي أو المسح التصويري

housing repair for low-income owners
ترميم المساكن لمحدودي الدخل
which repair under five hundred dollars changes a home most
أيّ إصلاح دون خمسمئة دولار يغيّر البيت أكثر
home audits and builder quotes
معاينة المنازل وعروض البنّائين
homeowners and small contractors
مالكي البيوت وصغار المقاولين
a revolving repair fund with clear rules
صندوق ترميم دوّار بقواعد واضحة
housing finance or building trades
تمويل السكن أو حرف البناء

safe routes for women cyclists
المسارات الآمنة للدرّاجات
what turns a side street into a route a woman rides at dusk
ما الذي يجعل الشارع الفرعي طريقًا تسلكه المرأة بدراجتها عند الغروب
route logging and lighting surveys
تسجيل المسارات ومسوح الإنارة
cycling clubs and traffic engineers
أندية الدراجات ومهندسي المرور
a map of quiet routes with night ratings
خريطة للطرق الهادئة مع تقييم ليلي
active transport or street lighting
التنقّل النشط أو إنارة الشوارع

reading rooms in refugee camps
غرف القراءة في مخيمات اللجوء
how many books make a tent a library
كم كتابًا يجعل الخيمة مكتبة
lending logs and youth committees
سجلات الإعارة ولجان الشباب
camp residents and volunteer librarians
سكان المخيمات وأمناء المكتبات المتطوّعين
a library kit that fits two suitcases
عدّة مكتبة تتّسع لها حقيبتا سفر
library science or humanitarian work
علم المكتبات أو العمل الإنساني

women’s savings groups
مجموعات الادخار النسائية
when a savings circle should lend to a stranger
متى تُقرض حلقة الادخار من لا تعرفه
ledger photographs and default studies
صور الدفاتر ودراسات التعثّر
savings circles and rural banks
حلقات الادخار ومصارف الريف
a ledger app that needs no reading
تطبيق دفتر لا يشترط القراءة
microfinance or group dynamics
التمويل الأصغر أو ديناميات الجماعة

public services for nomadic families
الخدمات العامة للأسر المرتحلة
how a register keeps an address that moves
كيف يحفظ السجل عنوانًا يرتحل
registry pilots and route calendars
تجارب السجلات وتقاويم الارتحال
registrars and tribal councils
مأموري السجلات ومجالس العشائر
a mobile registry office with solar power
مكتب سجل متنقل يعمل بالطاقة الشمسية
civil registration or mobile service delivery
الأحوال المدنية أو تقديم الخدمات المتنقلة
`);
