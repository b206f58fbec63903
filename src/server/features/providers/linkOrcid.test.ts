import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailsTo } from '#tests/fixtures/accountMails.ts';
import { aMember, aSession } from '#tests/fixtures/aMember.ts';
import { holdAccount } from '#tests/fixtures/holdAccount.ts';
import { type LocalRegistry, startOrcidRegistry } from '#tests/fixtures/orcidRegistry.ts';
import { orcidBrowser } from '#tests/fixtures/orcidSignIn.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;
let registry: LocalRegistry;
const amal = '0000-0000-0005-0017';
const karim = '0000-0000-0005-0033';
const password = 'correct horse battery';

beforeAll(async () => {
  registry = await startOrcidRegistry('http://localhost:3000');
  app = await testApp({ env: registry.env });
});
afterAll(() => Promise.all([app.close(), registry.stop()]));

type Browser = ReturnType<typeof orcidBrowser>;
let id: number;
let email: string;
let browser: Browser;
async function signedIn(
  values: Parameters<typeof aMember>[1] = {},
): Promise<{ id: number; email: string; browser: Browser }> {
  const member = await aMember(app, values);
  const own = orcidBrowser(app);
  own.use((await aSession(app, member.id)).headers);
  return { ...member, browser: own };
}
beforeEach(async () => {
  await app.db.deleteFrom('provider_identities').execute();
  ({ id, email, browser } = await signedIn({ password }));
});

const link = (own: Browser, handle: unknown, language?: 'en' | 'ar') =>
  own.post('/api/user-profile/social/orcid', { oauth_id: handle }, language);
const handleOf = async (own: Browser, orcid = amal) =>
  (await own.signIn(orcid, '/en/account/security')).json.data.oauth_id as string;
const identities = () => app.db.selectFrom('provider_identities').select(['member_id', 'subject']).execute();

describe('a signed-in member', () => {
  test('is given a handle by their callback, which links nothing by itself', async () => {
    const answer = await browser.signIn(amal, '/en/account/security');
    expect(answer.json.data).toEqual({
      status: 'link_ready',
      oauth_id: expect.stringMatching(/^[\w-]{43}$/),
      orcid: amal,
      next_url: '/en/account/security',
    });
    expect(await identities()).toEqual([]);
  });

  test('links the iD with it, which ends their other sessions and is told by mail, and signs in by it', async () => {
    const elsewhere = await aSession(app, id, { kind: 'bearer' });
    expect((await link(browser, await handleOf(browser))).json.data).toEqual({ orcid: amal });
    expect((await app.call('GET', '/api/user', { headers: elsewhere.headers })).json.data).toBeNull();
    expect((await browser.get('/api/user')).json.data.id).toBe(id);
    expect((await mailsTo(app, email)).map(({ subject }) => subject)).toEqual([
      'An ORCID iD was connected to your account',
    ]);
    expect((await orcidBrowser(app).signIn(amal)).json.data.user.id).toBe(id);
    const [event] = await app.db.selectFrom('audit_events').selectAll().where('action', '=', 'identity.link').execute();
    expect(event).toMatchObject({ actor_member_id: id, target_id: amal });
  });

  test('may link the same iD again', async () => {
    await link(browser, await handleOf(browser));
    expect((await link(browser, await handleOf(browser))).json.data).toEqual({ orcid: amal });
    expect(await identities()).toHaveLength(1);
  });

  test('disconnects it, as often as they like', async () => {
    await link(browser, await handleOf(browser));
    for (const _ of [1, 2]) expect((await link(browser, null)).json.data).toEqual({ orcid: null });
    expect(await identities()).toEqual([]);
    const events = await app.db
      .selectFrom('audit_events')
      .selectAll()
      .where('action', '=', 'identity.unlink')
      .execute();
    expect(events).toHaveLength(1);
    expect((await mailsTo(app, email)).at(-1)?.subject).toBe('The ORCID iD was disconnected from your account');
    expect((await orcidBrowser(app).signIn(amal)).json.data.status).toBe('needs_information');
  });

  test('lets nobody in by an iD that they disconnect while its registry is asked', async () => {
    const own = await signedIn({ password });
    await link(own.browser, await handleOf(own.browser));
    const visitor = orcidBrowser(app);
    const callback = await visitor.visit(amal);
    const held = await holdAccount(app, own.id);
    const disconnected = link(own.browser, null);
    await held.untilWaiting(1);
    const late = visitor.finish(callback);
    await held.untilWaiting(2);
    await held.release();
    expect((await disconnected).json.data).toEqual({ orcid: null });
    expect([(await late).status, (await late).json.code]).toEqual([422, 'provider_failed']);
    expect(visitor.cookies.has('__Host-session')).toBe(false);
  });
});

