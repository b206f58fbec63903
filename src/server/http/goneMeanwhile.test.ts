import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase } from '#server/db/connection.ts';
import { anOpportunity, anOrganization } from '#tests/fixtures/anOpportunity.ts';
import { aConnection, someone, type Someone } from '#tests/fixtures/someConnections.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

// What goes while a write that hangs on it is under way: the write waits for the deletion, and then finds nothing.

let app: TestApp;
let outside: ReturnType<typeof createDatabase>;
beforeAll(async () => {
  app = await testApp();
  outside = createDatabase({ connectionString: app.connectionString, maxConnections: 2 });
});
afterAll(async () => {
  await outside.close();
  await app.close();
});

type Write = [who: Someone, method: 'POST' | 'PATCH', path: string, body?: unknown];
const send = ([who, method, path, body]: Write) =>
  app.call(method, `/api/${path}`, { headers: who.headers, ...(body === undefined ? {} : { body }) });

/** Sends writes while a deletion is not committed yet, commits it when all of them wait for it, and gives their answers. */
async function sendDuring(deletion: RawBuilder<unknown>, writes: Write[]) {
  const sent = await outside.db.transaction().execute(async (transaction) => {
    await deletion.execute(transaction);
    const answers = writes.map(send);
    await expect
      .poll(async () => {
        const { rows } = await sql<{ count: number }>`
          select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(outside.db);
        return rows[0]?.count;
      })
      .toBe(writes.length);
    return answers;
  });
  return Promise.all(sent);
}
const members = (count: number) =>
  Promise.all(Array.from({ length: count }, () => someone(app, { hasMessaging: true })));
const newMessage = () => ({ client_id: randomUUID(), body: 'Hello' });

describe('a write whose target goes at the same moment is answered as one that came after', () => {
  test('a member whom others ask, block or open a conversation with', async () => {
    const [target, asking, blocking, opening] = (await members(4)) as [Someone, Someone, Someone, Someone];
    await aConnection(app, opening, target);
    const writesTo = (id: number): Write[] => [
      [asking, 'POST', 'connections', { user_id: id }],
      [blocking, 'POST', `members/${id}/block`],
      [opening, 'POST', 'conversations', { user_id: id }],
    ];
    const answers = await sendDuring(sql`delete from members where id = ${target.id}`, writesTo(target.id));
    const unknown = await Promise.all(writesTo(999_999_999).map(send));
    expect(answers.map(({ status, text }) => [status, text])).toEqual(unknown.map(({ text }) => [404, text]));
  });

  test('an organization that is followed, or chosen in a profile', async () => {
    const [following, working, about] = (await members(3)) as [Someone, Someone, Someone];
    const id = await anOrganization(app.db, { name_en: 'Short House' });
    const chosen = { organization_name: 'Short House', organization_id: id };
    const answers = await sendDuring(sql`delete from organizations where id = ${id}`, [
      [following, 'POST', `organizations/${id}/follow`],
      [
        working,
        'POST',
        'user-profile',
        { section: 'experience', data: { ...chosen, title: 'Dean', start_year: 2001 } },
      ],
      [about, 'POST', 'user-profile', { section: 'about', version: 1, data: chosen }],
    ]);
    expect(answers.map(({ status, json }) => [status, Object.keys(json.errors ?? {})])).toEqual([
      [404, []],
      [422, ['organization_id']],
      [422, ['organization_id']],
    ]);
  });

  test('an opportunity that is saved', async () => {
    const [saving] = (await members(1)) as [Someone];
    const id = await anOpportunity(app.db, { title_en: 'Short chair' });
    const [answer] = await sendDuring(sql`delete from opportunities where id = ${id}`, [
      [saving, 'POST', `job-opportunities/${id}/save`],
    ]);
    expect([answer?.status, answer?.json.code]).toEqual([404, 'not_found']);
  });
});

test('a write of a member whose account is erased at the same moment comes from nobody', async () => {
  const [other] = (await members(1)) as [Someone];
  const organizationId = await anOrganization(app.db, { name_en: 'Long House' });
  const opportunityId = await anOpportunity(app.db, { title_en: 'Long chair' });
  for (const [method, path, body] of [
    ['POST', 'update-profile', { full_name: 'Too Late' }],
    ['PATCH', 'account/privacy', { visibility: 'private' }],
    [
      'POST',
      'user-profile',
      { section: 'experience', data: { title: 'Dean', organization_name: 'X', start_year: 2001 } },
    ],
    ['POST', 'connections', { user_id: other.id }],
    ['POST', `organizations/${organizationId}/follow`],
    ['POST', `job-opportunities/apply/${opportunityId}`],
    ['POST', 'saved-searches', { name: 'Late', query: 'q=late', alert: 'none' }],
    ['PATCH', 'notification-preferences', { digest: { hour: 5 } }],
    ['POST', 'account/second-factor/start'],
    ['POST', 'recommendations/dismiss', { kind: 'members', id: other.id }],
  ] as const) {
    const [gone] = (await members(1)) as [Someone];
    const [answer] = await sendDuring(sql`delete from members where id = ${gone.id}`, [[gone, method, path, body]]);
    expect([path, answer?.status, answer?.json.code]).toEqual([path, 401, 'unauthenticated']);
  }
});

test('a message to a member who goes at the same moment is refused, and nothing of it is kept', async () => {
  const [target, writing] = (await members(2)) as [Someone, Someone];
  await aConnection(app, writing, target);
  const { json } = await send([writing, 'POST', 'conversations', { user_id: target.id }]);
  const id = json.data.id as number;
  await send([writing, 'POST', `conversations/${id}/messages`, newMessage()]);
  const [answer] = await sendDuring(sql`delete from members where id = ${target.id}`, [
    [writing, 'POST', `conversations/${id}/messages`, newMessage()],
  ]);
  expect([answer?.status, answer?.json.code]).toEqual([409, 'chat_closed']);
  expect(await app.db.selectFrom('messages').select('seq').where('conversation_id', '=', id).execute()).toHaveLength(1);
});
