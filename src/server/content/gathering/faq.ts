import type { GatheringContent } from '#server/content/gatheringContent.ts';

/** What invited people ask before they come. */
export const gatheringFaq: GatheringContent['program']['faq'] = [
  {
    question_en: 'Who may attend?',
    question_ar: 'من يحضر الملتقى؟',
    answer_en: 'Founding Fellows, members and guests who have received a personal invitation from the secretariat.',
    answer_ar: 'الزملاء المؤسِّسون والأعضاء والضيوف ممن وصلتهم دعوة شخصية من الأمانة.',
  },
  {
    question_en: 'Can I take part from afar?',
    question_ar: 'هل تمكن المشاركة عن بُعد؟',
    answer_en:
      'Yes. Choose so when you confirm. You receive a link on the eve of the first day and may put questions in writing.',
    answer_ar: 'نعم، يُختار ذلك عند تأكيد الحضور. ويصل الرابط عشية اليوم الأول، ويمكن طرح الأسئلة كتابةً.',
  },
  {
    question_en: 'What does it cost?',
    question_ar: 'كم كلفة الحضور؟',
    answer_en: 'There is no fee, and meals are included. The invitation says whether travel and lodging are covered.',
    answer_ar: 'لا رسوم للحضور، والوجبات مشمولة. وتذكر الدعوة ما إذا كان السفر والإقامة على نفقة الشبكة.',
  },
  {
    question_en: 'Which language is spoken?',
    question_ar: 'بأيّ لغة تُعقد الجلسات؟',
    answer_en:
      'Speakers choose Arabic or English. Interpreters work in both directions in the great hall and on the link.',
    answer_ar: 'لكل متحدث أن يختار العربية أو الإنجليزية، وتتوفر الترجمة في الاتجاهين في القاعة الكبرى وعلى الرابط.',
  },
  {
    question_en: 'Do I need a letter for a visa?',
    question_ar: 'هل تصدر رسالة لطلب التأشيرة؟',
    answer_en: 'If you do, ask for it when you confirm, at least six weeks before the gathering.',
    answer_ar: 'نرسلها إلى من يطلبها عند تأكيد الحضور، قبل الملتقى بستة أسابيع على الأقل.',
  },
  {
    question_en: 'What about food, access and children?',
    question_ar: 'ماذا عن الطعام وسهولة الوصول والأطفال؟',
    answer_en:
      'Tell us your needs when you confirm. All food is halal, a vegetarian table is always laid, and children have a supervised room.',
    answer_ar:
      'تُذكر الحاجات الخاصة عند تأكيد الحضور. الطعام كله حلال، والمائدة النباتية حاضرة دائمًا، وللأطفال غرفة فيها من يرعاهم.',
  },
  {
    question_en: 'Will there be photographs?',
    question_ar: 'هل تُلتقط صور؟',
    answer_en:
      'Yes, of the sessions. Whoever prefers not to appear receives a blue ribbon at the door, and we respect it.',
    answer_ar: 'نعم، في أثناء الجلسات. ومن يفضّل ألا يظهر فيها ينال شريطًا أزرق عند الباب، ونحن نحترم رغبته.',
  },
];
