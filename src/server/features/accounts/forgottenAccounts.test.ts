import { afterAll, beforeAll, expect, test } from 'vitest';
import { aMember, aSession } from '#tests/fixtures/aMember.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { forgetOldRows } from '#server/forgetOldRows.ts';
import { insertChallenge } from '#server/sessions/challenges.ts';
import { issueMailToken } from './mailTokens.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const day = 86_400_000;
const now = new Date();
const ago = (ms: number) => new Date(now.getTime() - ms);

test('what accounts leave is forgotten after its time, and not before', async () => {
  const issue = (memberId: number, kind: 'confirm' | 'reset' | 'set_password', at: Date) =>
    issueMailToken(app.db, { memberId, kind, email: 'a@example.org', emailKey: 'a@example.org', now: at });
  const [old, young, confirmed] = [
    await aMember(app, { isConfirmed: false }),
    await aMember(app, { isConfirmed: false }),
    await aMember(app),
  ];
  await app.db
    .updateTable('accounts')
    .set({ created_at: ago(31 * day) })
    .where('member_id', 'in', [old.id, confirmed.id])
    .execute();
  await issue(old.id, 'confirm', now);
  // A reset's hour and a day: over; a confirmation's two days and almost one: not yet; one in use: not at all.
  await issue(confirmed.id, 'reset', ago(26 * 3_600_000));
  await issue(confirmed.id, 'confirm', ago(2.9 * day));
  await issue(confirmed.id, 'set_password', now);
  for (const days of [29, 31]) {
    const { token } = await aSession(app, confirmed.id);
    expect(token).toHaveLength(43);
    await app.db
      .updateTable('sessions')
      .set({ expires_at: ago(days * day) })
      .where('expires_at', '>', now)
      .execute();
  }
  for (const hours of [23, 25])
    await insertChallenge(app.db, {
      kind: 'passkey_login',
      memberId: null,
      tokenHash: Buffer.from(String(hours)),
      now,
      expiresAt: ago(hours * 3_600_000),
    });
  const counter = (subject: string, at: Date) => ({ name: 'x', subject, window_started_at: at, count: 1 });
  await app.db
    .insertInto('limit_counters')
    .values([counter('old', ago(2.1 * day)), counter('new', ago(1.9 * day))])
    .execute();
  expect(await forgetOldRows(app.db, now)).toMatchObject({
    unconfirmedAccounts: 1,
    mailTokens: 1,
    sessions: 1,
    authChallenges: 1,
    limitCounters: 1,
  });
  const members = await app.db.selectFrom('members').select('id').orderBy('id').execute();
  expect(members.map(({ id }) => id)).toEqual([young.id, confirmed.id]);
  const tokens = await app.db.selectFrom('mail_tokens').select('kind').orderBy('id').execute();
  expect(tokens.map(({ kind }) => kind)).toEqual(['confirm', 'set_password']);
});
