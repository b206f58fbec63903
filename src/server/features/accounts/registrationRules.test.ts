import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailsTo } from '#tests/fixtures/accountMails.ts';
import { hostileKeys, prototypeBodies } from '#tests/fixtures/hostileKeys.ts';
import { aRegistration, newAddress, register } from '#tests/fixtures/registrations.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ hasQuickPasswords: true });
});
afterAll(() => app.close());

const countAccounts = async () => (await app.db.selectFrom('accounts').select('member_id').execute()).length;
const twice = (password: string) => ({ password, password_confirmation: password });
const characters = ['This text contains characters that cannot be accepted', 'في هذا النص رموز لا يمكن قبولها'] as const;

describe('the form of registration', () => {
  test.each<[Record<string, unknown>, string, string, string]>([
    [{ full_name: '' }, 'full_name', 'Full name is required', 'الاسم الكامل مطلوب'],
    [{ full_name: undefined }, 'full_name', 'Full name is required', 'الاسم الكامل مطلوب'],
    [{ full_name: '\u00A0 ' }, 'full_name', 'Full name is required', 'الاسم الكامل مطلوب'],
    [{ full_name: ' A ' }, 'full_name', 'Must be at least 2 characters', 'يجب ألا يقل عن حرفين'],
    [{ full_name: 'x'.repeat(301) }, 'full_name', 'Max 300 characters.', 'الحد الأقصى 300 حرف.'],
    [{ full_name: 'No\u202Eor' }, 'full_name', ...characters],
    [{ full_name_ar: 'ن' }, 'full_name_ar', 'Must be at least 2 characters', 'يجب ألا يقل عن حرفين'],
    [{ family_name: 'x'.repeat(301) }, 'family_name', 'Max 300 characters.', 'الحد الأقصى 300 حرف.'],
    [{ email: ' ' }, 'email', 'Email address is required', 'عنوان البريد الإلكتروني مطلوب'],
    [{ email: 'x' }, 'email', 'Please enter a valid email', 'يُرجى إدخال بريد إلكتروني صحيح'],
    [{ country: '' }, 'country', 'Country of Residence is required', 'بلد الإقامة مطلوب'],
    [{ country: 'XX' }, 'country', 'Country of Residence is required', 'بلد الإقامة مطلوب'],
    [{ organization_name: '' }, 'organization_name', 'Institution/Organization is required.', 'اسم المؤسسة مطلوب.'],
    [{ current_title: '' }, 'current_title', 'Title/Position is required', 'اللقب أو المنصب مطلوب'],
    [{ locale: 'fr' }, 'locale', 'Choose English or Arabic', 'يُرجى اختيار العربية أو الإنجليزية'],
    [
      { thematic_area_ids: [99] },
      'thematic_area_ids',
      'Choose focus areas from the list',
      'يُرجى اختيار مجالات الاهتمام من القائمة',
    ],
    [
      { terms_accepted: false },
      'terms_accepted',
      'Please accept the terms and conditions',
      'يُرجى الموافقة على الشروط والأحكام',
    ],
    [{ invitation_token: 'x'.repeat(101) }, 'invitation_token', 'This invitation is not valid', 'هذه الدعوة غير صالحة'],
    [{ password: '' }, 'password', 'Password is required', 'كلمة المرور مطلوبة'],
    [twice('elevenchars'), 'password', 'Use at least 12 characters', 'يجب ألا تقل كلمة المرور عن 12 حرفًا'],
    [twice('x'.repeat(129)), 'password', 'Use at most 128 characters', 'يجب ألا تزيد كلمة المرور على 128 حرفًا'],
    [
      twice('Password1234'),
      'password',
      'Many people use this password, so it is easy to guess. Choose another.',
      'كلمة المرور هذه شائعة ويسهل تخمينها. يُرجى اختيار غيرها.',
    ],
    [
      twice('كلمةالمرور123'),
      'password',
      'Many people use this password, so it is easy to guess. Choose another.',
      'كلمة المرور هذه شائعة ويسهل تخمينها. يُرجى اختيار غيرها.',
    ],
    [
      { full_name: 'Noor of the Cedars', ...twice('noor-of-the-CEDARS') },
      'password',
      'A name or an email address is easy to guess. Choose another password.',
      'الاسم وعنوان البريد الإلكتروني يسهل تخمينهما. يُرجى اختيار كلمة مرور أخرى.',
    ],
    [
      { full_name_ar: 'نور الأرز والبحر', ...twice('نورالأرزوالبحر') },
      'password',
      'A name or an email address is easy to guess. Choose another password.',
      'الاسم وعنوان البريد الإلكتروني يسهل تخمينهما. يُرجى اختيار كلمة مرور أخرى.',
    ],
    [{ password_confirmation: '' }, 'password_confirmation', 'Repeat the password', 'يُرجى إعادة كتابة كلمة المرور'],
    [
      { password_confirmation: 'tall cedars by the gatE' },
      'password_confirmation',
      'The two passwords are not the same',
      'كلمتا المرور غير متطابقتين',
    ],
  ])('%j is refused at its field in both languages', async (change, field, en, ar) => {
    const body = aRegistration(change);
    expect((await register(app, body)).json.errors).toEqual({ [field]: [en] });
    expect((await register(app, body, { language: 'ar' })).json.errors).toEqual({ [field]: [ar] });
  });

  test('names every wrong field at once', async () => {
    const { status, json } = await register(app, {});
    expect([status, Object.keys(json.errors).sort()]).toEqual([
      422,
      [
        'country',
        'current_title',
        'email',
        'full_name',
        'organization_name',
        'password',
        'password_confirmation',
        'terms_accepted',
      ],
    ]);
  });

  test.each([' pass word  of mine ', '🔑🔑🔑🔑🔑🔑🔑🔑🔑🔑🔑🗝', 'مقعد تحت شجرة اللوز', 'y7'.repeat(64)])(
    'ATH-07: the password %j is kept as it was typed',
    async (password) => {
      const body = aRegistration(twice(password));
      expect((await register(app, body)).status).toBe(201);
      await mailsTo(app, body.email);
      const answers = [password, `${password} `].map((typed) =>
        app.call('POST', '/api/login', { body: { email: body.email, password: typed } }),
      );
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 422]);
    },
  );

  test('takes a name of 2 and of 300 characters and a password of 128', async () => {
    for (const change of [{ full_name: 'Al' }, { full_name: 'x'.repeat(300) }, twice('y7'.repeat(64))])
      expect((await register(app, aRegistration(change))).status).toBe(201);
  });
});

