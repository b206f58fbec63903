import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { showAllConnections } from './showAllConnections.ts';
import { aConnection, someone, type Someone } from '#tests/fixtures/someConnections.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const unknownId = 999_999_999;
const post = (who: Someone, path: string, body?: unknown) =>
  app.call('POST', path, { headers: who.headers, ...(body === undefined ? {} : { body }) });
const block = (who: Someone, id: number | string) => post(who, `/api/members/${id}/block`);
const update = (who: Someone, id: number, statusId: number) => post(who, `/api/connections/${id}/update`, { statusId });
const ask = (who: Someone, whom: { id: number }) => post(who, '/api/connections', { user_id: whom.id });
const relation = (who: Someone, whom: { id: number }) =>
  app.call('GET', `/api/members/${whom.id}/relation`, { headers: who.headers });
const list = async (who: Someone, query: string) =>
  (await app.call('GET', `/api/connections?${query}`, { headers: who.headers })).json.data;
const two = async () => [await someone(app), await someone(app)] as const;

describe('blocking a member one was never connected with', () => {
  test('puts them among the blocked, and repeating it changes nothing', async () => {
    const [me, them] = await two();
    const first = await block(me, them.id);
    expect([first.status, first.json.data]).toMatchObject([
      200,
      { user_id: them.id, statusId: 6, status: 'blocked', note: null, actions: ['unblock'] },
    ]);
    expect((await block(me, them.id)).json.data).toEqual(first.json.data);
    expect(await list(me, 'statusId=6')).toMatchObject({
      items: [{ id: first.json.data.id, user_id: them.id, actions: ['unblock'] }],
      counts: { blocked: 1 },
    });
    const refused = await ask(me, them);
    expect([refused.status, refused.json.state]).toMatchObject([409, { statusId: 6, actions: ['unblock'] }]);
  });

  test('is not to be noticed by them: everything reads as before, and asking is asking an unknown id', async () => {
    const [me, them] = await two();
    const seen = async () => [
      (await relation(them, me)).text,
      await list(them, ''),
      await list(them, 'statusId=5'),
      await list(them, 'statusId=6'),
    ];
    const before = await seen();
    const { id } = (await block(me, them.id)).json.data;
    expect(await seen()).toEqual(before);
    const unknown = await ask(them, { id: unknownId });
    const asked = await ask(them, me);
    expect([asked.status, asked.text]).toEqual([404, unknown.text]);
    for (const statusId of [1, 2, 3, 4, 5, 6])
      expect((await update(them, id, statusId)).text).toBe((await update(them, unknownId, statusId)).text);
    expect(await app.db.selectFrom('notifications').select('id').where('member_id', '=', them.id).execute()).toEqual(
      [],
    );

    // Nor once it is taken back: they read no connection that ended.
    expect((await update(me, id, 5)).json.data).toMatchObject({ statusId: 5, actions: ['request', 'block'] });
    expect((await update(me, id, 5)).status).toBe(200);
    expect(await seen()).toEqual(before);
    expect((await ask(them, me)).json.data).toMatchObject({ statusId: 1, role: 'sender', note: null });
    expect((await relation(me, them)).json.data.connection).toMatchObject({ statusId: 1, role: 'recipient' });
  });

  test('both can, also at the same moment, and each takes back their own alone', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [me, them] = await two();
      const answers = await Promise.all([block(me, them.id), block(them, me.id)]);
      expect(answers.map(({ status, json }) => [status, json.data.statusId])).toEqual([
        [200, 6],
        [200, 6],
      ]);
      const { id } = answers[0].json.data;
      expect(answers[1].json.data.id).toBe(id);
      expect((await update(them, id, 5)).json.data.statusId).toBe(5);
      // What one has done oneself can be repeated.
      expect((await update(them, id, 5)).json.data.statusId).toBe(5);
      expect((await ask(them, me)).status).toBe(404);
      expect((await relation(me, them)).json.data.connection.statusId).toBe(6);
    }
  });

  test('is left out of the copy of the blocked one’s data, and is in that of the one who blocked', async () => {
    const [me, them] = await two();
    await block(me, them.id);
    expect(await showAllConnections(app.db, them.id, new Date())).toEqual([]);
    expect(await showAllConnections(app.db, me.id, new Date())).toMatchObject([{ user_id: them.id, statusId: 6 }]);
  });
});

