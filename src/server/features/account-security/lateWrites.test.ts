import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { bearer, mailsTo, tokenTo } from '#tests/fixtures/accountMails.ts';
import { aMember, aSession } from '#tests/fixtures/aMember.ts';
import { aPasskey, aSecondFactor, codeOf } from '#tests/fixtures/aSecondFactor.ts';
import { holdAccount } from '#tests/fixtures/holdAccount.ts';
import { SoftAuthenticator } from '#tests/fixtures/softAuthenticator.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;
type Headers = Record<string, string>;
const password = 'correct horse battery';
const newPassword = 'tall cedars by the gate';
const change = { old_password: password, password: newPassword, password_confirmation: newPassword };

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 });
  app = await testApp();
  await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  vi.useRealTimers();
  await app.close();
});

let id: number;
let email: string;
/** The owner's own browser, and one that somebody else has found open. */
let own: Headers;
let found: Headers;
beforeEach(async () => {
  ({ id, email } = await aMember(app, { password }));
  ({ headers: own } = await aSession(app, id));
  ({ headers: found } = await aSession(app, id));
});

type Method = 'GET' | 'POST' | 'DELETE';
const call = (method: Method, path: string, headers: Headers = {}, body?: Record<string, unknown>) =>
  app.call(method, `/api/${path}`, { headers, ...(body === undefined ? {} : { body }) });
const isAlive = async (headers: Headers) => (await call('GET', 'user', headers)).json.data !== null;
const logIn = (typed = password) => call('POST', 'login', {}, { email, password: typed });
const states = async () => (await call('GET', 'account/security', own)).json.data;

/** What comes first to a member's account that is held, and what comes then. */
async function inThisOrder<First, Then>(first: () => Promise<First>, then: () => Promise<Then>) {
  const held = await holdAccount(app, id);
  const firstAnswer = first();
  await held.untilWaiting(1);
  const thenAnswer = then();
  await held.untilWaiting(2);
  await held.release();
  return [await firstAnswer, await thenAnswer] as const;
}
const changePassword = () => call('POST', 'change-old-password', own, change);

describe('a sign-in that is under way while the locks change', () => {
  test('with the old password opens nothing once there is a new one', async () => {
    const [changed, late] = await inThisOrder(changePassword, () => logIn());
    expect([changed.status, late.status, late.json.code]).toEqual([200, 422, 'invalid_credentials']);
    const sessions = await app.db
      .selectFrom('sessions')
      .select('id')
      .where('member_id', '=', id)
      .where('revoked_at', 'is', null)
      .execute();
    expect(sessions).toHaveLength(1);
  });

  test('with the password alone asks for the code once the second factor is on', async () => {
    const { secret } = (await call('POST', 'account/second-factor/start', own)).json.data;
    const [on, late] = await inThisOrder(
      () => call('POST', 'account/second-factor', own, { code: codeOf(secret) }),
      () => logIn(),
    );
    expect([on.status, late.json.data.status]).toEqual([200, 'second_factor_required']);
  });

  test('with a passkey that is removed opens nothing', async () => {
    const { id: passkeyId, authenticator } = await aPasskey(app, id);
    const { challenge, options } = (await call('POST', 'login/passkey/start')).json.data;
    const [removed, late] = await inThisOrder(
      () => call('DELETE', `account/passkeys/${passkeyId}`, own),
      () => call('POST', 'login/passkey', {}, { challenge, response: authenticator.get(options) }),
    );
    expect([removed.status, late.status, late.json.code]).toEqual([200, 422, 'passkey_failed']);
  });

  test.each([
    ['is changed', () => changePassword()],
    [
      'is set anew by mail',
      async () => {
        await call('POST', 'request-reset-password', {}, { email });
        const body = { password: newPassword, password_confirmation: newPassword };
        return call('POST', 'reset-password', bearer(await tokenTo(app, email)), body);
      },
    ],
    ['stays, but all other sessions are ended', () => call('POST', 'account/sessions/revoke-others', own)],
    ['stays, but the recovery codes are renewed', () => call('POST', 'account/second-factor/recovery-codes', own)],
  ])('and waits for its code begins again when the password %s', async (_what, end) => {
    const { codeAt } = await aSecondFactor(app, id);
    const { challenge } = (await logIn()).json.data;
    expect((await end()).status).toBe(200);
    const late = await call('POST', 'login/second-factor', {}, { challenge, code: codeAt() });
    expect([late.status, late.json.code]).toEqual([422, 'challenge_expired']);
  });
});

