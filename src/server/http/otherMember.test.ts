import { afterAll, beforeAll, expect, test } from 'vitest';
import { someone, type Someone } from '#tests/fixtures/someConnections.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;
let me: Someone;
let them: Someone;
beforeAll(async () => {
  app = await testApp();
  [me, them] = [await someone(app), await someone(app)];
});
afterAll(() => app.close());

const send = (method: 'GET' | 'POST' | 'PATCH', path: string, madeFor: string | undefined, body?: unknown) =>
  app.call(method, `/api/${path}`, {
    headers: { ...me.headers, ...(madeFor === undefined ? {} : { 'riwaq-member': madeFor }) },
    ...(body === undefined ? {} : { body }),
  });
const hide = (madeFor?: string) => send('PATCH', 'account/privacy', madeFor, { visibility: 'private' });

test('a write of a page that was made for another member is refused, says so, and leaves the session alone', async () => {
  for (const madeFor of [String(them.id), '0', `${me.id} `.padEnd(9, '0'), 'null']) {
    const { status, json, headers } = await hide(madeFor);
    expect([madeFor, status, json.code, headers['set-cookie']]).toEqual([madeFor, 409, 'other_member', undefined]);
  }
  const kept = await app.db.selectFrom('members').select('visibility').where('id', '=', me.id).execute();
  expect(kept).toEqual([{ visibility: 'members' }]);
  for (const madeFor of [String(me.id), undefined]) expect((await hide(madeFor)).status).toBe(200);
});

test('reading, and what anybody may send, are for whoever is signed in', async () => {
  const other = String(them.id);
  expect((await send('GET', 'account/privacy', other)).status).toBe(200);
  expect((await send('POST', 'ui-action-log', other, { action: 'page_view' })).status).toBe(
    (await send('POST', 'ui-action-log', undefined, { action: 'page_view' })).status,
  );
  expect((await send('POST', 'contact-us', other, {})).status).toBe(422);
});
