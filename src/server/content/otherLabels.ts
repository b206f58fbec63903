/**
 * What people type for a value beside its label, by slug. Most Arabic plurals are words of their own, which no ending
 * tells: وظائف for وظيفة.
 */
export const otherLabels: Readonly<Record<string, readonly string[]>> = {
  position: ['وظائف', 'وظائف شاغرة', 'وظائف أكاديمية', 'job', 'vacancies', 'academic job'],
  doctoral: ['PhD', 'doctorate'],
  postdoctoral: ['postdoc', 'post-doc', 'post-doctoral', 'مابعد الدكتوراه', 'بوست دوك'],
  award: ['جوائز', 'prize'],
  program: ['برامج', 'programme'],
  call_for_papers: ['دعوة لتقديم أوراق', 'CFP'],
  volunteering: ['volunteer'],
  research: ['أبحاث', 'بحوث'],
  'artificial-intelligence': ['AI', 'الذكاء الصناعي'],
  on_site: ['onsite'],
  hybrid: ['هجين'],
  research_center: ['مراكز أبحاث', 'مركز بحوث', 'مراكز بحثية', 'research centre', 'research institute'],
  foundation: ['مؤسسات مانحة', 'funder'],
  government: ['جهات حكومية', 'government'],
  nonprofit: ['منظمات غير ربحية', 'جمعية', 'جمعيات', 'non-profit', 'NGO'],
  school: ['مدارس'],
  hospital: ['مستشفيات'],
};

/** Folded words that say nothing by themselves beside a label in a search: jobs in Qatar, فرص في قطر. */
export const joiningWords: ReadonlySet<string> = new Set(
  'in at for of on the and opportunity opportunities openings members organizations في من عن و فرص فرصه الفرص اعضاء الاعضاء موسسات الموسسات'.split(
    ' ',
  ),
);
