import type { CategoryTexts } from './categoryTexts.ts';

export const volunteering: CategoryTexts = {
  titles: {
    education: [
      ['Volunteer tutors for {name}', 'تطوّع في التدريس: {name}'],
      ['Volunteer mentors, {name}', 'تطوّع في الإرشاد: {name}'],
    ],
    research: [
      ['Volunteer field assistants, {name}', 'تطوّع ميداني في {name}'],
      ['Citizen science volunteers: {name}', 'تطوّع في العلم التشاركي: {name}'],
    ],
    innovation: [
      ['Volunteer testers for {name}', 'تطوّع في الاختبار والتجربة: {name}'],
      ['Skilled volunteers for {name}', 'تطوّع لأصحاب الخبرة في {name}'],
    ],
  },
  summaries: {
    education: [
      [
        'Two afternoons a week with {people}, guided by an experienced teacher.',
        'لقاءان في الأسبوع مع {people}، بإشراف معلّم متمرّس.',
      ],
      ['Lend a hand where {outcome} is being prepared.', 'مساندة فريق يعمل على {outcome}.'],
    ],
    research: [
      [
        'Weekends of {method} for people who like to look closely.',
        'عطلات أسبوع من {method} لمن يحب التأمّل في التفاصيل.',
      ],
      ['Help a team of researchers find out {question}.', 'مساعدة فريق من الباحثين في الجواب عن سؤال: {question}؟'],
    ],
    innovation: [
      [
        'Try early versions of {outcome} and say what does not work.',
        'تجربة النسخ الأولى في الطريق إلى {outcome}، والإشارة إلى مواضع الخلل.',
      ],
      [
        'Bring what you know of {skill} to a team that serves {people}.',
        'إضافة خبرة في {skill} إلى فريق يعمل مع {people}.',
      ],
    ],
  },
  opening: [
    [
      '{org} is looking for volunteers who can give a few hours a week to {name}.',
      '[يبحث|تبحث] {org} عن متطوّعين يخصّصون بضع ساعات في الأسبوع للعمل في {name}.',
    ],
    ['Much of what {org} does for {name} rests on volunteers.', 'يقوم كثير من عمل {org} في {name} على المتطوّعين.'],
  ],
  closing: [
    [
      'Training in {method} is given on the first weekend in {city}.',
      'يُقدَّم التدريب على {method} في أول عطلة أسبوع في {city}.',
    ],
    [
      'Volunteers choose their hours and receive a letter that describes what they did with {people}.',
      'يختار المتطوّعون ساعاتهم، ويحصلون على شهادة تصف عملهم مع {people}.',
    ],
  ],
  eligibility: [
    [
      'Anyone over eighteen; those who know something of {skill} can guide a small group.',
      'كل من تجاوز الثامنة عشرة، ومن له معرفة في {skill} يستطيع أن يقود مجموعة صغيرة.',
    ],
    ['Patience, punctuality and a wish to learn {skill}.', 'الصبر وحسن الالتزام والرغبة في تعلّم {skill}.'],
  ],
  funding: [
    [
      'There is no pay, but the costs of reaching {people} are refunded up to {fee}.',
      'لا أجر لهذا العمل، وتُردّ نفقات الوصول إلى {people} بما لا يتجاوز {fee}.',
    ],
    [
      'Unpaid; travel, meals and insurance are covered while you help with {method}.',
      'العمل بلا أجر، وتُغطّى نفقات التنقّل والوجبات والتأمين طوال العمل على {method}.',
    ],
  ],
};
