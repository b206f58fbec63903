import type { CategoryTexts } from './categoryTexts.ts';

export const callForPapers: CategoryTexts = {
  titles: {
    education: [
      ['Call for papers: classroom studies of {name}', 'دعوة لتقديم أوراق: دراسات صفّية في {name}'],
      ['Call for chapters on {name}', 'دعوة لكتابة فصول عن {name}'],
    ],
    research: [
      ['Call for papers on {name}', 'دعوة لتقديم أوراق بحثية عن {name}'],
      ['Special issue on {name}', 'عدد خاص عن {name}'],
    ],
    innovation: [
      ['Call for case studies: {name}', 'دعوة لتقديم دراسات حالة: {name}'],
      ['Conference call: {name} in practice', 'دعوة للمشاركة في مؤتمر: {name} في التطبيق'],
    ],
  },
  summaries: {
    education: [
      [
        'Classroom studies wanted, above all those that ask {question}.',
        'دعوة إلى نشر دراسات صفّية، ولا سيما ما يسأل منها: {question}؟',
      ],
      ['Short chapters by teachers and researchers on {method}.', 'فصول قصيرة يكتبها معلّمون وباحثون عن {method}.'],
    ],
    research: [
      ['An issue for work that sets {method} beside older approaches.', 'عدد لأعمال تضع {method} إلى جانب مناهج أقدم.'],
      [
        'Full papers, negative results and data notes on {question}.',
        'أوراق كاملة ونتائج سلبية ووصف بيانات، في سؤال: {question}؟',
      ],
    ],
    innovation: [
      [
        'Case studies of what happened when {outcome} met its first users.',
        'دراسات حالة عن الطريق إلى {outcome} وما جرى مع أول المستخدمين.',
      ],
      ['Accounts from the field, written with {people}.', 'شهادات من الميدان تُكتب مع {people}.'],
    ],
  },
  opening: [
    ['The journal hosted by {org} prepares an issue on {name}.', 'تعدّ المجلة الصادرة عن {org} عددًا عن {name}.'],
    [
      'Editors at {org} and two guest editors invite contributions on {name}.',
      'يدعو محرّرون من {org} ومحرّران ضيفان إلى المشاركة في ملف عن {name}.',
    ],
  ],
  points: {
    heading: ['Themes around {name}', 'محاور تدور حول {name}'],
    items: [
      ['New uses and limits of {method}', 'ما استجدّ في {method} وما يعيبه'],
      ['Reports from {people}', 'تقارير من {people}'],
      ['What stands in the way of {outcome}', 'ما يعترض الطريق إلى {outcome}'],
    ],
    isNumbered: false,
  },
  closing: [
    [
      'Authors receive two reviews within eight weeks, one by a specialist in {skill}.',
      'يتلقّى المؤلفون تحكيمين خلال ثمانية أسابيع، أحدهما لمختص في {skill}.',
    ],
    [
      'Papers in either language are welcome, and so are notes co-written with {people}.',
      'تُقبل الأوراق بأيّ من اللغتين، وكذلك النصوص المكتوبة بالاشتراك مع {people}.',
    ],
  ],
  eligibility: [
    [
      'Authors at any stage may submit; a first paper in {skill} is read with particular care.',
      'باب التقديم مفتوح للمؤلفين في كل مراحلهم، وتُقرأ الورقة الأولى في {skill} بعناية خاصة.',
    ],
    [
      'Unpublished work in {skill}, with data that reviewers can open.',
      'أعمال غير منشورة في {skill}، مع بيانات يستطيع المحكّمون الاطلاع عليها.',
    ],
  ],
  funding: [
    [
      'There are no fees, and language editing is offered to authors who work with {people}.',
      'لا رسوم للنشر، ويُقدَّم التحرير اللغوي مجانًا لمن يعمل مع {people}.',
    ],
    [
      'Publication is free; five travel grants of {fee} bring authors to a workshop on {method}.',
      'النشر مجاني، وتتيح خمس منح سفر قيمة كل منها {fee} حضور ورشة عن {method}.',
    ],
  ],
};
