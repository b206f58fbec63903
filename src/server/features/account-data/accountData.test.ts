import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createGateways } from '#server/gateways/createGateways.ts';
import { aMember, aSession } from '#tests/fixtures/aMember.ts';
import { aPasskey, aSecondFactor } from '#tests/fixtures/aSecondFactor.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { eraseAccounts } from './eraseAccounts.ts';
import { exportMemberData } from './exportMemberData.ts';

let app: TestApp;
type Headers = Record<string, string>;
const dayMs = 86_400_000;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

let id: number;
let email: string;
let fresh: Headers;
let stale: Headers;
let other: Headers;
beforeEach(async () => {
  ({ id, email } = await aMember(app));
  ({ headers: fresh } = await aSession(app, id));
  ({ headers: stale } = await aSession(app, id, { authenticatedAt: new Date(Date.now() - 16 * 60_000) }));
  ({ headers: other } = await aSession(app, (await aMember(app)).id));
});

const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, headers: Headers, body?: unknown) =>
  app.call(method, `/api/account/${path}`, { headers, ...(body === undefined ? {} : { body }) });
const options = () => ({ db: app.db, config: app.config, gateways: createGateways(app.config) });
const isListed = async () =>
  (await app.db.selectFrom('members').select('is_listed').where('id', '=', id).executeTakeFirst())?.is_listed;
const mailCount = async () =>
  (
    await sql<{ count: number }>`select count(*)::int as count from graphile_worker.jobs
    where task_identifier = 'send_mail'`.execute(app.db)
  ).rows[0]?.count ?? 0;

describe('who sees the profile', () => {
  test.each(['public', 'members', 'connections', 'private'])(
    'can be %s; listed is what is public',
    async (visibility) => {
      const answer = await call('PATCH', 'privacy', stale, { visibility });
      expect(answer.json.data.visibility).toBe(visibility);
      expect(await isListed()).toBe(visibility === 'public');
      expect((await call('GET', 'privacy', fresh)).json.data.visibility).toBe(visibility);
    },
  );

  test.each([undefined, '', 'nobody', 'PUBLIC', '__proto__'])('can not be %j', async (visibility) => {
    const answer = await call('PATCH', 'privacy', fresh, { visibility });
    expect(answer.json.errors).toEqual({ visibility: ['Please choose who may see your profile'] });
  });

  test('is one’s own: no id of another counts', async () => {
    expect((await call('PATCH', 'privacy', fresh, { visibility: 'private', userId: 1, member_id: 1 })).status).toBe(
      422,
    );
  });
});

describe('deleting the account', () => {
  const ask = (headers = fresh, body: unknown = { confirm: true }) => call('POST', 'deletion', headers, body);

  test('asks for a fresh proof, and for a tick', async () => {
    expect((await ask(stale)).json.code).toBe('reauthentication_required');
    for (const confirm of [undefined, false, '', '0'])
      expect((await ask(fresh, { confirm })).json.errors).toHaveProperty('confirm');
    expect((await call('GET', 'privacy', fresh)).json.data.deletion_at).toBeNull();
  });

  test('waits 14 days, unlists the profile and sends one mail; asked twice, the first counts', async () => {
    await call('PATCH', 'privacy', fresh, { visibility: 'public' });
    const before = await mailCount();
    const { deletion_at } = (await ask()).json.data;
    expect(Date.parse(deletion_at) - Date.now()).toBeGreaterThan(14 * dayMs - 60_000);
    expect((await ask()).json.data.deletion_at).toBe(deletion_at);
    expect(await mailCount()).toBe(before + 1);
    expect(await isListed()).toBe(false);
    expect(await eraseAccounts(options(), new Date(Date.parse(deletion_at) - 1000))).toBe(0);
  });

  test('can be taken back, with an old proof too, and then nothing is erased', async () => {
    await call('PATCH', 'privacy', fresh, { visibility: 'public' });
    await ask();
    expect((await call('DELETE', 'deletion', stale)).json.data).toEqual({ deletion_at: null });
    expect((await call('DELETE', 'deletion', stale)).status).toBe(200);
    await eraseAccounts(options(), new Date(Date.now() + 15 * dayMs));
    expect((await app.call('GET', '/api/user', { headers: fresh })).json.data.id).toBe(id);
    expect(await isListed()).toBe(true);
  });

  test('erases everything personal; the audit log keeps the number alone', async () => {
    const avatar = randomUUID();
    const { fileStore } = options().gateways;
    await fileStore.write(avatar, Buffer.from('picture'));
    await app.db
      .insertInto('files')
      .values({
        id: avatar,
        purpose: 'member_avatar',
        content_type: 'image/webp',
        byte_length: 7,
        width: 1,
        height: 1,
        sha256: Buffer.alloc(32),
        original_name: 'me.jpg',
        owner_member_id: id,
      })
      .execute();
    await app.db.updateTable('members').set({ avatar_file_id: avatar }).where('id', '=', id).execute();
    await aSecondFactor(app, id, ['ABCDEFGHJKMN0123']);
    await aPasskey(app, id);
    await ask();
    const before = await mailCount();
    expect(await eraseAccounts(options(), new Date(Date.now() + 15 * dayMs))).toBeGreaterThan(0);
    expect(await mailCount()).toBeGreaterThan(before);
    for (const [table, column] of [
      ['members', 'id'],
      ['accounts', 'member_id'],
      ['sessions', 'member_id'],
      ['second_factors', 'member_id'],
      ['recovery_codes', 'member_id'],
      ['passkeys', 'member_id'],
      ['files', 'owner_member_id'],
    ] as const) {
      const { rows } = await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(app.db);
      expect([table, rows.length]).toEqual([table, 0]);
    }
    expect(await fileStore.read(avatar)).toBeNull();
    expect((await app.call('GET', '/api/user', { headers: fresh })).json.data).toBeNull();
    const events = await app.db
      .selectFrom('audit_events')
      .select('action')
      .where((event) => event.or([event('actor_member_id', '=', id), event('target_id', '=', String(id))]))
      .orderBy('id')
      .execute();
    expect(events.map(({ action }) => action)).toEqual(['deletion.request', 'account.erase']);
    // The address is free for a new start.
    await aMember(app, { email });
  });
});

