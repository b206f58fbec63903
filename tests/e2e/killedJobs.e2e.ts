import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Connection, createDatabase } from '#server/db/connection.ts';
import { startEmbeddedServer } from '#server/db/embeddedServer.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { readJobReport } from '#server/jobReport.ts';
import { aMember } from '#tests/fixtures/aMember.ts';
import { anOpportunity } from '#tests/fixtures/anOpportunity.ts';
import { findFreePort } from '#tests/fixtures/findFreePort.ts';
import { startKillablePortal } from '#tests/fixtures/killablePortal.ts';

// The portal is killed in the middle of each of its runs: of summaries, of reminders, of alerts, of recommendations. Everybody is told
// everything once: nobody twice, nobody never.

const dayMs = 86_400_000;
const memberCount = 60;

/** Members who each wait for a summary, a reminder, an alert and a recommendation. */
async function seed(db: Connection): Promise<void> {
  const now = Date.now();
  // What suits them all, by its country; nothing else of here is new to them.
  await anOpportunity(db, { title_en: 'Nearby', country: 'QA', opens_at: new Date(now - 9 * dayMs) });
  const closing = await anOpportunity(db, { deadline_at: new Date(now + 2 * dayMs), title_en: 'Closing soon' });
  for (let n = 0; n < memberCount; n += 1) {
    const { id } = await aMember({ db, config: { secretKey: Buffer.alloc(32) } }, { email: `m${n}@example.org` });
    await db.updateTable('members').set({ country: 'QA' }).where('id', '=', id).execute();
    await db
      .updateTable('periodic_notices')
      .set({ joined_at: new Date(now - 9 * dayMs) })
      .where('member_id', '=', id)
      .where('type', '=', 'recommendation')
      .execute();
    // Older than the moment at which the summary of the day was due.
    await notify(db, {
      memberId: id,
      type: 'opportunity-closed',
      params: { title: { en: 'Gone', ar: 'انتهت' } },
      now: new Date(now - 2 * dayMs),
    });
    await db
      .insertInto('saved_opportunities')
      .values({ member_id: id, opportunity_id: closing, created_at: new Date() })
      .execute();
    await db
      .insertInto('saved_searches')
      .values({
        member_id: id,
        name: 'Chairs',
        query: 'q=chair',
        alert: 'instant',
        alerted_through: new Date(now - dayMs),
        created_at: new Date(now - dayMs),
        updated_at: new Date(now - dayMs),
      })
      .execute();
  }
  await anOpportunity(db, {
    title_en: 'A new chair',
    published_at: new Date(now - 60_000),
    opens_at: new Date(now - 60_000),
  });
}

const countOf = async (db: Connection, table: string, condition: string): Promise<number> => {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from ${sql.table(table)} where ${sql.raw(condition)}`.execute(db);
  return rows[0]?.n ?? 0;
};

/** Each run, and how far it has come. */
const runs = [
  { task: 'send_digests', table: 'notification_digests', condition: 'true' },
  { task: 'remind_of_deadlines', table: 'opportunity_reminders', condition: `kind = 'closes_in_3_days'` },
  { task: 'alert_searches_instant', table: 'opportunity_reminders', condition: `kind = 'match'` },
  { task: 'tell_recommendations', table: 'periodic_notices', condition: 'told_at is not null' },
] as const;

test(
  'a portal killed in the middle of summaries, reminders, alerts and recommendations tells everybody once, and its operator sees the runs',
  { timeout: 240_000 },
  async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'riwaq-killed-jobs-'));
    const port = await findFreePort();
    const startPortal = () => startKillablePortal(dataDir, port, { LOG_LEVEL: 'fatal' });
    let portal = await startPortal();
    const server = await startEmbeddedServer({ dataDir, holder: 'tool' });
    const { db, close } = createDatabase({ connectionString: server.connectionString, maxConnections: 2 });
    const until = async (isTrue: () => Promise<boolean>) => {
      for (const givesUpAt = Date.now() + 60_000; !(await isTrue()); await wait(3))
        if (Date.now() > givesUpAt) throw new Error('It did not happen.');
    };
    try {
      await seed(db);
      let cutOff = 0;
      for (const { task, table, condition } of runs) {
        await sql`select graphile_worker.add_job(${task})`.execute(db);
        await until(async () => (await countOf(db, table, condition)) > 0);
        await portal.end('SIGKILL');
        if ((await countOf(db, table, condition)) < memberCount) cutOff += 1;
        portal = await startPortal();
        await until(async () => (await countOf(db, table, condition)) === memberCount);
      }
      // Reminders are told two hundred at a time: all or none of these.
      expect(cutOff).toBeGreaterThanOrEqual(2);
      for (const { task } of runs) await sql`select graphile_worker.add_job(${task})`.execute(db);
      await until(async () => (await countOf(db, 'graphile_worker.jobs', 'true')) === 0);

      const events = await sql<{ type: string; members: number; events: number }>`
        select n.type, count(distinct e.member_id)::int as members, count(*)::int as events
        from notification_events e join notifications n on n.id = e.notification_id group by n.type order by n.type`.execute(
        db,
      );
      expect(events.rows).toEqual(
        ['application-deadline', 'opportunity-closed', 'opportunity-match', 'recommendation'].map((type) => ({
          type,
          members: memberCount,
          events: memberCount,
        })),
      );
      const outbox = path.join(dataDir, 'outbox');
      const mails = readdirSync(outbox).map((name) => readFileSync(path.join(outbox, name), 'utf8'));
      const perMember = Map.groupBy(mails, (mail) => /^To:.*?(m\d+@example\.org)/im.exec(mail)?.[1]);
      // A summary and the reminder, which comes at once.
      expect([perMember.size, ...new Set([...perMember.values()].map((own) => own.length))]).toEqual([memberCount, 2]);

      const report = await readJobReport(db, new Date());
      for (const { task } of runs)
        expect(report.runs.find((run) => run.task === task)).toMatchObject({ error: null, failures_of_day: 0 });
      expect(report.queue).toEqual([]);
      await portal.end('SIGTERM');
    } finally {
      await portal.end('SIGKILL');
      await close();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);
