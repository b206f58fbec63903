import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ env: { RATE_LIMIT_FACTOR: '1' } });
});

afterAll(() => app.close());

let caller = 0;
const path = '/api/ui-action-log';
const log = (body: unknown, remoteAddress = `10.2.${(caller += 1)}.1`) =>
  app.call('POST', path, { body, remoteAddress });
const rows = () => app.db.selectFrom('ui_actions').selectAll().orderBy('id').execute();
const last = async () => (await rows()).at(-1);
const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });

describe('the UI action log', () => {
  test('keeps what was done, and answers with nothing', async () => {
    const answer = await log({
      action: 'opportunity.share',
      target_type: 'opportunity',
      target_id: 7,
      meta: { way: 'copy', tags: ['a', 'b'] },
    });
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(await last()).toMatchObject({
      action: 'opportunity.share',
      target_type: 'opportunity',
      target_id: '7',
      meta: { way: 'copy', tags: ['a', 'b'] },
    });
  });

  test('keeps neither who nor from where', async () => {
    await log({ action: 'page.view' }, '203.0.113.77');
    expect(JSON.stringify(await last())).not.toContain('203.0.113');
    expect(Object.keys((await last()) ?? {}).sort()).toEqual([
      'action',
      'created_at',
      'id',
      'meta',
      'target_id',
      'target_type',
    ]);
  });

  test('takes null for what is absent', async () => {
    expect((await log({ action: 'x', target_type: null, target_id: null, meta: null })).status).toBe(204);
  });

  test('takes meta of 2,048 bytes and three levels, and refuses one more of either', async () => {
    const meta = (bytes: number) => ({ a: 'x'.repeat(bytes - 8) });
    expect((await log({ action: 'x', meta: meta(2048) })).status).toBe(204);
    expect((await log({ action: 'x', meta: meta(2049) })).json.errors).toEqual({
      meta: ['Must be at most 2 KB and at most three levels deep'],
    });
    expect((await log({ action: 'x', meta: { a: 'ب'.repeat(1020) } })).status).toBe(204);
    expect((await log({ action: 'x', meta: { a: 'ب'.repeat(1021) } })).status).toBe(422);
    expect((await log({ action: 'x', meta: nested(3) })).status).toBe(204);
    expect((await log({ action: 'x', meta: nested(4) })).status).toBe(422);
  });

  test.each([
    ['an e-mail address', 'write to noor@example.org please'],
    ['a phone number', 'call +974 5555 1234'],
    ['a phone number in brackets', '(974)555-51234'],
  ])('blots out %s', async (_title, text) => {
    await log({
      action: 'x',
      target_id: text,
      meta: { a: text, b: [text], [text]: 1, n: 97455551234, fine: 'research', day: '2026-11-27', id: 99999999 },
    });
    expect(await last()).toMatchObject({
      target_id: '***',
      meta: { a: '***', b: ['***'], '***': 1, n: '***', fine: 'research', day: '2026-11-27', id: 99999999 },
    });
  });

  test.each<[string, unknown]>([
    ['no action', {}],
    ['an empty action', { action: '' }],
    ['an action of 65 letters', { action: 'a'.repeat(65) }],
    ['an action with a line break', { action: 'a\nlevel=50' }],
    ['an action with a space', { action: 'page view' }],
    ['an action that is no text', { action: { $gt: '' } }],
    ['an unknown field', { action: 'x', user_id: 7 }],
    ['a time of its own', { action: 'x', created_at: '2020-01-01' }],
    ['a target type with markup', { action: 'x', target_type: '<b>' }],
    ['a target id of 65 letters', { action: 'x', target_id: 'a'.repeat(65) }],
    ['a list as target id', { action: 'x', target_id: [1] }],
    ['a text as meta', { action: 'x', meta: 'x' }],
    ['a list as meta', { action: 'x', meta: [1] }],
    ['meta of 50 KB', { action: 'x', meta: { a: 'x'.repeat(50_000) } }],
  ])('refuses %s and keeps nothing', async (_title, body) => {
    const before = (await rows()).length;
    expect((await log(body)).status).toBe(422);
    expect(await rows()).toHaveLength(before);
  });

  test('keeps control characters and broken letters out of the database', async () => {
    const body = '{"action":"x","target_id":"a\\u0000b","meta":{"a\\u0000":"\\ud800\\u001b[31m","b":"line\\nbreak"}}';
    const answer = await app.server.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/json' },
      payload: body,
      remoteAddress: '10.3.0.1',
    });
    expect(answer.statusCode).toBe(204);
    expect(await last()).toMatchObject({ target_id: 'a b', meta: { 'a ': '\uFFFD [31m', b: 'line break' } });
  });

  test('refuses a poisoned prototype', async () => {
    const payload = '{"action":"x","meta":{"__proto__":{"admin":true}}}';
    const answer = await app.server.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/json' },
      payload,
      remoteAddress: '10.3.0.2',
    });
    expect(answer.statusCode).toBe(400);
  });

  test('takes sixty entries a minute from one address, and no more', async () => {
    for (let n = 0; n < 60; n += 1) expect((await log({ action: 'x' }, '10.4.0.1')).status).toBe(204);
    const refused = await log({ action: 'x' }, '10.4.0.1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});
