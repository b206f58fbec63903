import type { CategoryTexts } from './categoryTexts.ts';

export const fellowship: CategoryTexts = {
  titles: {
    education: [
      ['Teaching fellowship in {name}', 'زمالة تدريس في {name}'],
      ['Fellowship for educators: {name}', 'زمالة للمربّين: {name}'],
    ],
    research: [
      ['Research fellowship in {name}', 'زمالة بحثية في {name}'],
      ['Visiting fellowship, {name}', 'زمالة زيارة بحثية في {name}'],
    ],
    innovation: [
      ['Innovation fellowship in {name}', 'زمالة ابتكار في {name}'],
      ['Founders’ fellowship: {name}', 'زمالة لروّاد الأعمال: {name}'],
    ],
  },
  summaries: {
    education: [
      [
        'Time away from the timetable, for {duration}, to prepare {outcome} in good company.',
        'تفرّغ من جدول الحصص لمدة {duration} للعمل على {outcome} إلى جانب زملاء متمرّسين.',
      ],
      [
        'Time, a mentor and a classroom for educators who want to try {method} with their own students.',
        'وقت ومرشد وصفّ دراسي لمدرّسين ومدرّسات يرغبون في تجريب {method} مع طلبتهم.',
      ],
    ],
    research: [
      [
        'A fellowship free of teaching, given wholly to finding out {question}.',
        'زمالة بلا أعباء تدريسية، مكرّسة لسؤال واحد: {question}؟',
      ],
      [
        'Spend {duration} with a group that works through {method} and shares its data openly.',
        'إقامة لمدة {duration} مع فريق يعمل عبر {method} ويتيح بياناته للجميع.',
      ],
    ],
    innovation: [
      [
        'For people with a sound idea close to {outcome} and no time to finish it.',
        'لأصحاب فكرة ناضجة قريبة من {outcome}، لا يجدون وقتًا لإتمامها.',
      ],
      [
        'A stipend, a workshop bench and weekly meetings with {people}.',
        'مكافأة ومكان في الورشة ولقاءات أسبوعية مع {people}.',
      ],
    ],
  },
  opening: [
    [
      'The fellowship brings to {org} someone who has already begun to work on {name}.',
      'تستقبل الزمالة في {org} من بدأ العمل فعلًا في {name}.',
    ],
    [
      'Fellows join {org} as colleagues, not as guests, and choose their own way into {name}.',
      'ينضم الزملاء إلى {org} شركاء لا ضيوفًا، ويختارون مدخلهم إلى {name}.',
    ],
  ],
  closing: [
    [
      'Fellows live in {city} for {duration} from {start} and give one public talk on what they learned from {people}.',
      'يقيم الزملاء في {city} لمدة {duration} ابتداءً من {start}، ويقدّمون محاضرة عامة عمّا تعلّموه من {people}.',
    ],
    [
      'There are no duties but one: to leave behind {outcome}, or an honest account of why it could not be done.',
      'لا واجب في الزمالة سوى واحد: العمل على {outcome}، أو رواية صادقة لأسباب التعثّر.',
    ],
  ],
  eligibility: [
    [
      'Open to people in mid-career with at least four years in {skill}.',
      'الزمالة مفتوحة لمن لا تقل خبرته عن أربع سنوات في {skill}.',
    ],
    [
      'No degree is required of those who can show finished work in {skill}; others need a master’s degree.',
      'لا تُشترط شهادة لمن يقدّم عملًا منجزًا في {skill}، ويُشترط الماجستير لغيره.',
    ],
  ],
  funding: [
    [
      'A stipend of {amount} a month for {duration}, with a separate budget for {method}.',
      'مكافأة شهرية قدرها {amount} لمدة {duration}، مع ميزانية مستقلة لتغطية {method}.',
    ],
    [
      'The fellowship pays {amount} a month, a furnished room in {city} and the costs of working with {people}.',
      'تدفع الزمالة {amount} شهريًا وتوفّر سكنًا مؤثثًا في {city}، وتتحمّل تكاليف العمل مع {people}.',
    ],
  ],
};