describe('it is refused', () => {
  test('1: to a visitor', async () => {
    expect((await app.call('POST', '/api/user-profile/social/orcid', { body: { oauth_id: 'x' } })).status).toBe(401);
  });

  test.each([amal, `https://orcid.org/${amal}`, '', 'A'.repeat(43), 'A'.repeat(1000), "' or 1=1 --"])(
    '2: with %j, which is no handle',
    async (typed) => {
      const answer = await link(browser, typed);
      expect([answer.status, answer.json.state]).toEqual([422, { reason: 'foreign' }]);
      expect(await identities()).toEqual([]);
    },
  );

  test.each([[undefined], [7], [{}], [['x']], [true], ['A'.repeat(1001)]])(
    '3: with %j, which is no text',
    async (value) => {
      const answer = await link(browser, value);
      expect([answer.status, answer.json.code]).toEqual([422, 'validation_failed']);
    },
  );

  test('4: with another member’s handle', async () => {
    const other = await signedIn();
    const stolen = await handleOf(other.browser);
    expect((await link(browser, stolen)).json.state).toEqual({ reason: 'foreign' });
    expect((await link(other.browser, stolen)).status).toBe(200);
  });

  test('5: with a handle that was used', async () => {
    const handle = await handleOf(browser);
    await link(browser, handle);
    expect((await link(browser, handle)).json.state).toEqual({ reason: 'used' });
  });

  test('6: fifty times at once, all but one', async () => {
    const handle = await handleOf(browser);
    const statuses = await Promise.all(Array.from({ length: 50 }, async () => (await link(browser, handle)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  test('7: with a handle that is late', async () => {
    const handle = await handleOf(browser);
    await app.db.updateTable('auth_challenges').set({ expires_at: new Date() }).where('member_id', '=', id).execute();
    expect((await link(browser, handle)).json.state).toEqual({ reason: 'expired' });
  });

  test('8: with a token of another kind', async () => {
    const { onboarding_token } = (await orcidBrowser(app).signIn(karim)).json.data;
    expect((await link(browser, onboarding_token)).json.state).toEqual({ reason: 'foreign' });
  });

  test('9: when the iD is another member’s, who is not named', async () => {
    const other = await signedIn({ full_name: 'Somebody Else' });
    await link(other.browser, await handleOf(other.browser));
    const answer = await link(browser, await handleOf(browser));
    expect([answer.status, answer.json.code]).toEqual([409, 'identity_taken']);
    expect(answer.text).not.toMatch(/Somebody|@example/);
    expect(answer.text).not.toContain(String(other.id));
  });

  test('10: when two members link one iD at once, to one of them', async () => {
    const other = await signedIn();
    const handles = [await handleOf(browser), await handleOf(other.browser)];
    const answers = await Promise.all([link(browser, handles[0]), link(other.browser, handles[1])]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  test('11: a second iD beside the first', async () => {
    await link(browser, await handleOf(browser));
    const answer = await link(browser, await handleOf(browser, karim));
    expect([answer.status, answer.json.state]).toEqual([409, { reason: 'other_orcid_linked', orcid: amal }]);
  });

  test.each(['en', 'ar'] as const)('12: to disconnect the only way in (%s)', async (language) => {
    const bare = await signedIn();
    await link(bare.browser, await handleOf(bare.browser));
    const answer = await link(bare.browser, null, language);
    expect([answer.status, answer.json.state]).toEqual([409, { reason: 'last_way_in' }]);
    expect(answer.json.errors.oauth_id[0]).toMatch(language === 'ar' ? /طريقتك الوحيدة/ : /only way to sign in/);
    expect(await identities()).toHaveLength(1);
  });

  test('13: with a field beside it', async () => {
    const answer = await browser.post('/api/user-profile/social/orcid', { oauth_id: null, userId: 1 });
    expect(answer.status).toBe(422);
  });

  test('14: from another site’s page', async () => {
    const { headers } = await aSession(app, id);
    const answer = await app.call('POST', '/api/user-profile/social/orcid', {
      body: { oauth_id: null },
      headers: { ...headers, 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.status).toBe(403);
  });

  test('15: to a session that did not lately prove to be the member, to disconnect as well', async () => {
    const own = orcidBrowser(app);
    own.use((await aSession(app, id, { authenticatedAt: new Date(Date.now() - 16 * 60_000) })).headers);
    for (const handle of [await handleOf(own), null])
      expect((await link(own, handle)).json.code).toBe('reauthentication_required');
    expect(await identities()).toEqual([]);
  });
});
