import type { PageContent } from '#server/content/pageContent.ts';
import { paragraph } from '#server/content/textBlocks.ts';

/** `/education`: what the category means. */
export const educationPage: PageContent = {
  slug: 'education',
  title: { en: 'Education', ar: 'التعليم' },
  description: {
    en: 'Teaching, curricula and schools: opportunities and organizations in education across five focus areas.',
    ar: 'التدريس والمناهج والمدارس: فرص ومؤسسات في التعليم ضمن خمسة مجالات اهتمام.',
  },
  body: [
    paragraph(
      'Education is the door through which the network meets most families. It takes in the kindergarten and the doctoral school, the workshop and the evening class, and it counts the teacher among the scholars.',
      'التعليم هو الباب الذي تلتقي منه الشبكة بأكثر البيوت. وهو يتّسع للروضة ومدرسة الدكتوراه، وللورشة والدرس المسائي، ويعدّ المعلّم من أهل العلم.',
    ),
    paragraph(
      'Its opportunities are mainly posts for teachers and lecturers, training courses, scholarships and programs for schools. Its organizations are universities and colleges, networks of schools, ministries and publishers of learning materials.',
      'فرص هذه الفئة في معظمها وظائف للمعلّمين والمحاضرين، ودورات تدريب، ومنح دراسية، وبرامج للمدارس. أما مؤسساتها فجامعات وكليات وشبكات مدارس ووزارات ودور نشر تعليمية.',
    ),
    paragraph(
      'Each focus area has a page of its own here. Teaching about water is not the same work as teaching about genes, and a school that changes its examinations needs different colleagues from one that plants mangroves.',
      'ولكل مجال اهتمام صفحته هنا؛ فتعليم الناس شؤون الماء غير تعليمهم شؤون الجينات، والمدرسة التي تغيّر امتحاناتها تحتاج إلى زملاء غير الذين تحتاج إليهم مدرسة تزرع القرم.',
    ),
  ],
};

/** `/research`: what the category means. */
export const researchPage: PageContent = {
  slug: 'research',
  title: { en: 'Research', ar: 'البحث' },
  description: {
    en: 'Posts, grants and partners for research that asks the region’s own questions.',
    ar: 'وظائف ومنح وشركاء لبحث علمي ينطلق من أسئلة المنطقة.',
  },
  body: [
    paragraph(
      'Research in the network begins with a question that somebody in the region has reason to ask, and ends with an answer that others can check. Between the two lie people, instruments, money and time, and those are what this category is about.',
      'يبدأ البحث في الشبكة بسؤال له في المنطقة من يسأله، وينتهي بجواب يستطيع غيره أن يتحقق منه. وبين السؤال والجواب أناس وأجهزة ومال ووقت، وهذا ما تُعنى به هذه الفئة.',
    ),
    paragraph(
      'Doctoral and postdoctoral positions, research posts, grants, fellowships and calls for papers are listed here. Each shows the exact hour of its deadline and, where the host has told us, the languages it requires and the source of its funding.',
      'تُدرج هنا مقاعد الدكتوراه وما بعدها، ووظائف البحث، والمنح والزمالات، ودعوات النشر. ولكل منها آخر موعد بالساعة، ومعه اللغات المطلوبة ومصدر التمويل متى أفصحت عنهما الجهة المعلنة.',
    ),
    paragraph(
      'Results are of most use where they were found. We encourage teams to publish a summary in Arabic beside the paper, and we list such work even when it is small.',
      'والنتائج أنفع ما تكون حيث نشأت. لذلك نشجّع الفرق على نشر ملخّص بالعربية إلى جانب الورقة، ونُدرج مثل هذا العمل وإن كان صغيرًا.',
    ),
  ],
};

/** `/innovation`: what the category means. */
export const innovationPage: PageContent = {
  slug: 'innovation',
  title: { en: 'Innovation', ar: 'الابتكار' },
  description: {
    en: 'From a result in a laboratory to something people use: programs, awards and companies.',
    ar: 'من نتيجة في المختبر إلى شيء يستعمله الناس: برامج وجوائز وشركات.',
  },
  body: [
    paragraph(
      'Innovation is the stretch of road between knowing a thing and using it. It is full of tests that fail, permits, prices and customers who wanted something else, and few scholars are trained to walk it.',
      'الابتكار هو الطريق بين أن نعرف الشيء وأن ننتفع به. وهو طريق كثير التجارب الخائبة والتراخيص والأسعار والزبائن الذين أرادوا غير ما صنعنا، وقلّ من أهل العلم من دُرّب على سلوكه.',
    ),
    paragraph(
      'Incubators, seed grants, awards, challenges and posts in companies that were born in a laboratory are gathered here. Students are as welcome as professors; a prototype that works counts for more than a title.',
      'تجمع هذه الفئة الحاضنات ومنح الانطلاق والجوائز والمسابقات، ووظائف في شركات وُلدت في مختبر. والطلبة فيها مرحَّب بهم كالأساتذة، والنموذج الذي يعمل أثقل وزنًا من اللقب.',
    ),
    paragraph(
      'A social invention, such as a better way to queue or to lend, stands here on the same footing as a device. What matters is that somebody outside the team would miss it.',
      'والابتكار الاجتماعي، كطريقة أفضل لتنظيم الدور أو للإقراض، يقف هنا على قدم المساواة مع الأجهزة. فالمهم أن يوجد خارج الفريق من يفتقده إن غاب.',
    ),
  ],
};
