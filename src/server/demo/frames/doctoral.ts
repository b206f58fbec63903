import type { CategoryTexts } from './categoryTexts.ts';

export const doctoral: CategoryTexts = {
  titles: {
    education: [
      ['PhD in education: {name}', 'دكتوراه في التربية: {name}'],
      ['Doctoral scholarship in teaching: {name}', 'منحة دكتوراه في طرائق التدريس: {name}'],
    ],
    research: [
      ['PhD position in {name}', 'منحة دكتوراه في {name}'],
      ['Funded PhD topic: {name}', 'موضوع دكتوراه مموّل: {name}'],
    ],
    innovation: [
      ['Industrial PhD in {name}', 'دكتوراه تطبيقية في {name}'],
      ['Applied doctorate with a partner: {name}', 'دكتوراه بالشراكة مع جهة تطبيق: {name}'],
    ],
  },
  summaries: {
    education: [
      [
        'Between the classroom and the library, with {duration} to learn {question}.',
        'دراسة لمدة {duration} بين قاعة الدرس والمكتبة للإجابة عن سؤال: {question}؟',
      ],
      [
        'A doctorate for practicing educators that grows out of {method}.',
        'دكتوراه لمربّين ومربّيات على رأس عملهم، تنطلق من {method}.',
      ],
    ],
    research: [
      [
        'A funded topic with two supervisors and a first year of {method}.',
        'موضوع مموّل بإشراف مزدوج، وسنة أولى من {method}.',
      ],
      [
        'Doctoral work alongside {people}, with a chapter due each year.',
        'عمل دكتوراه إلى جانب {people}، بفصل منجز كل عام.',
      ],
    ],
    innovation: [
      [
        'A thesis written half at a desk and half on site with {people}.',
        'أطروحة يُكتب نصفها في المكتب ونصفها في الموقع مع {people}.',
      ],
      ['A doctorate whose last chapter is {outcome}.', 'دكتوراه فصلها الأخير تطبيق ينتهي إلى {outcome}.'],
    ],
  },
  opening: [
    [
      '{org} invites applications for a doctorate in {name}, supervised by two departments.',
      '[يدعو|تدعو] {org} إلى التقدّم لدراسة الدكتوراه في {name} بإشراف مشترك بين قسمين.',
    ],
    [
      'The doctoral place in {name} at {org} comes with a desk, a supervisor who answers and a reading list.',
      'مقعد الدكتوراه في {name} لدى {org} يأتي معه مكتب ومشرف حاضر وقائمة قراءة.',
    ],
  ],
  closing: [
    [
      'Candidates spend the first year in {city} on courses in {skill} and the following ones on the thesis.',
      'يقضي الطلبة السنة الأولى في {city} لدراسة مقررات في {skill}، ثم يتفرّغون للأطروحة.',
    ],
    [
      'The thesis may be written in Arabic or in English, and its data, from {method}, remain open.',
      'تُكتب الأطروحة بالعربية أو بالإنجليزية، وتبقى بياناتها المستمدة من {method} مفتوحة.',
    ],
  ],
  eligibility: [
    [
      'A master’s degree with a thesis, and some acquaintance with {skill}.',
      'ماجستير برسالة، ومعرفة أوّلية في {skill}.',
    ],
    [
      'A master’s degree or a strong bachelor’s degree; applicants new to {skill} take a bridging term.',
      'ماجستير أو بكالوريوس بتقدير متقدّم، ومن لم يدرس شيئًا من {skill} يلتحق بفصل تمهيدي.',
    ],
  ],
  funding: [
    [
      'Tuition, a scholarship of {allowance} a month for {duration}, and the costs of {method}.',
      'إعفاء من الرسوم الدراسية، و{allowance} شهريًا لمدة {duration}، مع نفقات {method}.',
    ],
    [
      'A tax-free scholarship of {allowance} a month and two paid stays with {people}.',
      'منحة شهرية معفاة من الضريبة قدرها {allowance}، وإقامتان مدفوعتان للعمل مع {people}.',
    ],
  ],
};
