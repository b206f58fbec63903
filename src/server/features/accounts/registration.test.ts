import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearer, mailsTo, tokenTo } from '#tests/fixtures/accountMails.ts';
import { aMember } from '#tests/fixtures/aMember.ts';
import { aRegistration, goodPassword, newAddress, register } from '#tests/fixtures/registrations.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ env: { PUBLIC_URL: 'https://portal.example' } });
});
afterAll(() => app.close());

const stored = (email: string) =>
  app.db
    .selectFrom('accounts')
    .innerJoin('members', 'members.id', 'accounts.member_id')
    .selectAll()
    .where('email_key', '=', email.toLowerCase())
    .executeTakeFirst();
const confirm = (token: string) => app.call('POST', '/api/confirm-email', { headers: bearer(token) });
const login = (email: string, password: string) => app.call('POST', '/api/login', { body: { email, password } });

describe('creating an account', () => {
  test('stores a member whom nobody sees yet, with their areas, and sends the confirmation mail', async () => {
    const body = aRegistration({
      full_name: ' Noor Test ',
      full_name_ar: 'نور تِست',
      family_name: 'Test',
      country: 'Qatar',
      thematic_area_ids: [1, '3', 3],
    });
    const answer = await register(app, body);
    expect([answer.status, answer.json]).toEqual([
      201,
      { success: true, data: { status: 'confirmation_sent' }, message: null },
    ]);
    const [mail] = await mailsTo(app, body.email);
    expect(mail?.subject).toBe('Please confirm your email address');
    expect(mail?.text).toMatch(/https:\/\/portal\.example\/en\/auth\/confirm-email\?token=[\w-]{43}\n/);
    const member = await stored(body.email);
    expect(member).toMatchObject({
      full_name: 'Noor Test',
      full_name_ar: 'نور تِست',
      family_name: 'Test',
      country: 'QA',
      organization_name: 'Example University',
      current_title: 'Professor',
      area_ids: [1, 3],
      is_listed: false,
      visibility: 'members',
      email: body.email,
      email_confirmed_at: null,
      locale: 'en',
      messaging_system: false,
      roles: [],
      status: 'active',
    });
    expect(member?.password_hash).toMatch(/^\w+\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('writes in Arabic to who registers in Arabic, by their Arabic name', async () => {
    const body = aRegistration({ full_name_ar: 'نور المثال' });
    await register(app, body, { language: 'ar' });
    const [mail] = await mailsTo(app, body.email);
    expect(mail?.subject).toBe('تأكيد عنوان البريد الإلكتروني');
    expect(mail?.text).toContain('نور المثال');
    expect(mail?.text).toContain('https://portal.example/ar/auth/confirm-email?token=');
    expect((await stored(body.email))?.locale).toBe('ar');
  });

  test.each(['Noor O’Test', "Al-Test O'Noor", 'أمينة', 'مُحَمَّد', 'محـــمد', 'نور', 'NOOR', 'Noor نور'])(
    'NAM-01, 02, 08: the name %j is kept as it was typed',
    async (full_name) => {
      const body = aRegistration({ full_name });
      expect((await register(app, body)).status).toBe(201);
      await mailsTo(app, body.email);
      expect((await stored(body.email))?.full_name).toBe(full_name.normalize('NFC'));
    },
  );

  test.each(['noor+ags', "o'neil", 'نور'])('EML-02: an address such as %s@example.org is taken', async (local) => {
    const email = `${local}.${Math.random().toString(36).slice(2)}@a.b.example.org`;
    expect((await register(app, aRegistration({ email: ` ${email}\n` }))).status).toBe(201);
    expect(await mailsTo(app, email)).toHaveLength(1);
  });

  test('asks by a mail of its own whether the newsletter is wanted, where the box was ticked', async () => {
    const [wants, wantsNot] = [aRegistration({ newsletter_consent: 'on' }), aRegistration()];
    await register(app, wants);
    await register(app, wantsNot);
    expect((await mailsTo(app, wants.email)).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['Please confirm your email address', 'Please confirm your subscription']),
    );
    expect(await mailsTo(app, wantsNot.email)).toHaveLength(1);
  });

  test('repeated with its Idempotency-Key makes one account and one mail', async () => {
    const body = aRegistration();
    const key = { 'idempotency-key': `k ${body.email}` };
    const answers = [await register(app, body, { headers: key }), await register(app, body, { headers: key })];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await mailsTo(app, body.email)).toHaveLength(1);
  });
});

describe('a member who chooses to be seen by everybody', () => {
  const seen = async (name: string) =>
    (await app.call('GET', `/api/members?q=${encodeURIComponent(name)}`)).json.data.items.map(
      ({ full_name }: { full_name: string }) => full_name,
    );
  const choosePublic = async (email: string) => {
    const { token } = (await login(email, goodPassword)).json.data;
    const body = { visibility: 'public' };
    expect((await app.call('PATCH', '/api/account/privacy', { body, headers: bearer(token) })).status).toBe(200);
  };

  test('is among the members once their address is confirmed, and not before', async () => {
    const body = aRegistration({ full_name: 'Zubayda Visible' });
    await register(app, body);
    const token = await tokenTo(app, body.email);
    await choosePublic(body.email);
    expect(await seen('Zubayda')).toEqual([]);
    expect((await confirm(token)).status).toBe(200);
    expect(await seen('Zubayda')).toEqual(['Zubayda Visible']);
  });

  test('is not listed while the account is disabled, and is again afterwards', async () => {
    const { id, email } = await aMember(app, { email: newAddress(), password: goodPassword, full_name: 'Ruqayya' });
    await choosePublic(email);
    const set = (status: string) =>
      app.db.updateTable('accounts').set({ status }).where('member_id', '=', id).execute();
    expect(await seen('Ruqayya')).toEqual(['Ruqayya']);
    await set('disabled');
    expect(await seen('Ruqayya')).toEqual([]);
    await set('active');
    expect(await seen('Ruqayya')).toEqual(['Ruqayya']);
  });

  test('chooses that for themselves: not for who registers the address later and confirms it', async () => {
    const squatter = aRegistration({ full_name: 'Khadija Squatter' });
    await register(app, squatter);
    await tokenTo(app, squatter.email);
    await choosePublic(squatter.email);
    await register(app, { ...squatter, full_name: 'Khadija Owner' });
    expect((await confirm(await tokenTo(app, squatter.email))).status).toBe(200);
    expect(await seen('Khadija')).toEqual([]);
  });
});

describe('an address that is known', () => {
  test('EML-07: gets the same answer; its owner is told in their language, and nothing changes', async () => {
    const { email } = await aMember(app, { email: newAddress(), password: goodPassword, locale: 'ar' });
    const before = await stored(email);
    const fresh = await register(app, aRegistration());
    const known = await register(app, aRegistration({ email: email.toUpperCase(), full_name: 'Somebody Else' }));
    expect([known.status, known.text]).toEqual([fresh.status, fresh.text]);
    const mails = await mailsTo(app, email);
    expect(mails.map(({ subject }) => subject)).toEqual(['لديك حساب من قبل']);
    expect(mails[0]?.text).not.toMatch(/token=|Somebody/);
    expect(await stored(email)).toEqual(before);
  });

  test('of a disabled account gets the same answer, and no account', async () => {
    const { email } = await aMember(app, { email: newAddress(), status: 'disabled' });
    expect((await register(app, aRegistration({ email }))).status).toBe(201);
    expect((await mailsTo(app, email)).map(({ subject }) => subject)).toEqual(['You already have an account']);
  });

  test('may be registered in other letters without becoming a second account', async () => {
    const body = aRegistration();
    await register(app, body);
    await register(app, { ...body, email: body.email.replace('noor', 'NooR').replace('example.org', 'EXAMPLE.org') });
    await mailsTo(app, body.email);
    const rows = await app.db.selectFrom('accounts').select('email').where('email_key', '=', body.email).execute();
    expect(rows).toEqual([{ email: body.email }]);
  });

  test('can be registered by eight at once: one account, and the newest mail’s link alone works', async () => {
    const body = aRegistration();
    await app.db.deleteFrom('limit_counters').execute();
    await Promise.all(Array.from({ length: 8 }, () => register(app, body)));
    const mails = await mailsTo(app, body.email);
    expect(mails).toHaveLength(8);
    const tokens = mails.map(({ text }) => /token=([\w-]{43})/.exec(text ?? '')?.[1] ?? '');
    const answers = await Promise.all(tokens.map(confirm));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ json }) => json.code === 'token_superseded')).toHaveLength(7);
  });
});

