import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aMember, aSession } from '#tests/fixtures/aMember.ts';
import { type LocalRegistry, startOrcidRegistry } from '#tests/fixtures/orcidRegistry.ts';
import { orcidBrowser } from '#tests/fixtures/orcidSignIn.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;
let registry: LocalRegistry;
let browser: ReturnType<typeof orcidBrowser>;
const amal = '0000-0000-0005-0017';
const karim = '0000-0000-0005-0033';

beforeAll(async () => {
  registry = await startOrcidRegistry('http://localhost:3000');
  app = await testApp({ env: registry.env });
});
afterAll(() => Promise.all([app.close(), registry.stop()]));
beforeEach(async () => {
  browser = orcidBrowser(app);
  await app.db.deleteFrom('provider_identities').execute();
});

const link = (memberId: number, subject: string) =>
  app.db.insertInto('provider_identities').values({ provider: 'orcid', subject, member_id: memberId }).execute();
const reasonOf = ({ status, json }: { status: number; json: { code: string; state?: { reason: string } } }) => [
  status,
  json.code,
  json.state?.reason,
];
const without = (all: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(all).filter(([key]) => key !== name));
const failed = (reason: string) => [422, 'provider_failed', reason];

describe('starting', () => {
  test('leads to the registry with code, PKCE, state and nonce, and binds this browser', async () => {
    const answer = await browser.start('/en/members');
    const url = new URL(answer.json.data.url as string);
    expect(url.origin).toBe(registry.env['ORCID_BASE_URL']);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid',
      code_challenge_method: 'S256',
      redirect_uri: 'http://localhost:3000/en/auth/orcid/callback',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      lang: 'en',
    });
    expect(url.search).not.toContain('members');
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-oauth=[\w-]{43}; Path=\/; Secure; SameSite=Lax; HttpOnly; Max-Age=600$/,
    );
  });

  test('is not there for another provider, or where it is not set up', async () => {
    expect((await app.call('POST', '/api/auth/google', { body: {} })).status).toBe(404);
    expect((await app.call('POST', '/api/auth/google/callback', { body: {} })).status).toBe(404);
    const plain = await testApp();
    expect((await plain.call('POST', '/api/auth/orcid', { body: {} })).status).toBe(404);
    expect((await plain.call('GET', '/api/global-keys')).json.data.features.orcid_login).toBe(false);
    await plain.close();
    expect((await app.call('GET', '/api/global-keys')).json.data.features.orcid_login).toBe(true);
  });

  test('at a registry of invented people is there in a demo alone', async () => {
    const env = { ...registry.env, ORCID_PRACTICE: '1' };
    for (const isDemo of [true, false]) {
      const other = await testApp({ env, isDemo });
      expect((await other.call('POST', '/api/auth/orcid', { body: {} })).status).toBe(isDemo ? 200 : 404);
      expect((await other.call('GET', '/api/global-keys')).json.data.features.orcid_login).toBe(isDemo);
      await other.close();
    }
  });

  test('lets a campus behind one address in, 100 in five minutes, and counts a sign-in’s first call alone', async () => {
    const limited = await testApp({ env: { ...registry.env, RATE_LIMIT_FACTOR: '1' } });
    const one = orcidBrowser(limited);
    expect((await one.signIn(karim)).status).toBe(200);
    for (let count = 2; count <= 100; count += 1) expect((await one.start()).status).toBe(200);
    const refused = await one.start('/', 'ar');
    expect([refused.status, refused.json.code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // Passwords have their own count.
    expect((await one.post('/api/login', { email: 'nobody@example.org', password: 'x' })).status).toBe(422);
    await limited.close();
  });

  test('is refused to another site’s page', async () => {
    const answer = await app.call('POST', '/api/auth/orcid', { body: {}, headers: { 'sec-fetch-site': 'cross-site' } });
    expect(answer.status).toBe(403);
  });
});

