/** Each column of a CSV file by the names that its header may have, in either language; docs/import.md lists them. */
type Columns = Readonly<Record<string, string>>;

const bilingual = (name: string, english: string, arabic: string): Columns => ({
  [name]: `${english}, ${arabic}`,
  [`${name}_en`]: `${english} en, ${english} english, ${arabic} بالإنجليزية`,
  [`${name}_ar`]: `${english} ar, ${english} arabic, ${arabic} بالعربية`,
});

const both: Columns = {
  key: 'key, id, source key, المعرّف, الرقم',
  ...bilingual('summary', 'summary', 'الملخّص'),
  ...bilingual('description', 'description', 'الوصف'),
  ...bilingual('city', 'city', 'المدينة'),
  country: 'country, البلد, الدولة',
  areas: 'areas, area, focus areas, thematic areas, المجالات, المجال, مجالات الاهتمام',
};

export const opportunityColumns: Columns = {
  ...both,
  ...bilingual('title', 'title', 'العنوان'),
  category: 'category, kind, الفئة, نوع الفرصة',
  ags_category: 'ags category, agscategory, التصنيف',
  is_program: 'is program, program, برنامج',
  ...bilingual('organization', 'organization', 'المؤسسة'),
  organization_website: 'organization website, موقع المؤسسة',
  work_mode: 'work mode, mode, نمط العمل',
  employment_type: 'employment type, نوع الدوام, الدوام',
  languages: 'languages, language requirements, اللغات',
  ...bilingual('eligibility', 'eligibility', 'الشروط'),
  ...bilingual('funding', 'funding', 'التمويل'),
  starts_on: 'starts on, start date, تاريخ البدء',
  opens_at: 'opens at, opens, موعد الفتح',
  deadline: 'deadline, closes, closing date, آخر موعد, الموعد النهائي',
  time_zone: 'time zone, timezone, المنطقة الزمنية',
  is_rolling: 'is rolling, rolling, مستمر',
  apply_url: 'apply url, url, link, رابط التقديم, الرابط',
  apply_email: 'apply email, email, بريد التقديم',
  positions: 'positions, openings, عدد الشواغر',
  published_at: 'published at, published, date posted, تاريخ النشر',
};

export const organizationColumns: Columns = {
  ...both,
  ...bilingual('name', 'name', 'الاسم'),
  type: 'type, النوع',
  website: 'website, url, الموقع, الموقع الإلكتروني',
  founded_year: 'founded year, founded, سنة التأسيس',
};

/** What people write in Arabic for the values that the tables spell in English. */
export const valueNames: Columns = {
  position: 'وظيفة',
  fellowship: 'زمالة',
  postdoctoral: 'ما بعد الدكتوراه, postdoc',
  doctoral: 'دكتوراه, phd',
  grant: 'منحة',
  award: 'جائزة',
  training: 'تدريب',
  program: 'برنامج, programme',
  call_for_papers: 'دعوة لتقديم أوراق, دعوة لتقديم أوراق بحثية',
  volunteering: 'تطوّع, volunteer',
  education: 'التعليم, تعليم',
  research: 'البحث, بحث',
  innovation: 'الابتكار, ابتكار',
  on_site: 'حضوري, onsite, on-site',
  hybrid: 'مختلط, هجين',
  remote: 'عن بُعد, عن بعد',
  full_time: 'دوام كامل, full-time',
  part_time: 'دوام جزئي, part-time',
  contract: 'عقد',
  temporary: 'مؤقت',
  internship: 'تدريب داخلي',
  volunteer: 'متطوّع',
  other: 'غير ذلك, أخرى',
  university: 'جامعة',
  research_center: 'مركز أبحاث',
  foundation: 'مؤسسة مانحة, مؤسسة خيرية',
  company: 'شركة',
  government: 'جهة حكومية',
  nonprofit: 'جمعية, جمعية غير ربحية',
  school: 'مدرسة',
  hospital: 'مستشفى',
  'progressive-education': 'التعليم التقدّمي, progressive education',
  sustainability: 'الاستدامة',
  'artificial-intelligence': 'الذكاء الاصطناعي, artificial intelligence, ai',
  'precision-health': 'الصحة الدقيقة, precision health',
  'social-progress': 'التقدّم الاجتماعي, social progress',
  yes: 'true, 1, y, نعم',
  no: 'false, 0, n, لا',
};