describe('an address that somebody registered in another’s name', () => {
  test('belongs to who confirms the newest mail, with the name and password of that registration', async () => {
    const squatter = aRegistration({
      full_name: 'Squatter',
      password: 'squatter was here',
      password_confirmation: 'squatter was here',
    });
    await register(app, squatter);
    const first = await tokenTo(app, squatter.email);
    const session = await login(squatter.email, 'squatter was here');
    expect(session.json.data.user.email_verified).toBe(false);
    const { member_id: id } = (await stored(squatter.email)) ?? { member_id: 0 };
    await app.db
      .insertInto('passkeys')
      .values({ member_id: id, credential_id: Buffer.from(`c${id}`), public_key: Buffer.from('k'), name: 'x' })
      .execute();
    await app.db
      .insertInto('provider_identities')
      .values({ member_id: id, provider: 'orcid', subject: `s${id}` })
      .execute();

    const owner = aRegistration({
      email: squatter.email,
      full_name: 'Rightful Owner',
      locale: 'ar',
      thematic_area_ids: '2',
    });
    await register(app, owner);
    const mail = (await mailsTo(app, owner.email)).at(-1);
    expect(mail?.text).toContain('سُجّل هذا العنوان من قبل');
    const second = await tokenTo(app, owner.email);
    expect((await stored(owner.email))?.full_name).toBe('Squatter');
    expect((await confirm(first)).json.code).toBe('token_superseded');
    expect((await confirm(second)).json.data).toEqual({ is_confirmed: true, email: owner.email });

    expect(await stored(owner.email)).toMatchObject({ full_name: 'Rightful Owner', locale: 'ar', area_ids: [2] });
    expect((await login(owner.email, 'squatter was here')).json.code).toBe('invalid_credentials');
    expect((await login(owner.email, goodPassword)).status).toBe(200);
    const old = await app.call('GET', '/api/user', { headers: bearer(session.json.data.token) });
    expect(old.json.data).toBeNull();
    for (const table of ['passkeys', 'provider_identities'] as const)
      expect(await app.db.selectFrom(table).select('member_id').where('member_id', '=', id).execute()).toEqual([]);
  });

  test('stays so when the first one, or an older link, asks for the mail again', async () => {
    const squatter = aRegistration({
      full_name: 'Squatter',
      password: 'squatter was here',
      password_confirmation: 'squatter was here',
    });
    await register(app, squatter);
    const first = await tokenTo(app, squatter.email);
    const session = await login(squatter.email, 'squatter was here');
    await register(app, aRegistration({ email: squatter.email, full_name: 'Rightful Owner', locale: 'ar' }));
    for (const asking of [session.json.data.token, first]) {
      const before = (await mailsTo(app, squatter.email)).length;
      const answer = await app.call('POST', '/api/resend-email-verification', { headers: bearer(asking) });
      expect(answer.json.data).toEqual({ is_sent: true });
      const mails = await mailsTo(app, squatter.email);
      expect(mails).toHaveLength(before + 1);
      expect(mails.at(-1)?.subject).toBe('تأكيد عنوان البريد الإلكتروني');
    }
    expect((await confirm(await tokenTo(app, squatter.email))).status).toBe(200);
    expect(await stored(squatter.email)).toMatchObject({ full_name: 'Rightful Owner' });
    expect((await login(squatter.email, 'squatter was here')).json.code).toBe('invalid_credentials');
    expect((await login(squatter.email, goodPassword)).status).toBe(200);
    const old = await app.call('GET', '/api/user', { headers: bearer(session.json.data.token) });
    expect(old.json.data).toBeNull();
  });

  test('belongs to who sets a new password by mail, whatever waits', async () => {
    const squatter = aRegistration({ password: 'squatter was here', password_confirmation: 'squatter was here' });
    await register(app, squatter);
    await register(app, { ...squatter, full_name: 'Squatter Again' });
    const waiting = await tokenTo(app, squatter.email);
    await app.call('POST', '/api/request-reset-password', { body: { email: squatter.email } });
    const token = await tokenTo(app, squatter.email);
    const body = { password: goodPassword, password_confirmation: goodPassword };
    expect((await app.call('POST', '/api/reset-password', { body, headers: bearer(token) })).status).toBe(200);
    expect((await stored(squatter.email))?.email_confirmed_at).not.toBeNull();
    await confirm(waiting);
    expect((await stored(squatter.email))?.full_name).toBe('Noor Test');
    expect((await login(squatter.email, goodPassword)).status).toBe(200);
  });
});
