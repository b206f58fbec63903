import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearer, mailsTo, tokenTo } from '#tests/fixtures/accountMails.ts';
import { aMember, aSession } from '#tests/fixtures/aMember.ts';
import { aRegistration, newAddress, register } from '#tests/fixtures/registrations.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ hasQuickPasswords: true });
});
afterAll(() => app.close());

const ask = (email: unknown) => app.call('POST', '/api/request-email-verification', { body: { email } });
const confirm = (token: string) => app.call('POST', '/api/confirm-email', { headers: bearer(token) });
const subjectsTo = async (address: string) => (await mailsTo(app, address)).map(({ subject }) => subject);

describe('asking by an address for another confirmation mail', () => {
  test('brings one whose link confirms; the older link ends', async () => {
    const email = newAddress();
    await register(app, aRegistration({ email, locale: 'ar' }));
    const first = await tokenTo(app, email);
    expect((await ask(` ${email.toUpperCase()} `)).json.data).toEqual({ is_sent: true });
    const second = await tokenTo(app, email);
    expect(await subjectsTo(email)).toEqual(Array(2).fill('تأكيد عنوان البريد الإلكتروني'));
    expect((await confirm(first)).json.code).toBe('token_superseded');
    expect((await confirm(second)).json.data).toEqual({ is_confirmed: true, email });
  });

  test('brings the one of an address that is to take the place of another', async () => {
    const { id } = await aMember(app);
    const { headers } = await aSession(app, id);
    const email = newAddress();
    expect((await app.call('POST', '/api/update-profile', { headers, body: { email } })).status).toBe(200);
    await ask(email);
    expect(await subjectsTo(email)).toHaveLength(2);
    expect((await confirm(await tokenTo(app, email))).json.data).toEqual({ is_confirmed: true, email });
  });

  test('is answered alike for an unknown, a confirmed and a disabled one, and brings these no mail', async () => {
    const { email: confirmed } = await aMember(app);
    const { email: disabled } = await aMember(app, { isConfirmed: false, status: 'disabled' });
    const { email: waiting } = await aMember(app, { isConfirmed: false });
    const answers = new Set<string>();
    for (const address of [confirmed, disabled, 'nobody@example.org', waiting]) {
      const { status, text } = await ask(address);
      answers.add(`${status} ${text}`);
    }
    expect(answers.size).toBe(1);
    expect([...(await subjectsTo(confirmed)), ...(await subjectsTo(disabled))]).toEqual([]);
    expect(await subjectsTo(waiting)).toHaveLength(1);
  });

  test('sends five mails in half an hour, whatever else was asked for by that address, and tells nobody', async () => {
    const limited = await testApp({ env: { RATE_LIMIT_FACTOR: '1' }, hasQuickPasswords: true });
    const { email } = await aMember(limited, { isConfirmed: false });
    const send = (path: string, remoteAddress: string) =>
      limited.call('POST', path, { body: { email }, remoteAddress });
    for (let count = 0; count < 4; count += 1) {
      expect((await send('/api/request-email-verification', `192.0.2.${count}`)).status).toBe(200);
      expect((await send('/api/request-reset-password', `192.0.2.${count}`)).status).toBe(200);
    }
    expect(await mailsTo(limited, email)).toHaveLength(5);
    await limited.close();
  });

  test.each([
    [undefined, 'Email address is required'],
    ['nobody', 'Please enter a valid email'],
  ])('with %j is refused beside the field', async (email, sentence) => {
    const answer = await ask(email);
    expect([answer.status, answer.json.errors]).toEqual([422, { email: [sentence] }]);
  });
});
