import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bearer, mailsTo, tokenTo } from '#tests/fixtures/accountMails.ts';
import { aMember, aSession } from '#tests/fixtures/aMember.ts';
import { hostileKeys } from '#tests/fixtures/hostileKeys.ts';
import { goodPassword, newAddress } from '#tests/fixtures/registrations.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

let id: number;
let email: string;
let headers: Record<string, string>;
beforeEach(async () => {
  ({ id, email } = await aMember(app, { email: newAddress(), password: goodPassword }));
  ({ headers } = await aSession(app, id));
});

const path = '/api/change-old-password';
const good = {
  old_password: goodPassword,
  password: 'seven lamps on the wall',
  password_confirmation: 'seven lamps on the wall',
};
const change = (body: unknown, language?: 'ar') =>
  app.call('POST', path, { body, headers, ...(language ? { language } : {}) });
const hashOf = async () =>
  (await app.db.selectFrom('accounts').select('password_hash').where('member_id', '=', id).executeTakeFirst())
    ?.password_hash;
const isAlive = async (session: { headers: Record<string, string> }) =>
  (await app.call('GET', '/api/user', { headers: session.headers })).json.data !== null;

test('a changed password ends every other session and every link to a new one, and its owner is told', async () => {
  const others = [await aSession(app, id), await aSession(app, id, { kind: 'bearer' })];
  await app.call('POST', '/api/request-reset-password', { body: { email } });
  const token = await tokenTo(app, email);
  expect((await change(good)).json.data).toEqual({ is_changed: true });
  expect(await Promise.all([{ headers }, ...others].map(isAlive))).toEqual([true, false, false]);
  expect((await mailsTo(app, email)).at(-1)?.subject).toBe('Your password was changed');
  const { old_password: _old, ...body } = good;
  const late = await app.call('POST', '/api/reset-password', { body, headers: bearer(token) });
  expect(late.json.code).toBe('token_superseded');
  const login = (password: string) => app.call('POST', '/api/login', { body: { email, password } });
  expect((await login(goodPassword)).status).toBe(422);
  expect((await login(good.password)).status).toBe(200);
});

test.each<[string, Record<string, unknown>, string, string, string]>([
  [
    'a wrong old one',
    { old_password: 'wrong horse battery' },
    'old_password',
    'This is not your current password',
    'ليست هذه كلمة المرور الحالية',
  ],
  ['no old one', { old_password: '' }, 'old_password', 'Enter your current password', 'يُرجى إدخال كلمة المرور الحالية'],
  [
    'the old one with a space',
    { old_password: `${goodPassword} ` },
    'old_password',
    'This is not your current password',
    'ليست هذه كلمة المرور الحالية',
  ],
  ['no new one', { password: '' }, 'password', 'Password is required', 'كلمة المرور مطلوبة'],
  [
    'a short one',
    { password: 'x', password_confirmation: 'x' },
    'password',
    'Use at least 12 characters, or 8 with a second factor',
    'يجب ألا تقل كلمة المرور عن 12 حرفًا، أو عن 8 أحرف مع التحقق بخطوتين',
  ],
  [
    'another second time',
    { password_confirmation: 'x' },
    'password_confirmation',
    'The two passwords are not the same',
    'كلمتا المرور غير متطابقتين',
  ],
])('%s is refused at its field in both languages and changes nothing', async (_title, body, field, en, ar) => {
  const before = await hashOf();
  expect((await change({ ...good, ...body })).json.errors).toEqual({ [field]: [en] });
  expect((await change({ ...good, ...body }, 'ar')).json.errors).toEqual({ [field]: [ar] });
  expect(await hashOf()).toBe(before);
});

test.each<[string, Record<string, unknown>]>([
  ['an object for the old one', { old_password: { $ne: '' } }],
  ['a list for the old one', { old_password: [goodPassword] }],
  ['a new one of 60 KB', { password: 'x'.repeat(60_000) }],
  ['another member', { userId: 1 }],
])('%s is refused', async (_title, body) => {
  const before = await hashOf();
  expect((await change({ ...good, ...body })).status).toBe(422);
  expect(await hashOf()).toBe(before);
});

test('one’s own address is no password', async () => {
  const { status, json } = await change({ ...good, password: email, password_confirmation: email });
  expect([status, Object.keys(json.errors)]).toEqual([422, ['password']]);
});

test('a member without a password sets one, after a proof of late', async () => {
  await app.db.updateTable('accounts').set({ password_hash: null }).where('member_id', '=', id).execute();
  const { old_password: _none, ...body } = good;
  const old = await aSession(app, id, { authenticatedAt: new Date(Date.now() - 16 * 60_000) });
  const refused = await app.call('POST', path, { body, headers: old.headers });
  expect([refused.status, refused.json.code]).toEqual([409, 'reauthentication_required']);
  expect((await change(body)).status).toBe(200);
});

test('T3: fields that it has not are refused', async () => {
  const before = await hashOf();
  for (const [key, value] of Object.entries(hostileKeys))
    expect([key, (await change({ ...good, [key]: value })).status]).toEqual([key, 422]);
  expect(await hashOf()).toBe(before);
});

test('the present one can be guessed ten times in ten minutes', async () => {
  const limited = await testApp({ env: { RATE_LIMIT_FACTOR: '1' }, hasQuickPasswords: true });
  try {
    const member = await aMember(limited, { email: newAddress() });
    await limited.db.updateTable('accounts').set({ password_hash: 'x' }).execute();
    const session = await aSession(limited, member.id);
    const statuses = [];
    for (let index = 0; index < 11; index += 1)
      statuses.push((await limited.call('POST', path, { body: good, headers: session.headers })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  } finally {
    await limited.close();
  }
});