describe('coming back', () => {
  test('signs in who has the iD, and leads to where they were', async () => {
    const { id } = await aMember(app);
    await link(id, amal);
    const answer = await browser.signIn(amal, '/ar/opportunities?q=x');
    expect(answer.json.data).toMatchObject({ user: { id }, next_url: '/ar/opportunities?q=x' });
    expect(answer.json.data.token).toBeUndefined();
    expect((await browser.get('/api/user')).json.data.id).toBe(id);
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    String.raw`/\evil.example`,
    'javascript:alert(1)',
    'x'.repeat(3000),
  ])('leads from %j nowhere but home', async (nextUrl) => {
    const { id } = await aMember(app);
    await link(id, amal);
    expect((await browser.signIn(amal, nextUrl)).json.data.next_url).toMatch(nextUrl.startsWith('x') ? /^\// : /^\/$/);
  });

  test('asks for the second factor of who has one', async () => {
    const { id } = await aMember(app);
    await link(id, amal);
    await app.db
      .insertInto('second_factors')
      .values({ member_id: id, key_id: 'x', sealed: Buffer.from('x'), confirmed_at: new Date() })
      .execute();
    const answer = await browser.signIn(amal);
    expect(answer.json.data).toMatchObject({ status: 'second_factor_required', challenge: expect.any(String) });
    expect((await browser.get('/api/user')).json.data).toBeNull();
  });

  test('does not sign a disabled account in', async () => {
    const { id } = await aMember(app, { status: 'disabled' });
    await link(id, amal);
    expect(reasonOf(await browser.signIn(amal))).toEqual(failed('disabled'));
    expect((await browser.get('/api/user')).json.data).toBeNull();
  });

  test('never takes an e-mail address for a person: its owner signs in first', async () => {
    const { id } = await aMember(app, { email: 'Amal.Idris@example.org' });
    const answer = await browser.signIn(amal, '/en/members');
    expect(answer.json.data).toEqual({ status: 'link_required', next_url: '/en/members' });
    expect((await browser.get('/api/user')).json.data).toBeNull();
    await app.db.deleteFrom('members').where('id', '=', id).execute();
  });

  test('says of a new iD what is known and what is missing', async () => {
    const answer = await browser.signIn(karim);
    expect(answer.json.data).toEqual({
      status: 'needs_information',
      onboarding_token: expect.stringMatching(/^[\w-]{43}$/),
      missing: ['email', 'country', 'organization_name', 'current_title'],
      prefill: { full_name: 'Karim Saleh', full_name_ar: null, family_name: 'Saleh', email: null, orcid: karim },
      next_url: '/',
    });
  });

  test('ORC-06: a name in Arabic without a family name stands in both fields', async () => {
    const { prefill } = (await browser.signIn('0000-0000-0001-2344')).json.data;
    expect(prefill).toMatchObject({ full_name: 'نور الاختبار', full_name_ar: 'نور الاختبار', family_name: null });
  });

  test('in two tabs of one browser works in both', async () => {
    const { id } = await aMember(app);
    await link(id, amal);
    const first = await browser.visit(amal);
    const second = await browser.visit(amal);
    expect((await browser.finish(second)).json.data.user.id).toBe(id);
    expect((await browser.finish(first)).json.data.status).toBe('link_ready');
  });
});

describe('what does not fit is refused with a sentence', () => {
  test.each([
    ['en', 'You chose not to sign in with ORCID. Nothing was changed.'],
    ['ar', 'اخترت عدم تسجيل الدخول عبر ORCID، ولم يتغيّر شيء.'],
  ] as const)('a person who says no (%s)', async (language, sentence) => {
    const answer = await browser.signIn(null, '/en/about', language);
    expect(reasonOf(answer)).toEqual(failed('denied'));
    expect(answer.json.errors).toEqual({ provider: [sentence] });
    expect(answer.json.state.next_url).toBe('/en/about');
  });

  test('the same answer a second time', async () => {
    const callback = await browser.visit(karim);
    expect((await browser.finish(callback)).status).toBe(200);
    expect(reasonOf(await browser.finish(callback))).toEqual(failed('used'));
  });

  test('the same answer fifty times at once counts once', async () => {
    const callback = await browser.visit(karim);
    const statuses = await Promise.all(Array.from({ length: 50 }, async () => (await browser.finish(callback)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  test('a state begun in another browser, which can still go on with it', async () => {
    const callback = await browser.visit(karim);
    const other = orcidBrowser(app);
    expect(reasonOf(await other.finish(callback))).toEqual(failed('foreign'));
    await other.start();
    const answer = await other.finish(callback);
    expect(reasonOf(answer)).toEqual(failed('foreign'));
    expect(answer.json.state.next_url).toBeUndefined();
    expect((await browser.finish(callback)).status).toBe(200);
  });

  test('an answer that is late', async () => {
    const callback = await browser.visit(karim);
    await app.db
      .updateTable('auth_challenges')
      .set({ expires_at: new Date() })
      .where('kind', '=', 'provider')
      .execute();
    expect(reasonOf(await browser.finish(callback))).toEqual(failed('expired'));
  });

  test.each([
    ['no state', (all: Record<string, string>) => without(all, 'state'), 'foreign'],
    ['an empty state', (all: Record<string, string>) => ({ ...all, state: '' }), 'foreign'],
    [
      'a state cut short',
      (all: Record<string, string>) => ({ ...all, state: all['state']?.slice(1) ?? '' }),
      'foreign',
    ],
    ['a state of nobody', (all: Record<string, string>) => ({ ...all, state: 'A'.repeat(43) }), 'foreign'],
    ['no code', (all: Record<string, string>) => without(all, 'code'), 'invalid'],
    ['another code', (all: Record<string, string>) => ({ ...all, code: 'A'.repeat(43) }), 'invalid'],
    ['another issuer (mix-up)', (all: Record<string, string>) => ({ ...all, iss: 'https://evil.example' }), 'invalid'],
    ['no issuer', (all: Record<string, string>) => without(all, 'iss'), 'invalid'],
    ['an unknown error', (all: Record<string, string>) => ({ ...all, error: 'x' }), 'invalid'],
    ['an error of the registry’s', (all: Record<string, string>) => ({ ...all, error: 'server_error' }), 'unavailable'],
  ])('%s', async (_title, change, reason) => {
    expect(reasonOf(await browser.finish(change(await browser.visit(karim)) as Record<string, string>))).toEqual(
      failed(reason),
    );
    expect((await browser.get('/api/user')).json.data).toBeNull();
  });

  test('a code that was used behind our back', async () => {
    const first = await browser.visit(karim);
    await browser.finish(first);
    const second = await browser.visit(karim);
    expect(reasonOf(await browser.finish({ ...second, code: first['code'] ?? '' }))).toEqual(failed('invalid'));
  });

  test('a code of another person’s sign-in', async () => {
    const stolen = await orcidBrowser(app).visit(amal);
    const own = await browser.visit(karim);
    expect(reasonOf(await browser.finish({ ...own, code: stolen['code'] ?? '' }))).toEqual(failed('invalid'));
  });

  test('a sign-in that another member began in this browser', async () => {
    const [first, second] = [await aMember(app), await aMember(app)];
    browser.use((await aSession(app, first.id)).headers);
    const callback = await browser.visit(karim);
    browser.use((await aSession(app, second.id)).headers);
    expect(reasonOf(await browser.finish(callback))).toEqual(failed('foreign'));
  });

  test('a body with a field that is not known', async () => {
    const answer = await browser.finish({ ...(await browser.visit(karim)), role: 'owner' });
    expect([answer.status, answer.json.code]).toEqual([422, 'validation_failed']);
  });

  test.each(['wrong_nonce', 'unsigned', 'tampered'] as const)('an identity token that is %s', async (mode) => {
    await registry.setMode(mode);
    const answer = await browser.signIn(karim);
    await registry.setMode('well');
    expect(reasonOf(answer)).toEqual(failed('invalid'));
  });
});
