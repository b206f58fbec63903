import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aConnection, someone, type Someone } from '#tests/fixtures/someConnections.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const update = (who: Someone, id: number, statusId: unknown) =>
  app.call('POST', `/api/connections/${id}/update`, { headers: who.headers, body: { statusId } });

const statusOf = { pending: 1, accepted: 2, declined: 3, withdrawn: 4, removed: 5, blocked: 6 };

// For each state and role, what wishing for each status 1 to 6 brings: the status that is then read, or "no" for a 409.
// "blocked by me", "blocked by them": who blocked; the blocked reads 5 throughout and is told what a removed one is.
const cells = `
  state            role       reads | 1  2  3  4  5  6
  pending          sender     1     | 1  no no 4  no 6
  pending          recipient  1     | 1  2  3  no no 6
  accepted         sender     2     | no 2  no no 5  6
  accepted         recipient  2     | no 2  no no 5  6
  declined         sender     5     | no no no no 5  6
  declined         recipient  3     | no no 3  no no 6
  withdrawn        sender     4     | no no no 4  no 6
  withdrawn        recipient  4     | no no no 4  no 6
  removed          sender     5     | no no no no 5  6
  removed          recipient  5     | no no no no 5  6
  blocked-by-me    sender     6     | no no no no 5  6
  blocked-by-me    recipient  6     | no no no no 5  6
  blocked-by-them  sender     5     | no no no no 5  6
  blocked-by-them  recipient  5     | no no no no 5  6`;

const rows = cells
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.replace('|', '').trim().split(/\s+/))
  .map(([state = '', role = '', reads = '', ...results]) => ({ state, role, reads: Number(reads), results }));

describe.each(rows)('$state, as its $role', ({ state, role, reads, results }) => {
  test.each(results.map((result, index) => [index + 1, result] as const))(
    'wishing for %i: %s',
    async (wanted, result) => {
      const [me, them] = [await someone(app), await someone(app)];
      const [sender, recipient] = role === 'sender' ? [me, them] : [them, me];
      const id = await aConnection(app, sender, recipient, {
        statusId: statusOf[state.split('-')[0] as keyof typeof statusOf],
        blockers: state === 'blocked-by-me' ? [me] : state === 'blocked-by-them' ? [them] : [],
      });
      const relation = () => app.call('GET', `/api/members/${them.id}/relation`, { headers: me.headers });
      expect((await relation()).json.data.connection.statusId).toBe(reads);

      const first = await update(me, id, wanted);
      if (result === 'no') {
        expect([first.status, first.json.code, first.json.state.statusId]).toEqual([409, 'conflict', reads]);
        expect(first.json.state.actions).toEqual((await relation()).json.data.actions);
      } else {
        expect([first.status, first.json.data.statusId]).toEqual([200, Number(result)]);
        const again = await update(me, id, wanted);
        expect([again.status, again.json.data]).toEqual([200, first.json.data]);
      }
      const read = (await relation()).json.data;
      expect(read.connection.statusId).toBe(result === 'no' ? reads : Number(result));
      // Every button that is offered works.
      for (const action of read.actions.filter((one: string) => one !== 'request'))
        expect(['accept', 'decline', 'withdraw', 'remove', 'block', 'unblock']).toContain(action);
    },
  );
});

describe('the steps of a connection', () => {
  test.each([0, 7, -1, 1.5, 'x', '', null, true, [2], '02', '2e0'])('refuse %j as a status', async (statusId) => {
    const [me, them] = [await someone(app), await someone(app)];
    const id = await aConnection(app, them, me, { statusId: 1 });
    const { status, json } = await update(me, id, statusId);
    expect([status, Object.keys(json.errors)]).toEqual([422, ['statusId']]);
  });

  test('another’s connection is answered as an unknown id, byte for byte', async () => {
    const [one, other, me] = [await someone(app), await someone(app), await someone(app)];
    const id = await aConnection(app, one, other, { statusId: 1 });
    const theirs = await update(me, id, 2);
    const unknown = await update(me, 999_999_999, 2);
    expect([theirs.status, theirs.text]).toEqual([404, unknown.text]);
    for (const odd of ['0', '-1', 'abc', '99999999999999999999'])
      expect(
        (await app.call('POST', `/api/connections/${odd}/update`, { headers: me.headers, body: { statusId: 2 } })).text,
      ).toBe(unknown.text);
  });

  test('both may block, and each undoes their own block alone', async () => {
    const [me, them] = [await someone(app), await someone(app)];
    const id = await aConnection(app, me, them);
    expect((await update(me, id, 6)).json.data).toMatchObject({ statusId: 6, actions: ['unblock'] });
    expect((await update(them, id, 6)).json.data).toMatchObject({ statusId: 6, actions: ['unblock'] });
    expect((await update(me, id, 5)).json.data.statusId).toBe(5);
    expect(
      (await app.call('POST', '/api/connections', { headers: me.headers, body: { user_id: them.id } })).status,
    ).toBe(404);
    expect((await update(them, id, 5)).json.data.statusId).toBe(5);
    expect(
      (await app.call('POST', '/api/connections', { headers: me.headers, body: { user_id: them.id } })).status,
    ).toBe(200);
  });

  test('a request that is accepted 50 times at once is accepted once', async () => {
    const [me, them] = [await someone(app), await someone(app)];
    const id = await aConnection(app, them, me, { statusId: 1 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => update(me, id, 2)));
    expect(answers.map(({ status, json }) => [status, json.data.statusId])).toEqual(Array(50).fill([200, 2]));
    const events = await app.db.selectFrom('connection_events').selectAll().where('connection_id', '=', id).execute();
    expect(events).toHaveLength(1);
  });

  test('accepting and withdrawing at once leave one of the two', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [me, them] = [await someone(app), await someone(app)];
      const id = await aConnection(app, them, me, { statusId: 1 });
      const answers = await Promise.all([update(me, id, 2), update(them, id, 4)]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    }
  });
});
