import { paragraph, subTheme } from '#server/content/textBlocks.ts';
import type { ThematicAreaContent } from '#server/content/thematicAreaContent.ts';

/** Artificial intelligence: the texts of the area. */
export const artificialIntelligence: ThematicAreaContent = {
  id: 3,
  slug: 'artificial-intelligence',
  title: { en: 'Artificial intelligence', ar: 'الذكاء الاصطناعي' },
  description: {
    en: 'Machines that learn from data: how to build them for the region’s languages and needs, and how to keep people answerable for what they do.',
    ar: 'آلات تتعلّم من البيانات: كيف نبنيها للغات المنطقة وحاجاتها، وكيف يبقى الإنسان مسؤولًا عمّا تفعله.',
  },
  body: [
    paragraph(
      'Arabic is spoken by hundreds of millions and still stands at the edge of most language models. Dialects are missing, old books are scanned but no machine can read them, and one name written in two scripts becomes two people. Much of what the network does in this area begins with mending that.',
      'يتكلم العربية مئات الملايين، وما زالت على هامش معظم النماذج اللغوية: لهجات غائبة، وكتب قديمة مصوّرة لا تقرؤها الآلة، واسم واحد يُكتب بخطّين فيصير شخصين. وكثير مما تعمل عليه الشبكة في هذا المجال يبدأ بإصلاح ذلك.',
    ),
    paragraph(
      'The second concern is judgment. A model that sorts patients, loans or exam papers carries the habits of the data it was fed. Somebody must be able to ask why, receive an answer in plain words, and have the decision changed.',
      'والشاغل الثاني هو الحُكم. فالنموذج الذي يفرز المرضى أو القروض أو أوراق الامتحان يحمل عادات البيانات التي غُذّي بها، ولا بد لصاحب الشأن من أن يسأل عن السبب، ويُجاب بكلام واضح، ويجد سبيلًا إلى تغيير القرار.',
    ),
    paragraph(
      'Linguists, statisticians, lawyers and physicians work here beside computer scientists. We think that is the right proportion: the hard part is seldom the code.',
      'يعمل في هذا المجال لغويون وإحصائيون وقانونيون وأطباء إلى جانب علماء الحاسوب. ونحسب أن هذا هو الميزان الصحيح، فأصعب ما في الأمر نادرًا ما يكون كتابة البرامج.',
    ),
  ],
  subs: [
    subTheme(
      { en: 'Arabic language technology', ar: 'تقنيات اللغة العربية' },
      {
        en: 'Speech, translation, search and handwriting for Modern Standard Arabic, its dialects and its manuscripts.',
        ar: 'الكلام والترجمة والبحث وقراءة الخطوط، للفصحى ولهجاتها ومخطوطاتها.',
      },
    ),
    subTheme(
      { en: 'Trustworthy models', ar: 'نماذج موثوقة' },
      {
        en: 'Testing, explanation and redress, so that the person whom a decision touches can question it.',
        ar: 'الاختبار والتفسير والتظلّم، ليستطيع من يمسّه القرار أن يعترض عليه وإن شاركت فيه آلة.',
      },
    ),
    subTheme(
      { en: 'Machine learning for science', ar: 'تعلّم الآلة في خدمة العلوم' },
      {
        en: 'Models that read satellite images, genomes and sensors faster than people can, and say how sure they are.',
        ar: 'نماذج تقرأ صور الأقمار والجينومات والمجسّات أسرع مما يقرؤها البشر، وتصرّح بمقدار ثقتها.',
      },
    ),
    subTheme(
      { en: 'Work and skills', ar: 'العمل والمهارات' },
      {
        en: 'Which tasks change first, who gains and who pays, and what a person of forty can learn next.',
        ar: 'أيّ المهام تتغيّر أولًا، ومن يربح ومن يدفع الثمن، وماذا يستطيع من بلغ الأربعين أن يتعلّم.',
      },
    ),
  ],
  categories: {
    education: [
      paragraph(
        'A student who asks a chatbot for an essay has found the weak point of the assignment. So teachers redesign the assignment: draft with the machine, criticize the draft, check its sources, defend the result aloud.',
        'الطالب الذي يطلب مقالًا من روبوت محادثة قد عثر على موضع الضعف في الواجب. فيعيد المدرّسون تصميم الواجب نفسه: مسودة تُكتب مع الآلة، ثم تُنقد، وتُفحص مصادرها، ويدافع عنها صاحبها شفويًا.',
      ),
      paragraph(
        'Openings range from a first course on data for twelve-year-olds to doctoral schools in machine learning. Materials conceived in Arabic, rather than carried over into it, are especially welcome.',
        'تتدرّج الفرص من مقرر أول في البيانات لأبناء الثانية عشرة إلى مدارس الدكتوراه في تعلّم الآلة. ونرحّب خصوصًا بمواد وُضعت بالعربية أصلًا ولم تُنقل إليها.',
      ),
    ],
    research: [
      paragraph(
        'Three kinds of work meet on this page: corpora and benchmarks for the languages of the region, methods that need less data and less electricity, and studies of what happens when such systems enter courts, clinics and offices.',
        'تلتقي في هذه الصفحة أعمال ثلاثة: مدوّنات ومقاييس للغات المنطقة، وطرائق تكتفي ببيانات أقل وكهرباء أقل، ودراسات لما يحدث حين تدخل هذه الأنظمة المحاكم والعيادات والمكاتب.',
      ),
      paragraph(
        'A result that nobody can repeat is an anecdote. The groups worth joining publish their data and code where the law allows it, and report their failures and the hours of computing they spent.',
        'والنتيجة التي لا يستطيع أحد تكرارها حكاية تُروى. فخير المجموعات ما نشرت بياناتها وبرامجها حيث يأذن القانون، وذكرت إخفاقاتها وساعات الحوسبة التي استهلكتها.',
      ),
    ],
    innovation: [
      paragraph(
        'The useful product is often a modest one: a form that fills itself from a photograph of a document, a line that tells a farmer the price at three markets, captions that a deaf student can trust.',
        'كثيرًا ما يكون المنتج النافع متواضعًا: استمارة تملأ نفسها من صورة وثيقة، وسطر يخبر المزارع بالسعر في ثلاث أسواق، وشرح مكتوب يثق به طالب لا يسمع.',
      ),
      paragraph(
        'Incubators and challenges offer computing time, people who know the field and a first customer. The best of them also ask an unfashionable question: what should the system refuse to do?',
        'تقدّم الحاضنات والمسابقات وقت حوسبة، وأهل خبرة في المجال، وأول زبون. وأفضلها يطرح سؤالًا لا يستهوي كثيرين: ما الذي ينبغي للنظام أن يمتنع عنه؟',
      ),
    ],
  },
};
