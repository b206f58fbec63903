import type { CategoryTexts } from './categoryTexts.ts';

export const program: CategoryTexts = {
  titles: {
    education: [
      ['Partnership program on {name}', 'برنامج شراكة حول {name}'],
      ['Evening program in {name}', 'برنامج مسائي في {name}'],
    ],
    research: [
      ['Young researchers’ program in {name}', 'برنامج الباحثين الناشئين في {name}'],
      ['Research exchange program: {name}', 'برنامج تبادل بحثي: {name}'],
    ],
    innovation: [
      ['Accelerator program for {name}', 'برنامج تسريع في {name}'],
      ['Incubation program: {name}', 'برنامج احتضان: {name}'],
    ],
  },
  summaries: {
    education: [
      [
        'A partnership in which several institutions prepare {outcome} together.',
        'شراكة تعمل فيها عدة مؤسسات معًا على {outcome}.',
      ],
      [
        'Study and practice side by side, with {method} in every term.',
        'دراسة وتطبيق جنبًا إلى جنب، مع {method} في كل فصل.',
      ],
    ],
    research: [
      [
        'Twenty young researchers practice {method} here, from design to publication.',
        'برنامج يتدرّب فيه عشرون باحثًا وباحثة على {method}، من التصميم إلى النشر.',
      ],
      [
        'A two-way exchange in which {people} and researchers visit each other.',
        'تبادل في الاتجاهين يتزاور فيه الباحثون مع {people}.',
      ],
    ],
    innovation: [
      [
        'Coaching, for {duration}, of teams on their way to {outcome}.',
        'مرافقة لمدة {duration} لفرق في طريقها إلى {outcome}.',
      ],
      [
        'Ten teams, shared workshops, and first users from among {people}.',
        'عشر فرق وورش مشتركة، وأول المستفيدين من بين {people}.',
      ],
    ],
  },
  opening: [
    ['The program joins {org} with four partners around {name}.', 'يجمع البرنامج {org} وأربعة شركاء حول {name}.'],
    [
      'Since its first round, the program of {org} in {name} has kept groups small.',
      'منذ الدورة الأولى [يحرص|تحرص] {org} في برنامج {name} على أن تبقى المجموعات صغيرة.',
    ],
  ],
  closing: [
    [
      'It opens in {city} in {start} and lasts for {duration}; participants meet {people} from the first week.',
      'يبدأ البرنامج في {city} في {start} ويستمر لمدة {duration}، ويلتقي المشاركون مع {people} منذ الأسبوع الأول.',
    ],
    [
      'A public day at the end shows what {method} brought to light.',
      'يُختتم البرنامج بيوم مفتوح لعرض ما كشف عنه العمل عبر {method}.',
    ],
  ],
  eligibility: [
    [
      'Applicants between their last year of study and their fifth year of work, active in {skill} or ready to begin.',
      'متقدّمون بين سنتهم الدراسية الأخيرة وسنتهم الخامسة في العمل، من المشتغلين في {skill} أو الراغبين في ذلك.',
    ],
    [
      'Pairs of colleagues are preferred, one of them at home in {skill}.',
      'الأولوية لزميلين يتقدّمان معًا، لأحدهما خبرة في {skill}.',
    ],
  ],
  funding: [
    [
      'The program covers the costs of {method}, meals and a monthly allowance of {allowance}.',
      'يغطّي البرنامج تكاليف {method} والوجبات، ويقدّم بدلًا شهريًا قدره {allowance}.',
    ],
    [
      'Participation costs nothing; travel grants of {fee} help those who come to work with {people}.',
      'المشاركة بلا رسوم، وتعين منح سفر قيمتها {fee} القادمين للعمل مع {people}.',
    ],
  ],
};
