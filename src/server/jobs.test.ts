import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { fellowFields, postFellow } from '#tests/fixtures/visitorForms.ts';
import { readConfig } from './config.ts';
import { forgetOldRows } from './forgetOldRows.ts';
import { createGateways } from './gateways/createGateways.ts';
import { MailerError, type QueuedMail } from './gateways/mailer.ts';
import { installJobQueue, startJobQueue } from './jobQueue.ts';
import { createJobs } from './jobs.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

afterAll(() => app.close());

const gateways = () => createGateways(readConfig({ NODE_ENV: 'test', DATA_DIR: app.dataDir }));
const queued = async () =>
  (
    await sql<{
      attempts: number;
      last_error: string | null;
    }>`select attempts, last_error from graphile_worker.jobs`.execute(app.db)
  ).rows;
const mail = (to: string) => ({ to, language: 'en' as const, subject: 's', text: 't', html: 'h' });
const until = async (isTrue: () => boolean | Promise<boolean>, ms = 5_000) => {
  for (const startedAt = Date.now(); !(await isTrue()); await wait(20))
    if (Date.now() - startedAt > ms) throw new Error('It did not happen.');
};
const start = (changed: Partial<ReturnType<typeof gateways>> = {}) =>
  startJobQueue({
    connectionString: app.connectionString,
    log: app.server.log,
    ...createJobs({ db: app.db, config: app.config, gateways: { ...gateways(), ...changed }, log: app.server.log }),
  });

describe('the mail queue', () => {
  test('sends a mail within moments of the commit, and forgets it then', async () => {
    const jobs = await start();
    try {
      await postFellow(app, fellowFields);
      const outbox = join(app.dataDir, 'outbox');
      const mails = () => (existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : []);
      await until(() => mails().length === 2);
      await until(async () => (await queued()).length === 0);
    } finally {
      await jobs.stop();
    }
  });

  test('queues nothing for an effect that failed', async () => {
    const failing = app.db.transaction().execute(async (transaction) => {
      await gateways().mailQueue.enqueue(transaction, mail('a@example.org'));
      throw new Error('the effect failed');
    });
    await expect(failing).rejects.toThrow('the effect failed');
    expect(await queued()).toEqual([]);
  });

  test('keeps a mail that was not taken, tries again later, and stores no address with the failure', async () => {
    const tried: QueuedMail[] = [];
    const mailer = {
      send: async (mail: QueuedMail) => {
        tried.push(mail);
        if (tried.length === 1) throw new MailerError('The mail server did not take the mail (ECONNECTION).');
      },
      close: () => {},
    };
    const jobs = await start({ mailer });
    try {
      await gateways().mailQueue.enqueue(app.db, mail('retry@example.org'));
      await until(async () => (await queued())[0]?.last_error !== null && tried.length === 1);
      const [job] = await queued();
      expect([job?.attempts, job?.last_error]).toEqual([1, expect.stringContaining('ECONNECTION')]);
      expect(job?.last_error).not.toContain('retry@example.org');
      await sql`update graphile_worker._private_jobs set run_at = now()`.execute(app.db);
      await sql`select pg_notify('jobs:insert', '{"count":1}')`.execute(app.db);
      await until(() => tried.length === 2);
      expect(tried[1]).toEqual(tried[0]);
      await until(async () => (await queued()).length === 0);
    } finally {
      await jobs.stop();
    }
  });

  test('goes on after its database connections were cut', async () => {
    const jobs = await start();
    try {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'riwaq-jobs' and datname = current_database()`.execute(
        app.db,
      );
      await gateways().mailQueue.enqueue(app.db, mail('cut@example.org'));
      await until(async () => (await queued()).length === 0, 15_000);
    } finally {
      await jobs.stop();
    }
  }, 20_000);

  test('takes up at once what a killed process held', async () => {
    await gateways().mailQueue.enqueue(app.db, mail('held@example.org'));
    await sql`update graphile_worker._private_jobs set locked_by = 'gone', locked_at = now(), attempts = 1`.execute(
      app.db,
    );
    const jobs = await start();
    try {
      await until(async () => (await queued()).length === 0);
    } finally {
      await jobs.stop();
    }
  });

  test('is installed again without harm', async () => {
    await installJobQueue(app.connectionString);
  });
});

test('what is past its time is forgotten, what is not stays', async () => {
  const now = new Date();
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const day = 24;
  await app.db.deleteFrom('idempotency_keys').execute();
  const key = { endpoint: 'x', request_hash: Buffer.alloc(1), status_code: 200, response: '{}' };
  await app.db
    .insertInto('idempotency_keys')
    .values([
      { ...key, key: 'old', created_at: ago(49) },
      { ...key, key: 'new', created_at: ago(47) },
    ])
    .execute();
  await app.db
    .insertInto('spent_captchas')
    .values([
      { signature: 'old', expires_at: ago(1) },
      { signature: 'new', expires_at: ago(-1) },
    ])
    .execute();
  const action = { target_type: null, target_id: null, meta: null };
  await app.db
    .insertInto('ui_actions')
    .values([
      { ...action, action: 'old', created_at: ago(91 * day) },
      { ...action, action: 'new', created_at: ago(89 * day) },
    ])
    .execute();
  const message = {
    topic: 'general',
    full_name: 'N',
    email: 'a@example.org',
    phone_number: null,
    organization_name: null,
    message: 'm',
    locale: 'en',
  };
  await app.db
    .insertInto('contact_messages')
    .values([
      { ...message, reference: 'old', created_at: ago(366 * day) },
      { ...message, reference: 'new', created_at: ago(364 * day) },
    ])
    .execute();
  const subscriber = { locale: 'en', confirmed_at: null, token_hash: null, token_sent_at: null };
  await app.db
    .insertInto('newsletter_subscribers')
    .values([
      { ...subscriber, email: 'old', email_key: 'old', consented_at: ago(31 * day) },
      { ...subscriber, email: 'new', email_key: 'new', consented_at: ago(29 * day) },
      {
        ...subscriber,
        email: 'confirmed',
        email_key: 'confirmed',
        consented_at: ago(31 * day),
        confirmed_at: ago(30 * day),
      },
    ])
    .execute();
  expect(await forgetOldRows(app.db, now)).toMatchObject({
    idempotencyKeys: 1,
    spentCaptchas: 1,
    uiActions: 1,
    contactMessages: 1,
    unconfirmedSubscribers: 1,
  });
  expect((await app.db.selectFrom('idempotency_keys').select('key').execute()).map(({ key: name }) => name)).toEqual([
    'new',
  ]);
  expect(
    (await app.db.selectFrom('newsletter_subscribers').select('email').orderBy('email').execute()).map(
      ({ email }) => email,
    ),
  ).toEqual(['confirmed', 'new']);
});
