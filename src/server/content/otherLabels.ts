/**
 * What people type for a value beside its label, by slug. Most Arabic plurals are words of their own, which no ending
 * tells: وظائف for وظيفة.
 */
export const otherLabels: Readonly<Record<string, readonly string[]>> = {
  position: ['وظائف', 'job', 'vacancies'],
  doctoral: ['PhD', 'doctorate'],
  postdoctoral: ['postdoc'],
  award: ['جوائز', 'prize'],
  program: ['برامج', 'programme'],
  call_for_papers: ['دعوة لتقديم أوراق'],
  volunteering: ['volunteer'],
  research: ['أبحاث', 'بحوث'],
  'artificial-intelligence': ['AI', 'الذكاء الصناعي'],
  on_site: ['onsite'],
  hybrid: ['هجين'],
};
