import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aMember } from '#tests/fixtures/aMember.ts';
import { aPasskey, aSecondFactor } from '#tests/fixtures/aSecondFactor.ts';
import type { Bent, SoftAuthenticator } from '#tests/fixtures/softAuthenticator.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

let id: number;
let authenticator: SoftAuthenticator;
beforeEach(async () => {
  ({ id } = await aMember(app));
  ({ authenticator } = await aPasskey(app, id));
});

const start = async () => (await app.call('POST', '/api/login/passkey/start')).json.data;
const finish = (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  app.call('POST', '/api/login/passkey', { body, headers });

test('the options name nobody and ask for the person to be verified', async () => {
  const { options, challenge } = await start();
  expect(options).toEqual({
    challenge,
    rpId: 'localhost',
    timeout: 300_000,
    userVerification: 'required',
    ...(options.allowCredentials === undefined ? {} : { allowCredentials: [] }),
    ...(options.extensions === undefined ? {} : { extensions: options.extensions }),
  });
});

test('a passkey signs in, and also where a second factor is on', async () => {
  await aSecondFactor(app, id);
  const { options, challenge } = await start();
  const answer = await finish({ challenge, response: authenticator.get(options) });
  expect(answer.status).toBe(200);
  expect(answer.json.data.user.id).toBe(id);
  const row = await app.db.selectFrom('passkeys').selectAll().where('member_id', '=', id).executeTakeFirstOrThrow();
  expect(row.last_used_at).not.toBeNull();
  expect(row.counter).toBe(1);
});

test('a browser gets cookies and no token', async () => {
  const { options, challenge } = await start();
  const headers = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' };
  const answer = await finish({ challenge, response: authenticator.get(options) }, headers);
  expect(answer.json.data.token).toBeUndefined();
  expect(String(answer.headers['set-cookie'])).toContain('__Host-session=');
});

const hostile: [string, Bent][] = [
  ['another origin', { origin: 'https://evil.example' }],
  ['another host’s id', { rpId: 'evil.example' }],
  ['no check of the person', { isVerified: false }],
  ['another challenge', { challenge: 'A'.repeat(43) }],
  ['the type of a registration', { type: 'webauthn.create' }],
  ['another member’s handle', { userHandle: 'AAAA' }],
  ['another key', { signedBy: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
];
test.each(hostile)('a signature with %s is refused', async (_what, bent) => {
  const { options, challenge } = await start();
  const answer = await finish({ challenge, response: authenticator.get(options, bent) });
  expect([answer.status, answer.json.code]).toEqual([422, 'passkey_failed']);
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('a count that does not grow, as a copied key’s, is refused', async () => {
  const first = await start();
  expect(
    (await finish({ challenge: first.challenge, response: authenticator.get(first.options, { counter: 9 }) })).status,
  ).toBe(200);
  const second = await start();
  const copied = await finish({
    challenge: second.challenge,
    response: authenticator.get(second.options, { counter: 9 }),
  });
  expect(copied.json.code).toBe('passkey_failed');
});

test('a challenge counts once, whether the signature was right or not', async () => {
  const { options, challenge } = await start();
  await finish({ challenge, response: authenticator.get(options, { isVerified: false }) });
  expect((await finish({ challenge, response: authenticator.get(options) })).json.code).toBe('passkey_failed');
});

test('of 20 at once with one challenge exactly one signs in', async () => {
  const { options, challenge } = await start();
  const response = authenticator.get(options);
  const answers = await Promise.all(Array.from({ length: 20 }, () => finish({ challenge, response })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('an expired challenge, an unknown passkey and a disabled account get the same answer', async () => {
  const expired = await start();
  await app.db.updateTable('auth_challenges').set({ expires_at: new Date() }).execute();
  const answers = [await finish({ challenge: expired.challenge, response: authenticator.get(expired.options) })];
  const unknown = await start();
  const { authenticator: removed, id: removedId } = await aPasskey(app, id);
  await app.db.deleteFrom('passkeys').where('id', '=', removedId).execute();
  answers.push(await finish({ challenge: unknown.challenge, response: removed.get(unknown.options) }));
  await app.db.updateTable('accounts').set({ status: 'disabled' }).where('member_id', '=', id).execute();
  const disabled = await start();
  answers.push(await finish({ challenge: disabled.challenge, response: authenticator.get(disabled.options) }));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(422);
});

test.each([
  undefined,
  {},
  { id: 'x' },
  { id: '', rawId: '', type: 'public-key', response: {} },
  { id: 1, rawId: [], type: {}, response: null },
  {
    id: 'AA',
    rawId: 'AA',
    type: 'public-key',
    response: { clientDataJSON: '!', authenticatorData: 'AA', signature: 'AA' },
  },
  {
    id: 'AA',
    rawId: 'AA',
    type: 'public-key',
    response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' },
  },
])('the answer %j of no browser is refused without a fault', async (response) => {
  const { challenge } = await start();
  const answer = await finish({ challenge, ...(response === undefined ? {} : { response }) });
  expect([answer.status, answer.json.code]).toEqual([422, 'passkey_failed']);
});
