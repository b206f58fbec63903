import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearer, mailsTo, tokenTo } from '#tests/fixtures/accountMails.ts';
import { aMember, aSession } from '#tests/fixtures/aMember.ts';
import { goodPassword, newAddress } from '#tests/fixtures/registrations.ts';
import { type CallOptions, testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { sentMails } from '#tests/fixtures/visitorForms.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ env: { PUBLIC_URL: 'https://portal.example' } });
});
afterAll(() => app.close());

const ask = (email: unknown, options: CallOptions = {}) =>
  app.call('POST', '/api/request-reset-password', { body: { email }, ...options });
const reset = (token: string, body: object = newPassword, language?: 'ar') =>
  app.call('POST', '/api/reset-password', { body, headers: bearer(token), ...(language ? { language } : {}) });
const login = (email: string, password: string) => app.call('POST', '/api/login', { body: { email, password } });
const newPassword = { password: 'seven lamps on the wall', password_confirmation: 'seven lamps on the wall' };

describe('a forgotten password', () => {
  test('is replaced by the link of a mail: all sessions end, the owner is told, nobody is signed in', async () => {
    const { id, email } = await aMember(app, { email: newAddress(), password: goodPassword, locale: 'ar' });
    const { headers } = await aSession(app, id);
    expect((await ask(` ${email.toUpperCase()} `)).json).toEqual({
      success: true,
      data: { is_sent: true },
      message: null,
    });
    const token = await tokenTo(app, email);
    expect((await mailsTo(app, email))[0]?.text).toContain('https://portal.example/ar/auth/reset-password?token=');
    const answer = await reset(token);
    expect([answer.status, answer.json.data, answer.headers['set-cookie']]).toEqual([
      200,
      { is_changed: true },
      undefined,
    ]);
    expect((await app.call('GET', '/api/user', { headers })).json.data).toBeNull();
    expect((await login(email, goodPassword)).json.code).toBe('invalid_credentials');
    expect((await login(email, newPassword.password)).status).toBe(200);
    expect((await mailsTo(app, email)).map(({ subject }) => subject)).toEqual([
      'كلمة مرور جديدة لحسابك',
      'تغيّرت كلمة المرور',
    ]);
  });

  test.each([
    [{}, { password: ['Password is required'], password_confirmation: ['Repeat the password'] }],
    [
      { password: 'short', password_confirmation: 'short' },
      { password: ['Use at least 12 characters, or 8 with a second factor'] },
    ],
    [
      { password: 'Noor.of.the.Cedars', password_confirmation: 'Noor.of.the.Cedars' },
      { password: ['A name or an email address is easy to guess. Choose another password.'] },
    ],
    [{ ...newPassword, password_confirmation: 'x' }, { password_confirmation: ['The two passwords are not the same'] }],
  ])('with the form %j is refused and uses the link not up', async (body, errors) => {
    const { email } = await aMember(app, { email: newAddress(), full_name: 'Noor of the Cedars' });
    await app.db.updateTable('accounts').set({ password_hash: 'x' }).where('email', '=', email).execute();
    await ask(email);
    const token = await tokenTo(app, email);
    expect((await reset(token, body)).json.errors).toEqual(errors);
    expect((await reset(token)).status).toBe(200);
  });

  test('may have eight characters with a second factor', async () => {
    const { id, email } = await aMember(app, { email: newAddress(), password: goodPassword });
    await app.db
      .insertInto('second_factors')
      .values({ member_id: id, key_id: 'x', sealed: Buffer.from('x'), confirmed_at: new Date() })
      .execute();
    await ask(email);
    const body = { password: 'y7 lamps', password_confirmation: 'y7 lamps' };
    expect((await reset(await tokenTo(app, email), body)).status).toBe(200);
    const { headers } = await aSession(app, id);
    const off = await app.call('DELETE', '/api/account/second-factor', { headers });
    expect(off.json.code).toBe('password_too_short');
  });

  test('needs twelve characters where the second factor goes with the first proof of the address', async () => {
    const { id, email } = await aMember(app, { email: newAddress(), password: goodPassword, isConfirmed: false });
    await app.db
      .insertInto('second_factors')
      .values({ member_id: id, key_id: 'x', sealed: Buffer.from('x'), confirmed_at: new Date() })
      .execute();
    await ask(email);
    const token = await tokenTo(app, email);
    const short = { password: 'y7 lamps', password_confirmation: 'y7 lamps' };
    expect((await reset(token, short)).json.errors).toHaveProperty('password');
    expect((await reset(token)).status).toBe(200);
  });

  test('of a member without one is set for the first time by a link of seven days', async () => {
    const { email } = await aMember(app, { email: newAddress() });
    await ask(email);
    const token = await tokenTo(app, email);
    expect((await mailsTo(app, email))[0]?.text).toContain('/en/auth/set-password?token=');
    expect((await reset(token)).json.code).toBe('token_invalid');
    const answer = await app.call('POST', '/api/set-password', { body: newPassword, headers: bearer(token) });
    expect(answer.status).toBe(200);
    expect((await login(email, newPassword.password)).status).toBe(200);
  });

  test('ends the wait after failed sign-ins', async () => {
    const { email } = await aMember(app, { email: newAddress(), password: goodPassword });
    await login(email, 'wrong horse battery');
    await ask(email);
    await reset(await tokenTo(app, email));
    const left = await app.db
      .selectFrom('limit_counters')
      .select('count')
      .where('name', '=', 'loginFailures')
      .execute();
    expect(left).toEqual([]);
  });
});