describe('the copy of one’s data', () => {
  const get = (url: string, headers: Headers) => app.server.inject({ method: 'GET', url, headers });
  const make = async () => {
    await exportMemberData(options(), { memberId: id, now: new Date() });
    return (await call('GET', 'exports', fresh)).json.data.items[0] as { url: string; byte_length: number };
  };

  test('asks for a fresh proof; asked twice it is made once', async () => {
    expect((await call('POST', 'exports', stale)).json.code).toBe('reauthentication_required');
    expect((await call('POST', 'exports', fresh)).json.data).toEqual({ status: 'preparing' });
    expect((await call('POST', 'exports', fresh)).json.data).toEqual({ status: 'preparing' });
    expect((await call('GET', 'exports', fresh)).json.data).toEqual({ is_preparing: true, items: [] });
    const { rows } = await sql`select from graphile_worker.jobs where key = ${`export of ${id}`}`.execute(app.db);
    expect(rows).toHaveLength(1);
    expect((await call('GET', 'exports', other)).json.data.is_preparing).toBe(false);
  });

  test('is a ZIP of JSON with what is one’s own, and no secret', async () => {
    await aSecondFactor(app, id, ['ABCDEFGHJKMN0123']);
    await call('PATCH', 'privacy', fresh, { visibility: 'members' });
    const { url, byte_length } = await make();
    const answer = await get(url, fresh);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toHaveLength(byte_length);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="riwaq-\d{4}-\d\d-\d\d\.zip"$/),
      'x-content-type-options': 'nosniff',
    });
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    expect(Object.keys(files).sort()).toEqual([
      'account.json',
      'applications.json',
      'audit.json',
      'connections.json',
      'follows.json',
      'messages.json',
      'notifications.json',
      'profile.json',
      'saved.json',
      'sessions.json',
    ]);
    const read = (name: string) => JSON.parse(Buffer.from(files[name] ?? []).toString());
    expect(read('account.json')).toMatchObject({ member_id: id, email });
    expect(read('profile.json')).toMatchObject({ id, visibility: 'members' });
    expect(read('sessions.json')).toHaveLength(2);
    expect(read('audit.json').map(({ action }: { action: string }) => action)).toContain('visibility.change');
    const all = Object.values(files)
      .map((bytes) => Buffer.from(bytes).toString())
      .join();
    expect(all).not.toMatch(/token_hash|password_hash|argon2|sealed|code_hash/);
  });

  test('is for its owner alone: for others it is as unknown as none, byte for byte', async () => {
    const { url } = await make();
    const texts = new Set<string>();
    for (const [address, headers] of [
      [url, other],
      [url, {}],
      [`/files/exports/${randomUUID()}`, fresh],
      ['/files/exports/..%2fsecret-key', fresh],
      [url, { cookie: `__Host-session=${'A'.repeat(43)}` }],
    ] as const) {
      const { statusCode, body } = await get(address, headers);
      texts.add(`${statusCode} ${body}`);
    }
    expect([...texts]).toEqual([expect.stringMatching(/^404 /)]);
    expect((await get(url.replace('/exports', ''), fresh)).statusCode).toBe(404);
  });

  test('can be fetched for seven days; a newer one takes its place', async () => {
    const { url } = await make();
    const second = await make();
    expect((await get(url, fresh)).statusCode).toBe(404);
    await app.db
      .updateTable('files')
      .set({ created_at: new Date(Date.now() - 7 * dayMs - 1000) })
      .where('owner_member_id', '=', id)
      .execute();
    expect((await get(second.url, fresh)).statusCode).toBe(404);
    expect((await call('GET', 'exports', fresh)).json.data.items).toEqual([]);
  });

  test('of somebody who was erased meanwhile is not made', async () => {
    await exportMemberData(options(), { memberId: 999_999, now: new Date() });
    expect(await app.db.selectFrom('files').select('id').where('owner_member_id', '=', 999_999).execute()).toEqual([]);
  });
});
