import { beforeEach, describe, expect, test } from 'vitest';
import { accountPortal } from '#tests/fixtures/accountPortal.ts';
import type { TestApp } from '#tests/fixtures/testApp.ts';

const portal = accountPortal();
const { call, isAlive } = portal;
let app: TestApp;
let id: number;
let fresh: Record<string, string>;
let stale: Record<string, string>;
let other: Record<string, string>;
beforeEach(() => {
  app = portal.app();
  ({ id, fresh, stale, other } = portal.own());
});

describe('sessions', () => {
  test('are listed with what tells them apart, and no token', async () => {
    await app.db
      .updateTable('sessions')
      .set({
        user_agent: 'Mozilla/5.0 (Windows NT 10.0; rv:153.0) Gecko/20100101 Firefox/153.0',
        address_prefix: '192.0.2.0/24',
      })
      .where('member_id', '=', id)
      .execute();
    const { items } = (await call('GET', 'sessions', fresh)).json.data;
    expect(items).toHaveLength(2);
    expect(items.filter((item: { is_current: boolean }) => item.is_current)).toHaveLength(1);
    expect(items[0]).toMatchObject({ kind: 'cookie', device: 'Firefox, Windows', address_prefix: '192.0.2.0/24' });
    expect(Object.keys(items[0]).sort()).toEqual([
      'address_prefix',
      'created_at',
      'device',
      'expires_at',
      'id',
      'is_current',
      'kind',
      'last_seen_at',
    ]);
  });

  test('of one’s own end one by one', async () => {
    const { items } = (await call('GET', 'sessions', fresh)).json.data;
    const target = items.find((item: { is_current: boolean }) => !item.is_current).id;
    expect((await call('DELETE', `sessions/${target}`, fresh)).json.data).toEqual({ is_revoked: true });
    expect([await isAlive(stale), await isAlive(fresh)]).toEqual([false, true]);
    expect((await call('DELETE', `sessions/${target}`, fresh)).status).toBe(404);
  });

  test('of others are as unknown as those that never were, byte for byte', async () => {
    const theirs = (await call('GET', 'sessions', other)).json.data.items[0].id;
    const answers = [theirs, '00000000-0000-4000-8000-000000000000', '1', 'x', '%00', theirs.toUpperCase()];
    const texts = new Set<string>();
    for (const target of answers) {
      const { status, text } = await call('DELETE', `sessions/${target}`, fresh);
      texts.add(`${status} ${text}`);
    }
    expect([...texts]).toEqual([expect.stringMatching(/^404 /)]);
    expect(await isAlive(other)).toBe(true);
  });

  test('but this one end all at once; another member’s live on', async () => {
    expect((await call('POST', 'sessions/revoke-others', fresh)).json.data).toEqual({ count: 1 });
    expect([await isAlive(fresh), await isAlive(stale), await isAlive(other)]).toEqual([true, false, true]);
    expect((await call('POST', 'sessions/revoke-others', fresh)).json.data).toEqual({ count: 0 });
  });

  test('end with their cookies when it is this one', async () => {
    const { items } = (await call('GET', 'sessions', fresh)).json.data;
    const current = items.find((item: { is_current: boolean }) => item.is_current).id;
    const answer = await call('DELETE', `sessions/${current}`, fresh);
    expect(String(answer.headers['set-cookie'])).toMatch(/__Host-session=; .*Max-Age=0/);
  });
});
