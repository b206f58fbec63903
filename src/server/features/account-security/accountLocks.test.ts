import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { mailsTo } from '#tests/fixtures/accountMails.ts';
import { aMember, aSession } from '#tests/fixtures/aMember.ts';
import { aPasskey, aSecondFactor, codeOf } from '#tests/fixtures/aSecondFactor.ts';
import { SoftAuthenticator } from '#tests/fixtures/softAuthenticator.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;
type Headers = Record<string, string>;
const password = 'correct horse battery';

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 });
  app = await testApp();
});
afterAll(async () => {
  vi.useRealTimers();
  await app.close();
});

let id: number;
let email: string;
let fresh: Headers;
let stale: Headers;
let other: Headers;
beforeEach(async () => {
  ({ id, email } = await aMember(app));
  ({ headers: fresh } = await aSession(app, id));
  ({ headers: stale } = await aSession(app, id, { authenticatedAt: new Date(Date.now() - 16 * 60_000) }));
  const stranger = await aMember(app);
  ({ headers: other } = await aSession(app, stranger.id));
});

type Method = 'GET' | 'POST' | 'DELETE';
const call = (method: Method, path: string, headers: Headers, body?: Record<string, unknown>) =>
  app.call(method, `/api/account/${path}`, { headers, ...(body === undefined ? {} : { body }) });
const isAlive = async (headers: Headers) => (await app.call('GET', '/api/user', { headers })).json.data !== null;
const state = async (headers = fresh) => (await call('GET', 'security', headers)).json.data;
const lastEvent = async () => {
  const rows = await app.db
    .selectFrom('audit_events')
    .select(['action', 'result'])
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  return `${rows[0]?.action} ${rows[0]?.result}`;
};

test.each([
  ['POST', 'second-factor/start', undefined],
  ['POST', 'second-factor', { code: '123456' }],
  ['DELETE', 'second-factor', undefined],
  ['POST', 'second-factor/recovery-codes', undefined],
  ['POST', 'passkeys/start', undefined],
  ['POST', 'passkeys', { name: 'x' }],
  ['DELETE', 'passkeys/00000000-0000-4000-8000-000000000000', undefined],
] as [Method, string, Record<string, unknown> | undefined][])(
  '%s %s asks a session whose proof is old for another',
  async (method, path, body) => {
    const answer = await call(method, path, stale, body);
    expect([answer.status, answer.json.code]).toEqual([409, 'reauthentication_required']);
  },
);

