import type { CategoryTexts } from './categoryTexts.ts';

export const award: CategoryTexts = {
  titles: {
    education: [
      ['Teaching award for {name}', 'جائزة التدريس في {name}'],
      ['Prize for educators: {name}', 'جائزة للمربّين: {name}'],
    ],
    research: [
      ['Early-career award in {name}', 'جائزة الباحثين الشباب في {name}'],
      ['Prize for the best thesis on {name}', 'جائزة أفضل رسالة عن {name}'],
    ],
    innovation: [
      ['Innovation prize: {name}', 'جائزة الابتكار: {name}'],
      ['Award for working prototypes in {name}', 'جائزة النماذج العاملة في {name}'],
    ],
  },
  summaries: {
    education: [
      ['Honors teaching that led to {outcome}.', 'تكريم لعمل تربوي انتهى إلى {outcome}.'],
      ['A prize for patient work with {people}.', 'جائزة للعمل الصبور مع {people}.'],
    ],
    research: [
      [
        'For a thesis or first paper that made clearer {question}.',
        'لرسالة أو ورقة أولى أضاءت هذا السؤال: {question}؟',
      ],
      [
        'Recognizes careful work through {method} by someone under forty.',
        'تقدير لعمل متقن يعتمد على {method}، أُنجز قبل سن الأربعين.',
      ],
    ],
    innovation: [
      ['For a working answer to a plain need: {outcome}.', 'لجواب عملي عن حاجة واضحة، وصولًا إلى {outcome}.'],
      [
        'A prize on which {people} are heard before investors.',
        'جائزة يُسمع فيها رأي ممثّلين عن {people} قبل رأي المستثمرين.',
      ],
    ],
  },
  opening: [
    [
      '{org} gives this award every second year to work on {name} that others can build upon.',
      '[يمنح|تمنح] {org} هذه الجائزة كل عامين لعمل في {name} يستطيع الآخرون أن يبنوا عليه.',
    ],
    [
      'The award at {org} was founded by a donor who saw what {name} can change.',
      'أنشأ هذه الجائزة في {org} متبرّع رأى ما يغيّره العمل في {name}.',
    ],
  ],
  points: {
    heading: ['{Name}: what the jury looks for', '{name}: ما تنظر فيه اللجنة'],
    items: [
      ['Care in the use of {method}', 'العناية في استعمال {method}'],
      ['Something of lasting use to {people}', 'نفع باقٍ لدى {people}'],
      ['Steps that lead to {outcome}', 'خطوات تقود إلى {outcome}'],
    ],
    isNumbered: true,
  },
  closing: [
    [
      'Nominations need two letters, one of them about the nominee’s work with {people}.',
      'يتطلّب الترشيح رسالتين، تشهد إحداهما على العمل مع {people}.',
    ],
    [
      'A jury of five meets in {city} in {start} and explains its choice in the light of {skill}.',
      'تجتمع لجنة من خمسة محكّمين في {city} في {start}، وتعلّل قرارها في ضوء {skill}.',
    ],
  ],
  eligibility: [
    [
      'Nominees have worked for at least three years in {skill}; self-nomination is welcome.',
      'لا تقل خبرة المرشّحين عن ثلاث سنوات في {skill}، ويُقبل أن يرشّح المرء نفسه.',
    ],
    [
      'Individuals, pairs and small teams whose finished work lies in {skill}.',
      'أفراد وثنائيات وفرق صغيرة لها عمل منجز في {skill}.',
    ],
  ],
  funding: [
    [
      '{grant} for the winner, and a further sum so that {method} can continue.',
      '{grant} للفائز أو الفائزة، ومبلغ إضافي لمواصلة {method}.',
    ],
    [
      'A medal, {grant} and an invitation to present the work to {people}.',
      'ميدالية و{grant}، ودعوة لعرض العمل على {people}.',
    ],
  ],
};
