import type { OrganizationType } from '#domain/organization.ts';
import type { Phrase } from '#server/demo/parseTopics.ts';

/** One sentence about an organization, by its type, from {city} and {focus}. */
export const organizationSummaries: Readonly<Record<OrganizationType, readonly Phrase[]>> = {
  university: [
    ['A university in {city} known for its work in {focus}.', 'جامعة في {city} عُرفت بعملها في {focus}.'],
    ['Teaching and research in {city}, centered on {focus}.', 'تعليم وبحث في {city} يدوران حول {focus}.'],
    [
      'A campus in {city} where students and staff work together in {focus}.',
      'حرم جامعي في {city} يعمل فيه الطلبة والأساتذة معًا في {focus}.',
    ],
  ],
  research_center: [
    ['A research center in {city} devoted to {focus}.', 'مركز أبحاث في {city} متفرّغ لدراسة {focus}.'],
    ['Some forty researchers in {city} who study {focus}.', 'نحو أربعين باحثًا وباحثة في {city} يدرسون {focus}.'],
  ],
  foundation: [
    ['A foundation in {city} that funds work in {focus}.', 'جهة مانحة في {city} تدعم الأعمال في {focus}.'],
    ['An endowment in {city} that pays for work in {focus}.', 'وقف في {city} يُنفق ريعه على {focus}.'],
  ],
  company: [
    ['A company in {city} at work in {focus}.', 'شركة في {city} تعمل في {focus}.'],
    ['Engineers and designers in {city}, busy with {focus}.', 'مهندسون ومصمّمون في {city} يشتغلون في {focus}.'],
  ],
  government: [
    ['A public body in {city} responsible for {focus}.', 'جهة حكومية في {city} مسؤولة عن {focus}.'],
    ['The office in {city} that plans and watches over {focus}.', 'جهة عامة تخطّط من {city} لشؤون {focus} وتتابعها.'],
  ],
  nonprofit: [
    ['A nonprofit in {city} devoted to {focus}.', 'جمعية غير ربحية في {city} وقفت جهدها على {focus}.'],
    ['Volunteers and a small staff in {city}, at work on {focus}.', 'متطوّعون وفريق صغير في {city} يعملون في {focus}.'],
  ],
  school: [
    ['A school in {city} built around {focus}.', 'مدرسة في {city} تقوم على {focus}.'],
    ['A school in {city} that has made {focus} its own.', 'مدرسة في {city} تجعل محور عملها {focus}.'],
  ],
  hospital: [
    ['A teaching hospital in {city} with strength in {focus}.', 'مستشفى تعليمي في {city} متميّز في {focus}.'],
    [
      'A hospital in {city} where care and research meet in {focus}.',
      'مستشفى في {city} تلتقي فيه الرعاية والبحث في {focus}.',
    ],
  ],
  other: [['An organization in {city} concerned with {focus}.', 'مؤسسة في {city} تُعنى بشؤون {focus}.']],
};

/** The three sentences of an organization's description; each is chosen by itself. */
export const organizationDescriptions: readonly (readonly [Phrase, Phrase, Phrase])[] = [
  [
    [
      '{org} was founded in {year} and has kept its seat in {city} ever since.',
      '[تأسّس|تأسّست] {org} عام {year}، و[مقرّه|مقرّها] في {city} منذ ذلك الحين.',
    ],
    [
      'Since {year}, {org} has brought together people from across the region.',
      'منذ عام {year} [يجمع|تجمع] {org} أهل الاختصاص من أنحاء المنطقة.',
    ],
    [
      '{org} opened its doors in {year} with a handful of staff; today it works with partners in several countries.',
      '[فتح|فتحت] {org} [أبوابه|أبوابها] عام {year} بعدد قليل من العاملين، و[يعمل|تعمل] اليوم مع شركاء في بلدان عدة.',
    ],
  ],
  [
    ['Among other things, it runs {work}.', 'و[يشرف|تشرف] على {work} إلى جانب أعمال أخرى.'],
    ['People speak above all of {work}.', 'ويتحدّث الناس خاصة عن {work}.'],
    ['Part of its budget goes to {work}.', 'و[ينفق|تنفق] جانبًا من [ميزانيته|ميزانيتها] على {work}.'],
  ],
  [
    [
      'Members of the network are welcome to propose joint work in {focus}.',
      'و[يرحّب|ترحّب] بأعضاء الشبكة ممن يقترحون عملًا مشتركًا في {focus}.',
    ],
    [
      'Through Riwaq it looks for colleagues who know {focus} from practice.',
      'و[يبحث|تبحث] عبر رواق عن زملاء خبروا {focus} بالممارسة.',
    ],
    [
      'Its door is open to anyone with a good question about {focus}.',
      'و[بابه|بابها] مفتوح لكل صاحب سؤال جيد عن {focus}.',
    ],
  ],
];
