import { beforeEach, describe, expect, test } from 'vitest';
import { accountPortal } from '#tests/fixtures/accountPortal.ts';
import { aMember } from '#tests/fixtures/aMember.ts';
import { aPasskey } from '#tests/fixtures/aSecondFactor.ts';
import { SoftAuthenticator } from '#tests/fixtures/softAuthenticator.ts';
import type { TestApp } from '#tests/fixtures/testApp.ts';

const portal = accountPortal();
const { call, isAlive, state } = portal;
let app: TestApp;
let id: number;
let fresh: Record<string, string>;
let stale: Record<string, string>;
let other: Record<string, string>;
beforeEach(() => {
  app = portal.app();
  ({ id, fresh, stale, other } = portal.own());
});

describe('a passkey', () => {
  const start = async (headers = fresh) => (await call('POST', 'passkeys/start', headers)).json.data;
  const add = (body: Record<string, unknown>, headers = fresh) => call('POST', 'passkeys', headers, body);

  test('is added, signs in, ends other sessions and is removed', async () => {
    const authenticator = new SoftAuthenticator();
    const { options, challenge } = await start();
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Riwaq' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    // It tells nobody which member that is.
    expect(options.user.id).not.toBe(Buffer.from(String(id)).toString('base64url'));
    expect(Buffer.from(options.user.id, 'base64url').length).toBeGreaterThanOrEqual(16);
    const added = await add({ challenge, name: ' مفتاحي ', response: authenticator.create(options) });
    expect(added.json.data).toMatchObject({ name: 'مفتاحي' });
    expect([await isAlive(fresh), await isAlive(stale)]).toEqual([true, false]);
    const login = (await app.call('POST', '/api/login/passkey/start')).json.data;
    const signedIn = await app.call('POST', '/api/login/passkey', {
      body: { challenge: login.challenge, response: authenticator.get(login.options) },
    });
    expect(signedIn.json.data.user.id).toBe(id);
    expect((await state()).passkeys).toHaveLength(1);
    expect((await call('DELETE', `passkeys/${added.json.data.id}`, fresh)).json.data).toEqual({ is_removed: true });
    expect((await state()).passkeys).toEqual([]);
  });

  test.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without the person verified', { isVerified: false }],
    ['for another challenge', { challenge: 'A'.repeat(43) }],
    ['that is a sign-in', { type: 'webauthn.get' }],
  ])('%s is refused', async (_what, bent) => {
    const { options, challenge } = await start();
    const answer = await add({ challenge, name: 'x', response: new SoftAuthenticator().create(options, bent) });
    expect([answer.status, answer.json.code]).toEqual([422, 'passkey_failed']);
    expect((await state()).passkeys).toEqual([]);
  });

  test('for a challenge of another member, or one used before, is refused', async () => {
    const theirs = await start(other);
    const response = new SoftAuthenticator().create(theirs.options);
    expect((await add({ challenge: theirs.challenge, name: 'x', response })).json.code).toBe('passkey_failed');
    const own = await start();
    const first = { challenge: own.challenge, name: 'x', response: new SoftAuthenticator().create(own.options) };
    expect((await add(first)).status).toBe(200);
    expect((await add(first)).json.code).toBe('passkey_failed');
  });

  test('of many begun at once, no more than twenty are kept', async () => {
    const begun = await Promise.all(Array.from({ length: 23 }, () => start()));
    const answers = await Promise.all(
      begun.map(({ challenge, options }) =>
        add({ challenge, name: 'x', response: new SoftAuthenticator().create(options) }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array<number>(20).fill(200),
      409,
      409,
      409,
    ]);
    expect((await state()).passkeys).toHaveLength(20);
  });

  test('that somebody has already is refused', async () => {
    const authenticator = new SoftAuthenticator();
    const mine = await start();
    await add({ challenge: mine.challenge, name: 'x', response: authenticator.create(mine.options) });
    const theirs = await start(other);
    const copied = { challenge: theirs.challenge, name: 'x', response: authenticator.create(theirs.options) };
    expect((await add(copied, other)).json.code).toBe('passkey_failed');
  });

  test.each([
    ['', 'Please give the passkey a name'],
    ['x'.repeat(101), 'Use at most 100 characters'],
    ['a\u202Eb', 'This name has characters that cannot be used'],
  ])('named %j is refused beside the field', async (name, sentence) => {
    const { options, challenge } = await start();
    const answer = await add({ challenge, name, response: new SoftAuthenticator().create(options) });
    expect(answer.json.errors).toEqual({ name: [sentence] });
  });

  test('of another member is as unknown as none, byte for byte', async () => {
    const { id: strangerId } = await aMember(app);
    const { id: theirs } = await aPasskey(app, strangerId);
    const texts = new Set<string>();
    for (const target of [theirs, '00000000-0000-4000-8000-000000000000', 'x', "1'--"]) {
      const { status, text } = await call('DELETE', `passkeys/${encodeURIComponent(target)}`, fresh);
      texts.add(`${status} ${text}`);
    }
    expect([...texts]).toEqual([expect.stringMatching(/^404 /)]);
  });
});
