import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listenToContentChanges } from '#server/http/contentChanges.ts';
import { aMember, aSession } from '#tests/fixtures/aMember.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { findPrincipal } from './findPrincipal.ts';
import { SessionCache } from './sessionCache.ts';

let app: TestApp;
let changes: { close(): Promise<void> };

/** A portal that hears what changes in its database, as one that was started does. */
beforeAll(async () => {
  app = await testApp();
  changes = await listenToContentChanges(app.connectionString, app.changes, app.server.log);
});

afterAll(async () => {
  await changes.close();
  await app.close();
});

const nameOf = async (headers: Record<string, string>): Promise<string | null> =>
  (await app.call('GET', '/api/user', { headers })).json.data?.full_name ?? null;

async function aSignedInMember() {
  const { id } = await aMember(app, { full_name: 'Noor Test' });
  const session = await aSession(app, id);
  expect(await nameOf(session.headers)).toBe('Noor Test');
  return { id, ...session };
}

test('a session that was just used is known without the database, for two seconds', async () => {
  const { headers, token } = await aSignedInMember();
  const cache = new SessionCache();
  cache.setTrusted(true);
  const credential = { kind: 'cookie', token } as const;
  const now = new Date();
  const first = await findPrincipal(app.db, credential, now, cache);
  expect(first.kind).toBe('member');
  // A database that nobody can reach any more.
  const away = new Proxy(app.db, {
    get: () => {
      throw new Error('the database was asked');
    },
  });
  expect(await findPrincipal(away, credential, now, cache)).toEqual(first);
  await expect(findPrincipal(away, credential, new Date(now.getTime() + 2_001), cache)).rejects.toThrow('was asked');
  expect(await nameOf(headers)).toBe('Noor Test');
});

test('a session is over for the next call after its member has ended it', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { id, headers } = await aSignedInMember();
    const other = await aSession(app, id);
    expect(await nameOf(other.headers)).toBe('Noor Test');
    await app.call('POST', '/api/account/sessions/revoke-others', {
      headers: { ...headers, 'sec-fetch-site': 'same-origin' },
    });
    expect(await nameOf(other.headers)).toBeNull();
    expect(await nameOf(headers)).toBe('Noor Test');
  }
});

test('a session that another server ended, or whose account was disabled, is over within moments', async () => {
  const ended = await aSignedInMember();
  await app.db.updateTable('sessions').set({ revoked_at: new Date() }).where('member_id', '=', ended.id).execute();
  await vi.waitFor(async () => expect(await nameOf(ended.headers)).toBeNull(), { interval: 5, timeout: 1_000 });

  const disabled = await aSignedInMember();
  await app.db.updateTable('accounts').set({ status: 'disabled' }).where('member_id', '=', disabled.id).execute();
  await vi.waitFor(async () => expect(await nameOf(disabled.headers)).toBeNull(), { interval: 5, timeout: 1_000 });

  const erased = await aSignedInMember();
  await app.db.deleteFrom('members').where('id', '=', erased.id).execute();
  await vi.waitFor(async () => expect(await nameOf(erased.headers)).toBeNull(), { interval: 5, timeout: 1_000 });
});

test('a session that ends by its time is not remembered beyond it', async () => {
  const { id, token } = await aSignedInMember();
  const now = new Date();
  const expires_at = new Date(now.getTime() + 500);
  await app.db.updateTable('sessions').set({ expires_at }).where('member_id', '=', id).execute();
  const cache = new SessionCache();
  cache.setTrusted(true);
  const credential = { kind: 'cookie', token } as const;
  expect((await findPrincipal(app.db, credential, now, cache)).kind).toBe('member');
  expect((await findPrincipal(app.db, credential, new Date(now.getTime() + 500), cache)).kind).toBe('visitor');
});

test('while changes cannot be heard, no session is remembered', async () => {
  app.changes.setTrusted(false);
  for (let round = 0; round < 5; round += 1) {
    const { id, headers } = await aSignedInMember();
    await app.db.updateTable('sessions').set({ revoked_at: new Date() }).where('member_id', '=', id).execute();
    expect(await nameOf(headers)).toBeNull();
  }
  app.changes.setTrusted(true);
});
