import type { Language } from '#i18n/language.ts';

/** A Founding Fellow as the form would have sent one. Fictional, each and every one. */
export interface DemoFellow {
  fullName: string;
  currentTitle: string;
  currentDepartment: string;
  currentInstitution: string;
  biography: string;
  /** The language of the form that was filled in. */
  locale: Language;
  homepage?: string;
}

/** Approved and published, the first first. */
export const publishedFellows: readonly DemoFellow[] = [
  {
    fullName: 'Salwa Al-Hashimi',
    currentTitle: 'Professor of Marine Ecology',
    currentDepartment: 'Coastal Systems',
    currentInstitution: 'Gulf Institute of Marine Science',
    biography:
      'Salwa Al-Hashimi has counted seagrass shoots for twenty-six summers. Her transects were the first to show that meadows recover from the edges inward, and her students now run the region’s longest shallow-water survey. She reads maps the way others read novels and keeps every field notebook she has ever filled.',
    locale: 'en',
    homepage: 'https://salwa.example.org',
  },
  {
    fullName: 'إدريس التازي',
    currentTitle: 'أستاذ تاريخ التربية',
    currentDepartment: 'قسم التربية',
    currentInstitution: 'جامعة باب الأطلس',
    biography:
      'أمضى إدريس التازي ثلاثين عامًا بين ألواح الكتاتيب ودفاتر المدارس الحديثة، يسأل كيف انتقل الحفظ من اللسان إلى الورق. جمع أكثر من ألفي دفتر مدرسي قديم، وفتحها للباحثين والتلاميذ معًا، ويقول إن أصدق تاريخ للتعليم مكتوب على هوامشها.',
    locale: 'ar',
  },
  {
    fullName: 'Ghassan Nabulsi',
    currentTitle: 'Chair of Arabic Computing',
    currentDepartment: 'Computer Science',
    currentInstitution: 'Olive Hills University',
    biography:
      'Ghassan Nabulsi built one of the earliest open analyzers of Arabic words and has spent the years since finding out where it is wrong. He teaches programming in Arabic to first-year students, maintains a dictionary of computing terms with volunteers in nine countries, and believes that an error rate is a courtesy to the reader.',
    locale: 'en',
    homepage: 'https://nabulsi.example.org/words',
  },
  {
    fullName: 'هيفاء الكعبي',
    currentTitle: 'استشارية الوراثة السريرية',
    currentDepartment: 'عيادة وراثة الأسرة',
    currentInstitution: 'مستشفى ساحة النخيل التعليمي',
    biography:
      'أسّست هيفاء الكعبي أول عيادة لوراثة الأسرة تعمل مساءً، بعد أن لاحظت أن الآباء لا يأتون في ساعات العمل. وصفت مع زملائها أربع طفرات مؤسِّسة لم تكن معروفة، ودرّبت جيلًا من المرشدات الوراثيات على شرح الخطر من غير تخويف.',
    locale: 'ar',
    homepage: 'https://haifa.example.org',
  },
  {
    fullName: 'Rasha El-Gohary',
    currentTitle: 'Senior Research Fellow',
    currentDepartment: 'Labor and Cities',
    currentInstitution: 'Crossroads Institute for Social Research',
    biography:
      'Rasha El-Gohary walks the streets before she counts them. Her time-use surveys of vendors and home workers gave statistics offices a module they could afford, and her lectures begin with a receipt from the market. She is writing a book on the hours that no labor survey sees.',
    locale: 'en',
  },
  {
    fullName: 'منير بن صالح',
    currentTitle: 'مدير المختبر',
    currentDepartment: 'مختبر المواد',
    currentInstitution: 'جامعة شاطئ قرطاج',
    biography:
      'حوّل منير بن صالح نوى الزيتون إلى ألواح عزل قبل أن يصير تدوير المواد حديث الناس. يحمل سبع براءات اختراع وهب ثلاثًا منها للملك العام، ويستقبل في مختبره كل صيف حرفيين وطلبة يعملون جنبًا إلى جنب على المنضدة نفسها.',
    locale: 'ar',
  },
  {
    fullName: 'Nawal Obeidat',
    currentTitle: 'Dean of Learning Sciences',
    currentDepartment: 'Faculty of Education',
    currentInstitution: 'Al-Andalus University',
    biography:
      'Nawal Obeidat taught in village schools for eleven years before she earned a doctorate, and has never stopped visiting them. Her work on multigrade classrooms showed that one teacher with four grades can do more than four teachers without a plan. She chairs a network of rural headteachers.',
    locale: 'en',
  },
  {
    fullName: 'حارث السعدي',
    currentTitle: 'أستاذ الهيدرولوجيا',
    currentDepartment: 'قسم الموارد المائية',
    currentInstitution: 'مركز الأهوار للأبحاث',
    biography:
      'يعرف حارث السعدي الأهوار من قاربه قبل أن يعرفها من صور الأقمار الصناعية. قاس ملوحة الماء في مئتي موضع على مدى عشرين عامًا، ورسم مع مربّي الجاموس خريطة لمسارات الماء القديمة، ويرى أن أهل المكان هم أدقّ أجهزة القياس.',
    locale: 'ar',
  },
  {
    fullName: 'Amina Brahimi',
    currentTitle: 'Professor of Pharmacology',
    currentDepartment: 'Clinical Pharmacy',
    currentInstitution: 'University of the Bridges',
    biography:
      'Amina Brahimi asks how much of a dose is written in the genes and how much in the kitchen. Her dosing tables hang in forty public pharmacies. She learned statistics late, teaches it with great patience, and insists that every paper from her group carry a table that a pharmacist can use at the counter.',
    locale: 'en',
    homepage: 'https://brahimi.example.org',
  },
  {
    fullName: 'دلال المطيري',
    currentTitle: 'مؤسِّسة ومديرة',
    currentDepartment: 'برامج القراءة',
    currentInstitution: 'جمعية دار القراءة',
    biography:
      'بدأت دلال المطيري بحقيبة كتب في سيارتها، ثم صارت الحقيبة حافلة لها ست محطات في الأسبوع. ألّفت عشرين قصة بالفصحى لمن يتعلّم القراءة بعد الأربعين، وتعمل اليوم على حلقات يقرأ فيها الأجداد والأحفاد الكتاب نفسه.',
    locale: 'ar',
  },
  {
    fullName: 'Elias Daher',
    currentTitle: 'Director of Research',
    currentDepartment: 'Type and Reading',
    currentInstitution: 'Harf Studio',
    biography:
      'Elias Daher draws letters for people who find letters hard. His type family for dyslexic readers of Arabic took nine years and four hundred readers to finish, and it is free. Before that he carved headstones, which taught him, he says, that a mistake in spacing lasts.',
    locale: 'en',
  },
  {
    fullName: 'بلقيس العمري',
    currentTitle: 'رئيسة قسم العمارة',
    currentDepartment: 'قسم العمارة',
    currentInstitution: 'جامعة المدرّجات',
    biography:
      'ترمّم بلقيس العمري بيوت الطين العالية مع طلبتها حجرًا بعد حجر، وتقيس حرارتها ليلًا ونهارًا. أثبتت أبحاثها أن غرفة من القرن الماضي قد تكون أبرد بست درجات من غرفة بُنيت العام الماضي، وهي تدعو إلى كود بناء يتعلّم من البنّائين.',
    locale: 'ar',
  },
];