describe('proving again', () => {
  beforeEach(async () => {
    const { id: withPassword } = await aMember(app, { password });
    id = withPassword;
    ({ headers: stale } = await aSession(app, id, { authenticatedAt: new Date(Date.now() - 16 * 60_000) }));
  });
  const prove = (body: Record<string, unknown>, headers = stale) => call('POST', 'reauthenticate', headers, body);

  test('by the password opens the locks of this session for a quarter of an hour', async () => {
    expect((await state(stale)).is_recently_authenticated).toBe(false);
    expect((await prove({ password })).json.data).toEqual({ is_authenticated: true });
    expect((await state(stale)).is_recently_authenticated).toBe(true);
    expect((await call('POST', 'second-factor/start', stale)).status).toBe(200);
    await app.db
      .updateTable('sessions')
      .set({ authenticated_at: new Date(Date.now() - 15 * 60_000) })
      .where('member_id', '=', id)
      .execute();
    expect((await call('POST', 'second-factor/start', stale)).status).toBe(409);
  });

  test.each([
    [{}, 'Please enter your password'],
    [{ password: 'wrong horse battery' }, 'This is not your password'],
    [{ password: 'x'.repeat(5000) }, 'This is not your password'],
  ])('%# with a wrong proof is refused beside the field and written down', async (body, sentence) => {
    const answer = await prove(body);
    expect([answer.status, answer.json.errors]).toEqual([422, { password: [sentence] }]);
    expect(await lastEvent()).toBe('reauthenticate refused');
    expect((await state(stale)).is_recently_authenticated).toBe(false);
  });

  test('by a code of the app or a recovery code, each once', async () => {
    const { codeAt } = await aSecondFactor(app, id, ['ABCDEFGHJKMN0123']);
    expect((await prove({ code: codeAt() })).status).toBe(200);
    expect((await prove({ code: codeAt() })).json.code).toBe('invalid_code');
    expect((await prove({ code: 'ABCD-EFGH-JKMN-0123' })).status).toBe(200);
    expect((await prove({ code: 'ABCD-EFGH-JKMN-0123' })).json.code).toBe('invalid_code');
  });

  test('with the second factor on the password proves nothing: the factor and its codes stay as they are', async () => {
    const { codeAt } = await aSecondFactor(app, id, ['ABCDEFGHJKMN0123']);
    const { authenticator } = await aPasskey(app, id);
    for (const body of [{ password }, { password: 'wrong horse battery' }, {}]) {
      const answer = await prove(body);
      expect([answer.status, answer.json.errors]).toEqual([422, { code: ['Please enter the code'] }]);
    }
    expect(await lastEvent()).toBe('reauthenticate refused');
    const locked = async (headers: Headers) => [
      (await call('POST', 'second-factor/recovery-codes', headers)).status,
      (await call('DELETE', 'second-factor', headers)).status,
    ];
    expect(await locked(stale)).toEqual([409, 409]);
    const { challenge, options } = (await app.call('POST', '/api/login/passkey/start')).json.data;
    const withPasskey = await aSession(app, id, { authenticatedAt: new Date(0) });
    expect((await prove({ challenge, response: authenticator.get(options) }, withPasskey.headers)).status).toBe(200);
    expect((await call('POST', 'second-factor/recovery-codes', withPasskey.headers)).status).toBe(200);
    const { headers: withCode } = await aSession(app, id, { authenticatedAt: new Date(0) });
    expect((await prove({ password, code: codeAt() }, withCode)).status).toBe(200);
    expect(await locked(withCode)).toEqual([200, 200]);
    expect((await prove({ password }, withCode)).status).toBe(200);
  });

  test('by one’s own passkey, and by nobody else’s', async () => {
    const { authenticator } = await aPasskey(app, id);
    const start = async () => (await app.call('POST', '/api/login/passkey/start')).json.data;
    const own = await start();
    const done = await prove({ challenge: own.challenge, response: authenticator.get(own.options) });
    expect(done.status).toBe(200);
    const foreign = await start();
    const refused = await prove({ challenge: foreign.challenge, response: authenticator.get(foreign.options) }, other);
    expect(refused.json.code).toBe('passkey_failed');
  });
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

describe('an authenticator app', () => {
  const start = async () => (await call('POST', 'second-factor/start', fresh)).json.data;
  const enable = (code: unknown, headers = fresh) => call('POST', 'second-factor', headers, { code });

  test('is shown as text, as an address and as a square of modules', async () => {
    const { secret, uri, qr } = await start();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Riwaq:.*secret=[A-Z2-7]{32}/);
    expect(qr.every((row: boolean[]) => row.length === qr.length)).toBe(true);
    expect(qr[0].slice(0, 7)).toEqual([true, true, true, true, true, true, true]);
    expect((await state()).second_factor.is_on).toBe(false);
  });

  test('counts once its first code was right; ten recovery codes come once, all other sessions end', async () => {
    const { secret } = await start();
    const answer = await enable(codeOf(secret));
    const codes = answer.json.data.recovery_codes as string[];
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((code) => /^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/.test(code))).toBe(true);
    expect((await state()).second_factor).toEqual({ is_on: true, recovery_codes_left: 10 });
    expect([await isAlive(fresh), await isAlive(stale)]).toEqual([true, false]);
    expect(await lastEvent()).toBe('second_factor.on ok');
    const [mail] = await mailsTo(app, email);
    expect(mail?.subject).toBe('The second factor is on');
  });

  test('with a wrong code stays off and shows the same secret again', async () => {
    const { secret } = await start();
    const answer = await enable('000000');
    expect([answer.status, answer.json.code]).toEqual([422, 'invalid_code']);
    expect(answer.json.state.secret).toBe(secret);
    expect((await enable('')).json.errors).toEqual({ code: ['Please enter the code'] });
    expect((await state()).second_factor.is_on).toBe(false);
  });

  test('that was started anew forgets the first secret', async () => {
    const first = await start();
    await start();
    expect((await enable(codeOf(first.secret))).json.code).toBe('invalid_code');
  });

  test('that is on is not replaced, and its first code does not sign in', async () => {
    const { secret } = await start();
    await enable(codeOf(secret));
    const again = await call('POST', 'second-factor/start', fresh);
    expect([again.status, again.json.state]).toEqual([409, { is_on: true }]);
    expect((await enable(codeOf(secret, 1))).status).toBe(409);
    expect((await call('POST', 'reauthenticate', fresh, { code: codeOf(secret) })).json.code).toBe('invalid_code');
  });

  test('goes with its recovery codes', async () => {
    const { secret } = await start();
    await enable(codeOf(secret));
    expect((await call('DELETE', 'second-factor', fresh)).json.data).toEqual({ is_on: false });
    expect((await state()).second_factor).toEqual({ is_on: false, recovery_codes_left: 0 });
    expect((await call('DELETE', 'second-factor', fresh)).status).toBe(200);
  });

  test('stays on while the password is one that needs it; a longer one lets it go', async () => {
    const { id: memberId } = await aMember(app, { password });
    await aSecondFactor(app, memberId);
    const { headers } = await aSession(app, memberId);
    const change = (from: string, to: string) =>
      app.call('POST', '/api/change-old-password', {
        headers,
        body: { old_password: from, password: to, password_confirmation: to },
      });
    expect((await change(password, 'y7 lämps')).status).toBe(200);
    const refused = await call('DELETE', 'second-factor', headers);
    expect([refused.status, refused.json.code]).toEqual([409, 'password_too_short']);
    expect(refused.json.message).toMatch(/^Your password has fewer than 12 characters/);
    expect((await state(headers)).second_factor.is_on).toBe(true);
    expect((await change('y7 lämps', 'twelve signs')).status).toBe(200);
    expect((await call('DELETE', 'second-factor', headers)).json.data).toEqual({ is_on: false });
  });

  test('gets new recovery codes in the place of the old', async () => {
    expect((await call('POST', 'second-factor/recovery-codes', fresh)).status).toBe(409);
    const { secret } = await start();
    const [old] = (await enable(codeOf(secret))).json.data.recovery_codes;
    const renewed = (await call('POST', 'second-factor/recovery-codes', fresh)).json.data.recovery_codes;
    expect(renewed).not.toContain(old);
    expect((await call('POST', 'reauthenticate', fresh, { code: old })).json.code).toBe('invalid_code');
    expect((await call('POST', 'reauthenticate', fresh, { code: renewed[0] })).status).toBe(200);
  });
});

