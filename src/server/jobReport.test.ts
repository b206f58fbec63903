import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { describeJobs } from './describeJobs.ts';
import { readJobReport } from './jobReport.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const run = promisify(execFile);
const jobs = async (environment: Record<string, string>, ...options: string[]) => {
  const { PATH = '' } = process.env;
  const program = [path.join('scripts', 'run.mjs'), 'jobs', ...options];
  // What it ends with beside 0 comes as a failure with the same fields.
  return run(process.execPath, program, { env: { PATH, ...environment } }).then(
    (ended) => ({ code: 0, ...ended }),
    (ended: { code: number; stdout: string; stderr: string }) => ended,
  );
};

test('the report tells what waits, what is tried again and when, and what was given up', async () => {
  const now = new Date();
  const add = async (attempts: number, maxAttempts: number, seconds: number) => {
    const runAt = new Date(now.getTime() + seconds * 1000);
    const { rows } = await sql<{ id: string }>`select id from graphile_worker.add_job('some_mail', '{}'::json,
      run_at => ${runAt}::timestamptz, max_attempts => ${maxAttempts}::int)`.execute(app.db);
    const error = attempts > 0 ? 'The mail server did not take the mail (ESOCKET).\n at smtp' : null;
    await sql`update graphile_worker._private_jobs set attempts = ${attempts}, last_error = ${error}
      where id = ${rows[0]?.id}`.execute(app.db);
  };
  await add(0, 25, -40);
  await add(3, 25, 7200);
  await add(2, 25, -10);
  await add(25, 25, -60);
  await add(0, 25, 86_400);
  const report = await readJobReport(app.db, now);
  expect(report.queue).toEqual([
    {
      task: 'some_mail',
      waiting: 2,
      oldest_seconds: 40,
      running: 0,
      later: 2,
      next_seconds: 7200,
      failing: 2,
      given_up: 1,
      last_error: 'The mail server did not take the mail (ESOCKET).',
    },
  ]);
  expect(describeJobs(report).split('\n').at(-2)?.trim().split(/ {2,}/)).toEqual([
    'some_mail',
    '2',
    '40 s',
    '0',
    '2',
    '2 h',
    '2',
    '1',
    'The mail server did not take the mail (ESOCKET).',
  ]);
});

test('npm run jobs says what its columns mean, refuses what it does not know and leaves no folder behind', async () => {
  const help = await jobs({}, '--help');
  expect([help.code, help.stdout]).toEqual([0, expect.stringContaining('given up   no further try is made')]);
  expect(await jobs({}, '--jsn')).toMatchObject({ code: 1, stderr: expect.stringContaining("'--jsn'") });
  const dataDir = path.join(app.dataDir, 'mistyped');
  expect(await jobs({ DATA_DIR: dataDir })).toMatchObject({
    code: 1,
    stderr: `No portal has kept anything in ${dataDir} yet. Set DATA_DIR as the portal has it.\n`,
  });
  expect(existsSync(dataDir)).toBe(false);
});
