import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearer } from '#tests/fixtures/accountMails.ts';
import { aMember, aSession } from '#tests/fixtures/aMember.ts';
import { newAddress } from '#tests/fixtures/registrations.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { issueMailToken } from './mailTokens.ts';
import type { MailTokenKind } from './queriesMailTokens.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ hasQuickPasswords: true });
});
afterAll(() => app.close());

const newPassword = { password: 'seven lamps on the wall', password_confirmation: 'seven lamps on the wall' };
const uses: Record<MailTokenKind, { path: string; body?: object }> = {
  confirm: { path: '/api/confirm-email' },
  reset: { path: '/api/reset-password', body: newPassword },
  set_password: { path: '/api/set-password', body: newPassword },
};
const kinds = Object.keys(uses) as MailTokenKind[];
const checks = { reset: '/api/check-reset-password-token', set_password: '/api/check-set-password-token' };
const lives = { confirm: 48 * 3600, reset: 3600, set_password: 7 * 86_400 };

const holder = (isConfirmed = true) => aMember(app, { email: newAddress(), isConfirmed });
async function issue(kind: MailTokenKind, at = new Date(), member = holder(kind !== 'confirm')): Promise<string> {
  const { id, email } = await member;
  return app.db
    .transaction()
    .execute((db) => issueMailToken(db, { memberId: id, kind, email, emailKey: email, now: at }));
}
function spend(kind: MailTokenKind, token: string, language?: 'ar') {
  const { path, body } = uses[kind];
  return app.call('POST', path, { body, headers: bearer(token), ...(language ? { language } : {}) });
}
const codeOf = async (kind: MailTokenKind, token: string) => {
  const { status, json } = await spend(kind, token);
  return status === 200 ? 'ok' : `${status} ${json.code}`;
};
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);

