import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { createDatabase } from '#server/db/connection.ts';
import { startEmbeddedServer } from '#server/db/embeddedServer.ts';
import { describeJobs } from '#server/describeJobs.ts';
import { readJobReport } from '#server/jobReport.ts';

// `npm run jobs`: what the job queue did last, what it has to do, and what failed. Changes nothing; a portal at work in
// this DATA_DIR goes on working.

const usage = `npm run jobs [-- --json]: what the job queue did, has to do and failed at. It changes nothing.

  --json   the same for programs
  --help   this text

Done at set times: of each task the last run, how long it took, what it did, and how many runs of the last day failed.
In the queue now, for each task:
  waiting    due and not begun, and for how long the oldest has been ("oldest")
  running    at work now
  later      has an appointment or waits for its next try, the first of them in "next"
  failing    among the three before: the last try failed, and another follows
  given up   no further try is made
  last error what the last failed try of any of them said

Ends with 0; with 2 when jobs were given up or a last run failed; with 1 when there was nothing to read.
It reads the database of DATA_DIR or DATABASE_URL, as the portal does.
`;

await run().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
});

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { json: { type: 'boolean' }, help: { type: 'boolean' } } });
  if (values.help === true) return void process.stdout.write(usage);
  // Before the settings are read, which makes the folder: a mistyped name would leave one behind.
  const dataDir = path.resolve(process.env['DATA_DIR']?.trim() || 'data');
  const hasData = ['postgres', 'postgres.location'].some((name) => existsSync(path.join(dataDir, name)));
  if (!process.env['DATABASE_URL'] && !hasData) {
    throw new Error(`No portal has kept anything in ${dataDir} yet. Set DATA_DIR as the portal has it.`);
  }
  const config = readConfig(process.env);
  const embedded = config.databaseUrl ? null : await startEmbeddedServer({ dataDir: config.dataDir, holder: 'tool' });
  const connectionString = config.databaseUrl ?? embedded?.connectionString ?? '';
  const { db, close } = createDatabase({ connectionString, applicationName: 'riwaq-report', maxConnections: 1 });
  try {
    const report = await readJobReport(db, new Date());
    process.stdout.write(values.json === true ? `${JSON.stringify(report, null, 2)}\n` : describeJobs(report));
    const isBad = report.queue.some((row) => row.given_up > 0) || report.runs.some((row) => row.error !== null);
    if (isBad) process.exitCode = 2;
  } catch (error) {
    // The tables come with the portal's first start.
    if ((error as { code?: unknown }).code !== '42P01') throw error;
    throw new Error('The tables of the job queue are not there yet. Start the portal once.', { cause: error });
  } finally {
    await close();
    await embedded?.stop();
  }
}
