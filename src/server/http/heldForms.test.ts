import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aMember, aSession } from '#tests/fixtures/aMember.ts';
import { plainRenderer } from '#tests/fixtures/plainRenderer.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;
let id: number;

beforeAll(async () => {
  app = await testApp({ env: { RATE_LIMIT_FACTOR: '1' }, renderPage: plainRenderer().renderPage });
  ({ id } = await aMember(app));
});
afterAll(() => app.close());

const typed = { intent: 'information', full_name: 'Half typed نصف', password: 'never kept', proof_code: '123456' };
const kept = '{"intent":"information","full_name":"Half typed نصف"}';

/** The cookie of a session of the member's that has ended. */
async function endedSession(): Promise<string> {
  const { headers } = await aSession(app, id);
  await app.db.updateTable('sessions').set({ revoked_at: new Date() }).where('member_id', '=', id).execute();
  return headers.cookie ?? '';
}

/** Posts as a browser without script does after its session has ended; gives the cookie that it is sent. */
async function post({
  path = '/en/member',
  form = typed,
  from = '192.0.2.1',
  cookie,
}: { path?: string; form?: object; from?: string; cookie?: string } = {}): Promise<string | undefined> {
  cookie ??= await endedSession();
  const { statusCode, headers } = await app.server.inject({
    method: 'POST',
    url: path,
    remoteAddress: from,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...(cookie === '' ? {} : { cookie }),
    },
    payload: new URLSearchParams(form as Record<string, string>).toString(),
  });
  expect([statusCode, headers.location]).toEqual([
    302,
    `${path.slice(0, 3)}/auth/login?nextUrl=${encodeURIComponent(path)}`,
  ]);
  const held = [headers['set-cookie'] ?? []].flat().find((value) => value.startsWith('__Host-held-form='));
  if (held !== undefined)
    expect(held).toMatch(/^[^;]+=[\w-]{43}; Path=\/; Secure; SameSite=Lax; HttpOnly; Max-Age=1800$/);
  return held?.split(';')[0];
}

/** What the page is given to show to a member who comes with that cookie. */
async function shown(held: string | undefined, { path = '/en/member', memberId = id } = {}): Promise<string> {
  const { headers } = await aSession(app, memberId);
  const { body } = await app.server.inject({ url: path, headers: { cookie: `${headers.cookie}; ${held}` } });
  return /<p>(.*)<\/p>/.exec(body)?.[1] ?? '';
}

describe('ATH-08: a form that is posted without script after the session has ended', () => {
  test('is on its page again after the sign-in, once, without secrets, in either language', async () => {
    const held = await post({ path: '/ar/member' });
    expect(await shown(held)).toBe(kept);
    expect(await shown(held)).toBe('null');
  });

  test('lies sealed in the database, and stays out of every address', async () => {
    await post();
    const rows = await app.db.selectFrom('auth_challenges').selectAll().where('kind', '=', 'held_form').execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/Half typed|never kept/);
  });

  test('is for the member whose session it was and for no other, and not kept where that is not known', async () => {
    const held = await post();
    expect(await post({ cookie: '' })).toBeUndefined();
    expect(await post({ cookie: `__Host-session=${'A'.repeat(43)}` })).toBeUndefined();
    expect(await shown(held, { memberId: (await aMember(app)).id })).toBe('null');
    expect(await shown(held)).toBe(kept);
  });

  test('does not show on another page, to a visitor, or after half an hour', async () => {
    const held = await post();
    expect(await shown(held, { path: '/en/member?tab=1' })).toBe(kept);
    const other = await post();
    expect(await shown(other, { path: '/en/member/7' })).toBe('null');
    const { body } = await app.server.inject({ url: '/en/today', headers: { cookie: other } });
    expect(body).not.toContain('Half');
    await app.db
      .updateTable('auth_challenges')
      .set({ expires_at: new Date() })
      .where('kind', '=', 'held_form')
      .execute();
    expect(await shown(other)).toBe('null');
  });

  test('is not kept when it is longer than any form, or one network sends ever more of them', async () => {
    expect(await post({ form: { text: 'x'.repeat(100_000) }, from: '192.0.2.2' })).toBeUndefined();
    const cookies: (string | undefined)[] = [];
    for (let count = 0; count < 21; count += 1) cookies.push(await post({ from: '192.0.2.3' }));
    expect(cookies.map((cookie) => cookie !== undefined)).toEqual([...Array<boolean>(20).fill(true), false]);
  });
});
