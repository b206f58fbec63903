import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aMember } from '#tests/fixtures/aMember.ts';
import { type LocalRegistry, startOrcidRegistry } from '#tests/fixtures/orcidRegistry.ts';
import { orcidBrowser } from '#tests/fixtures/orcidSignIn.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;
let registry: LocalRegistry;
let browser: ReturnType<typeof orcidBrowser>;
const salwa = '0000-0000-0005-0025';

beforeAll(async () => {
  registry = await startOrcidRegistry('http://localhost:3000');
  app = await testApp({ env: registry.env });
});
afterAll(() => Promise.all([app.close(), registry.stop()]));
beforeEach(async () => {
  await app.db.deleteFrom('provider_identities').execute();
  browser = orcidBrowser(app);
  await browser.signIn(salwa, '/en/members');
});

const form = () => ({
  full_name: 'سلوى بن عيسى',
  full_name_ar: 'سلوى بن عيسى',
  email: `salwa.${Math.random().toString(36).slice(2)}@example.org`,
  country: 'TN',
  organization_name: 'University of Tunis',
  current_title: 'Lecturer',
  terms_accepted: true,
});
const submit = (body: object, language?: 'en' | 'ar') => browser.post('/api/user-info', body, language);
const nobody = async () => expect((await browser.get('/api/user')).json.data).toBeNull();

describe('completing an account', () => {
  test('makes an unconfirmed member without a password, signed in, whom the iD signs in from then on', async () => {
    const body = form();
    const answer = await submit(body, 'ar');
    expect(answer.json.data).toMatchObject({
      user: { email: body.email, email_verified: false, full_name: body.full_name, locale: 'ar', roles: [] },
      next_url: '/en/members',
    });
    const { id } = answer.json.data.user as { id: number };
    const account = await app.db
      .selectFrom('accounts')
      .selectAll()
      .where('member_id', '=', id)
      .executeTakeFirstOrThrow();
    expect([account.password_hash, account.email_confirmed_at]).toEqual([null, null]);
    expect((await browser.get('/api/user')).json.data.id).toBe(id);
    expect((await orcidBrowser(app).signIn(salwa)).json.data.user.id).toBe(id);
    const member = await app.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect([member.is_listed, member.country]).toEqual([false, 'TN']);
  });

  test('sends the address a mail with a token of 48 hours, whose hash alone is stored', async () => {
    const { user } = (await submit(form())).json.data;
    const rows = await app.db.selectFrom('mail_tokens').selectAll().where('member_id', '=', user.id).execute();
    expect(rows.map(({ kind, email }) => [kind, email])).toEqual([['confirm', user.email]]);
    expect(Math.round(((rows[0]?.expires_at.getTime() ?? 0) - Date.now()) / 3_600_000)).toBe(48);
  });

  test('is shown to this browser alone before, and to nobody after', async () => {
    expect((await browser.get('/api/user-info')).json.data).toMatchObject({ prefill: { orcid: salwa } });
    expect((await orcidBrowser(app).get('/api/user-info')).json.data).toBeNull();
    await submit(form());
    expect((await browser.get('/api/user-info')).json.data).toBeNull();
  });

  test('by another client takes the token in the body, and answers with a bearer', async () => {
    const { onboarding_token } = (await orcidBrowser(app).signIn(salwa)).json.data;
    const answer = await app.call('POST', '/api/user-info', { body: { ...form(), onboarding_token } });
    expect(answer.json.data.token).toMatch(/^[\w-]{43}$/);
  });

  test('is written to the audit log without the address', async () => {
    await submit(form());
    const rows = await app.db.selectFrom('audit_events').selectAll().orderBy('id', 'desc').limit(2).execute();
    expect(rows.map(({ action, details }) => [action, details['method']])).toEqual([
      ['register', 'orcid'],
      ['login', 'orcid'],
    ]);
    expect(JSON.stringify(rows)).not.toContain('@example');
  });
});