describe('a passkey', () => {
  const start = async (headers = fresh) => (await call('POST', 'passkeys/start', headers)).json.data;
  const add = (body: Record<string, unknown>, headers = fresh) => call('POST', 'passkeys', headers, body);

  test('is added, signs in, ends other sessions and is removed', async () => {
    const authenticator = new SoftAuthenticator();
    const { options, challenge } = await start();
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Riwaq' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(JSON.stringify(options.user.id)).not.toContain(String(id));
    const added = await add({ challenge, name: ' مفتاحي ', response: authenticator.create(options) });
    expect(added.json.data).toMatchObject({ name: 'مفتاحي' });
    expect([await isAlive(fresh), await isAlive(stale)]).toEqual([true, false]);
    const login = (await app.call('POST', '/api/login/passkey/start')).json.data;
    const signedIn = await app.call('POST', '/api/login/passkey', {
      body: { challenge: login.challenge, response: authenticator.get(login.options) },
    });
    expect(signedIn.json.data.user.id).toBe(id);
    expect((await state()).passkeys).toHaveLength(1);
    expect((await call('DELETE', `passkeys/${added.json.data.id}`, fresh)).json.data).toEqual({ is_removed: true });
    expect((await state()).passkeys).toEqual([]);
  });

  test.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without the person verified', { isVerified: false }],
    ['for another challenge', { challenge: 'A'.repeat(43) }],
    ['that is a sign-in', { type: 'webauthn.get' }],
  ])('%s is refused', async (_what, bent) => {
    const { options, challenge } = await start();
    const answer = await add({ challenge, name: 'x', response: new SoftAuthenticator().create(options, bent) });
    expect([answer.status, answer.json.code]).toEqual([422, 'passkey_failed']);
    expect((await state()).passkeys).toEqual([]);
  });

  test('for a challenge of another member, or one used before, is refused', async () => {
    const theirs = await start(other);
    const response = new SoftAuthenticator().create(theirs.options);
    expect((await add({ challenge: theirs.challenge, name: 'x', response })).json.code).toBe('passkey_failed');
    const own = await start();
    const first = { challenge: own.challenge, name: 'x', response: new SoftAuthenticator().create(own.options) };
    expect((await add(first)).status).toBe(200);
    expect((await add(first)).json.code).toBe('passkey_failed');
  });

  test('of many begun at once, no more than twenty are kept', async () => {
    const begun = await Promise.all(Array.from({ length: 23 }, () => start()));
    const answers = await Promise.all(
      begun.map(({ challenge, options }) =>
        add({ challenge, name: 'x', response: new SoftAuthenticator().create(options) }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array<number>(20).fill(200),
      409,
      409,
      409,
    ]);
    expect((await state()).passkeys).toHaveLength(20);
  });

  test('that somebody has already is refused', async () => {
    const authenticator = new SoftAuthenticator();
    const mine = await start();
    await add({ challenge: mine.challenge, name: 'x', response: authenticator.create(mine.options) });
    const theirs = await start(other);
    const copied = { challenge: theirs.challenge, name: 'x', response: authenticator.create(theirs.options) };
    expect((await add(copied, other)).json.code).toBe('passkey_failed');
  });

  test.each([
    ['', 'Please give the passkey a name'],
    ['x'.repeat(101), 'Use at most 100 characters'],
    ['a\u202Eb', 'This name has characters that cannot be used'],
  ])('named %j is refused beside the field', async (name, sentence) => {
    const { options, challenge } = await start();
    const answer = await add({ challenge, name, response: new SoftAuthenticator().create(options) });
    expect(answer.json.errors).toEqual({ name: [sentence] });
  });

  test('of another member is as unknown as none, byte for byte', async () => {
    const { id: strangerId } = await aMember(app);
    const { id: theirs } = await aPasskey(app, strangerId);
    const texts = new Set<string>();
    for (const target of [theirs, '00000000-0000-4000-8000-000000000000', 'x', "1'--"]) {
      const { status, text } = await call('DELETE', `passkeys/${encodeURIComponent(target)}`, fresh);
      texts.add(`${status} ${text}`);
    }
    expect([...texts]).toEqual([expect.stringMatching(/^404 /)]);
  });
});