/** Sent in and waiting for the secretariat; not to be seen by visitors. */
export const receivedFellows: readonly DemoFellow[] = [
  {
    fullName: 'Tariq Eltayeb',
    currentTitle: 'Consultant in Tropical Medicine',
    currentDepartment: 'River Clinics',
    currentInstitution: 'Confluence University',
    biography:
      'Tariq Eltayeb practices medicine by boat. For fifteen years he has followed the fevers of one river bend, and his maps of standing water have moved the date of spraying campaigns in six districts.',
    locale: 'en',
  },
  {
    fullName: 'سمية الرحماني',
    currentTitle: 'أستاذة اللسانيات',
    currentDepartment: 'قسم اللغات',
    currentInstitution: 'جامعة شاطئ المحيط',
    biography:
      'تسجّل سمية الرحماني لهجات الجبال قبل أن تخفت أصواتها، وتعلّم الآلة أن تصغي إليها بصبر الباحث لا باستعجال السوق.',
    locale: 'ar',
  },
  {
    fullName: 'Hala Saliba',
    currentTitle: 'Professor of Theater',
    currentDepartment: 'Performing Arts',
    currentInstitution: 'Cedar Bay University',
    biography:
      'Hala Saliba directs plays with pupils who have never stood on a stage. Her company of former students tours mountain schools each spring with two suitcases and a lamp.',
    locale: 'en',
    homepage: 'https://saliba.example.org',
  },
  {
    fullName: 'ناصر البلوشي',
    currentTitle: 'مدير المرصد',
    currentDepartment: 'أبحاث الضباب',
    currentInstitution: 'مرصد الخريف للمناخ',
    biography:
      'يجمع ناصر البلوشي الماء من الضباب في جبال الجنوب، ويكتب منذ اثني عشر عامًا يوميات للغيم يقرؤها المزارعون قبل العلماء.',
    locale: 'ar',
  },
  {
    fullName: 'Widad Chaoui',
    currentTitle: 'Engineer and Founder',
    currentDepartment: 'School Platforms',
    currentInstitution: 'Zellige Software',
    biography:
      'Widad Chaoui left a large company to write software for schools without a connection. Her lesson boxes now serve two hundred mountain classrooms and can be mended with a screwdriver.',
    locale: 'en',
  },
  {
    fullName: 'رامي البرغوثي',
    currentTitle: 'باحث أول في التراث',
    currentDepartment: 'أرشيف الأحياء',
    currentInstitution: 'مركز المشربية للتراث',
    biography:
      'ينقذ رامي البرغوثي صور العائلات من الرطوبة والنسيان، وقد أعاد مع أهل الحيّ تسمية ثلاثة آلاف وجه في صور بلا أسماء.',
    locale: 'ar',
  },
];
