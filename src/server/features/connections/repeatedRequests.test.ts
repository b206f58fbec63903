import { afterAll, beforeAll, expect, test } from 'vitest';
import { someone, type Someone } from '#tests/fixtures/someConnections.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('asking and withdrawing by turns mails the other one once a day, and their page says each that stands', async () => {
  const [me, them] = [await someone(app), await someone(app)];
  const post = (who: Someone, path: string, body: unknown) =>
    app.call('POST', `/api/connections${path}`, { headers: who.headers, body });
  const ask = async () => {
    const { status, json } = await post(me, '', { user_id: them.id });
    expect(status).toBe(200);
    const [event] = await app.db
      .selectFrom('notification_events')
      .select('mail')
      .where('member_id', '=', them.id)
      .execute();
    const told = await app.call('GET', '/api/user-notifications', { headers: them.headers });
    expect(told.json.data.countUnread).toBe(1);
    return { id: json.data.id as number, mail: event?.mail };
  };
  const { id, mail } = await ask();
  // Made by now, or about to be.
  expect(['instant', 'mailed']).toContain(mail);
  for (let round = 0; round < 3; round += 1) {
    expect((await post(me, `/${id}/update`, { statusId: 4 })).status).toBe(200);
    expect((await ask()).mail).toBe('none');
  }
  await post(me, `/${id}/update`, { statusId: 4 });
  await app.db
    .updateTable('connection_events')
    .set({ at: new Date(Date.now() - 25 * 3_600_000) })
    .where('connection_id', '=', id)
    .execute();
  expect(['instant', 'mailed']).toContain((await ask()).mail);
});
