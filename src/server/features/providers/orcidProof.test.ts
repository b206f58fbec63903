import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aMember, aSession } from '#tests/fixtures/aMember.ts';
import { aSecondFactor } from '#tests/fixtures/aSecondFactor.ts';
import { type LocalRegistry, startOrcidRegistry } from '#tests/fixtures/orcidRegistry.ts';
import { orcidBrowser } from '#tests/fixtures/orcidSignIn.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;
let registry: LocalRegistry;
let id: number;
let browser: ReturnType<typeof orcidBrowser>;
const amal = '0000-0000-0005-0017';
const karim = '0000-0000-0005-0033';
const purpose = 'proof';

beforeAll(async () => {
  registry = await startOrcidRegistry('http://localhost:3000');
  app = await testApp({ env: registry.env });
});
afterAll(() => Promise.all([app.close(), registry.stop()]));
beforeEach(async () => {
  await app.db.deleteFrom('provider_identities').execute();
  ({ id } = await aMember(app));
  await app.db.insertInto('provider_identities').values({ provider: 'orcid', subject: amal, member_id: id }).execute();
  browser = orcidBrowser(app);
  browser.use((await aSession(app, id, { authenticatedAt: new Date(Date.now() - 3_600_000) })).headers);
});

const isProven = async () =>
  (await browser.get('/api/account/security')).json.data.is_recently_authenticated as boolean;
const prove = async (orcid: string | null) =>
  browser.finish(await browser.visit(orcid, '/en/account/security', 'en', { purpose }));
const auditOf = () =>
  app.db
    .selectFrom('audit_events')
    .select(['result'])
    .where('action', '=', 'reauthenticate')
    .where('actor_member_id', '=', id)
    .execute();

describe('a member who proves anew by ORCID', () => {
  test('signs in there anew, and the session counts as proven', async () => {
    const url = new URL((await browser.start('/', 'en', { purpose })).json.data.url as string);
    expect(url.searchParams.get('prompt')).toBe('login');
    expect(await isProven()).toBe(false);
    expect((await prove(amal)).json.data).toEqual({ status: 'proved', next_url: '/en/account/security' });
    expect(await isProven()).toBe(true);
    expect(await auditOf()).toEqual([{ result: 'ok' }]);
  });

  test('has proved nothing with another iD, which is written down', async () => {
    const answer = await prove(karim);
    expect([answer.status, answer.json.state.reason]).toEqual([422, 'other_person']);
    expect(await isProven()).toBe(false);
    expect(await auditOf()).toEqual([{ result: 'refused' }]);
  });

  test('has proved nothing where the second factor is on, and is told what does', async () => {
    await aSecondFactor(app, id);
    const answer = await prove(amal);
    expect([answer.status, answer.json.state.reason]).toEqual([422, 'needs_code']);
    expect(answer.json.errors.provider[0]).toContain('a code of your authenticator app, a recovery code or a passkey');
    expect(await isProven()).toBe(false);
    expect(await auditOf()).toEqual([{ result: 'refused' }]);
  });

  test('has proved nothing by saying no, or by an answer that is brought again', async () => {
    expect((await prove(null)).json.state.reason).toBe('denied');
    expect(await isProven()).toBe(false);
    const callback = await browser.visit(amal, '/', 'en', { purpose });
    await browser.finish(callback);
    await app.db
      .updateTable('sessions')
      .set({ authenticated_at: new Date(Date.now() - 3_600_000) })
      .where('member_id', '=', id)
      .execute();
    expect((await browser.finish(callback)).json.state.reason).toBe('used');
    expect(await isProven()).toBe(false);
  });

  test('has proved nothing where the registry let an older sign-in pass', async () => {
    await registry.setMode('long_signed_in');
    const answer = await prove(amal);
    await registry.setMode('well');
    expect(answer.json.state.reason).toBe('invalid');
    expect(await isProven()).toBe(false);
  });

  test('has to begin for it: coming back from an ordinary sign-in proves nothing', async () => {
    expect((await browser.signIn(amal, '/en')).json.data.status).toBe('link_ready');
    expect(await isProven()).toBe(false);
  });

  test('finds no session to prove for once it has ended', async () => {
    const callback = await browser.visit(amal, '/en', 'en', { purpose });
    await app.db.updateTable('sessions').set({ revoked_at: new Date() }).where('member_id', '=', id).execute();
    const answer = await browser.finish(callback);
    expect(answer.json.state.reason).toBe('foreign');
    expect(answer.headers['set-cookie']?.toString() ?? '').not.toMatch(/__Host-session=[^;]/);
  });
});

test('a visitor who asks for a proof just signs in', async () => {
  const visitor = orcidBrowser(app);
  const answer = await visitor.finish(await visitor.visit(amal, '/en', 'en', { purpose }));
  expect(answer.json.data.user.id).toBe(id);
});