describe.each(kinds)('a token of the kind %s', (kind) => {
  test('works once; the second use is told so kindly, in both languages (ATH-04)', async () => {
    const token = await issue(kind);
    expect(await codeOf(kind, token)).toBe('ok');
    expect((await spend(kind, token)).json).toMatchObject({
      code: 'token_used',
      message: 'This link was already used.',
    });
    expect((await spend(kind, token, 'ar')).json.message).toBe('استُعمل هذا الرابط من قبل.');
  });

  test(`works for its ${lives[kind] / 3600} hours and not a moment longer`, async () => {
    expect(await codeOf(kind, await issue(kind, ago(lives[kind] - 20)))).toBe('ok');
    const late = await issue(kind, ago(lives[kind] + 1));
    expect(await codeOf(kind, late)).toBe('422 token_expired');
    expect((await spend(kind, late)).json.message).toBe('This link has expired. Please ask for a new one.');
    expect((await spend(kind, late, 'ar')).json.message).toBe('انتهت صلاحية هذا الرابط. يُرجى طلب رابط جديد.');
  });

  test('gives way to a newer one', async () => {
    const member = holder(kind !== 'confirm');
    const [first, second] = [await issue(kind, new Date(), member), await issue(kind, new Date(), member)];
    expect((await spend(kind, first)).json).toMatchObject({
      code: 'token_superseded',
      message: 'A newer link was sent. Please use the one in the latest email.',
    });
    expect((await spend(kind, first, 'ar')).json.message).toBe('أُرسل رابط أحدث. يُرجى استعمال الرابط في آخر رسالة.');
    expect(await codeOf(kind, second)).toBe('ok');
  });

  test('is unknown where another kind is asked for, also as a session', async () => {
    const token = await issue(kind);
    for (const other of kinds.filter((candidate) => candidate !== kind))
      expect(await codeOf(other, token)).toBe('422 token_invalid');
    expect((await app.call('GET', '/api/user', { headers: bearer(token) })).json.data).toBeNull();
    expect((await app.call('GET', '/api/account/information', { headers: bearer(token) })).status).toBe(401);
    expect(await codeOf(kind, token)).toBe('ok');
  });

  test.each<[string, (token: string) => string]>([
    ['cut short', (token) => token.slice(0, -1)],
    ['lengthened', (token) => `${token}A`],
    ['changed in one letter', (token) => `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`],
    ['in other letters', (token) => token.toLowerCase()],
    ['made up', () => 'A'.repeat(43)],
    ['a pattern', () => '%'.repeat(43)],
    ['missing', () => ''],
  ])('is not valid %s', async (_title, spoil) => {
    const token = await issue(kind);
    const { status, json } = await spend(kind, spoil(token));
    expect([status, json.code, json.message]).toEqual([
      422,
      'token_invalid',
      'This link is not valid. Please ask for a new one.',
    ]);
    expect(await codeOf(kind, token)).toBe('ok');
  });

  test('of a session is no token', async () => {
    const { id } = await holder();
    const { token } = await aSession(app, id, { kind: 'bearer' });
    expect(await codeOf(kind, token)).toBe('422 token_invalid');
  });

  test('of another member changes nobody else', async () => {
    const [mine, theirs] = [await holder(), await holder()];
    const before = await app.db.selectFrom('accounts').selectAll().where('member_id', '=', theirs.id).execute();
    expect(await codeOf(kind, await issue(kind, new Date(), Promise.resolve(mine)))).toBe('ok');
    expect(await app.db.selectFrom('accounts').selectAll().where('member_id', '=', theirs.id).execute()).toEqual(
      before,
    );
  });

  test('ends with its account’s being disabled', async () => {
    const member = await holder();
    const token = await issue(kind, new Date(), Promise.resolve(member));
    await app.db.updateTable('accounts').set({ status: 'disabled' }).where('member_id', '=', member.id).execute();
    expect(await codeOf(kind, token)).toBe('422 token_invalid');
  });

  test('is stored as its hash alone', async () => {
    const token = await issue(kind);
    const rows = await app.db.selectFrom('mail_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.some(({ token_hash }) => token_hash.equals(Buffer.from(token, 'base64url')))).toBe(false);
  });

  test('used by fifty at the same moment succeeds once, in each of four races', async () => {
    for (let race = 0; race < 4; race += 1) {
      const token = await issue(kind);
      const codes = await Promise.all(Array.from({ length: 50 }, () => codeOf(kind, token)));
      const successes = codes.filter((code) => code === 'ok').length;
      const others = new Set(codes.filter((code) => code !== 'ok' && code !== '422 token_used'));
      expect([race, successes, [...others]]).toEqual([race, 1, []]);
    }
  });
});

describe('checking a token', () => {
  const look = (kind: 'reset' | 'set_password', token: string) =>
    app.call('GET', checks[kind], { headers: bearer(token) });

  test.each(['reset', 'set_password'] as const)(
    'of the kind %s uses nothing up, shows a masked address and nothing else',
    async (kind) => {
      const member = await aMember(app, { email: `layla.${newAddress()}` });
      const token = await issue(kind, new Date(), Promise.resolve(member));
      for (let index = 0; index < 3; index += 1)
        expect((await look(kind, token)).json.data).toEqual({
          valid: true,
          reason: null,
          email_masked: 'l•••@example.org',
        });
      expect(await codeOf(kind, token)).toBe('ok');
      expect((await look(kind, token)).json.data).toMatchObject({ valid: false, reason: 'token_used' });
      const expired = await issue(kind, ago(lives[kind] + 1));
      expect((await look(kind, expired)).json.data).toMatchObject({ valid: false, reason: 'token_expired' });
    },
  );

  test.each(['reset', 'set_password'] as const)('of the kind %s answers 200 to what is none', async (kind) => {
    for (const token of ['', 'x', 'A'.repeat(43), await issue('confirm')]) {
      const { status, json } = await look(kind, token);
      expect([status, json.data]).toEqual([200, { valid: false, reason: 'token_invalid', email_masked: null }]);
    }
  });

  test('is limited to twenty in five minutes for one network, together with the uses', async () => {
    const limited = await testApp({ env: { RATE_LIMIT_FACTOR: '1' } });
    try {
      const statuses = [];
      for (let index = 0; index < 21; index += 1)
        statuses.push((await limited.call('GET', checks.reset, { headers: bearer('A'.repeat(43)) })).status);
      expect(statuses.lastIndexOf(200)).toBe(19);
      const other = await limited.call('POST', uses.confirm.path, { headers: bearer('A'.repeat(43)) });
      expect([statuses.at(-1), other.status]).toEqual([429, 429]);
    } finally {
      await limited.close();
    }
  });
});
