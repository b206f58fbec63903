import { paragraph, subTheme } from '#server/content/textBlocks.ts';
import type { ThematicAreaContent } from '#server/content/thematicAreaContent.ts';

/** Progressive education: the texts of the area. */
export const progressiveEducation: ThematicAreaContent = {
  id: 1,
  slug: 'progressive-education',
  title: { en: 'Progressive education', ar: 'التعليم التقدّمي' },
  description: {
    en: 'Teaching that begins with the learner’s questions and is judged by what people can do with what they know.',
    ar: 'تعليم يبدأ من أسئلة المتعلّم، ويُقاس بما يستطيع الناس فعله بما تعلّموه.',
  },
  body: [
    paragraph(
      'A classroom can be orderly, well equipped and silent, and still leave a child unable to explain what was taught. Progressive education starts from that gap. It asks what a learner already thinks, sets a problem worth the effort, and lets the answer be tested in front of others.',
      'قد يكون الصف منظّمًا ومجهّزًا وهادئًا، ثم يخرج منه الطفل عاجزًا عن شرح ما سمعه. من هذه الفجوة ينطلق التعليم التقدّمي: يسأل عمّا يدور في ذهن المتعلّم قبل الدرس، ويضع أمامه مسألة تستحق العناء، ثم يترك الجواب يُختبر على مرأى من الجميع.',
    ),
    paragraph(
      'The idea is old in this region. In the teaching circles of its mosques and colleges a student chose the master, argued with him and received a license to teach one book at a time. What is new is the scale: millions of pupils, examinations that decide a life, and two or three languages in one lesson.',
      'والفكرة قديمة في بلادنا؛ ففي حلقات الجوامع والمدارس كان الطالب يختار شيخه ويناقشه، وينال الإجازة في كتاب بعد كتاب. أما الجديد فهو الحجم: ملايين التلاميذ، وامتحان يقرر مصير سنوات، ولغتان أو ثلاث في الحصة الواحدة.',
    ),
    paragraph(
      'The network brings together people who hold the question by different ends: teachers who try things, researchers who measure them, ministries that must decide for everyone, and makers of tools. What they look for is work that can be seen in one real classroom and repeated in another.',
      'تجمع الشبكة من يمسكون بأطراف المسألة المختلفة: معلّمين ومعلّمات يجرّبون، وباحثين يقيسون، ووزارات تقرر للجميع، ومن يصنعون الأدوات. وغايتهم عمل يُرى أثره في صف حقيقي، ويمكن أن يتكرر في صف آخر.',
    ),
  ],
  subs: [
    subTheme(
      { en: 'Learning in two languages', ar: 'التعلّم بلغتين' },
      {
        en: 'How pupils read, count and reason when school speaks formal Arabic, home speaks a dialect and the science book speaks English.',
        ar: 'كيف يقرأ التلاميذ ويحسبون ويستدلّون حين تكون الفصحى لغة المدرسة، والعامية لغة البيت، والإنجليزية لغة كتاب العلوم.',
      },
    ),
    subTheme(
      { en: 'Assessment that teaches', ar: 'تقويم يُعلّم' },
      {
        en: 'Portfolios, oral defenses and short tests that show progress during the year instead of a verdict at its end.',
        ar: 'ملفات إنجاز ومناقشات شفوية واختبارات قصيرة تكشف التقدّم على مدار السنة، بدل حكم واحد في آخرها.',
      },
    ),
    subTheme(
      { en: 'Teachers as researchers', ar: 'المعلّم باحثًا' },
      {
        en: 'Lesson study, inquiry in one’s own classroom, and an hour in the week in which teachers read each other’s results.',
        ar: 'دراسة الدرس، والبحث داخل الصف، وساعة في الأسبوع يقرأ فيها كل معلّم نتائج زملائه.',
      },
    ),
    subTheme(
      { en: 'Early years and play', ar: 'الطفولة المبكرة واللعب' },
      {
        en: 'What children learn before the age of six from stories, sand and one another, and how kindergartens can protect it.',
        ar: 'ما يتعلّمه الأطفال قبل السادسة من الحكايات والرمل ومن أقرانهم، وكيف تصونه رياض الأطفال.',
      },
    ),
  ],
  categories: {
    education: [
      paragraph(
        'Here progressive education is a matter of daily practice: how a lesson is planned, how a school day is divided, what a teacher is free to change on a Tuesday morning. The posts and courses below are for people who teach, lead schools or prepare teachers.',
        'التعليم التقدّمي هنا ممارسة يومية: كيف يُخطَّط الدرس، وكيف يُقسَّم اليوم المدرسي، وما الذي يملك المعلّم أن يغيّره صباح يوم ثلاثاء. والوظائف والدورات أدناه لمن يدرّس أو يدير مدرسة أو يعدّ المعلّمين.',
      ),
      paragraph(
        'A change in teaching is rarely learned from a lecture. Look for hosts that offer time in other people’s classrooms, a mentor who still teaches, and permission to fail for a term.',
        'قلّما يُتعلَّم التغيير في التدريس من محاضرة. وخير الجهات ما أتاحت وقتًا في صفوف الآخرين، ومرشدًا لا يزال يدرّس، ومتّسعًا للخطأ فصلًا دراسيًا كاملًا.',
      ),
    ],
    research: [
      paragraph(
        'Reform travels faster than evidence. Studies here ask which changes to teaching survive a change of minister, which help the weakest pupil as well as the strongest, and what a good result means where a class has forty children.',
        'الإصلاح أسرع انتشارًا من الدليل عليه. تسأل الدراسات هنا: أيّ تغيير في التدريس يبقى بعد تبدّل الوزير؟ وأيّه ينفع أضعف التلاميذ كما ينفع أقواهم؟ وما معنى النتيجة الجيدة في صف فيه أربعون طفلًا؟',
      ),
      paragraph(
        'The work ranges from months of watching one classroom to trials with a whole ministry. Measures validated in Arabic are scarce, so building one counts as a result in its own right.',
        'يمتد العمل من ملاحظة صف واحد أشهرًا إلى تجارب تُجرى مع وزارة كاملة. ولأن أدوات القياس المحقَّقة بالعربية قليلة، يُعدّ بناء أداة منها نتيجة بحثية قائمة بذاتها.',
      ),
    ],
    innovation: [
      paragraph(
        'A new tool earns its place in a school when it saves a teacher an hour or shows a pupil what chalk cannot. This page gathers programs and grants for those who build such things: graded readers in Arabic, a laboratory in a box, software that works when the connection does not.',
        'تستحق الأداة الجديدة مكانها في المدرسة حين توفّر على المعلّم ساعة، أو تُري التلميذ ما لا يُريه الطبشور. في هذه الصفحة برامج ومنح لمن يصنع مثل ذلك: قصص عربية متدرّجة، ومختبر في صندوق، وبرمجيات تعمل حين ينقطع الاتصال.',
      ),
      paragraph(
        'Pilot schools are half of the bargain. Before you apply, be ready to say who will try the thing, for how long, and what you would call a failure.',
        'ومدارس التجريب نصف الأمر. فقبل التقدّم أسئلة لا بد من جوابها: من سيجرّب الأداة؟ وكم من الوقت؟ وما الذي يُعدّ إخفاقًا؟',
      ),
    ],
  },
};
