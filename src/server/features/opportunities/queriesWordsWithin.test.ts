import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, type OpenDatabase } from '#server/db/connection.ts';
import { every, insertOldRows, longClosed, newest, now, oldestFirst } from '#tests/fixtures/oldRows.ts';
import { createTestDatabase, type TestDatabase } from '#tests/fixtures/testDatabase.ts';
import { listOpportunities, type OpportunityList, type OpportunityListOptions } from './queriesList.ts';

let copy: TestDatabase;
let database: OpenDatabase;
beforeAll(async () => {
  copy = await createTestDatabase();
  database = createDatabase({ connectionString: copy.connectionString });
  const within = { word: 'within' };
  await insertOldRows(database.db, [
    { word: 'plain', ids: [newest] },
    { ...within, ids: every(1_200, 700, newest - 5_003), country: 'QA' },
    { ...within, ids: every(1_200, 900, newest - 5_004), country: 'SA' },
    { ...within, ids: every(1_200, 900, newest - 5_006), country: 'LB', secondsLeft: oldestFirst },
    { ...within, ids: every(1_200, 700, newest - 5_008), country: 'KW' },
    { ...within, ids: every(1_200, 200, newest - 5_009), country: 'KW', secondsLeft: longClosed },
    { word: 'third', ids: every(3_600, 300, newest - 5_005), country: 'JO' },
    { word: 'other', ids: [...every(3_600, 300, newest - 6_205), ...every(3_600, 300, newest - 7_405)], country: 'JO' },
    { word: 'gathered', ids: [...every(5_000, 100, newest - 5_007), ...every(5_000, 100, 5_000_000)], country: 'OM' },
    { word: 'other', ids: every(5_000, 720, newest - 505_007), country: 'OM' },
    { word: 'apart', ids: [5_000, 9_000_000], country: 'QA' },
  ]);
});
afterAll(async () => {
  await database.close();
  await copy.drop();
});

const search = (q: string, page: number, more: Partial<OpportunityListOptions>): Promise<OpportunityList> =>
  listOpportunities(database.db, { q, openness: 'open', sort: 'newest', page, perPage: 100, now, ...more });
const idsOf = ({ rows }: OpportunityList): number[] => rows.map(({ id }) => id);

describe('a search within a filter, in a table of millions', () => {
  test('finds every row within a filter that leaves few', async () => {
    const within = await search('within', 1, { country: ['QA'] });
    expect([within.total, within.isTotalCapped]).toEqual([700, false]);
    expect(idsOf(await search('within', 7, { country: ['QA'] })).at(-1)).toBe(newest - 5_003 - 699 * 1_200);
    expect(idsOf(await search('apart', 1, { country: ['QA'], sort: 'relevance' }))).toEqual([9_000_000, 5_000]);
    expect(await search('apart', 1, { country: ['QA'], cat: ['grant'] })).toMatchObject({ rows: [], total: 0 });
  });

  test.each(['newest', 'closing', 'relevance'] as const)(
    'finds every row of what is open, however much is closed within the same filter: %s',
    async (sort) => {
      expect(await search('within', 1, { country: ['KW'], sort })).toMatchObject({ total: 700, isTotalCapped: false });
    },
  );

  test.each(['newest', 'closing', 'relevance'] as const)(
    'takes the first rows of a longer list where they have the words as a rule, and says that there are more: %s',
    async (sort) => {
      const found = await search('within', 1, { country: ['SA'], sort });
      expect([found.total, found.isTotalCapped]).toEqual([800, true]);
      expect(idsOf(found)).toEqual(every(1_200, 100, newest - 5_004));
      const last = await search('within', 8, { country: ['SA'], sort });
      expect(idsOf(last).at(-1)).toBe(newest - 5_004 - 799 * 1_200);
      const first = sort === 'newest' ? newest - 5_006 : newest - 5_006 - 899 * 1_200;
      expect(idsOf(await search('within', 1, { country: ['LB'], sort }))[0], 'in its order').toBe(first);
    },
  );

  test('asks the index where they do not, or where the first rows of a list are not the first of its order', async () => {
    const third = await search('third', 1, { country: ['JO'] });
    expect(third.total).toBe(300);
    const all = await search('within', 1, { country: ['SA'], openness: 'all', sort: 'closing' });
    expect(all.isTotalCapped).toBe(true);
    expect(all.total).toBeGreaterThan(400);
    expect(all.total).toBeLessThan(700);
  });

  test.each(['newest', 'closing', 'relevance'] as const)(
    'asks the index, too, where only the first rows of a list have the words: %s',
    async (sort) => {
      const found = await search('gathered', 2, { country: ['OM'], sort });
      expect([found.total, found.isTotalCapped, idsOf(found).at(-1)]).toEqual([200, false, 5_000_000 - 99 * 5_000]);
    },
  );
});

test('a search with every filter is planned once, not at each call', async () => {
  const one = createDatabase({ connectionString: copy.connectionString, maxConnections: 1 });
  const partner = Array.from({ length: 12 }, (_, index) => index + 1);
  const some = { partner, cat: ['position', 'grant'], country: ['QA', 'SA'], mode: ['remote'], tas: [1, 2] };
  const filters = { q: 'within', agsCat: 'research', isProgram: false, page: 1, perPage: 12, now, ...some } as const;
  for (const openness of ['open', 'closed', 'all'] as const)
    for (const sort of ['closing', 'newest', 'relevance'] as const) {
      const count = async () =>
        (await sql<{ count: number }>`select count(*)::int from pg_prepared_statements`.execute(one.db)).rows[0]
          ?.count ?? 0;
      await count();
      const before = await count();
      await listOpportunities(one.db, { ...filters, openness, sort });
      await listOpportunities(one.db, { ...filters, openness, sort });
      // Closed ones have one order but for relevance.
      if (openness !== 'closed' || sort !== 'newest')
        expect([openness, sort, await count()]).toEqual([openness, sort, before + 1]);
    }
  await one.close();
});

test('a table of some thousands is read to its end, also where the first rows of a long list have the words', async () => {
  const other = await createTestDatabase();
  const small = createDatabase({ connectionString: other.connectionString });
  await insertOldRows(small.db, [
    { word: 'within', ids: every(1, 900, 900), country: 'SA' },
    { word: 'plain', ids: [10_000] },
  ]);
  const found = await listOpportunities(small.db, {
    q: 'within',
    country: ['SA'],
    openness: 'open',
    sort: 'closing',
    page: 9,
    perPage: 100,
    now,
  });
  await small.close();
  await other.drop();
  expect([found.total, found.isTotalCapped, idsOf(found)]).toEqual([900, false, every(1, 100, 100)]);
});
