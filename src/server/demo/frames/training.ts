import type { CategoryTexts } from './categoryTexts.ts';

export const training: CategoryTexts = {
  titles: {
    education: [
      ['Summer school on {name}', 'مدرسة صيفية عن {name}'],
      ['Teaching workshop: {name}', 'ورشة في التدريس: {name}'],
    ],
    research: [
      ['Methods course for research on {name}', 'دورة منهجية في بحوث {name}'],
      ['Field school on {name}', 'مدرسة ميدانية عن {name}'],
    ],
    innovation: [
      ['Hands-on training in {name}', 'تدريب عملي في {name}'],
      ['Bootcamp on {name}', 'معسكر تدريبي عن {name}'],
    ],
  },
  summaries: {
    education: [
      [
        'Learn by doing: {method}, with a mentor for every four participants.',
        'تعلّم بالممارسة: {method}، مع مرشد لكل أربعة مشاركين.',
      ],
      [
        'For educators, who practice here how to prepare {outcome}.',
        'دورة يتدرّب فيها المدرّسون والمدرّسات على خطوات العمل نحو {outcome}.',
      ],
    ],
    research: [
      [
        'A course in {method} that ends with a small study of your own.',
        'دورة في {method} تنتهي بدراسة صغيرة ينجزها كل مشارك.',
      ],
      [
        'Days in the field with {people}, evenings with the data.',
        'نهارات في الميدان مع {people}، وأمسيات مع البيانات.',
      ],
    ],
    innovation: [
      [
        'Build a first version of {outcome} and test it before the course ends.',
        'تدريب على بناء نسخة أولى تقود إلى {outcome}، واختبارها قبل ختام الدورة.',
      ],
      ['A short school whose exercises come from {people}.', 'مدرسة قصيرة تأتي مسائلها من {people}.'],
    ],
  },
  opening: [
    ['For the third time, {org} offers its course in {name}.', 'للمرة الثالثة [يقدّم|تقدّم] {org} دورة في {name}.'],
    [
      'The course in {name} takes place at {org} and at two sites nearby.',
      'تُعقد دورة {name} في {org} وفي موقعين قريبين.',
    ],
  ],
  closing: [
    [
      'Sessions run for {short} in {city} from {start}; participants bring one problem of their own in {skill}.',
      'تمتد الجلسات لمدة {short} في {city} ابتداءً من {start}، ويحمل كل مشارك مسألة من عمله في {skill}.',
    ],
    [
      'Numbers are limited to {seats}, so that everyone can practice {method}.',
      'يقتصر العدد على {seats}، حتى يتاح للجميع التدرّب على {method}.',
    ],
  ],
  eligibility: [
    [
      'No earlier training in {skill} is needed, but a good reason to want it is.',
      'لا يُشترط تدريب سابق في {skill}، وإنما يُشترط سبب وجيه لطلبه.',
    ],
    [
      'Graduate students and practitioners with a year or more in {skill}.',
      'طلبة دراسات عليا وممارسون لهم عام أو أكثر في {skill}.',
    ],
  ],
  funding: [
    [
      'Free of charge, with lodging; whatever is needed for {method} is provided.',
      'الدورة مجانية مع الإقامة، وتُوفَّر فيها مستلزمات {method}.',
    ],
    [
      'A fee of {fee}, waived on request for those who work with {people}.',
      'رسم قدره {fee}، يُعفى منه عند الطلب من يعمل مع {people}.',
    ],
  ],
};