describe('what a session asked for before it ended, and is carried out after,', () => {
  test.each<[string, () => Promise<() => ReturnType<typeof call>>]>([
    ['another address', async () => () => call('POST', 'update-profile', found, { email: 'mine@evil.example' })],
    [
      'a passkey',
      async () => {
        const { options, challenge } = (await call('POST', 'account/passkeys/start', found)).json.data;
        const response = new SoftAuthenticator().create(options);
        return () => call('POST', 'account/passkeys', found, { challenge, name: 'x', response });
      },
    ],
    [
      'a second factor',
      async () => {
        const { secret } = (await call('POST', 'account/second-factor/start', found)).json.data;
        return () => call('POST', 'account/second-factor', found, { code: codeOf(secret) });
      },
    ],
    ['a password', async () => () => call('POST', 'change-old-password', found, change)],
    ['the deletion', async () => () => call('POST', 'account/deletion', found, { confirm: true })],
    ['the end of all other sessions', async () => () => call('POST', 'account/sessions/revoke-others', found)],
  ])('changes nothing: %s', async (_what, prepare) => {
    const write = await prepare();
    const [ended, late] = await inThisOrder(() => call('POST', 'account/sessions/revoke-others', own), write);
    expect([ended.status, late.status, late.json.code]).toEqual([200, 401, 'unauthenticated']);
    expect(await isAlive(own)).toBe(true);
    expect(await states()).toMatchObject({ passkeys: [], second_factor: { is_on: false } });
    expect((await call('GET', 'account/information', own)).json.data.email_pending).toBeNull();
    expect((await call('GET', 'account/privacy', own)).json.data.deletion_at).toBeNull();
    expect((await logIn()).status).toBe(200);
    expect(await mailsTo(app, 'mine@evil.example')).toEqual([]);
  });

  test('is refused where it waited for its turn behind others', async () => {
    const held = await holdAccount(app, id);
    const writes = Array.from({ length: 8 }, (_, index) =>
      call('POST', 'update-profile', found, { phone_number: `+974 5555123${index}` }),
    );
    await held.untilWaiting(3);
    // Visitors may do this too: they are never told that they are signed out.
    const forAnybody = call('POST', 'logout', found);
    expect(await isAlive(found)).toBe(true);
    await app.db.updateTable('sessions').set({ revoked_at: new Date() }).where('member_id', '=', id).execute();
    await held.release();
    const statuses = (await Promise.all(writes)).map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 200, 200, 401, 401, 401, 401, 401]);
    expect((await forAnybody).status).toBe(200);
  });

  test('is refused where its form was still coming', async () => {
    const { port } = app.server.server.address() as AddressInfo;
    const boundary = 'a-boundary';
    const body = `--${boundary}\r\ncontent-disposition: form-data; name="email"\r\n\r\nmine@evil.example\r\n--${boundary}--\r\n`;
    const headers = {
      ...found,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': body.length,
    };
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const slow = request({ port, method: 'POST', path: '/api/update-profile', headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      slow.on('error', reject);
      slow.write(body.slice(0, 60));
      // A read of its own session: the first half has been there for longer than that takes.
      void isAlive(found)
        .then(() => changePassword())
        .then(() => slow.end(body.slice(60)), reject);
    });
    expect(status).toBe(401);
    expect((await call('GET', 'account/information', own)).json.data.email_pending).toBeNull();
  });
});

describe('a second factor that waits for its first code', () => {
  const start = (headers: Headers) => call('POST', 'account/second-factor/start', headers);
  const enable = (headers: Headers, code: string) => call('POST', 'account/second-factor', headers, { code });

  test('shows its secret to no other session, whatever code that enters', async () => {
    const { secret } = (await start(own)).json.data;
    for (const code of ['', '000000', codeOf(secret)]) {
      const answer = await enable(found, code);
      expect([answer.status, answer.json.code, answer.json.state]).toEqual([409, 'conflict', { is_on: false }]);
      expect(answer.text).not.toContain(secret);
    }
    expect((await enable(own, codeOf(secret))).status).toBe(200);
    const { challenge } = (await logIn()).json.data;
    const signedIn = await call('POST', 'login/second-factor', {}, { challenge, code: codeOf(secret, 1) });
    expect(signedIn.status).toBe(200);
  });

  test('is never switched on with a secret that another session put in its place', async () => {
    const { secret } = (await start(own)).json.data;
    await start(found);
    expect((await enable(own, codeOf(secret))).json.state).toEqual({ is_on: false });
    expect((await states()).second_factor.is_on).toBe(false);
  });
});
