import type { CategoryTexts } from './categoryTexts.ts';

export const grant: CategoryTexts = {
  titles: {
    education: [
      ['Grants for teaching: {name}', 'منح للتدريس: {name}'],
      ['Classroom grant in {name}', 'منحة تعليمية في {name}'],
    ],
    research: [
      ['Research grant in {name}', 'منحة بحثية في {name}'],
      ['Seed funding for studies of {name}', 'تمويل أوّلي لدراسات {name}'],
    ],
    innovation: [
      ['Seed grant for {name}', 'منحة تأسيسية في {name}'],
      ['Proof-of-concept grant: {name}', 'منحة لاختبار الفكرة: {name}'],
    ],
  },
  summaries: {
    education: [
      [
        'Small grants for classes ready to try {method} within a term.',
        'منح صغيرة لصفوف مستعدة لتجريب {method} خلال فصل دراسي.',
      ],
      [
        'Funding for educators who can bring {outcome} to a second institution.',
        'تمويل لمن يوسّع العمل على {outcome} ليشمل مؤسسة ثانية.',
      ],
    ],
    research: [
      ['One year of support for studies that ask {question}.', 'دعم لعام واحد لدراسات تسأل: {question}؟'],
      [
        'Money for {method} rather than for overheads, awarded by fellow researchers.',
        'تمويل يذهب إلى {method} لا إلى النفقات الإدارية، ويقرّره باحثون.',
      ],
    ],
    innovation: [
      [
        'Early money for teams that can show {outcome} to its first users within nine months.',
        'تمويل مبكر لفرق تعمل على {outcome}، على أن تظهر أول النتائج خلال تسعة أشهر.',
      ],
      ['Grants for trials held together with {people}.', 'منح لتجارب تُجرى بالشراكة مع {people}.'],
    ],
  },
  opening: [
    [
      '{org} sets aside part of this year’s funds for {name}.',
      '[يخصّص|تخصّص] {org} جزءًا من أموال هذا العام لدعم {name}.',
    ],
    [
      'The grant line for {name} was opened at {org} after two years of talks with practitioners.',
      'فُتح باب المنح في {name} لدى {org} بعد عامين من الحوار مع أهل الخبرة.',
    ],
  ],
  points: {
    heading: ['{Name}: what the money may be spent on', '{name}: أوجه الإنفاق'],
    items: [
      ['Equipment and travel needed for {method}', 'المعدّات والأسفار اللازمة من أجل {method}'],
      ['Fair fees for the time of {people}', 'أجور عادلة لقاء وقت {people}'],
      ['The last steps towards {outcome}', 'الخطوات الأخيرة نحو {outcome}'],
    ],
    isNumbered: false,
  },
  closing: [
    [
      'Proposals of four pages are read twice and then, where possible, shown to representatives of {people}.',
      'يُقرأ المقترح المؤلَّف من أربع صفحات مرتين، ثم يُعرض حيث أمكن على ممثّلين عن {people}.',
    ],
    [
      'Decisions are sent within six weeks, with the reviewers’ remarks on {method}.',
      'تُرسل القرارات خلال ستة أسابيع مع ملاحظات المحكّمين على {method}.',
    ],
  ],
  eligibility: [
    [
      'Teams of two or more from any recognized institution, with one member experienced in {skill}.',
      'فرق من شخصين أو أكثر من أيّ مؤسسة معترف بها، فيها من له خبرة في {skill}.',
    ],
    [
      'Individuals and groups may apply; earlier work in {skill} counts more than titles.',
      'يحق للأفراد والمجموعات التقدّم، والعمل السابق في {skill} أهم من الألقاب.',
    ],
  ],
  funding: [
    [
      'Up to {grant} for each project, of which a third may pay for {method}.',
      'ما يصل إلى {grant} لكل مشروع، يجوز إنفاق ثلثه على {method}.',
    ],
    [
      'Between two and six grants of {grant} each, paid once work with {people} has been agreed.',
      'بين منحتين وست منح، قيمة كل منها {grant}، تُصرف بعد الاتفاق على العمل مع {people}.',
    ],
  ],
};
