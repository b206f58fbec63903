import { paragraph, subTheme } from '#server/content/textBlocks.ts';
import type { ThematicAreaContent } from '#server/content/thematicAreaContent.ts';

/** Sustainability: the texts of the area. */
export const sustainability: ThematicAreaContent = {
  id: 2,
  slug: 'sustainability',
  title: { en: 'Sustainability', ar: 'الاستدامة' },
  description: {
    en: 'How people in dry, hot and fast-growing places can use water, energy and land without spending what their children will need.',
    ar: 'كيف يستعمل الناس في بلاد جافة حارّة سريعة النمو ماءهم وطاقتهم وأرضهم، من غير أن ينفقوا ما سيحتاج إليه أبناؤهم.',
  },
  body: [
    paragraph(
      'Few regions have less fresh water for each inhabitant, and few have more sun. Sustainability is therefore no imported word here: it is the arithmetic of wells, crops, cooling and light that every household already does.',
      'قلّما يوجد مكان نصيب الفرد فيه من الماء العذب أقل مما هو في منطقتنا، وقلّما يوجد مكان أوفر منها شمسًا. فليست الاستدامة عندنا كلمة مستوردة، بل هي حساب الآبار والزرع والتبريد والضوء الذي يُجريه كل بيت.',
    ),
    paragraph(
      'Older answers deserve a second reading. The falaj shared a stream by the hour, the wind tower cooled a room without a motor, and the hima kept a pasture closed until it had recovered. Some of these can be measured, improved and built again; others belong to a climate that has passed.',
      'وفي حلول الأقدمين ما يستحق قراءة ثانية: الفلج الذي قسّم الماء بالساعات، والبارجيل الذي برّد الغرفة بلا محرّك، والحِمى الذي صان المرعى حتى يستعيد عافيته. بعضها يمكن أن يُقاس ويُحسَّن ويُبنى من جديد، وبعضها ابن مناخ مضى.',
    ),
    paragraph(
      'The work crosses faculties by nature. A desalination membrane is chemistry, its brine is marine biology, its price is politics. The network is for people who are ready to sit at that longer table.',
      'والعمل هنا عابر للكليات بطبعه: فغشاء التحلية كيمياء، وما يُصرف من مائه المالح أحياء بحرية، وسعره سياسة. والشبكة لمن هو مستعد للجلوس إلى هذه المائدة الطويلة.',
    ),
  ],
  subs: [
    subTheme(
      { en: 'Water in dry lands', ar: 'الماء في الأراضي الجافة' },
      {
        en: 'Groundwater, desalination and reuse, and the rules by which neighbors share a source that none of them can see.',
        ar: 'المياه الجوفية والتحلية وإعادة الاستعمال، والقواعد التي يتقاسم بها الجيران موردًا لا يراه أحد منهم.',
      },
    ),
    subTheme(
      { en: 'Energy after oil', ar: 'الطاقة بعد النفط' },
      {
        en: 'Solar fields, storage, hydrogen and cooling, together with the jobs and budgets that hang on the answer.',
        ar: 'حقول الشمس والتخزين والهيدروجين والتبريد، ومعها الوظائف والموازنات المعلّقة بها.',
      },
    ),
    subTheme(
      { en: 'Coasts and seas', ar: 'السواحل والبحار' },
      {
        en: 'Corals, mangroves and fisheries in some of the warmest seawater on Earth.',
        ar: 'الشعاب المرجانية وغابات القرم ومصايد الأسماك في مياه تُعدّ من أدفأ مياه البحار.',
      },
    ),
    subTheme(
      { en: 'Cities in the heat', ar: 'المدن في الحرّ' },
      {
        en: 'Shade, building materials, transport and outdoor work when summer afternoons become dangerous.',
        ar: 'الظل ومواد البناء والنقل والعمل في العراء حين تصبح ظهيرة الصيف خطرًا.',
      },
    ),
  ],
  categories: {
    education: [
      paragraph(
        'Pupils can explain the greenhouse effect and still not know where their own tap water comes from. Teaching sustainability begins with the tap: the dam, the plant or the truck behind it, and the bill on the kitchen table.',
        'قد يشرح التلاميذ الاحتباس الحراري ولا يعرفون من أين يأتي ماء بيوتهم. فتعليم الاستدامة يبدأ من الصنبور: من السد أو المحطة أو الصهريج الذي وراءه، ومن الفاتورة على طاولة المطبخ.',
      ),
      paragraph(
        'The courses, field schools and teaching posts on this page take learners out of the building, to a farm, a treatment plant or a tidal flat, and bring them back with numbers of their own.',
        'في هذه الصفحة مقررات ومدارس ميدانية ووظائف تدريس تُخرج المتعلّمين من المبنى إلى مزرعة أو محطة معالجة أو شاطئ مدّ وجزر، ثم تعود بهم ومعهم أرقام جمعوها بأنفسهم.',
      ),
    ],
    research: [
      paragraph(
        'Long series are the treasure of this field, and the region has too few of them. The measurements most worth starting are those that someone will still read in twenty years: aquifers, dust, soil, sea temperature, the health of people who work outdoors.',
        'السلاسل الزمنية الطويلة كنز هذا المجال، وهي في منطقتنا قليلة. وأولى القياسات بأن تبدأ ما سيعود إليه القرّاء بعد عشرين سنة: الخزانات الجوفية والغبار والتربة وحرارة البحر وصحة العاملين في العراء.',
      ),
      paragraph(
        'Many aquifers cross a border, and all winds do. Joint supervision and agreements to share data are common in this kind of work; a summary in Arabic makes them useful at both ends.',
        'كثير من الخزانات الجوفية يعبر الحدود، والرياح كلها تعبرها. ولذلك يشيع في هذا العمل الإشراف المشترك واتفاقات تبادل البيانات، وملخّص بالعربية يجعلها نافعة على جانبي الحدود.',
      ),
    ],
    innovation: [
      paragraph(
        'Between a prototype in a laboratory and a pump in a village lie finance, spare parts and trust. The programs gathered here pay for that distance: a season on a working farm, a summer on a real roof, an honest account of upkeep.',
        'بين النموذج في المختبر والمضخّة في القرية مسافة من التمويل وقطع الغيار والثقة. والبرامج المجموعة هنا تموّل هذه المسافة: موسم في مزرعة عاملة، وصيف على سطح حقيقي، وحساب صريح لكلفة الصيانة.',
      ),
      paragraph(
        'Makers of cooling, irrigation, recycling and building materials will find hosts for a trial. Ideas that save money before they ask for praise tend to last.',
        'ويجد من يعمل على التبريد والريّ والتدوير ومواد البناء جهات تستضيف تجربته. والفكرة التي توفّر المال قبل أن تطلب الثناء أطول عمرًا.',
      ),
    ],
  },
};
