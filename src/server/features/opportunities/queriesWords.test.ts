import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, type OpenDatabase } from '#server/db/connection.ts';
import { every, insertOldRows, newest, now } from '#tests/fixtures/oldRows.ts';
import { createTestDatabase, type TestDatabase } from '#tests/fixtures/testDatabase.ts';
import { countFacets } from './queriesFacets.ts';
import { listOpportunities, type OpportunityList } from './queriesList.ts';

let copy: TestDatabase;
let database: OpenDatabase;
beforeAll(async () => {
  copy = await createTestDatabase();
  database = createDatabase({ connectionString: copy.connectionString });
  await insertOldRows(database.db, [
    { word: 'plain', ids: [newest] },
    { word: 'ancient', ids: [1, 2, 3, newest - 40_000] },
    { word: 'steady', ids: [...every(400, 10, newest - 11), ...every(4_000, 1_200, newest - 5_000)] },
    {
      word: 'thinning',
      ids: [
        ...every(300, 10, newest - 20),
        ...every(2_600, 50, newest - 5_001),
        ...every(2_000, 400, newest - 140_000),
        7,
      ],
    },
    // Some of these ids are taken: of 1,200 more than a thousand are left.
    { word: 'common', ids: [...every(3, 1_200, newest - 2), 8] },
  ]);
});
afterAll(async () => {
  await database.close();
  await copy.drop();
});

const search = (q: string, page = 1): Promise<OpportunityList> =>
  listOpportunities(database.db, { q, openness: 'open', sort: 'newest', page, perPage: 100, now });
const idsOf = ({ rows }: OpportunityList): number[] => rows.map(({ id }) => id);

describe('a search in a table of millions', () => {
  test('finds all rows of a rare word, however old', async () => {
    const found = await search('ancient');
    expect([idsOf(found), found.total, found.isTotalCapped]).toEqual([[newest - 40_000, 3, 2, 1], 4, false]);
  });

  test('takes a list’s worth of the newest rows of a word that is spread evenly, and says that there are more', async () => {
    const found = await search('steady');
    expect(idsOf(found)).toEqual([...every(400, 10, newest - 11), ...every(4_000, 90, newest - 5_000)]);
    expect(found.isTotalCapped).toBe(true);
  });

  test('goes on where the newest rows promised more than there were, and says that there may be more', async () => {
    const found = await search('thinning');
    expect(found.isTotalCapped).toBe(true);
    expect(found.total).toBe(460);
    expect(idsOf(await search('thinning', 2))).toEqual(every(2_000, 100, newest - 140_000 - 40 * 2_000));
    expect(idsOf(await search('thinning', 9))).toEqual([]);
  });

  test('counts to a thousand for a word that the newest rows have', async () => {
    const found = await search('common');
    expect([found.total, found.isTotalCapped]).toEqual([1000, true]);
    expect(idsOf(found).slice(0, 2)).toEqual([newest - 2, newest - 5]);
  });

  test('finds nothing where nothing has the words', async () => {
    expect(await search('absent')).toMatchObject({ rows: [], total: 0, isTotalCapped: false });
  });

  test('offers options with "at least" where it was cut', async () => {
    const filters = { openness: 'open' as const, now };
    expect((await countFacets(database.db, { ...filters, q: 'common' })).agsCat).toEqual([
      { value: 'research', count: 401, isCapped: true },
    ]);
    expect((await countFacets(database.db, { ...filters, q: 'ancient' })).agsCat).toEqual([
      { value: 'research', count: 4, isCapped: false },
    ]);
  });
});

test('blocks of ids follow one another downwards and cover what is wanted, less than a block more', async () => {
  const block = 2048;
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 400_000 }), async (first, wanted) => {
      const { rows } = await sql<{ blocks: string[]; first_id: number }>`
        select blocks, first_id from blocks_below(${first * block}::bigint, ${wanted}::bigint)`.execute(database.db);
      const { blocks, first_id: end } = rows[0] ?? { blocks: [], first_id: -1 };
      let below = first * block;
      for (const name of blocks) {
        const [bits = 0, place = 0] = name.split(':').map(Number);
        expect([bits >= 11 && bits <= 16, (place + 1) * 2 ** bits]).toEqual([true, below]);
        below = place * 2 ** bits;
      }
      expect(below).toBe(end);
      expect(end).toBe(Math.max(0, first * block - Math.ceil(wanted / block) * block));
    }),
    { numRuns: 60, seed: 14 },
  );
});