describe('it is refused', () => {
  test.each([
    ['en', 'full_name', 'Full name is required'],
    ['ar', 'full_name', 'الاسم الكامل مطلوب'],
    ['en', 'country', 'Country of Residence is required'],
    ['ar', 'country', 'بلد الإقامة مطلوب'],
  ] as const)('1: with empty fields, each with its sentence (%s %s)', async (language, field, sentence) => {
    const answer = await submit({}, language);
    expect(Object.keys(answer.json.errors)).toEqual([
      'full_name',
      'email',
      'country',
      'organization_name',
      'current_title',
      'terms_accepted',
    ]);
    expect(answer.json.errors[field]).toEqual([sentence]);
    await nobody();
  });

  test('2: with a field that is not its own, such as a role or another iD', async () => {
    for (const extra of [{ roles: ['owner'] }, { orcid: '0000-0000-0005-0017' }, { email_verified: true }, { id: 1 }])
      expect((await submit({ ...form(), ...extra })).status).toBe(422);
    await nobody();
  });

  test('3: without a token', async () => {
    const answer = await app.call('POST', '/api/user-info', { body: form() });
    expect([answer.status, answer.json.code]).toEqual([422, 'token_invalid']);
    expect(answer.json.errors.onboarding_token).toEqual([
      'This step is no longer open. Please start again with ORCID.',
    ]);
  });

  test.each(['', 'x', 'A'.repeat(43), 'A'.repeat(5000), "' or 1=1", '\u0000'])(
    '4: with the token %j',
    async (token) => {
      const answer = await app.call('POST', '/api/user-info', { body: { ...form(), onboarding_token: token } });
      expect(answer.json.code).toBe('token_invalid');
    },
  );

  test('5: with a token of another kind', async () => {
    const state = new URL((await browser.start()).json.data.url as string).searchParams.get('state');
    const answer = await app.call('POST', '/api/user-info', { body: { ...form(), onboarding_token: state } });
    expect(answer.json.code).toBe('token_invalid');
  });

  test('6: after an hour', async () => {
    await app.db
      .updateTable('auth_challenges')
      .set({ expires_at: new Date() })
      .where('kind', '=', 'onboarding')
      .execute();
    expect((await submit(form())).json.code).toBe('token_expired');
  });

  test('7: a second time, and in a race all but one', async () => {
    const { onboarding_token } = (await browser.signIn(salwa)).json.data;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => app.call('POST', '/api/user-info', { body: { ...form(), onboarding_token } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // Whoever read the token before it was taken, and looked for the iD after that, is told the other half of it.
    const refusals = answers.filter(({ status }) => status !== 200).map(({ json }) => json.code as string);
    expect(refusals.filter((code) => code !== 'token_used' && code !== 'identity_taken')).toEqual([]);
    expect(await app.db.selectFrom('provider_identities').selectAll().execute()).toHaveLength(1);
  });

  test('8: with the address of an account, however it is written; another address goes on', async () => {
    const { email } = await aMember(app);
    for (const address of [email, email.toUpperCase(), ` ${email} `])
      expect((await submit({ ...form(), email: address })).json.data).toEqual({
        status: 'link_required',
        next_url: '/en/members',
      });
    await nobody();
    expect((await submit(form())).json.data.user).toBeDefined();
  });

  test('9: when the iD has got an account meanwhile', async () => {
    const other = orcidBrowser(app);
    await other.signIn(salwa);
    await other.post('/api/user-info', form());
    const answer = await submit(form());
    expect([answer.status, answer.json.code]).toEqual([409, 'identity_taken']);
    // And it tells of no address any more whether that has an account.
    const { email } = await aMember(app);
    const known = await submit({ ...form(), email });
    expect([known.status, known.json.code]).toEqual([409, 'identity_taken']);
    await nobody();
  });

  test('10: with names that would turn a line around or hold controls', async () => {
    const errors = (await submit({ ...form(), full_name: 'a\u202Eb', current_title: 'x\u0000y' })).json.errors;
    expect(Object.keys(errors)).toEqual(['full_name', 'current_title']);
  });

  test('11: with areas that are none', async () => {
    expect(Object.keys((await submit({ ...form(), thematic_area_ids: [999] })).json.errors)).toEqual([
      'thematic_area_ids',
    ]);
  });

  test('12: from another site’s page', async () => {
    const answer = await app.call('POST', '/api/user-info', {
      body: form(),
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.status).toBe(403);
  });
});
