import type { CategoryTexts } from './categoryTexts.ts';

export const postdoctoral: CategoryTexts = {
  titles: {
    education: [
      ['Postdoctoral fellow in learning sciences: {name}', 'زمالة ما بعد الدكتوراه في علوم التعلّم: {name}'],
      ['Postdoctoral researcher on {name}', 'وظيفة باحث ما بعد الدكتوراه في {name}'],
    ],
    research: [
      ['Postdoctoral fellow in {name}', 'زمالة ما بعد الدكتوراه في {name}'],
      ['Postdoctoral post in {name}', 'وظيفة ما بعد الدكتوراه في {name}'],
    ],
    innovation: [
      ['Postdoctoral fellow in applied work on {name}', 'زمالة ما بعد الدكتوراه التطبيقية في {name}'],
      ['Postdoctoral engineer-in-residence: {name}', 'إقامة ما بعد الدكتوراه: {name}'],
    ],
  },
  summaries: {
    education: [
      ['Ask, in real classrooms, {question}.', 'بحث داخل الصفوف نفسها عن جواب لسؤال: {question}؟'],
      [
        'A research post on learning that draws on {method} and returns its findings to {people}.',
        'وظيفة بحثية في التعلّم تستند إلى {method} وتعود بنتائجها إلى {people}.',
      ],
    ],
    research: [
      ['Long seasons of {method}, with time kept free to write.', 'مواسم طويلة من {method}، ووقت محفوظ للكتابة.'],
      [
        'An independent post for a recent doctor who wants to know {question}.',
        'وظيفة مستقلة لحديثي الحصول على الدكتوراه، سؤالها: {question}؟',
      ],
    ],
    innovation: [
      [
        'Bring laboratory results within reach of {people}, with an engineer at your side.',
        'نقل نتائج المختبر إلى {people} بصحبة مهندس متفرّغ.',
      ],
      ['Turn a thesis into {outcome}, with {duration} to do it.', 'تفرّغ لمدة {duration} لتحويل أطروحة إلى {outcome}.'],
    ],
  },
  opening: [
    [
      'The group at {org} that works on {name} has room for one more researcher.',
      'في الفريق الذي يعمل على {name} لدى {org} مكان لباحث أو باحثة.',
    ],
    [
      '{org} opens a postdoctoral post in {name} for someone who likes to work across departments.',
      '[يفتح|تفتح] {org} باب التقدّم لوظيفة ما بعد الدكتوراه في {name} لمن يحب العمل بين التخصصات.',
    ],
  ],
  closing: [
    [
      'The appointment is for {duration} in {city}; a mentor outside the group reviews the work done with {method}.',
      'يمتد التعيين لمدة {duration} في {city}، ويراجع مرشد من خارج الفريق ما يُنجز عبر {method}.',
    ],
    [
      'From {start} on, half of the time belongs to the group and half to the researcher’s own line within {skill}.',
      'ابتداءً من {start} يكون نصف الوقت للفريق ونصفه لمشروع خاص في {skill}.',
    ],
  ],
  eligibility: [
    [
      'A doctorate earned in the last five years, with a thesis that touched on {skill}.',
      'شهادة دكتوراه من السنوات الخمس الأخيرة، ورسالة تتناول جانبًا من {skill}.',
    ],
    [
      'A doctorate in hand by {start}, two publications, and practice in {skill}.',
      'دكتوراه تُنال قبل {start}، وبحثان منشوران، وممارسة في {skill}.',
    ],
  ],
  funding: [
    [
      'A salary of {amount} a month, conference travel, and funds to bring {people} together twice a year.',
      'راتب شهري قدره {amount} ونفقات المؤتمرات، وميزانية لجمع {people} مرتين في العام.',
    ],
    [
      '{amount} a month for {duration}, with the costs of {method} paid in full by the host.',
      '{amount} شهريًا لمدة {duration}، وتتحمّل الجهة المضيفة كامل نفقات {method}.',
    ],
  ],
};
