import { paragraph, subTheme } from '#server/content/textBlocks.ts';
import type { ThematicAreaContent } from '#server/content/thematicAreaContent.ts';

/** Social progress: the texts of the area. */
export const socialProgress: ThematicAreaContent = {
  id: 5,
  slug: 'social-progress',
  title: { en: 'Social progress', ar: 'التقدّم الاجتماعي' },
  description: {
    en: 'Institutions, rights and everyday arrangements that let more people take part in the life of their towns and countries.',
    ar: 'مؤسسات وحقوق وترتيبات يومية تتيح لعدد أكبر من الناس أن يشاركوا في حياة مدنهم وبلدانهم.',
  },
  body: [
    paragraph(
      'Roads and towers can be counted; fairness, trust and a sense of belonging are harder to put in a table, yet they decide whether young people stay. Social progress is the study of such things and the patient work of improving them.',
      'يسهل عدّ الطرق والأبراج، أما العدل والثقة والشعور بالانتماء فيصعب وضعها في جدول، وهي مع ذلك ما يقرر أن يبقى الشباب أو يرحلوا. والتقدّم الاجتماعي دراسة لهذه الأمور وعمل صبور على تحسينها.',
    ),
    paragraph(
      'The region is young, mobile and unequal. There are cities with residents of a hundred nationalities, villages that live on what their emigrants send back, and families displaced more than once. Comparing these experiences honestly teaches more than any single success story.',
      'المنطقة فتيّة كثيرة الترحال متفاوتة الحظوظ: مدن يسكنها أبناء مئة جنسية، وقرى تعيش على ما يرسله مغتربوها، وأسر نزحت أكثر من مرة. والمقارنة الأمينة بين هذه التجارب أنفع من أيّ قصة نجاح وحدها.',
    ),
    paragraph(
      'There is room for sociologists, economists, jurists, historians and artists, and for those who run a clinic, a cooperative or a newspaper. Disagreement is expected. What we ask for is evidence, courtesy and the will to publish in a language that the people concerned can read.',
      'وفي المجال متّسع لأهل الاجتماع والاقتصاد والقانون والتاريخ والفن، ولمن يدير عيادة أو تعاونية أو صحيفة. والخلاف منتظر؛ إنما نطلب الدليل، وأدب الحوار، والنشر بلغة يقرؤها أصحاب الشأن.',
    ),
  ],
  subs: [
    subTheme(
      { en: 'Youth and work', ar: 'الشباب والعمل' },
      {
        en: 'First jobs, unpaid internships, small firms, and the long wait between a degree and an adult life.',
        ar: 'الوظيفة الأولى، والتدريب بلا أجر، والمنشآت الصغيرة، والانتظار الطويل بين الشهادة والاستقلال.',
      },
    ),
    subTheme(
      { en: 'Women and public life', ar: 'النساء والحياة العامة' },
      {
        en: 'Law, transport, care and custom: what opens a door and what quietly closes it again.',
        ar: 'القانون والنقل والرعاية والعرف: ما الذي يفتح الباب، وما الذي يعيد إغلاقه في صمت.',
      },
    ),
    subTheme(
      { en: 'Migration and cities', ar: 'الهجرة والمدن' },
      {
        en: 'Newcomers, neighbors and housing, and how a town of strangers turns into a community.',
        ar: 'الوافدون والجيران والسكن، وكيف تصير مدينة الغرباء مجتمعًا.',
      },
    ),
    subTheme(
      { en: 'Heritage and memory', ar: 'التراث والذاكرة' },
      {
        en: 'Archives, crafts, music and oral history as something people still use, and not only as an exhibit.',
        ar: 'الأرشيف والحِرف والموسيقى والتاريخ الشفوي، موردًا حيًّا يستعمله الناس لا معروضات فحسب.',
      },
    ),
  ],
  categories: {
    education: [
      paragraph(
        'Citizenship is learned by practicing it. Programs on this page help schools and universities to hold debates, elect councils, survey a neighborhood, and serve it in a way that it has actually asked for.',
        'المواطنة تُتعلَّم بالممارسة. تساعد البرامج في هذه الصفحة المدارس والجامعات على عقد المناظرات، وانتخاب المجالس، واستطلاع رأي الحيّ، وخدمته بما طلبه حقًّا.',
      ),
      paragraph(
        'Scholarships for refugees, second-chance courses for adults and training for social workers are listed here too. Ask the host what it accepts in place of papers that were lost on the way.',
        'وهنا كذلك منح دراسية للّاجئين، ودورات فرصة ثانية للكبار، وتدريب للعاملين في الخدمة الاجتماعية. ومن ضاعت أوراقه في الطريق فليسأل الجهة المعلنة عمّا تقبله بدلًا منها.',
      ),
    ],
    research: [
      paragraph(
        'Good social research starts with permission: from an office, and from the people themselves. Strong teams name their local field workers as authors, and choose designs that would still make sense to a respondent who read them.',
        'يبدأ البحث الاجتماعي الجيد بالإذن: إذن الجهة المسؤولة وإذن الناس أنفسهم. والفرق القوية تذكر باحثيها الميدانيين بين المؤلفين، وتختار تصاميم لو قرأها من شملهم البحث لوجدوها معقولة.',
      ),
      paragraph(
        'Surveys, archives and court records are all at home here. So are mixed methods, provided that the numbers and the interviews are allowed to contradict each other.',
        'تتّسع هذه الصفحة للمسوح والأرشيف وسجلات المحاكم، وللمناهج المختلطة أيضًا، على أن يُسمح للأرقام والمقابلات بأن يناقض بعضها بعضًا.',
      ),
    ],
    innovation: [
      paragraph(
        'A cooperative that pays on time, a hotline that answers in five dialects, a waiting room redesigned with the people who wait in it: social inventions seldom look like inventions. Awards and small grants help them to be tried, counted and copied.',
        'تعاونية تدفع في موعدها، وخط مساعدة يجيب بخمس لهجات، وقاعة انتظار أعاد تصميمها من ينتظرون فيها: قلّما يبدو الابتكار الاجتماعي ابتكارًا. والجوائز والمنح الصغيرة تعين على أن يُجرَّب ويُقاس ويُنقل إلى مكان آخر.',
      ),
      paragraph(
        'Say who asked for the change and who will keep it going when the grant has ended. A public body and a citizens’ group that apply together are often the strongest pair.',
        'وفي الطلب المقنع ذكرٌ لمن أراد التغيير ولمن سيرعاه بعد انتهاء المنحة. وكثيرًا ما تكون الجهة العامة وجمعية المواطنين إذا تقدّمتا معًا أقوى المتقدّمين.',
      ),
    ],
  },
};
