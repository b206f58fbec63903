import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { someone, type Someone } from '#tests/fixtures/someConnections.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

/** A connection of the graph below, as a model without SQL knows it. */
interface Edge {
  id: number;
  low: number;
  high: number;
  statusId: number;
  sender: number;
  blockers: number[];
  hiddenFrom: number | null;
  changedAt: number;
}

let app: TestApp;
const people: Someone[] = [];
const edges: Edge[] = [];
const away = new Set<number>();

/** The same numbers on every run. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

beforeAll(async () => {
  app = await testApp();
  const random = createRandom(20_261_128);
  for (let index = 0; index < 16; index += 1) people.push(await someone(app));
  const [disabled, leaving] = people.slice(-2) as [Someone, Someone];
  for (const { id } of [disabled, leaving]) away.add(id);
  await app.db.updateTable('accounts').set({ status: 'disabled' }).where('member_id', '=', disabled.id).execute();
  await app.db
    .updateTable('accounts')
    .set({ deletion_requested_at: new Date() })
    .where('member_id', '=', leaving.id)
    .execute();
  const ids = people.map(({ id }) => id).toSorted((one, other) => one - other);
  for (const low of ids)
    for (const high of ids.filter((id) => id > low)) {
      // Half of all pairs are connected; the rest stands at anything, or there is nothing.
      const statusId = random(2) === 0 ? 2 : random(7);
      if (statusId === 0) continue;
      const both = [low, high];
      const blockers = statusId === 6 ? (random(3) === 0 ? both : [both[random(2)] ?? low]) : [];
      const sender = both[random(2)] ?? low;
      const hiddenFrom =
        (statusId === 5 || blockers.length === 1) && random(2) === 0
          ? (both.find((id) => !blockers.includes(id)) ?? null)
          : null;
      // Few moments: the id decides between equal ones.
      const changedAt = 1_700_000_000_000 + random(40) * 1000;
      const { id } = await app.db
        .insertInto('connections')
        .values({
          low_member_id: low,
          high_member_id: high,
          sender_id: sender,
          status_id: statusId,
          blocked_by_low: blockers.includes(low),
          blocked_by_high: blockers.includes(high),
          hidden_from_id: hiddenFrom,
          note: null,
          requested_at: new Date(changedAt),
          changed_at: new Date(changedAt),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      edges.push({ id, low, high, statusId, sender, blockers, hiddenFrom, changedAt });
    }
});
afterAll(() => app.close());

const otherOf = (edge: Edge, me: number) => (edge.low === me ? edge.high : edge.low);
const newestFirst = (one: Edge, other: Edge) => other.changedAt - one.changedAt || other.id - one.id;

/** What one of the two reads (decisions §5); null where they know of nothing. */
function readBy({ statusId, blockers, sender, hiddenFrom }: Edge, me: number): number | null {
  if (hiddenFrom === me) return null;
  if (statusId === 6) return blockers.includes(me) ? 6 : 5;
  return statusId === 3 && sender === me ? 5 : statusId;
}

const seenBy = (me: number) =>
  edges.filter((edge) => (edge.low === me || edge.high === me) && !away.has(otherOf(edge, me))).toSorted(newestFirst);

const connectedWith = (me: number) =>
  edges.filter((edge) => edge.statusId === 2 && (edge.low === me || edge.high === me)).toSorted(newestFirst);

/** Whom both are connected with, in the order in which the first one met them; of the same moment the newest member. */
function mutualOf(me: number, other: number): number[] {
  const theirs = new Set(connectedWith(other).map((edge) => otherOf(edge, other)));
  return connectedWith(me)
    .map((edge) => ({ id: otherOf(edge, me), at: edge.changedAt }))
    .filter(({ id }) => theirs.has(id) && !away.has(id))
    .toSorted((one, another) => another.at - one.at || another.id - one.id)
    .map(({ id }) => id);
}

describe('lists of connections in a graph made at random', () => {
  test.each([0, 1, 2, 3])('are those of the model, page by page, for member %i', async (index) => {
    const me = people[index];
    if (!me) throw new Error('The member was made.');
    const get = async (query: string) =>
      (await app.call('GET', `/api/connections?${query}`, { headers: me.headers })).json.data;
    const own = seenBy(me.id);
    const counted = (statusId: number, isSent?: boolean) =>
      own.filter(
        (edge) => readBy(edge, me.id) === statusId && (isSent === undefined || (edge.sender === me.id) === isSent),
      );
    for (const statusId of [1, 2, 3, 4, 5, 6])
      for (const direction of ['', 'sent', 'received']) {
        const expected = counted(statusId, direction === '' ? undefined : direction === 'sent');
        const query = `statusId=${statusId}&per_page=3${direction === '' ? '' : `&direction=${direction}`}`;
        const items: { id: number; user_id: number; mutual: { count: number; members: { id: number }[] } }[] = [];
        for (let page = 1; page <= Math.ceil(expected.length / 3) + 1; page += 1) {
          const data = await get(`${query}&page=${page}`);
          expect([query, data.meta.total, data.counts]).toEqual([
            query,
            expected.length,
            {
              accepted: counted(2).length,
              received: counted(1, false).length,
              sent: counted(1, true).length,
              blocked: counted(6).length,
            },
          ]);
          items.push(...data.items);
        }
        expect([query, items.map(({ id }) => id)]).toEqual([query, expected.map(({ id }) => id)]);
        for (const { user_id, mutual } of items) {
          const both = mutualOf(me.id, user_id);
          expect([mutual.count, mutual.members.map(({ id }) => id)]).toEqual([both.length, both.slice(0, 3)]);
        }
      }
  });
});
