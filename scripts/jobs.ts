import { readConfig } from '#server/config.ts';
import { createDatabase } from '#server/db/connection.ts';
import { startEmbeddedServer } from '#server/db/embeddedServer.ts';
import { type JobReport, readJobReport } from '#server/jobReport.ts';

// `npm run jobs`: what the job queue did last, what it has to do, and what failed. `--json` for programs. Changes
// nothing; a portal at work in this DATA_DIR goes on working. Ends with 2 when jobs were given up or a last run failed.

const config = readConfig(process.env);
const embedded = config.databaseUrl ? null : await startEmbeddedServer({ dataDir: config.dataDir, holder: 'tool' });
const connectionString = config.databaseUrl ?? embedded?.connectionString ?? '';
const { db, close } = createDatabase({ connectionString, applicationName: 'riwaq-report', maxConnections: 1 });
try {
  const report = await readJobReport(db, new Date());
  process.stdout.write(process.argv.includes('--json') ? `${JSON.stringify(report, null, 2)}\n` : describe(report));
  const isBad = report.queue.some((row) => row.given_up > 0) || report.runs.some((row) => row.error !== null);
  if (isBad) process.exitCode = 2;
} finally {
  await close();
  await embedded?.stop();
}

function describe({ runs, queue }: JobReport): string {
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
    row.oldest_seconds === null ? '' : `${row.oldest_seconds} s`,
    String(row.running),
    String(row.later),
    String(row.given_up),
    row.last_error ?? '',
  ]);
  return [
    'Done at set times (UTC)',
    ...table(['task', 'last run', 'took', 'did', 'in a day'], done),
    '',
    'In the queue now',
    ...table(['task', 'waiting', 'oldest', 'running', 'later', 'given up', 'last error'], waiting),
    '',
  ].join('\n');
}

function countsOf(result: Record<string, number> | null): string {
  const counts = Object.entries(result ?? {}).filter(([, count]) => count > 0);
  return counts.length === 0 ? 'nothing to do' : counts.map(([name, count]) => `${name} ${count}`).join(', ');
}

function table(head: readonly string[], rows: readonly string[][]): string[] {
  if (rows.length === 0) return ['  nothing'];
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
}
