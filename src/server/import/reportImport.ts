import type { Translate } from '#i18n/translate.ts';
import type { AppliedImport } from './applyImport.ts';
import type { ImportFormat, ImportProblem, ImportRecord } from './importRecord.ts';
import type { ImportAction, ImportPlan } from './planImport.ts';

const formats = {
  jobPostings: 'import.format.jobPostings',
  csvOpportunities: 'import.format.csvOpportunities',
  csvOrganizations: 'import.format.csvOrganizations',
  ror: 'import.format.ror',
  universities: 'import.format.universities',
} as const satisfies Record<ImportFormat, string>;

const actions = {
  new: 'import.action.new',
  changed: 'import.action.changed',
  same: 'import.action.same',
  known: 'import.action.known',
} as const satisfies Record<ImportAction, string>;

/**
 * An import in lines for people: what the file is, what happens (or would happen, with `applied` null) to each row that
 * is not as it was, what is wrong with each refused row, by line, and the counts.
 */
export function reportImport(
  name: string,
  { file, rows }: ImportPlan,
  applied: AppliedImport | null,
  t: Translate,
): string[] {
  const problems = [...file.problems, ...(applied?.problems ?? [])];
  // Not by line: a file may have all its rows on one.
  const refused = problems.filter(({ isWarning, isFurther }) => isWarning !== true && isFurther !== true);
  const entries = [
    ...(applied === null ? rows.filter(({ action }) => action === 'new' || action === 'changed') : []).map(
      ({ line, action, record }) => ({ line, text: `${t(actions[action])}  ${titleOf(record)}` }),
    ),
    ...problems.map((problem) => ({ line: problem.line, text: describeProblem(problem, t) })),
  ].sort((a, b) => a.line - b.line);
  const count = (wanted: ImportAction) => rows.filter(({ action }) => action === wanted).length;
  return [
    t('import.heading', { name, format: t(formats[file.format]) }),
    ...entries.map(({ line, text }) => `  ${t('import.line', { line: String(line) })}  ${text}`),
    t('import.counts', {
      new: applied?.inserted ?? count('new'),
      changed: applied?.updated ?? count('changed'),
      same: count('same'),
      known: count('known'),
      refused: refused.length,
    }),
    t(applied === null ? 'import.dryRun' : 'import.done'),
  ];
}

/** One line about what is wrong, the field before it. */
export function describeProblem({ field, message, values, isWarning }: ImportProblem, t: Translate): string {
  const label = t(isWarning === true ? 'import.warning' : 'import.refused');
  return [label, field === null ? null : `${field}:`, t(message, values)].filter((part) => part !== null).join('  ');
}

function titleOf({ kind, columns }: ImportRecord): string {
  const title = kind === 'opportunity' ? (columns.title_en ?? columns.title_ar) : (columns.name_en ?? columns.name_ar);
  return title ?? '';
}
