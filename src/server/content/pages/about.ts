import type { PageContent } from '#server/content/pageContent.ts';
import { heading, list, paragraph } from '#server/content/textBlocks.ts';

/**
 * `/about` (decisions §4): the lead comes before the first heading; then the network, how it works, governance, in
 * this order. The page puts the five areas and the fellows, which are data of their own, between and after them.
 */
export const aboutPage: PageContent = {
  slug: 'about',
  title: { en: 'About', ar: 'من نحن' },
  description: {
    en: 'What the network is for, its five focus areas, how it works and who governs it.',
    ar: 'غاية الشبكة، ومجالات اهتمامها الخمسة، وكيف تعمل، ومن يتولّى حوكمتها.',
  },
  body: [
    paragraph(
      'A riwaq is a colonnade: the shaded walk of a mosque or a college, where a teacher leaned against a column and whoever wished sat down to listen. Students came from every country of the region and were known by the column at which they studied. This network takes its name and its manners from that place.',
      'الرواق ممشى مظلّل في جامع أو مدرسة، يسند فيه الشيخ ظهره إلى عمود، ويجلس إليه من شاء أن يسمع. كان الطلاب يفدون إليه من كل بلد، ويُعرف الواحد منهم بالعمود الذي يدرس عنده. ومن ذلك المكان أخذت هذه الشبكة اسمها وآدابها.',
    ),
    heading('The network', 'الشبكة'),
    paragraph(
      'The network connects people who teach, who study and who build things, in five fields that matter to the region. Some work at universities, others in schools, hospitals, companies or ministries, and some alone. What they share is a question that none of them can answer by themselves.',
      'تصل الشبكة بين من يعلّمون ومن يبحثون ومن يبتكرون في خمسة مجالات تعني المنطقة. منهم من يعمل في جامعة، ومنهم من يعمل في مدرسة أو مستشفى أو شركة أو وزارة، ومنهم من يعمل وحده. ويجمعهم سؤال لا يستطيع أحدهم أن يجيب عنه منفردًا.',
    ),
    paragraph(
      'Everything is kept in Arabic and English, side by side. Members may write in either language; neither is a translation of the other.',
      'كل ما في الشبكة بالعربية والإنجليزية جنبًا إلى جنب. وللأعضاء أن يكتبوا بأيّ اللغتين شاؤوا، فليست إحداهما ترجمة للأخرى.',
    ),
    heading('How it works', 'كيف تعمل الشبكة'),
    list(
      [
        'Reading is open to everyone: focus areas, organizations, members and opportunities need no account.',
        'القراءة متاحة للجميع: مجالات الاهتمام والمؤسسات والأعضاء والفرص، من غير حساب.',
      ],
      [
        'Organizations ask to join and, once accepted, publish their opportunities free of charge.',
        'تطلب المؤسسات الانضمام، فإذا قُبلت نشرت فرصها بلا رسوم.',
      ],
      [
        'Members keep their own profile and decide what others may see of it.',
        'لكل عضو ملف شخصي يتولّاه بنفسه، ويقرر ما يراه الآخرون منه.',
      ],
      [
        'Founding Fellows are invited. The secretariat reads their profiles before it publishes name, position and biography; contact details are never published.',
        'ينضم الزملاء المؤسِّسون بدعوة. تقرأ الأمانة ملفاتهم قبل أن تنشر الاسم والمنصب والنبذة، أما بيانات التواصل فلا تُنشر أبدًا.',
      ],
      [
        'Every deadline is given with its hour and its time zone, and an opportunity that has closed leaves the list by itself.',
        'لكل فرصة آخر موعد بالساعة والمنطقة الزمنية، وما انتهى موعده منها يغيب عن القائمة من تلقاء نفسه.',
      ],
    ),
    heading('Governance', 'الحوكمة'),
    paragraph(
      'A council chosen from among the Founding Fellows sets the direction of the network and meets at the annual gathering. A small secretariat runs it from day to day: it reads requests, checks organizations before they are listed, and answers letters.',
      'يرسم توجّه الشبكة مجلس يُختار من بين الزملاء المؤسِّسين، ويجتمع في الملتقى السنوي. وتدير الأمانة، وهي فريق صغير، شؤونها اليومية: تقرأ الطلبات، وتتحقق من المؤسسات قبل إدراجها، وتجيب عن الرسائل.',
    ),
    paragraph(
      'Only the secretariat can read confidential contact details. A complaint about a listing or a person goes to the secretariat; a complaint about the secretariat goes to the council.',
      'ولا تطّلع على بيانات التواصل السرية إلا الأمانة. والشكوى من إعلان أو من شخص تُرفع إلى الأمانة، أما الشكوى من الأمانة فتُرفع إلى المجلس.',
    ),
    paragraph(
      'The network charges no fees, sells no data and carries no advertising.',
      'ولا تتقاضى الشبكة رسومًا، ولا تبيع بيانات، ولا تنشر إعلانات تجارية.',
    ),
  ],
};
