import type { OrganizationType } from '#domain/organization.ts';
import type { Phrase } from '#server/demo/parseTopics.ts';

/** What people do at an organization of each type; `[masculine|feminine]` as in every frame. */
export const memberRoles: Readonly<Record<OrganizationType, readonly Phrase[]>> = {
  university: [
    ['professor', '[أستاذ|أستاذة]'],
    ['associate professor', '[أستاذ مشارك|أستاذة مشاركة]'],
    ['assistant professor', '[أستاذ مساعد|أستاذة مساعدة]'],
    ['lecturer', '[محاضر|محاضرة]'],
    ['postdoctoral researcher', '[باحث|باحثة] ما بعد الدكتوراه'],
    ['doctoral candidate', '[طالب|طالبة] دكتوراه'],
  ],
  research_center: [
    ['research scientist', '[باحث|باحثة]'],
    ['senior researcher', '[باحث أول|باحثة أولى]'],
    ['laboratory manager', '[مدير|مديرة] مختبر'],
  ],
  foundation: [
    ['program officer', '[مسؤول|مسؤولة] برامج'],
    ['grants adviser', '[مستشار|مستشارة] منح'],
  ],
  company: [
    ['engineer', '[مهندس|مهندسة]'],
    ['product lead', '[مدير|مديرة] منتج'],
  ],
  government: [
    ['policy adviser', '[مستشار|مستشارة] سياسات'],
    ['planning officer', '[مسؤول|مسؤولة] تخطيط'],
  ],
  nonprofit: [
    ['program director', '[مدير|مديرة] برامج'],
    ['field coordinator', '[منسّق ميداني|منسّقة ميدانية]'],
  ],
  school: [
    ['teacher and researcher', '[معلّم وباحث|معلّمة وباحثة]'],
    ['head of department', '[رئيس|رئيسة] قسم'],
  ],
  hospital: [
    ['consultant physician', '[طبيب استشاري|طبيبة استشارية]'],
    ['clinical researcher', '[باحث سريري|باحثة سريرية]'],
  ],
  other: [['researcher', '[باحث|باحثة]']],
};

/** One line under a member's name, from {role} and the member's own topic. */
export const memberHeadlines: readonly Phrase[] = [
  ['{Role}, {name}', '{role} في {name}'],
  ['Works on {name}', '[يعمل|تعمل] على {name}'],
  ['{Role} with a long interest in {name}', '{role} [يشتغل|تشتغل] منذ سنوات في {name}'],
  ['{Name}, from idea to practice', '{name}: من الفكرة إلى التطبيق'],
  ['Asks {question}', '[يسأل|تسأل]: {question}؟'],
  ['Brings {method} to the study of everyday problems', '[يدرس|تدرس] مسائل الحياة اليومية عبر {method}'],
];

/** Three sentences told by others. */
export const memberBiographies: readonly (readonly Phrase[])[] = [
  [
    [
      '{person} is {article} {role} at {org}, with {name} as a main line of work.',
      '{person} {role} في {org}، ومدار [عمله|عملها] {name}.',
    ],
    ['At {org}, {person} leads the work on {name}.', '[يقود|تقود] {person} في {org} العمل في {name}.'],
    [
      'After several years elsewhere, {person} joined {org} to work on {name}.',
      'بعد سنوات من العمل في مكان آخر [انضمّ|انضمّت] {person} إلى {org} للعمل في {name}.',
    ],
  ],
  [
    ['[His|Her] recent papers ask {question}.', '[تسأل أبحاثه|تسأل أبحاثها] الأخيرة: {question}؟'],
    [
      '[He|She] relies on {method} and shares the data with other groups.',
      '[ويعتمد|وتعتمد] على {method}، [ويتيح بياناته|وتتيح بياناتها] لفرق أخرى.',
    ],
    [
      'A question has stayed with [him|her] since graduate school: {question}.',
      '[ويرافقه|ويرافقها] منذ الدراسات العليا سؤال: {question}؟',
    ],
  ],
  [
    ['[He|She] also works with {people} on {outcome}.', '[ويعمل|وتعمل] كذلك مع {people} على {outcome}.'],
    ['The next step is {outcome}, planned with {people}.', 'والخطوة التالية هي العمل مع {people} على {outcome}.'],
    ['Anyone who joins [him|her] begins with {people}.', 'ومن يعمل [معه|معها] يقضي أيامه الأولى مع {people}.'],
  ],
];

/** Three sentences in the member's own voice. */
export const memberOwnWords: readonly (readonly Phrase[])[] = [
  [
    ['My work at {org} is about {name}.', 'يدور عملي في {org} حول {name}.'],
    [
      'I came to {name} by way of teaching, and have been at {org} since {year}.',
      'وصلتُ إلى {name} من باب التدريس، وأعمل في {org} منذ عام {year}.',
    ],
    ['Most of my time at {org} belongs to {name}.', 'أصرف معظم وقتي في {org} إلى {name}.'],
  ],
  [
    ['I keep returning to one question: {question}.', 'ويشغلني سؤال لا أفرغ منه: {question}؟'],
    ['Much of my time goes into {method}.', 'ويذهب كثير من وقتي في {method}.'],
    ['What I would like to know is {question}.', 'وأودّ أن أعرف: {question}؟'],
  ],
  [
    ['I learned most of what I know from {people}.', 'وقد تعلّمتُ معظم ما أعرفه من {people}.'],
    ['At present I am working towards {outcome}.', 'وأسعى اليوم إلى {outcome}.'],
    ['Write to me if you work with {people}, too.', 'ويسعدني التواصل مع من يعمل مثلي مع {people}.'],
  ],
];