describe('a block is not to be read from dates or roles', () => {
  const record = async (who: Someone, whom: { id: number }) => (await relation(who, whom)).json.data.connection;
  const listed = async (who: Someone) => [await list(who, 'statusId=5'), await showAllConnections(app.db, who.id, now)];
  const now = new Date();

  test.each(['removed', 'declined'] as const)(
    'nor is taking it back, where a connection read removed before (%s)',
    async (how) => {
      const [me, them] = await two();
      const { id } = (await ask(them, me)).json.data;
      if (how === 'removed') await update(me, id, 2);
      await update(me, id, how === 'removed' ? 5 : 3);
      const before = [await record(them, me), await listed(them)];
      expect(before[0]).toMatchObject({ statusId: 5 });
      await update(me, id, 6);
      expect([await record(them, me), await listed(them)]).toEqual(before);
      await update(me, id, 5);
      expect([await record(them, me), await listed(them)]).toEqual(before);
    },
  );

  test('where each has blocked the other, each reads their own step', async () => {
    for (const isFromNothing of [true, false]) {
      const [me, them] = await two();
      const [me2, them2] = await two();
      for (const [one, other] of [
        [me, them],
        [me2, them2],
      ] as const)
        if (!isFromNothing) await update(other, (await ask(one, other)).json.data.id, 2);
      const mine = (await block(me, them.id)).json.data;
      const between = new Date();
      const theirs = (await block(them, me.id)).json.data;
      // As of somebody whom nobody blocked.
      const free = (await block(them2, me2.id)).json.data;
      expect(await record(me, them)).toEqual(mine);
      expect(await record(them, me)).toEqual(theirs);
      expect(theirs).toMatchObject({ statusId: 6, role: free.role, actions: free.actions });
      expect(new Date(theirs.changed_at) >= between).toBe(true);
      expect(new Date(theirs.requested_at) >= between).toBe(isFromNothing);
      // Nor once they have taken theirs back.
      const back = (await update(them, theirs.id, 5)).json.data;
      expect(back).toMatchObject({ statusId: 5, role: free.role });
      expect(new Date(back.requested_at) >= between).toBe(isFromNothing);
      expect(await record(me, them)).toEqual(mine);
    }
  });
});

describe('blocking a member', () => {
  test('whom one may not know of, oneself, or an odd id is blocking an unknown id, byte for byte', async () => {
    const me = await someone(app);
    const hidden = await someone(app);
    await app.db.updateTable('members').set({ visibility: 'private' }).where('id', '=', hidden.id).execute();
    const disabled = await someone(app, { status: 'disabled' });
    const unknown = await block(me, unknownId);
    expect(unknown.status).toBe(404);
    for (const id of [hidden.id, disabled.id, me.id, '0', '-1', 'abc', '99999999999999999999'])
      expect([id, (await block(me, id)).text]).toEqual([id, unknown.text]);
    expect(await app.db.selectFrom('connections').select('id').where('sender_id', '=', me.id).execute()).toEqual([]);
  });

  test.each([1, 2, 3, 4, 5])(
    'whose connection stands at %i takes that step, though they be hidden now',
    async (from) => {
      const [me, them] = await two();
      const id = await aConnection(app, them, me, { statusId: from });
      await app.db.updateTable('members').set({ visibility: 'private' }).where('id', '=', them.id).execute();
      expect((await block(me, them.id)).json.data).toMatchObject({ id, statusId: 6, actions: ['unblock'] });
      expect(await list(them, 'statusId=5')).toMatchObject({ items: [{ id, statusId: 5 }] });
    },
  );
});