describe('registration in hostile hands', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['a recipient of its own in the address', { email: 'a@example.org\nBcc: b@example.org' }, 'email'],
    ['two addresses', { email: 'a@example.org, b@example.org' }, 'email'],
    ['a list of addresses', { email: ['a@example.org', 'b@example.org'] }, 'email'],
    ['an operator for an address', { email: { $ne: '' } }, 'email'],
    ['a full-width twin of an address (EML-05)', { email: 'ｎｏｏｒ＠ｅｘａｍｐｌｅ．ｏｒｇ' }, 'email'],
    ['an address with a zero-width letter', { email: 'no\u200Bor@example.org' }, 'email'],
    ['an address of 400 letters', { email: `${'x'.repeat(400)}@example.org` }, 'email'],
    ['an address with a NUL', { email: 'noor\0@example.org' }, 'email'],
    ['a line break in the name', { full_name: 'Noor\r\nBcc: b@example.org' }, 'full_name'],
    ['a bidi isolate in the name', { full_name: 'Noor\u2066x' }, 'full_name'],
    ['half a character in the name', { full_name: 'Noor\uD800' }, 'full_name'],
    ['a number for a name', { full_name: 42 }, 'full_name'],
    ['a name of 90 KB', { full_name: 'x'.repeat(90_000) }, 'full_name'],
    ['a password of 60 KB', twice('x'.repeat(30_000)), 'password'],
    ['an object for a password', { password: { length: 12 } }, 'password'],
    ['terms accepted by a number', { terms_accepted: 1 }, 'terms_accepted'],
    ['terms accepted by a word', { terms_accepted: 'no' }, 'terms_accepted'],
    ['an area that is no number', { thematic_area_ids: '1; drop table members' }, 'thematic_area_ids'],
    [
      'ten thousand areas',
      { thematic_area_ids: Array.from({ length: 10_000 }, (_, index) => index + 1) },
      'thematic_area_ids',
    ],
    ['a language with a path', { locale: '../en' }, 'locale'],
    ['a filled trap', { trap: 'x' }, 'recaptcha'],
  ])('%s is refused and leaves nothing', async (_title, change, field) => {
    const before = await countAccounts();
    const { status, json } = await register(app, aRegistration(change));
    expect(status).toBe(422);
    expect(json.errors).toHaveProperty([field]);
    expect(await countAccounts()).toBe(before);
  });

  test('another site’s page can not send it', async () => {
    const answer = await register(app, aRegistration(), { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(answer.status).toBe(403);
  });

  test('a name that advertises is not repeated to the address', async () => {
    const body = aRegistration({ full_name: 'Win at buy-now.example' });
    await register(app, body);
    expect((await mailsTo(app, body.email))[0]?.text).not.toContain('buy-now');
  });

  test('the links in mails do not follow the Host of the request', async () => {
    const body = aRegistration();
    await register(app, body, { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } });
    expect((await mailsTo(app, body.email))[0]?.text).not.toContain('evil.example');
  });

  test(`T3: ${Object.keys(hostileKeys).length} fields that it has not are refused, and nothing is stored`, async () => {
    const before = await countAccounts();
    for (const [key, value] of Object.entries(hostileKeys)) {
      const { status, json } = await register(app, { ...aRegistration(), [key]: value });
      expect([key, status, json.errors?.[key]]).toEqual([key, 422, ['This field is not known here']]);
    }
    for (const payload of prototypeBodies) {
      const headers = { 'content-type': 'application/json' };
      const answer = await app.server.inject({ method: 'POST', url: '/api/register', headers, payload });
      expect([400, 422]).toContain(answer.statusCode);
    }
    expect(await countAccounts()).toBe(before);
  });

  test('one address gets at most five mails in half an hour and six a day; the answers stay the same', async () => {
    const limited = await testApp({ env: { RATE_LIMIT_FACTOR: '1' }, hasQuickPasswords: true });
    try {
      const body = aRegistration();
      const answers = [];
      for (let index = 0; index < 8; index += 1)
        answers.push(await register(limited, body, { remoteAddress: `192.0.2.${index}` }));
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(await mailsTo(limited, body.email)).toHaveLength(5);
      await limited.db
        .updateTable('limit_counters')
        .set({ window_started_at: new Date(Date.now() - 3_600_000) })
        .where('name', '=', 'registerPerEmail')
        .execute();
      await limited.db
        .updateTable('limit_counters')
        .set({ count: 5 })
        .where('name', '=', 'registerPerEmailAndDay')
        .execute();
      for (let index = 0; index < 3; index += 1)
        await register(limited, body, { remoteAddress: `192.0.2.${20 + index}` });
      expect(await mailsTo(limited, body.email)).toHaveLength(6);
    } finally {
      await limited.close();
    }
  });

  test('one network may register sixty times an hour', async () => {
    const limited = await testApp({ env: { RATE_LIMIT_FACTOR: '1' }, hasQuickPasswords: true });
    try {
      const statuses = [];
      for (let index = 0; index < 61; index += 1)
        statuses.push((await register(limited, { email: newAddress() })).status);
      expect(statuses.filter((status) => status === 422)).toHaveLength(60);
      expect(statuses.at(-1)).toBe(429);
    } finally {
      await limited.close();
    }
  });
});
