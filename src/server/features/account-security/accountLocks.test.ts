import { beforeEach, describe, expect, test } from 'vitest';
import { accountPortal, type Method, staleSession } from '#tests/fixtures/accountPortal.ts';
import { aMember, aSession } from '#tests/fixtures/aMember.ts';
import { aPasskey, aSecondFactor } from '#tests/fixtures/aSecondFactor.ts';
import type { TestApp } from '#tests/fixtures/testApp.ts';

const password = 'correct horse battery';
const portal = accountPortal();
const { call, lastEvent, state } = portal;
let app: TestApp;
let id: number;
let stale: Record<string, string>;
let other: Record<string, string>;
beforeEach(() => {
  app = portal.app();
  ({ id, stale, other } = portal.own());
});

test.each([
  ['POST', 'second-factor/start', undefined],
  ['POST', 'second-factor', { code: '123456' }],
  ['DELETE', 'second-factor', undefined],
  ['POST', 'second-factor/recovery-codes', undefined],
  ['POST', 'passkeys/start', undefined],
  ['POST', 'passkeys', { name: 'x' }],
  ['DELETE', 'passkeys/00000000-0000-4000-8000-000000000000', undefined],
] as [Method, string, Record<string, unknown> | undefined][])(
  '%s %s asks a session whose proof is old for another',
  async (method, path, body) => {
    const answer = await call(method, path, stale, body);
    expect([answer.status, answer.json.code]).toEqual([409, 'reauthentication_required']);
  },
);

describe('proving again', () => {
  beforeEach(async () => {
    const { id: withPassword } = await aMember(app, { password });
    id = withPassword;
    stale = await staleSession(app, id);
  });
  const prove = (body: Record<string, unknown>, headers = stale) => call('POST', 'reauthenticate', headers, body);

  test('by the password opens the locks of this session for a quarter of an hour', async () => {
    expect((await state(stale)).is_recently_authenticated).toBe(false);
    expect((await prove({ password })).json.data).toEqual({ is_authenticated: true });
    expect((await state(stale)).is_recently_authenticated).toBe(true);
    expect((await call('POST', 'second-factor/start', stale)).status).toBe(200);
    await app.db
      .updateTable('sessions')
      .set({ authenticated_at: new Date(Date.now() - 15 * 60_000) })
      .where('member_id', '=', id)
      .execute();
    expect((await call('POST', 'second-factor/start', stale)).status).toBe(409);
  });

  test.each([
    [{}, 'Please enter your password'],
    [{ password: 'wrong horse battery' }, 'This is not your password'],
    [{ password: 'x'.repeat(5000) }, 'This is not your password'],
  ])('%# with a wrong proof is refused beside the field and written down', async (body, sentence) => {
    const answer = await prove(body);
    expect([answer.status, answer.json.errors]).toEqual([422, { password: [sentence] }]);
    expect(await lastEvent()).toBe('reauthenticate refused');
    expect((await state(stale)).is_recently_authenticated).toBe(false);
  });

  test('by a code of the app or a recovery code, each once', async () => {
    const { codeAt } = await aSecondFactor(app, id, ['ABCDEFGHJKMN0123']);
    expect((await prove({ code: codeAt() })).status).toBe(200);
    expect((await prove({ code: codeAt() })).json.code).toBe('invalid_code');
    expect((await prove({ code: 'ABCD-EFGH-JKMN-0123' })).status).toBe(200);
    expect((await prove({ code: 'ABCD-EFGH-JKMN-0123' })).json.code).toBe('invalid_code');
  });

  test('with the second factor on the password proves nothing: the factor and its codes stay as they are', async () => {
    const { codeAt } = await aSecondFactor(app, id, ['ABCDEFGHJKMN0123']);
    const { authenticator } = await aPasskey(app, id);
    for (const body of [{ password }, { password: 'wrong horse battery' }, {}]) {
      const answer = await prove(body);
      expect([answer.status, answer.json.errors]).toEqual([422, { code: ['Please enter the code'] }]);
    }
    expect(await lastEvent()).toBe('reauthenticate refused');
    const locked = async (headers: Record<string, string>) => [
      (await call('POST', 'second-factor/recovery-codes', headers)).status,
      (await call('DELETE', 'second-factor', headers)).status,
    ];
    expect(await locked(stale)).toEqual([409, 409]);
    const { challenge, options } = (await app.call('POST', '/api/login/passkey/start')).json.data;
    const withPasskey = await aSession(app, id, { authenticatedAt: new Date(0) });
    expect((await prove({ challenge, response: authenticator.get(options) }, withPasskey.headers)).status).toBe(200);
    expect((await call('POST', 'second-factor/recovery-codes', withPasskey.headers)).status).toBe(200);
    const { headers: withCode } = await aSession(app, id, { authenticatedAt: new Date(0) });
    expect((await prove({ password, code: codeAt() }, withCode)).status).toBe(200);
    expect(await locked(withCode)).toEqual([200, 200]);
    expect((await prove({ password }, withCode)).status).toBe(200);
  });

  test('by one’s own passkey, and by nobody else’s', async () => {
    const { authenticator } = await aPasskey(app, id);
    const start = async () => (await app.call('POST', '/api/login/passkey/start')).json.data;
    const own = await start();
    const done = await prove({ challenge: own.challenge, response: authenticator.get(own.options) });
    expect(done.status).toBe(200);
    const foreign = await start();
    const refused = await prove({ challenge: foreign.challenge, response: authenticator.get(foreign.options) }, other);
    expect(refused.json.code).toBe('passkey_failed');
  });
});
