import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { mailsTo } from '#tests/fixtures/accountMails.ts';
import { aMember } from '#tests/fixtures/aMember.ts';
import { aSecondFactor } from '#tests/fixtures/aSecondFactor.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;
let limited: TestApp;
const password = 'correct horse battery';
const recoveryCodes = ['ABCDEFGHJKMN0123', 'ZZZZZZZZZZZZZZZZ'];

beforeAll(async () => {
  // In the middle of a time step, where the clock stays: no code changes while a test runs.
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 });
  app = await testApp();
  limited = await testApp({ env: { RATE_LIMIT_FACTOR: '1' } });
});
afterAll(async () => {
  vi.useRealTimers();
  await Promise.all([app.close(), limited.close()]);
});

let email: string;
let id: number;
let codeAt: (steps?: number) => string;
beforeEach(async () => {
  email = `noor.${Math.random().toString(36).slice(2)}@example.org`;
  ({ id } = await aMember(app, { email, password }));
  ({ codeAt } = await aSecondFactor(app, id, recoveryCodes));
});

const startIn = async (where: TestApp, address: string, remoteAddress = '127.0.0.1'): Promise<string> => {
  const { json } = await where.call('POST', '/api/login', { body: { email: address, password }, remoteAddress });
  return json.data.challenge as string;
};
const start = () => startIn(app, email);
const finish = (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  app.call('POST', '/api/login/second-factor', { body, headers });
const wrong = () => String((Number(codeAt()) + 500_000) % 1_000_000).padStart(6, '0');

describe('the second factor', () => {
  test('the password alone gives a challenge, no user, no cookie and no token', async () => {
    const answer = await app.call('POST', '/api/login', {
      body: { email, password },
      headers: { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' },
    });
    expect(answer.json.data).toEqual({
      status: 'second_factor_required',
      challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test.each([-1, 0, 1])('a code %i steps away signs in', async (steps) => {
    const answer = await finish({ challenge: await start(), code: codeAt(steps) });
    expect(answer.status).toBe(200);
    expect(answer.json.data.user.id).toBe(id);
    const me = await app.call('GET', '/api/user', { headers: { authorization: `Bearer ${answer.json.data.token}` } });
    expect(me.json.data.id).toBe(id);
  });

  test.each([-3, 3])('a code %i steps away is refused', async (steps) => {
    expect((await finish({ challenge: await start(), code: codeAt(steps) })).json.code).toBe('invalid_code');
  });

  test('a browser gets cookies and no token', async () => {
    const headers = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' };
    const answer = await finish({ challenge: await start(), code: codeAt() }, headers);
    expect(answer.json.data.token).toBeUndefined();
    expect(String(answer.headers['set-cookie'])).toContain('__Host-session=');
  });

  test('no code counts twice, with another challenge neither; nor does an older one after it', async () => {
    expect((await finish({ challenge: await start(), code: codeAt() })).status).toBe(200);
    expect((await finish({ challenge: await start(), code: codeAt() })).json.code).toBe('invalid_code');
    expect((await finish({ challenge: await start(), code: codeAt(-1) })).json.code).toBe('invalid_code');
  });

  test('a challenge counts once', async () => {
    const challenge = await start();
    expect((await finish({ challenge, code: codeAt() })).status).toBe(200);
    expect((await finish({ challenge, code: codeAt(1) })).json.code).toBe('challenge_expired');
  });

  test('of 20 at once with the same code exactly one signs in', async () => {
    const challenges: string[] = [];
    for (let count = 0; count < 4; count += 1) challenges.push(await start());
    const code = codeAt();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => finish({ challenge: challenges[index % 4], code })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toHaveLength(0);
  });

  test('after five wrong codes the right one no longer helps', async () => {
    const challenge = await start();
    for (let count = 0; count < 5; count += 1)
      expect((await finish({ challenge, code: wrong() })).json.code).toBe('invalid_code');
    const late = await finish({ challenge, code: codeAt() });
    expect([late.status, late.json.code]).toEqual([422, 'challenge_expired']);
    expect((await finish({ challenge: await start(), code: codeAt() })).status).toBe(200);
  });

  test('a challenge that is too old, of nobody or of another kind is refused', async () => {
    const challenge = await start();
    await app.db.updateTable('auth_challenges').set({ expires_at: new Date() }).where('member_id', '=', id).execute();
    const { json } = await app.call('POST', '/api/login/passkey/start');
    for (const dead of [challenge, 'A'.repeat(43), '', 'x', json.data.challenge as string])
      expect((await finish({ challenge: dead, code: codeAt() })).json.code).toBe('challenge_expired');
  });

  test('a disabled account does not get in with a challenge from before', async () => {
    const challenge = await start();
    await app.db.updateTable('accounts').set({ status: 'disabled' }).where('member_id', '=', id).execute();
    expect((await finish({ challenge, code: codeAt() })).json.code).toBe('challenge_expired');
  });

  test.each(['', '  ', undefined])('without a code (%j) the field says so, and no try is lost', async (code) => {
    const answer = await finish({ challenge: await start(), code });
    expect(answer.json.errors).toEqual({ code: ['Please enter the code'] });
    const { attempts } = await app.db
      .selectFrom('auth_challenges')
      .select('attempts')
      .where('member_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(attempts).toBe(0);
  });

  test('digits of Arabic and Persian keyboards count', async () => {
    const arabic = [...codeAt()].map((digit) => String.fromCharCode(0x660 + Number(digit))).join('');
    expect((await finish({ challenge: await start(), code: arabic })).status).toBe(200);
  });

  test('another site’s page can not finish a sign-in', async () => {
    const answer = await finish({ challenge: await start(), code: codeAt() }, { 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(403);
  });

  test('over all challenges a member’s wrong codes are stopped after 20 in an hour, and told once to the owner', async () => {
    const { id: memberId } = await aMember(limited, { email: 'guessed@example.org', password });
    const { codeAt: appAt } = await aSecondFactor(limited, memberId, recoveryCodes);
    const statuses: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const challenge = await startIn(limited, 'guessed@example.org', `198.51.100.${round}`);
      for (let count = 0; count < 5; count += 1)
        statuses.push(
          (
            await limited.call('POST', '/api/login/second-factor', {
              body: { challenge, code: '000000' },
              remoteAddress: `203.0.113.${round * 5 + count}`,
            })
          ).status,
        );
    }
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(422));
    expect(statuses.slice(20)).toEqual(Array(5).fill(429));
    const mails = await mailsTo(limited, 'guessed@example.org');
    expect(mails.map(({ subject }) => subject)).toEqual(['Many wrong codes for your account']);
    const enter = async (code: string | undefined, remoteAddress: string) => {
      const challenge = await startIn(limited, 'guessed@example.org', remoteAddress);
      return limited.call('POST', '/api/login/second-factor', { body: { challenge, code }, remoteAddress });
    };
    expect((await enter(appAt(), '192.0.2.1')).status).toBe(429);
    // Who knows the password keeps the owner out of no recovery code.
    expect((await enter(recoveryCodes[0], '192.0.2.1')).status).toBe(200);
    const hits = await limited.db
      .selectFrom('audit_events')
      .select(['result', 'target_id', 'details'])
      .where('action', '=', 'limit.hit')
      .execute();
    expect(hits).toEqual([
      { result: 'refused', target_id: String(memberId), details: { limit: 'wrongCodePerMember' } },
    ]);
  });
});

describe('a recovery code', () => {
  test('signs in once, however it is spelled', async () => {
    expect((await finish({ challenge: await start(), code: 'abcd efgh-jkmn-0123' })).status).toBe(200);
    expect((await finish({ challenge: await start(), code: recoveryCodes[0] })).json.code).toBe('invalid_code');
    expect((await finish({ challenge: await start(), code: recoveryCodes[1] })).status).toBe(200);
  });

  test('that signs in or proves is told to its owner by mail, in their language', async () => {
    const owner = await aMember(app, { password, locale: 'ar' });
    await app.db.updateTable('members').set({ full_name_ar: 'نور الاختبار' }).where('id', '=', owner.id).execute();
    await aSecondFactor(app, owner.id, recoveryCodes);
    const challenge = await startIn(app, owner.email, '192.0.2.7');
    const signedIn = await finish({ challenge, code: recoveryCodes[0] });
    const headers = { authorization: `Bearer ${signedIn.json.data.token}` };
    const body = { code: recoveryCodes[1] };
    expect((await app.call('POST', '/api/account/reauthenticate', { body, headers })).status).toBe(200);
    const mails = await mailsTo(app, owner.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['استُعمل رمز استرداد', 'استُعمل رمز استرداد']);
    expect(mails[0]?.text).toContain('/ar/account/security');
    expect(mails[0]?.text).toContain('نور الاختبار');
  });

  test('of 20 at once exactly one signs in', async () => {
    const challenges: string[] = [];
    for (let count = 0; count < 4; count += 1) challenges.push(await start());
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => finish({ challenge: challenges[index % 4], code: recoveryCodes[0] })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('is taken from another network after 20 wrong ones from one', async () => {
    const { id: memberId, email: address } = await aMember(limited, { password });
    await aSecondFactor(limited, memberId, recoveryCodes);
    const challenges: string[] = [];
    for (let round = 0; round < 6; round += 1) challenges.push(await startIn(limited, address, `198.51.100.${round}`));
    const enter = (code: string | undefined, round: number, remoteAddress: string) => {
      const body = { challenge: challenges[round], code };
      return limited.call('POST', '/api/login/second-factor', { body, remoteAddress });
    };
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1)
      statuses.push((await enter('0000-0000-0000-0000', Math.floor(count / 5), '2001:db8:0:7::1')).status);
    expect(statuses).toEqual([...Array<number>(20).fill(422), 429]);
    expect((await enter(recoveryCodes[0], 5, '2001:db8:0:8::1')).status).toBe(200);
  });

  test('of another member does not help', async () => {
    const other = await aMember(app, { password });
    await aSecondFactor(app, other.id, ['11111111AAAAAAAA']);
    expect((await finish({ challenge: await start(), code: '11111111AAAAAAAA' })).json.code).toBe('invalid_code');
  });

  test('and the app’s secret are not readable in the database', async () => {
    const rows = await app.db.selectFrom('recovery_codes').selectAll().where('member_id', '=', id).execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows.map((row) => row.code_hash.toString('latin1')))).not.toContain(recoveryCodes[0]);
    const factors = await app.db.selectFrom('second_factors').selectAll().where('member_id', '=', id).execute();
    expect(factors[0]?.sealed[0]).toBe(1);
  });
});

test('the audit log has the wrong code and the sign-in with how it was done, and no code', async () => {
  const challenge = await start();
  const code = codeAt();
  await finish({ challenge, code: wrong() });
  await finish({ challenge, code });
  const rows = await app.db.selectFrom('audit_events').selectAll().orderBy('id', 'desc').limit(2).execute();
  expect(rows.map(({ action, result }) => `${action} ${result}`)).toEqual(['login ok', 'login.second_factor refused']);
  expect(rows[0]?.details).toEqual({ method: 'second_factor' });
  expect(JSON.stringify(rows.map(({ details, target_id }) => [details, target_id]))).not.toContain(code);
});
