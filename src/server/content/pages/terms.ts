import type { PageContent } from '#server/content/pageContent.ts';
import { heading, list, paragraph } from '#server/content/textBlocks.ts';

/** `/terms-and-conditions`: the rules for reading, publishing and applying. */
export const termsPage: PageContent = {
  slug: 'terms-and-conditions',
  title: { en: 'Terms and conditions', ar: 'الشروط والأحكام' },
  description: {
    en: 'The rules for reading the portal, publishing on it and applying through it.',
    ar: 'قواعد الاطلاع على الموقع والنشر فيه والتقدّم إلى الفرص عبره.',
  },
  body: [
    paragraph(
      'These terms apply to everyone who uses the portal. They are short on purpose. The Arabic and the English text have the same standing.',
      'تسري هذه الأحكام على كل من يستعمل الموقع. وهي قصيرة عن قصد، ولنصّيها العربي والإنجليزي الحجّية نفسها.',
    ),
    heading('What the portal offers', 'ما يقدّمه الموقع'),
    paragraph(
      'The portal shows focus areas, organizations, members and opportunities in education, research and innovation. Using it is free. We take care to keep it correct and available, but it is offered as it stands and may be interrupted for maintenance.',
      'يعرض الموقع مجالات اهتمام ومؤسسات وأعضاء وفرصًا في التعليم والبحث والابتكار، واستعماله مجاني. ونحرص على صحة ما فيه وعلى دوام عمله، غير أنه يُقدَّم على حاله، وقد يتوقف للصيانة.',
    ),
    heading('Opportunities', 'الفرص'),
    list(
      [
        'Each opportunity is published on behalf of the organization named in it, which alone decides whom to accept.',
        'تُنشر كل فرصة نيابة عن المؤسسة المذكورة فيها، وقرار القبول لها وحدها.',
      ],
      [
        'The deadline is the one shown with its time zone. An opportunity without an hour closes at the end of the day.',
        'آخر موعد هو الموعد المعروض مع منطقته الزمنية، وما لم تُذكر ساعته ينتهي بانتهاء اليوم.',
      ],
      [
        'No organization may ask an applicant for money. Tell us if one does and we will remove the listing.',
        'لا يجوز لأيّ مؤسسة أن تطلب من المتقدّمين مالًا. فإن حدث ذلك فيُرجى إبلاغنا لنحذف الإعلان.',
      ],
      [
        'Where an opportunity is applied for on another website, that website’s own terms hold there.',
        'إذا كان التقدّم عبر موقع آخر، سرت في ذلك الموقع أحكامه.',
      ],
    ),
    heading('Organizations', 'المؤسسات'),
    list(
      [
        'Whoever sends a request to join confirms that they may speak for the organization.',
        'من يرسل طلب انضمام يؤكّد أن له الحق في التحدث باسم المؤسسة.',
      ],
      [
        'What an organization publishes must be true, lawful, open to women and men alike unless the law requires otherwise, and withdrawn when it no longer holds.',
        'يجب أن يكون ما تنشره المؤسسة صادقًا وقانونيًا، ومتاحًا للنساء والرجال على السواء ما لم يوجب القانون غير ذلك، وأن يُسحب متى لم يعد قائمًا.',
      ],
      [
        'The secretariat may decline, correct or remove a listing, and says why.',
        'للأمانة أن تعتذر عن إعلان أو تصحّحه أو تحذفه، وعليها أن تبيّن السبب.',
      ],
    ),
    heading('Members and Founding Fellows', 'الأعضاء والزملاء المؤسِّسون'),
    list(
      [
        'An account belongs to one person. Keep your password to yourself and tell us if someone else has used it.',
        'الحساب لشخص واحد، وكلمة المرور سرّ صاحبه. ويُرجى إبلاغنا إن استعملها شخص آخر.',
      ],
      [
        'Write about yourself truthfully, and about others with courtesy. Harassment, impersonation and advertising end a membership.',
        'الصدق واجب في الكتابة عن النفس، والأدب في الكتابة عن الآخرين. والمضايقة وانتحال الشخصية والإعلان التجاري تُنهي العضوية.',
      ],
      [
        'Founding Fellows agree that the public part of their profile appears on the portal. They may change it or have it withdrawn at any time.',
        'يوافق الزملاء المؤسِّسون على نشر الجزء العام من ملفاتهم في الموقع، ولهم تعديله أو طلب سحبه متى شاؤوا.',
      ],
    ),
    heading('Texts and pictures', 'النصوص والصور'),
    paragraph(
      'What you send remains yours. You allow us to show it on the portal for as long as it is published there, and to shorten it or resize a picture where the page needs it. The portal’s own texts and drawings may be quoted with their source.',
      'يبقى ما يصلنا منك ملكًا لك، ولنا إذنك في عرضه في الموقع ما دام منشورًا فيه، وباختصار نص أو تغيير حجم صورة حيث تقتضي الصفحة. أما نصوص الموقع ورسومه فيجوز الاقتباس منها مع ذكر المصدر.',
    ),
    heading('Fair use of the service', 'حسن استعمال الخدمة'),
    paragraph(
      'Programs may read the public interface within its limits. Do not collect addresses, test other people’s accounts, or send messages by machine. If you find a weakness, tell us before you tell others, and we will thank you.',
      'للبرامج أن تقرأ الواجهة العامة ضمن حدودها. ولا يجوز جمع العناوين، ولا تجربة حسابات الآخرين، ولا إرسال الرسائل آليًا. ومن عثر على ثغرة فأخبرنا بها قبل غيرنا فله منا الشكر.',
    ),
    heading('Responsibility', 'المسؤولية'),
    paragraph(
      'We answer for our own care in running the portal. We do not answer for agreements between members and organizations, nor for the content of other websites to which we link. Nothing here limits a right that the law gives you.',
      'نحن مسؤولون عن عنايتنا بتشغيل الموقع، ولسنا مسؤولين عمّا يتفق عليه الأعضاء والمؤسسات فيما بينهم، ولا عن محتوى المواقع الأخرى التي نحيل إليها. ولا يحدّ شيء هنا من حق يكفله لك القانون.',
    ),
    heading('Changes and disputes', 'التعديل والخلاف'),
    paragraph(
      'When these terms change, the new text is published here with its date. A disagreement is best settled by a letter to the secretariat. If that fails, the law and the courts of the country where the secretariat has its seat decide.',
      'إذا تغيّرت هذه الأحكام نُشر النص الجديد هنا ومعه تاريخه. وخير ما يُحلّ به الخلاف رسالة إلى الأمانة؛ فإن لم تُجدِ، فالفصل لقانون البلد الذي فيه مقر الأمانة ولمحاكمه.',
    ),
  ],
};
