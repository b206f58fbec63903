import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { postForm, recipientOf, sentMails } from '#tests/fixtures/visitorForms.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp({
    env: { SECRETARIAT_EMAIL: 'secretariat@portal.example', PUBLIC_URL: 'https://portal.example' },
  });
});

afterAll(() => app.close());

const path = '/api/contact-us';
const message = {
  full_name: 'Noor Test',
  email: 'noor@example.org',
  topic: 'membership',
  message: 'A question about membership.',
  consent: true,
};
const post = (change: Record<string, unknown>, language?: 'ar') =>
  app.call('POST', path, { body: { ...message, ...change }, ...(language ? { language } : {}) });
const rows = () => app.db.selectFrom('contact_messages').selectAll().orderBy('id').execute();

describe('a message to the secretariat', () => {
  test('is stored as it was written and answered with its reference', async () => {
    const { status, json } = await post(
      {
        phone_number: '+974 ٥٥٥٥١٢٣٤',
        organization_name: 'جامعة المثال',
        message: ' Line one.\r\nLine two, “quoted”. ',
      },
      'ar',
    );
    expect([status, json]).toEqual([
      201,
      { success: true, data: { reference: expect.stringMatching(/^CM-\w{5}-\w{5}$/) }, message: null },
    ]);
    expect((await rows()).at(-1)).toMatchObject({
      reference: json.data.reference,
      phone_number: '+974 55551234',
      organization_name: 'جامعة المثال',
      message: 'Line one.\nLine two, “quoted”.',
      locale: 'ar',
    });
  });

  test('goes to the secretariat to be answered; the writer’s receipt repeats nothing of it', async () => {
    const { json } = await post({ message: 'Please visit buy-now.example today.', full_name: 'Buy now' });
    const mails = (await sentMails(app)).filter(({ subject }) => subject?.includes(json.data.reference));
    expect(mails).toHaveLength(2);
    const [notice, receipt] = ['secretariat@portal.example', 'noor@example.org'].map((address) =>
      mails.find((mail) => recipientOf(mail) === address),
    );
    expect(notice?.text).toContain('Please visit buy-now.example today.');
    expect(notice?.replyTo?.value[0]?.address).toBe('noor@example.org');
    expect(`${receipt?.subject}${receipt?.text}${receipt?.html}`).not.toMatch(/buy-now|Buy now/);
    expect(receipt?.text).toContain(json.data.reference);
  });

  test('may come as a browser’s form without script', async () => {
    const fields = { ...message, consent: 'on' };
    expect((await postForm(app, path, fields)).json.code).toBe('unsupported_media_type');
    expect((await post({ consent: 'on' })).status).toBe(201);
  });

  test.each([
    ['full_name', '', 'Full name is required', 'الاسم الكامل مطلوب'],
    ['full_name', 'A', 'Must be at least 2 characters', 'يجب ألا يقل عن حرفين'],
    ['email', '', 'Email address is required', 'عنوان البريد الإلكتروني مطلوب'],
    ['email', 'x', 'Please enter a valid email', 'يُرجى إدخال بريد إلكتروني صحيح'],
    ['phone_number', '+974 x', 'Please enter numbers only', 'يُرجى إدخال أرقام فقط'],
    ['topic', '', 'Choose a topic', 'يُرجى اختيار الموضوع'],
    ['topic', 'weather', 'Choose a topic from the list', 'يُرجى اختيار الموضوع من القائمة'],
    ['message', '', 'Write your message', 'يُرجى كتابة الرسالة'],
    ['message', 'nine char', 'Min 10 characters.', 'الحد الأدنى 10 أحرف.'],
    ['message', 'x'.repeat(3001), 'Max 3,000 characters.', 'الحد الأقصى 3,000 حرف.'],
    [
      'consent',
      false,
      'Please agree that we keep the message to answer it',
      'يُرجى الموافقة على الاحتفاظ بالرسالة للرد عليها',
    ],
    [
      'consent',
      '',
      'Please agree that we keep the message to answer it',
      'يُرجى الموافقة على الاحتفاظ بالرسالة للرد عليها',
    ],
  ])('%s %j is refused in both languages', async (field, value, en, ar) => {
    expect((await post({ [field]: value })).json.errors).toEqual({ [field]: [en] });
    expect((await post({ [field]: value }, 'ar')).json.errors).toEqual({ [field]: [ar] });
  });

  test('with 10 and with 3,000 characters is taken', async () => {
    expect((await post({ message: 'ten chars.' })).status).toBe(201);
    expect((await post({ message: 'x'.repeat(3000) })).status).toBe(201);
  });
});

describe('the form in hostile hands', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['another recipient in the e-mail', { email: 'a@example.org\nBcc: b@example.org' }, 'email'],
    ['two addresses', { email: 'a@example.org, b@example.org' }, 'email'],
    ['a line break in the name', { full_name: 'Noor\r\nBcc: x' }, 'full_name'],
    ['a bidi override in the organization', { organization_name: 'A\u202Egpj' }, 'organization_name'],
    ['a NUL in the message', { message: 'A message\0with a NUL' }, 'message'],
    ['a field of the inside', { reference: 'CM-1' }, 'reference'],
    ['a status', { status: 'answered' }, 'status'],
    ['an object for a text', { message: { $gt: '' } }, 'message'],
    ['a list for a text', { email: ['a@example.org'] }, 'email'],
    ['a number for consent', { consent: 1 }, 'consent'],
    ['a script as topic', { topic: '<script>' }, 'topic'],
    ['a message of 90 KB', { message: 'x'.repeat(90_000) }, 'message'],
  ])('%s is refused and leaves nothing', async (_title, change, field) => {
    const before = (await rows()).length;
    const { status, json } = await post(change);
    expect([status, json.code]).toEqual([422, 'validation_failed']);
    expect(json.errors).toHaveProperty([field]);
    expect(await rows()).toHaveLength(before);
  });

  test('a page of another site can not send it', async () => {
    const answer = await app.call('POST', path, { body: message, headers: { 'sec-fetch-site': 'cross-site' } });
    expect([answer.status, answer.json.code]).toEqual([403, 'forbidden']);
  });
});
