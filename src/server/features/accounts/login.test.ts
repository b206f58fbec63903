import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aMember, aSession } from '#tests/fixtures/aMember.ts';
import { type Answer, testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;
let limited: TestApp;
const password = 'correct horse battery';

beforeAll(async () => {
  app = await testApp();
  limited = await testApp({ env: { RATE_LIMIT_FACTOR: '1' } });
});
afterAll(() => Promise.all([app.close(), limited.close()]));

let email: string;
let id: number;
beforeEach(async () => {
  email = `noor.${Math.random().toString(36).slice(2)}@example.org`;
  ({ id } = await aMember(app, { email, password }));
});

const login = (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  app.call('POST', '/api/login', { body, headers });
const inBrowser = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' };
const cookieOf = (answer: Awaited<ReturnType<typeof login>>): string =>
  [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
const me = (headers: Record<string, string>) => app.call('GET', '/api/user', { headers });

describe('signing in', () => {
  test('a client that is no browser gets the user and a bearer token, and no cookie', async () => {
    const answer = await login({ email, password });
    expect(answer.status).toBe(200);
    expect(answer.json.data).toEqual({
      user: expect.objectContaining({ id, email, email_verified: true, messaging_system: 0, roles: [] }),
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const user = await me({ authorization: `Bearer ${answer.json.data.token}` });
    expect(user.json.data.id).toBe(id);
  });

  test('a browser gets two cookies for seven days and no token', async () => {
    const answer = await login({ email, password }, inBrowser);
    expect(answer.json.data.token).toBeUndefined();
    const [session, hint] = answer.headers['set-cookie'] as unknown as string[];
    expect(session).toMatch(/^__Host-session=[\w-]{43}; Path=\/; Secure; SameSite=Lax; HttpOnly; Max-Age=604800$/);
    expect(decodeURIComponent(hint ?? '')).toMatch(
      /^__Host-user={"v":1,"messaging_system":0,"exp":\d+}; Path=\/; Secure; SameSite=Lax; Max-Age=604800$/,
    );
    expect((await me({ cookie: cookieOf(answer) })).json.data.id).toBe(id);
  });

  test('a browser whose session is over gets each cookie once', async () => {
    const answer = await login({ email, password }, { ...inBrowser, cookie: `__Host-session=${'A'.repeat(43)}` });
    const names = [answer.headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split('=')[0]);
    expect(names).toEqual(['__Host-session', '__Host-user']);
    expect((await me({ cookie: cookieOf(answer) })).json.data.id).toBe(id);
  });

  test.each([' ', '\n', '\t'])('EML-01: an address with %j around it signs in', async (space) => {
    expect((await login({ email: `${space}${email}${space}`, password })).status).toBe(200);
  });

  test('EML-07: the case of an address makes no difference', async () => {
    expect((await login({ email: email.toUpperCase(), password })).status).toBe(200);
  });

  test.each([' pass word ', '🔑🔑🔑🔑🔑🔑🔑🔑🔑🔑🔑🔑', 'كلمة مرور طويلة', 'x'.repeat(64), '  two  spaces  '])(
    'ATH-07: the password %j is taken as it was typed',
    async (typed) => {
      const address = `p.${Math.random().toString(36).slice(2)}@example.org`;
      await aMember(app, { email: address, password: typed });
      expect((await login({ email: address, password: typed })).status).toBe(200);
      expect((await login({ email: address, password: `${typed} ` })).json.code).toBe('invalid_credentials');
    },
  );

  test('an unknown address, a wrong password and a disabled account get the same answer', async () => {
    const disabled = await aMember(app, { email: `d.${email}`, password, status: 'disabled' });
    expect(disabled.id).toBeGreaterThan(0);
    const answers = [
      await login({ email: `nobody.${email}`, password }),
      await login({ email, password: 'wrong horse battery' }),
      await login({ email: `d.${email}`, password }),
    ];
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(422);
    expect(answers[0]?.json.code).toBe('invalid_credentials');
  });

  test.each([
    [{}, 'email', 'Email address is required', 'عنوان البريد الإلكتروني مطلوب'],
    [{ email: 'x', password: 'y' }, 'email', 'Please enter a valid email', 'يُرجى إدخال بريد إلكتروني صحيح'],
    [{ email: 'a@example.org' }, 'password', 'Password is required', 'كلمة المرور مطلوبة'],
  ])('%j names the field', async (body, field, en, ar) => {
    expect((await login(body)).json.errors).toMatchObject({ [field]: [en] });
    const arabic = await app.call('POST', '/api/login', { body, language: 'ar' });
    expect(arabic.json.errors).toMatchObject({ [field]: [ar] });
  });

  test('names both fields where both are wrong', async () => {
    const required = 'Password is required';
    expect((await login({})).json.errors).toEqual({ email: ['Email address is required'], password: [required] });
    expect((await login({ email: 'x', password: '' })).json.errors).toEqual({
      email: ['Please enter a valid email'],
      password: [required],
    });
  });

  test('ends the session that the browser had before', async () => {
    const first = cookieOf(await login({ email, password }, inBrowser));
    const second = cookieOf(await login({ email, password }, { ...inBrowser, cookie: first }));
    expect((await me({ cookie: first })).json.data).toBeNull();
    expect((await me({ cookie: second })).json.data.id).toBe(id);
  });

  test('another site’s page can not sign a browser in', async () => {
    const answer = await login({ email, password }, { 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(403);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

describe('a credential', () => {
  test('that is dead makes a visitor on public endpoints, and the cookies go', async () => {
    const answer = await me({ cookie: `__Host-session=${'A'.repeat(43)}` });
    expect([answer.status, answer.json.data]).toEqual([200, null]);
    expect(String(answer.headers['set-cookie'])).toMatch(/__Host-session=; .*Max-Age=0/);
  });

  test('of the cookie does not pass as a bearer, nor the other way round', async () => {
    const token = /__Host-session=([\w-]+)/.exec(cookieOf(await login({ email, password }, inBrowser)))?.[1] ?? '';
    expect((await me({ authorization: `Bearer ${token}` })).json.data).toBeNull();
    const bearer = (await login({ email, password })).json.data.token as string;
    expect((await me({ cookie: `__Host-session=${bearer}` })).json.data).toBeNull();
  });

  test('is not looked at beside skip-auth, and a bearer wins over the cookie', async () => {
    const cookie = cookieOf(await login({ email, password }, inBrowser));
    expect((await me({ cookie, 'skip-auth': '1' })).json.data).toBeNull();
    expect((await me({ cookie, authorization: 'Bearer nonsense' })).json.data).toBeNull();
  });

  test('ends at log-out', async () => {
    const cookie = cookieOf(await login({ email, password }, inBrowser));
    const out = await app.call('POST', '/api/logout', { headers: { ...inBrowser, cookie } });
    expect(out.json.data).toEqual({ is_signed_out: true });
    expect((await me({ cookie })).json.data).toBeNull();
  });

  test('ends after seven days', async () => {
    const { headers } = await aSession(app, id);
    expect((await me(headers)).json.data.id).toBe(id);
    await app.db.updateTable('sessions').set({ expires_at: new Date() }).where('member_id', '=', id).execute();
    expect((await me(headers)).json.data).toBeNull();
  });

  test('is stored as its hash alone', async () => {
    const { token } = (await login({ email, password })).json.data;
    const rows = await app.db.selectFrom('sessions').selectAll().where('member_id', '=', id).execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0]?.token_hash).toHaveLength(32);
  });
});

describe('guessing', () => {
  const guess = (address: string, typed: string, remoteAddress: string) =>
    limited.call('POST', '/api/login', { body: { email: address, password: typed }, remoteAddress });

  test('is asked for a proof after three failures, for an unknown address as for a known one', async () => {
    await aMember(limited, { email: 'known@example.org', password });
    for (const address of ['known@example.org', 'unknown@example.org']) {
      const codes: string[] = [];
      for (let count = 0; count < 12; count += 1) {
        const answer = await guess(address, 'wrong horse battery', `198.51.100.${count}`);
        codes.push(answer.json.code);
      }
      expect(codes.slice(0, 3)).toEqual(['invalid_credentials', 'invalid_credentials', 'invalid_credentials']);
      expect(new Set(codes.slice(3))).toEqual(new Set(['captcha_required']));
    }
  });

  test('waits after ten failures, for an unknown address as for a known one; the audit log has it once', async () => {
    const { id: memberId } = await aMember(limited, { email: 'waiting@example.org', password });
    for (const [network, address] of ['waiting@example.org', 'nobody@example.org'].entries()) {
      const answers: Answer[] = [];
      for (let count = 0; count < 12; count += 1)
        answers.push(
          await limited.call('POST', '/api/login', {
            body: { email: address, password: 'wrong horse battery', recaptcha: 'x' },
            remoteAddress: `192.0.${network}.${count}`,
          }),
        );
      expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(422), 429, 429]);
      expect(Number(answers[10]?.headers['retry-after'])).toBeLessThanOrEqual(30);
    }
    const hits = await limited.db
      .selectFrom('audit_events')
      .select(['target_id', 'details'])
      .where('action', '=', 'limit.hit')
      .orderBy('id')
      .execute();
    const details = { limit: 'loginFailures' };
    expect(hits).toEqual([
      { target_id: String(memberId), details },
      { target_id: null, details },
    ]);
  });

  test('50 times at once has ten passwords looked at, and a proof asked for from the fourth on', async () => {
    await aMember(limited, { email: 'stormed@example.org', password });
    const send = (index: number, proof: object) =>
      limited.call('POST', '/api/login', {
        body: { email: 'stormed@example.org', password: 'wrong horse battery', ...proof },
        remoteAddress: `192.0.2.${index}`,
      });
    const looked = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from audit_events where action = 'login' and result = 'refused'`.execute(
        limited.db,
      );
      return rows[0]?.count ?? 0;
    };
    const before = await looked();
    /** How often each answer came; whom the hashing has no room for is told so before anything is counted. */
    const storm = async (proof: object) => {
      const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => send(index, proof)));
      const codes = answers.map(({ json }) => json.code as string);
      return (code: string) => codes.filter((one) => one === code).length;
    };
    const bare = await storm({});
    expect(bare('invalid_credentials')).toBe(3);
    expect(bare('captcha_required')).toBeGreaterThan(0);
    expect(await looked()).toBe(before + 3);
    const proven = await storm({ recaptcha: 'x' });
    expect(proven('invalid_credentials')).toBe(7);
    expect(proven('rate_limited') + proven('unavailable')).toBe(43);
    expect(await looked()).toBe(before + 10);
  });

  test('in a storm from many addresses is hashed 34 at a time; whoever finds the queue full is told when to come back', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        limited.call('POST', '/api/login', {
          body: { email: `storm.${index}@example.org`, password: 'wrong horse battery' },
          remoteAddress: `198.18.${index}.1`,
        }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 429);
    const looked = answers.filter(({ json }) => json.code === 'invalid_credentials').length;
    // As some are done, others find room.
    expect(looked).toBeGreaterThanOrEqual(34);
    expect(looked + refused.length).toBe(100);
    expect(refused.length).toBeGreaterThan(20);
    expect(refused[0]?.headers['retry-after']).toBe('5');
    expect(refused[0]?.json.message).toMatch(/^Too many/);
  });

  test('from one address is stopped after 25 attempts in five minutes', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 26; count += 1)
      statuses.push((await guess(`n${count}@example.org`, 'wrong', '203.0.113.9')).status);
    expect(statuses.slice(0, 25)).toEqual(Array(25).fill(422));
    expect(statuses[25]).toBe(429);
  });
});

describe('the audit log', () => {
  test('has each sign-in, good or refused, chained, without the address or the password', async () => {
    await login({ email, password });
    await login({ email, password: 'wrong horse battery' });
    const rows = await app.db.selectFrom('audit_events').selectAll().orderBy('id', 'desc').limit(2).execute();
    expect(rows.map(({ action, result }) => `${action} ${result}`)).toEqual(['login refused', 'login ok']);
    expect(rows[0]?.previous_hash).toEqual(rows[1]?.hash);
    expect(JSON.stringify(rows)).not.toMatch(/horse|@example/);
  });

  test('can not be changed, deleted or emptied', async () => {
    await login({ email, password });
    await expect(app.db.updateTable('audit_events').set({ action: 'x' }).where('id', '>', 0).execute()).rejects.toThrow(
      'never changed',
    );
    await expect(app.db.deleteFrom('audit_events').execute()).rejects.toThrow('never changed');
  });
});
