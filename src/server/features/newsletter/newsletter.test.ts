import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { recipientOf, sentMails } from '#tests/fixtures/visitorForms.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ env: { PUBLIC_URL: 'https://portal.example' } });
});

afterAll(() => app.close());

beforeEach(async () => {
  await app.db.deleteFrom('newsletter_subscribers').execute();
  return () => vi.useRealTimers();
});

const subscribe = (email: unknown, { language, ...change }: { language?: 'ar'; [field: string]: unknown } = {}) =>
  app.call('POST', '/api/subscribe-to-newsletter', {
    body: { email, consent: true, ...change },
    ...(language ? { language } : {}),
  });
const confirm = (token: unknown) => app.call('POST', '/api/newsletter/confirm', { body: { token } });
const rows = () => app.db.selectFrom('newsletter_subscribers').selectAll().execute();
const mailsTo = async (address: string) => (await sentMails(app)).filter((mail) => recipientOf(mail) === address);
const tokenOf = (mail: { text?: string | undefined } | undefined) => /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
const later = (ms: number) => vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] });

describe('the newsletter', () => {
  test('comes only after the owner of the address pressed the button behind the mail’s link', async () => {
    const { status, json } = await subscribe('Owner.One@Example.org', { language: 'ar' });
    expect([status, json.data]).toEqual([200, { is_confirmation_sent: true }]);
    expect((await rows())[0]).toMatchObject({
      email: 'Owner.One@Example.org',
      email_key: 'owner.one@example.org',
      locale: 'ar',
      confirmed_at: null,
    });
    const [mail] = await mailsTo('Owner.One@example.org');
    expect(mail?.subject).toBe('تأكيد الاشتراك في النشرة');
    expect(mail?.text).toContain('https://portal.example/ar/newsletter/confirm?token=');
    const token = tokenOf(mail);
    expect((await confirm(token)).json.data).toEqual({ is_confirmed: true });
    expect((await rows())[0]?.confirmed_at).toBeInstanceOf(Date);
    expect((await confirm(token)).status).toBe(200);
  });

  test('answers the same to a new, a waiting and a known address', async () => {
    const texts = [(await subscribe('two@example.org')).text, (await subscribe('two@example.org')).text];
    await confirm(tokenOf((await mailsTo('two@example.org'))[0]));
    later(3_600_000);
    texts.push((await subscribe('TWO@example.org')).text);
    expect(new Set(texts).size).toBe(1);
    expect(await rows()).toHaveLength(1);
    const mails = await mailsTo('two@example.org');
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Please confirm your subscription',
      'You already receive the newsletter',
    ]);
  });

  test('sends one address at most one mail in a quarter of an hour', async () => {
    await Promise.all(Array.from({ length: 20 }, () => subscribe('three@example.org')));
    expect(await mailsTo('three@example.org')).toHaveLength(1);
    later(901_000);
    await subscribe('three@example.org');
    expect(await mailsTo('three@example.org')).toHaveLength(2);
  });

  test('takes the newest token only, for 48 hours', async () => {
    await subscribe('four@example.org');
    later(901_000);
    await subscribe('four@example.org');
    const [first, second] = (await mailsTo('four@example.org')).map(tokenOf);
    expect((await confirm(first)).json.code).toBe('token_invalid');
    later(48 * 3_600_000 + 1000);
    const expired = await confirm(second);
    expect([expired.status, expired.json.code]).toEqual([422, 'token_expired']);
    expect((await rows())[0]?.confirmed_at).toBeNull();
  });

  test('keeps no token that could be used', async () => {
    await subscribe('five@example.org');
    const token = tokenOf((await mailsTo('five@example.org'))[0]);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(JSON.stringify(await rows())).not.toContain(token);
  });
});

describe('the form', () => {
  test.each([
    ['', 'Email address is required', 'عنوان البريد الإلكتروني مطلوب'],
    ['x', 'Please enter a valid email', 'يُرجى إدخال بريد إلكتروني صحيح'],
  ])('refuses the address "%s" in both languages', async (email, en, ar) => {
    expect((await subscribe(email)).json.errors).toEqual({ email: [en] });
    expect((await subscribe(email, { language: 'ar' })).json.errors).toEqual({ email: [ar] });
  });

  test('needs consent', async () => {
    expect((await subscribe('a@example.org', { consent: false })).json.errors).toEqual({
      consent: ['Please agree to receive the newsletter'],
    });
    expect((await subscribe('a@example.org', { consent: undefined })).status).toBe(422);
  });

  test.each<[string, unknown, Record<string, unknown>]>([
    ['another recipient', 'a@example.org\nBcc: b@example.org', {}],
    ['two addresses', 'a@example.org,b@example.org', {}],
    ['a full-width address', 'ｎｏｏｒ＠ｅｘａｍｐｌｅ．ｏｒｇ', {}],
    ['an address of 400 letters', `${'a'.repeat(390)}@example.org`, {}],
    ['an address with a NUL', 'a\0@example.org', {}],
    ['an object', { $ne: null }, {}],
    ['a list', ['a@example.org'], {}],
    ['confirmed_at', 'a@example.org', { confirmed_at: '2026-01-01' }],
    ['token_hash', 'a@example.org', { token_hash: 'x' }],
    ['consent as text', 'a@example.org', { consent: 'maybe' }],
  ])('refuses %s and leaves nothing', async (_title, email, change) => {
    expect((await subscribe(email, change)).status).toBe(422);
    expect(await rows()).toEqual([]);
  });

  test.each([
    ['nothing', undefined],
    ['an empty one', ''],
    ['another', 'A'.repeat(43)],
    ['a long one', 'A'.repeat(90_000)],
    ['a NUL', '\0'],
    ['SQL', "' or 1=1 --"],
  ])('the token: %s confirms nobody', async (_title, token) => {
    await subscribe('six@example.org');
    const { status, json } = await confirm(token);
    expect([status, json.code]).toEqual([422, 'token_invalid']);
    expect((await rows())[0]?.confirmed_at).toBeNull();
  });
});
