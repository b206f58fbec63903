import type { JobReport } from './jobReport.ts';

/** The report as tables for a terminal. */
export function describeJobs({ runs, queue }: JobReport): string {
  const done = runs.map((run) => [
    run.task,
    run.started_at.toISOString().slice(0, 19).replace('T', ' '),
    `${run.took_ms} ms`,
    run.error === null ? countsOf(run.result) : `failed: ${run.error}`,
    `${run.runs_of_day}, ${run.failures_of_day} failed`,
  ]);
  const waiting = queue.map((row) => [
    row.task,
    String(row.waiting),
    showSeconds(row.oldest_seconds),
    String(row.running),
    String(row.later),
    showSeconds(row.next_seconds),
    String(row.failing),
    String(row.given_up),
    row.last_error ?? '',
  ]);
  return [
    'Done at set times (UTC)',
    ...table(['task', 'last run', 'took', 'did', 'in a day'], done),
    '',
    'In the queue now',
    ...table(['task', 'waiting', 'oldest', 'running', 'later', 'next', 'failing', 'given up', 'last error'], waiting),
    '',
  ].join('\n');
}

function countsOf(result: Record<string, number> | null): string {
  const counts = Object.entries(result ?? {}).filter(([, count]) => count > 0);
  return counts.length === 0 ? 'nothing to do' : counts.map(([name, count]) => `${name} ${count}`).join(', ');
}

/** In the largest unit that says enough: `45 s`, `12 min`, `7 h`, `3 d`. */
function showSeconds(seconds: number | null): string {
  if (seconds === null) return '';
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`;
  return seconds < 172_800 ? `${Math.round(seconds / 3600)} h` : `${Math.round(seconds / 86_400)} d`;
}

function table(head: readonly string[], rows: readonly string[][]): string[] {
  if (rows.length === 0) return ['  nothing'];
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
}
