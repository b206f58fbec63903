import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bearer, mailsTo, tokenTo } from '#tests/fixtures/accountMails.ts';
import { aMember, aSession } from '#tests/fixtures/aMember.ts';
import { hostileKeys, prototypeBodies } from '#tests/fixtures/hostileKeys.ts';
import { newAddress } from '#tests/fixtures/registrations.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { caseFile, postForm } from '#tests/fixtures/visitorForms.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ env: { PUBLIC_URL: 'https://portal.example' } });
});
afterAll(() => app.close());

let id: number;
let email: string;
let headers: Record<string, string>;
beforeEach(async () => {
  ({ id, email } = await aMember(app, { email: newAddress() }));
  ({ headers } = await aSession(app, id));
});

const path = '/api/update-profile';
const change = (body: unknown, language?: 'ar') =>
  app.call('POST', path, { body, headers, ...(language ? { language } : {}) });
const information = async () => (await app.call('GET', '/api/account/information', { headers })).json.data;
const confirm = (token: string) => app.call('POST', '/api/confirm-email', { headers: bearer(token) });
const everything = async () => [
  await app.db.selectFrom('accounts').selectAll().orderBy('member_id').execute(),
  await app.db.selectFrom('members').selectAll().orderBy('id').execute(),
];

describe('general information', () => {
  test('is changed where a field is present, and kept where it is not', async () => {
    const all = {
      full_name: ' Noor Al-Test ',
      full_name_ar: 'نور',
      family_name: 'Al-Test',
      display_name: 'Noor',
      form_of_address: 'feminine',
      phone_number: '+974 ٥٥٥٥١٢٣٤',
      country: 'Qatar',
      city: 'الدوحة',
      time_zone: 'Asia/Qatar',
      locale: 'ar',
    };
    const { status, json } = await change({ userId: String(id), ...all });
    expect([status, json.data.user.full_name, json.data.email_pending]).toEqual([200, 'Noor Al-Test', null]);
    const stored = { ...all, full_name: 'Noor Al-Test', phone_number: '+974 55551234', country: 'QA' };
    expect(await information()).toMatchObject({ user_id: id, email, email_verified: true, ...stored });
    await change({ city: '', family_name: ' ' });
    expect(await information()).toMatchObject({ ...stored, city: null, family_name: null });
  });

  test.each<[Record<string, unknown>, string, string, string]>([
    [{ full_name: '' }, 'full_name', 'Full name is required', 'الاسم الكامل مطلوب'],
    [{ full_name: 'A ' }, 'full_name', 'Must be at least 2 characters', 'يجب ألا يقل عن حرفين'],
    [{ display_name: 'x'.repeat(301) }, 'display_name', 'Max 300 characters.', 'الحد الأقصى 300 حرف.'],
    [{ email: '' }, 'email', 'Email address is required', 'عنوان البريد الإلكتروني مطلوب'],
    [{ email: 'x' }, 'email', 'Please enter a valid email', 'يُرجى إدخال بريد إلكتروني صحيح'],
    [{ phone_number: '+974 x' }, 'phone_number', 'Please enter numbers only', 'يُرجى إدخال أرقام فقط'],
    [{ country: 'XX' }, 'country', 'Choose a country from the list', 'يُرجى اختيار البلد من القائمة'],
    [
      { time_zone: 'Mars/Base' },
      'time_zone',
      'Choose a time zone from the list',
      'يُرجى اختيار المنطقة الزمنية من القائمة',
    ],
    [{ locale: 'fr' }, 'locale', 'Choose English or Arabic', 'يُرجى اختيار العربية أو الإنجليزية'],
    [
      { form_of_address: 'x' },
      'form_of_address',
      'Choose a form of address from the list',
      'يُرجى اختيار صيغة المخاطبة من القائمة',
    ],
  ])('%j is refused at its field in both languages, and nothing is changed', async (body, field, en, ar) => {
    const before = await everything();
    expect((await change({ city: 'Doha', ...body })).json.errors).toEqual({ [field]: [en] });
    expect((await change({ city: 'Doha', ...body }, 'ar')).json.errors).toEqual({ [field]: [ar] });
    expect(await everything()).toEqual(before);
  });

  test('takes a picture, drawn anew, in the place of the one before; and gives it up again', async () => {
    const photo = () => ({ avatar: { bytes: caseFile('photo-ok.jpg') } });
    const first = await postForm(app, path, { city: 'Doha' }, photo(), { headers });
    expect(first.json.data.user.avatar_url).toMatch(/^\/files\/[\w-]{36}$/);
    const url = first.json.data.user.avatar_url as string;
    expect((await app.call('GET', url)).headers['content-type']).toBe('image/webp');
    const second = await postForm(app, path, {}, photo(), { headers });
    expect(second.json.data.user.avatar_url).not.toBe(url);
    expect((await app.call('GET', url)).status).toBe(404);
    const none = await change({ remove_avatar: true });
    expect(none.json.data.user.avatar_url).toBeNull();
    const files = await app.db.selectFrom('files').select('id').where('owner_member_id', '=', id).execute();
    expect(files).toEqual([]);
  });
});

