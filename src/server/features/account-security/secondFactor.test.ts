import { beforeEach, describe, expect, test } from 'vitest';
import { mailsTo } from '#tests/fixtures/accountMails.ts';
import { accountPortal } from '#tests/fixtures/accountPortal.ts';
import { aMember, aSession } from '#tests/fixtures/aMember.ts';
import { aSecondFactor, codeOf } from '#tests/fixtures/aSecondFactor.ts';
import type { TestApp } from '#tests/fixtures/testApp.ts';

const password = 'correct horse battery';
const portal = accountPortal();
const { call, isAlive, lastEvent, state } = portal;
let app: TestApp;
let email: string;
let fresh: Record<string, string>;
let stale: Record<string, string>;
beforeEach(() => {
  app = portal.app();
  ({ email, fresh, stale } = portal.own());
});

describe('an authenticator app', () => {
  const start = async () => (await call('POST', 'second-factor/start', fresh)).json.data;
  const enable = (code: unknown, headers = fresh) => call('POST', 'second-factor', headers, { code });

  test('is shown as text, as an address and as a square of modules', async () => {
    const { secret, uri, qr } = await start();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Riwaq:.*secret=[A-Z2-7]{32}/);
    expect(qr.every((row: boolean[]) => row.length === qr.length)).toBe(true);
    expect(qr[0].slice(0, 7)).toEqual([true, true, true, true, true, true, true]);
    expect((await state()).second_factor.is_on).toBe(false);
  });

  test('counts once its first code was right; ten recovery codes come once, all other sessions end', async () => {
    const { secret } = await start();
    const answer = await enable(codeOf(secret));
    const codes = answer.json.data.recovery_codes as string[];
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((code) => /^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/.test(code))).toBe(true);
    expect((await state()).second_factor).toEqual({ is_on: true, recovery_codes_left: 10 });
    expect([await isAlive(fresh), await isAlive(stale)]).toEqual([true, false]);
    expect(await lastEvent()).toBe('second_factor.on ok');
    const [mail] = await mailsTo(app, email);
    expect(mail?.subject).toBe('The second factor is on');
  });

  test('with a wrong code stays off and shows the same secret again', async () => {
    const { secret } = await start();
    const answer = await enable('000000');
    expect([answer.status, answer.json.code]).toEqual([422, 'invalid_code']);
    expect(answer.json.state.secret).toBe(secret);
    expect((await enable('')).json.errors).toEqual({ code: ['Please enter the code'] });
    expect((await state()).second_factor.is_on).toBe(false);
  });

  test('that was started anew forgets the first secret', async () => {
    const first = await start();
    await start();
    expect((await enable(codeOf(first.secret))).json.code).toBe('invalid_code');
  });

  test('that is on is not replaced, and its first code does not sign in', async () => {
    const { secret } = await start();
    await enable(codeOf(secret));
    const again = await call('POST', 'second-factor/start', fresh);
    expect([again.status, again.json.state]).toEqual([409, { is_on: true }]);
    expect((await enable(codeOf(secret, 1))).status).toBe(409);
    expect((await call('POST', 'reauthenticate', fresh, { code: codeOf(secret) })).json.code).toBe('invalid_code');
  });

  test('goes with its recovery codes', async () => {
    const { secret } = await start();
    await enable(codeOf(secret));
    expect((await call('DELETE', 'second-factor', fresh)).json.data).toEqual({ is_on: false });
    expect((await state()).second_factor).toEqual({ is_on: false, recovery_codes_left: 0 });
    expect((await call('DELETE', 'second-factor', fresh)).status).toBe(200);
  });

  test('stays on while the password is one that needs it; a longer one lets it go', async () => {
    const { id: memberId } = await aMember(app, { password });
    await aSecondFactor(app, memberId);
    const { headers } = await aSession(app, memberId);
    const change = (from: string, to: string) =>
      app.call('POST', '/api/change-old-password', {
        headers,
        body: { old_password: from, password: to, password_confirmation: to },
      });
    expect((await change(password, 'y7 lämps')).status).toBe(200);
    const refused = await call('DELETE', 'second-factor', headers);
    expect([refused.status, refused.json.code]).toEqual([409, 'password_too_short']);
    expect(refused.json.message).toMatch(/^Your password has fewer than 12 characters/);
    expect((await state(headers)).second_factor.is_on).toBe(true);
    expect((await change('y7 lämps', 'twelve signs')).status).toBe(200);
    expect((await call('DELETE', 'second-factor', headers)).json.data).toEqual({ is_on: false });
  });

  test('gets new recovery codes in the place of the old', async () => {
    expect((await call('POST', 'second-factor/recovery-codes', fresh)).status).toBe(409);
    const { secret } = await start();
    const [old] = (await enable(codeOf(secret))).json.data.recovery_codes;
    const renewed = (await call('POST', 'second-factor/recovery-codes', fresh)).json.data.recovery_codes;
    expect(renewed).not.toContain(old);
    expect((await call('POST', 'reauthenticate', fresh, { code: old })).json.code).toBe('invalid_code');
    expect((await call('POST', 'reauthenticate', fresh, { code: renewed[0] })).status).toBe(200);
  });
});
