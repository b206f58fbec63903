import type { CategoryTexts } from './categoryTexts.ts';

export const position: CategoryTexts = {
  titles: {
    education: [
      ['Lecturer in {name}', 'وظيفة محاضر في {name}'],
      ['Assistant professor, {name}', 'وظيفة أستاذ مساعد في {name}'],
    ],
    research: [
      ['Research associate in {name}', 'وظيفة باحث مشارك في {name}'],
      ['Senior researcher, {name}', 'وظيفة باحث أول في {name}'],
    ],
    innovation: [
      ['Project lead, {name}', 'وظيفة قائد مشروع في {name}'],
      ['Innovation officer for {name}', 'وظيفة مسؤول ابتكار في {name}'],
    ],
  },
  summaries: {
    education: [
      [
        'Teach two courses a term, advise final-year students and help prepare {outcome}.',
        'تدريس مقرّرين في كل فصل والإشراف على طلبة السنة الأخيرة، والمشاركة في العمل على {outcome}.',
      ],
      [
        'A full teaching post built on {method}, in daily contact with {people}.',
        'وظيفة تدريس كاملة تقوم على {method}، في صلة يومية مع {people}.',
      ],
    ],
    research: [
      [
        'Lead the work that asks {question}, from the first plan to the last paper.',
        'قيادة العمل من الخطة الأولى إلى آخر ورقة، للإجابة عن سؤال واحد: {question}؟',
      ],
      [
        'Join a group of six that relies on {method} and publishes together with its partners.',
        'الانضمام إلى فريق من ستة باحثين يعتمد على {method} وينشر مع شركائه.',
      ],
    ],
    innovation: [
      [
        'Carry {outcome} from a first sketch to daily use.',
        'قيادة العمل على {outcome}، من الفكرة الأولى إلى الاستعمال اليومي.',
      ],
      [
        'Run a pilot with {people}, its budget and its calendar included.',
        'إدارة تجربة ميدانية مع {people}، بميزانيتها وجدولها الزمني.',
      ],
    ],
  },
  opening: [
    [
      '{org} is looking for a colleague to take charge of its work on {name}.',
      '[يبحث|تبحث] {org} عن زميل أو زميلة لتولّي العمل في {name}.',
    ],
    [
      'The post in {name} is new at {org}, and whoever holds it will shape how the work begins.',
      'استُحدثت في {org} هذا العام وظيفة في {name}، ومن يتولّاها يرسم بداية العمل.',
    ],
  ],
  closing: [
    [
      'The post is based in {city} and begins in {start}; the first months are for getting to know {people}.',
      'مقرّ الوظيفة في {city} وتبدأ في {start}، وتُخصَّص الأشهر الأولى للتعرّف إلى {people}.',
    ],
    [
      'Work starts in {start} in {city}, with hours set aside each week to practice {method}.',
      'يبدأ العمل في {city} في {start}، مع ساعات مخصّصة كل أسبوع للتدرّب على {method}.',
    ],
  ],
  eligibility: [
    [
      'A doctorate or five years of comparable experience in {skill}; fluent Arabic or English, and a working knowledge of the other.',
      'شهادة دكتوراه أو خبرة خمس سنوات في {skill}، مع إتقان العربية أو الإنجليزية ومعرفة عملية بالأخرى.',
    ],
    [
      'A higher degree and a record of published or finished work in {skill}.',
      'شهادة عليا وأعمال منشورة أو منجزة في {skill}.',
    ],
  ],
  funding: [
    [
      '{amount} a month, health insurance, and a yearly budget for {method}.',
      'راتب شهري قدره {amount}، وتأمين صحي، وميزانية سنوية لتغطية {method}.',
    ],
    [
      '{amount} a month with housing, a flight home each year and travel to meet {people}.',
      '{amount} شهريًا مع السكن وتذكرة سفر سنوية ونفقات السفر للقاء {people}.',
    ],
  ],
};