describe('another address', () => {
  test('counts once it is confirmed: the old one is told, other sessions end', async () => {
    const next = newAddress();
    const other = await aSession(app, id);
    const { json } = await change({ email: next });
    expect([json.data.user.email, json.data.email_pending]).toEqual([email, next]);
    expect((await mailsTo(app, email)).map(({ text }) => text?.includes('n•••@example.org'))).toEqual([true]);
    expect((await confirm(await tokenTo(app, next))).json.data).toEqual({ is_confirmed: true, email: next });
    const row = await app.db
      .selectFrom('accounts')
      .select(['email', 'email_key'])
      .where('member_id', '=', id)
      .execute();
    expect(row).toEqual([{ email: next, email_key: next }]);
    expect((await app.call('GET', '/api/user', { headers: other.headers })).json.data).toBeNull();
  });

  test('asks for a proof of late, and changes nothing without it', async () => {
    const old = await aSession(app, id, { authenticatedAt: new Date(Date.now() - 16 * 60_000) });
    const before = await everything();
    const answer = await app.call('POST', path, { body: { city: 'Doha', email: newAddress() }, headers: old.headers });
    expect([answer.status, answer.json.code]).toEqual([409, 'reauthentication_required']);
    expect(await everything()).toEqual(before);
    const own = await app.call('POST', path, {
      body: { city: 'Doha', email: email.toUpperCase() },
      headers: old.headers,
    });
    expect(own.status).toBe(200);
  });

  test('that is another member’s answers the same; its owner is told, and no link confirms it', async () => {
    const taken = await aMember(app, { email: newAddress() });
    const answer = await change({ email: taken.email });
    expect([answer.status, answer.json.data.email_pending]).toEqual([200, taken.email]);
    const mails = await mailsTo(app, taken.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['You already have an account']);
    expect(mails[0]?.text).not.toContain('token=');
  });

  test('that somebody registered and never confirmed goes to who confirms it', async () => {
    const squatted = await aMember(app, { email: newAddress(), isConfirmed: false });
    await change({ email: squatted.email });
    expect((await confirm(await tokenTo(app, squatted.email))).status).toBe(200);
    expect(await app.db.selectFrom('members').select('id').where('id', '=', squatted.id).execute()).toEqual([]);
  });

  test('can be taken back by entering the old one: its link ends', async () => {
    const next = newAddress();
    await change({ email: next });
    const token = await tokenTo(app, next);
    expect((await change({ email })).json.data.email_pending).toBeNull();
    expect((await confirm(token)).json.code).toBe('token_superseded');
  });

  test('ends the links to a new password that were sent to the old one', async () => {
    await app.db.updateTable('accounts').set({ password_hash: 'x' }).where('member_id', '=', id).execute();
    await app.call('POST', '/api/request-reset-password', { body: { email } });
    const token = await tokenTo(app, email);
    const next = newAddress();
    await change({ email: next });
    await confirm(await tokenTo(app, next));
    const body = { password: 'seven lamps on the wall', password_confirmation: 'seven lamps on the wall' };
    const answer = await app.call('POST', '/api/reset-password', { body, headers: bearer(token) });
    expect(answer.json.code).toBe('token_superseded');
  });

  test('is asked for again by a session or by the token of an earlier mail, an ended one too', async () => {
    const next = newAddress();
    await change({ email: next });
    const first = await tokenTo(app, next);
    const resend = (with_: Record<string, string>) =>
      app.call('POST', '/api/resend-email-verification', { headers: with_ });
    expect((await resend(headers)).json.data).toEqual({ is_sent: true });
    const event = await app.db
      .selectFrom('audit_events')
      .select(['action', 'actor_member_id', 'target_id', 'details'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(event).toEqual({
      action: 'email.confirm_request',
      actor_member_id: id,
      target_id: String(id),
      details: { is_change: true },
    });
    const second = await tokenTo(app, next);
    expect(second).not.toBe(first);
    expect((await resend(bearer(first))).status).toBe(200);
    const third = await tokenTo(app, next);
    expect((await confirm(second)).json.code).toBe('token_superseded');
    expect((await confirm(third)).status).toBe(200);
    expect((await resend(bearer(third))).json.code).toBe('token_used');
    const again = await aSession(app, id);
    expect((await resend(again.headers)).json).toMatchObject({
      code: 'conflict',
      message: 'Nothing is waiting to be confirmed: your address is already confirmed.',
      state: { email_verified: true },
    });
    expect((await resend(bearer('A'.repeat(43)))).json.code).toBe('token_invalid');
  });
});

describe('another address that waits when the password changes', () => {
  test.each(['forgotten', 'changed'] as const)(
    'is dropped: who asked for it may not have been the owner (%s)',
    async (how) => {
      const password = 'tall cedars by the gate';
      const next = 'seven lamps on the wall';
      const owner = await aMember(app, { email: newAddress(), password });
      const intruder = await aSession(app, owner.id);
      const evil = newAddress();
      await app.call('POST', '/api/update-profile', {
        body: { userId: String(owner.id), email: evil },
        headers: intruder.headers,
      });
      const token = await tokenTo(app, evil);
      const body = { password: next, password_confirmation: next };
      if (how === 'forgotten') {
        await app.call('POST', '/api/request-reset-password', { body: { email: owner.email } });
        const link = bearer(await tokenTo(app, owner.email));
        expect((await app.call('POST', '/api/reset-password', { body, headers: link })).status).toBe(200);
      } else {
        const { headers: own } = await aSession(app, owner.id);
        const change_ = { ...body, old_password: password };
        expect((await app.call('POST', '/api/change-old-password', { body: change_, headers: own })).status).toBe(200);
      }
      expect((await confirm(token)).json.code).toBe('token_superseded');
      const login = await app.call('POST', '/api/login', { body: { email: owner.email, password: next } });
      expect(login.status).toBe(200);
    },
  );
});

describe('update-profile in hostile hands', () => {
  test.each<[string, Record<string, unknown>, number]>([
    ['another member', { userId: 1_000_000 }, 404],
    ['nobody', { userId: '' }, 404],
    ['a member by an expression', { userId: '1 or 1=1' }, 404],
    ['a list of members', { userId: [1] }, 422],
    ['a script as a name', { full_name: ['<script>'] }, 422],
    ['a bidi override in a name', { full_name: 'a\u202Eb' }, 422],
    ['a NUL in a city', { city: 'a\0b' }, 422],
    ['a line break in a display name', { display_name: 'a\nb' }, 422],
    ['half a character in a name', { full_name_ar: 'ab\uDC00' }, 422],
    ['a second recipient in the address', { email: 'a@example.org\nBcc: b@example.org' }, 422],
    ['an object for an address', { email: { $ne: null } }, 422],
    ['90 KB for a city', { city: 'x'.repeat(90_000) }, 422],
    ['a path as a time zone', { time_zone: '../../etc/passwd' }, 422],
    ['a picture as text', { avatar: 'x' }, 422],
    ['null for a name', { full_name: null }, 422],
    ['a number for the box', { remove_avatar: 2 }, 422],
  ])('%s is refused and changes nothing', async (_title, body, status) => {
    const before = await everything();
    expect((await change({ city: 'Doha', ...body })).status).toBe(status);
    expect(await everything()).toEqual(before);
  });

  test('another member’s id is answered as an unknown one, byte for byte', async () => {
    const other = await aMember(app);
    const answers = [await change({ userId: other.id }), await change({ userId: 99_999_999 })];
    expect(answers[0]?.text).toBe(answers[1]?.text);
  });

  test('without a session, with a dead one and from another site it is refused', async () => {
    const body = { city: 'Doha' };
    const dead = { cookie: `__Host-session=${'A'.repeat(43)}`, 'sec-fetch-site': 'same-origin' };
    expect((await app.call('POST', path, { body })).status).toBe(401);
    expect((await app.call('POST', path, { body, headers: dead })).status).toBe(401);
    const foreign = await app.call('POST', path, { body, headers: { ...headers, 'sec-fetch-site': 'cross-site' } });
    expect(foreign.status).toBe(403);
  });

  test.each(['html-named-jpg.jpg', 'svg-entity.svg', 'truncated.jpg', 'zip-named-docx.docx'])(
    'a file that is no picture is refused: %s',
    async (name) => {
      const answer = await postForm(app, path, {}, { avatar: { bytes: caseFile(name), name } }, { headers });
      expect(answer.json.errors).toEqual({ avatar: ['Only JPG, JPEG, PNG allowed'] });
    },
  );

  test(`T3: ${Object.keys(hostileKeys).length} fields that it has not change nothing`, async () => {
    const before = await everything();
    for (const [key, value] of Object.entries(hostileKeys)) {
      const { status } = await change({ city: 'Doha', [key]: value });
      expect([key, status]).toEqual([key, 422]);
    }
    for (const payload of prototypeBodies) {
      const answer = await app.server.inject({
        method: 'POST',
        url: path,
        headers: { ...headers, 'content-type': 'application/json' },
        payload,
      });
      expect([400, 422]).toContain(answer.statusCode);
    }
    expect(await everything()).toEqual(before);
  });
});
