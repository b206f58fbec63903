import { paragraph, subTheme } from '#server/content/textBlocks.ts';
import type { ThematicAreaContent } from '#server/content/thematicAreaContent.ts';

/** Precision health: the texts of the area. */
export const precisionHealth: ThematicAreaContent = {
  id: 4,
  slug: 'precision-health',
  title: { en: 'Precision health', ar: 'الصحة الدقيقة' },
  description: {
    en: 'Prevention and treatment fitted to a person’s genes, surroundings and way of life, at a price that a public clinic can bear.',
    ar: 'وقاية وعلاج على قدر جينات الإنسان وبيئته ونمط عيشه، بكلفة تطيقها عيادة عامة.',
  },
  body: [
    paragraph(
      'Two patients take the same dose; one recovers and the other falls ill from the medicine itself. Precision health studies what lies between them: an inherited enzyme, a diet, a night shift, the dust of a particular town.',
      'يتناول مريضان الجرعة نفسها، فيُشفى أحدهما ويمرض الآخر من الدواء نفسه. تدرس الصحة الدقيقة ما بينهما من فرق: إنزيم موروث، أو غذاء، أو عمل في الليل، أو غبار بلدة بعينها.',
    ),
    paragraph(
      'Reference genomes were drawn for the most part from elsewhere, and families here carry variants that those references miss. Large households, marriage between cousins and the spread of diabetes make the science urgent and its questions delicate. Consent has to be explained in the language in which a family decides.',
      'أُخذت الجينومات المرجعية في معظمها من بلاد أخرى، وفي عائلات المنطقة متغيّرات لا تظهر فيها. ثم إن كبر الأسر وزواج الأقارب وانتشار السكري تجعل هذا العلم ملحًّا وأسئلته حسّاسة. ولا معنى للموافقة ما لم تُشرح باللغة التي تتخذ بها العائلة قرارها.',
    ),
    paragraph(
      'The word precision is earned at the bedside. The network connects laboratories, hospitals, pharmacies and statisticians, so that a finding reaches the nurse who draws the next blood sample.',
      'ولا تستحق الدقة اسمها إلا عند سرير المريض. لذلك تصل الشبكة بين المختبرات والمستشفيات والصيدليات وأهل الإحصاء، حتى تبلغ النتيجة من يسحب عيّنة الدم التالية.',
    ),
  ],
  subs: [
    subTheme(
      { en: 'Genomes of the region', ar: 'جينومات المنطقة' },
      {
        en: 'Population sequencing, rare inherited disease, and the counseling that must go with both.',
        ar: 'قراءة جينومات السكان، والأمراض الوراثية النادرة، والإرشاد الذي لا بد أن يصاحبهما.',
      },
    ),
    subTheme(
      { en: 'Diabetes and the heart', ar: 'السكري والقلب' },
      {
        en: 'Early signs, daily habits and treatment in the diseases that cut most lives short.',
        ar: 'العلامات المبكرة والعادات اليومية والعلاج في أكثر الأمراض تقصيرًا للأعمار.',
      },
    ),
    subTheme(
      { en: 'Records that stay private', ar: 'سجلات تبقى خاصة' },
      {
        en: 'Patient data that can be studied together without leaving the hospital, and patients who know who has looked.',
        ar: 'بيانات مرضى تُدرس معًا من غير أن تغادر المستشفى، ومرضى يعرفون من اطّلع عليها.',
      },
    ),
    subTheme(
      { en: 'Medicine dose by dose', ar: 'الدواء جرعةً جرعة' },
      {
        en: 'Pharmacogenetics, drug levels and simple tests that help a physician choose the first prescription well.',
        ar: 'الوراثة الدوائية وقياس مستوى الدواء وفحوص بسيطة تعين الطبيب على حسن اختيار الوصفة الأولى.',
      },
    ),
  ],
  categories: {
    education: [
      paragraph(
        'Most physicians in practice today graduated before a genome could be read in a day. Courses here bring them up to date, and with them the pharmacists, nurses and genetic counselors who will do most of the explaining.',
        'تخرّج معظم الأطباء العاملين اليوم قبل أن تصبح قراءة جينوم في يوم أمرًا ممكنًا. والدورات هنا تطلعهم على ما استجدّ، ومعهم الصيادلة والتمريض واختصاصيو الإرشاد الوراثي الذين سيتولّون معظم الشرح.',
      ),
      paragraph(
        'There is room as well for those who teach patients: writers of clear leaflets in Arabic, makers of short films, school doctors.',
        'وفيها متّسع لمن يعلّم المرضى أيضًا: كتّاب النشرات العربية الواضحة، وصنّاع الأفلام القصيرة، وأطباء المدارس.',
      ),
    ],
    research: [
      paragraph(
        'A cohort is built slowly, one volunteer at a time, and repays patience for decades. The posts on this page lie along that road: recruiting families, sequencing, biostatistics, ethics, following people who move from one country to the next.',
        'تُبنى دراسات الأتراب ببطء، متطوّعًا بعد متطوّع، ثم تجزي الصبر عقودًا. والوظائف في هذه الصفحة على امتداد ذلك الطريق: دعوة العائلات إلى المشاركة، وقراءة التسلسل، والإحصاء الحيوي، والأخلاقيات، ومتابعة من ينتقلون من بلد إلى بلد.',
      ),
      paragraph(
        'A serious study says which committee approved it and who may see data that identify a person. Where a result concerns a participant’s own health, the plan for telling that person belongs to the design.',
        'تذكر الدراسة الجادة أيّ لجنة أجازتها، ومن يطّلع على البيانات الدالّة على أصحابها. وحين تمسّ النتيجة صحة مشارك بعينه، تكون خطة إبلاغه جزءًا من التصميم.',
      ),
    ],
    innovation: [
      paragraph(
        'A test that costs less than a taxi ride changes more lives than one that impresses a conference. Seed grants and fellowships here support diagnostics, devices and software for ordinary clinics, with heat, dust and power cuts written into the specification.',
        'الفحص الذي لا تزيد كلفته على أجرة سيارة يغيّر من الأعمار أكثر مما يغيّره فحص يبهر مؤتمرًا. تدعم منح الانطلاق والزمالات هنا أدوات تشخيص وأجهزة وبرمجيات لعيادات عادية، يدخل الحرّ والغبار وانقطاع الكهرباء في مواصفاتها.',
      ),
      paragraph(
        'It pays to invite the regulator early. A team should know, before it builds the second version, which approval it needs, in which country, and what evidence will be asked for.',
        'ومن الحكمة أن تُدعى الجهة الرقابية مبكرًا، فيعرف الفريق قبل أن يصنع النسخة الثانية أيّ ترخيص يلزمه، وفي أيّ بلد، وأيّ دليل سيُطلب منه.',
      ),
    ],
  },
};