describe('asking for a new password in hostile hands', () => {
  test('T4: known, unknown, unconfirmed and disabled addresses get one answer; mails only who has an account', async () => {
    const known = await aMember(app, { email: newAddress() });
    const unconfirmed = await aMember(app, { email: newAddress(), isConfirmed: false });
    const disabled = await aMember(app, { email: newAddress(), status: 'disabled' });
    const before = (await sentMails(app)).length;
    const answers = [];
    for (const { email } of [known, unconfirmed, disabled, { email: newAddress() }]) answers.push(await ask(email));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect((await sentMails(app)).length - before).toBe(2);
    expect(await mailsTo(app, disabled.email)).toEqual([]);
  });

  test.each<[string, unknown, string]>([
    ['nothing', undefined, 'Email address is required'],
    ['white space', ' \t ', 'Email address is required'],
    ['no address', 'x', 'Please enter a valid email'],
    ['a recipient more', 'a@example.org\r\nBcc: b@example.org', 'Please enter a valid email'],
    ['two addresses', 'a@example.org,b@example.org', 'Please enter a valid email'],
    ['a NUL', 'a@example.org\0', 'Please enter a valid email'],
    ['a full-width address', 'ａ@example.org', 'Please enter a valid email'],
    ['a list', ['a@example.org'], 'A text is expected here'],
    ['an operator', { $gt: '' }, 'A text is expected here'],
    ['90 KB', `${'x'.repeat(90_000)}@example.org`, 'Please enter a valid email'],
  ])('%s for an address is refused', async (_title, email, sentence) => {
    expect((await ask(email)).json.errors).toEqual({ email: [sentence] });
  });

  test('a field more is refused', async () => {
    const body = { email: newAddress(), locale: 'ar' };
    expect((await app.call('POST', '/api/request-reset-password', { body })).status).toBe(422);
  });

  test('another site’s page can not ask', async () => {
    expect((await ask(newAddress(), { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
  });

  test('a forged Host changes no link', async () => {
    const { email } = await aMember(app, { email: newAddress() });
    await ask(email, {
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
    });
    const [mail] = await mailsTo(app, email);
    expect(`${mail?.text}${String(mail?.html)}`).not.toContain('evil.example');
  });

  test('one address gets at most five mails in half an hour, and nobody is told', async () => {
    const limited = await testApp({ env: { RATE_LIMIT_FACTOR: '1' } });
    try {
      const { email } = await aMember(limited, { email: newAddress() });
      const answers = [];
      for (let index = 0; index < 7; index += 1)
        answers.push(
          await limited.call('POST', '/api/request-reset-password', {
            body: { email },
            remoteAddress: `192.0.2.${index}`,
          }),
        );
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(await mailsTo(limited, email)).toHaveLength(5);
    } finally {
      await limited.close();
    }
  });
});
