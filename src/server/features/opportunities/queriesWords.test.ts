import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, type OpenDatabase } from '#server/db/connection.ts';
import { createTestDatabase, type TestDatabase } from '#tests/fixtures/testDatabase.ts';
import { countFacets } from './queriesFacets.ts';
import { listOpportunities, type OpportunityList, type OpportunityListOptions } from './queriesList.ts';

const now = new Date('2026-03-01T12:00:00Z');
/** Steps count ids, so that a few rows with the ids of a table of ten million make them all. */
const newest = 10_000_000;

let copy: TestDatabase;
let database: OpenDatabase;
beforeAll(async () => {
  copy = await createTestDatabase();
  database = createDatabase({ connectionString: copy.connectionString });
  await sql`insert into opportunity_categories (slug, position, name_en, name_ar) values ('position', 1, 'Position', 'وظيفة')`.execute(
    database.db,
  );
  await insertRows('plain', [newest]);
  await insertRows('ancient', [1, 2, 3, newest - 40_000]);
  await insertRows('steady', [...every(400, 10, newest - 11), ...every(4_000, 1_200, newest - 5_000)]);
  await insertRows('thinning', [
    ...every(300, 10, newest - 20),
    ...every(2_600, 50, newest - 5_001),
    ...every(2_000, 400, newest - 140_000),
    7,
  ]);
  await insertRows('within', every(1_200, 700, newest - 5_003), 'QA');
  await insertRows('within', every(1_200, 900, newest - 5_004), 'SA');
  await insertRows('within', every(1_200, 900, newest - 5_006), 'LB');
  await insertRows('third', every(3_600, 300, newest - 5_005), 'JO');
  await insertRows('other', [...every(3_600, 300, newest - 6_205), ...every(3_600, 300, newest - 7_405)], 'JO');
  await insertRows('apart', [5_000, 9_000_000], 'QA');
  // Some of these ids are taken: of 1,200 more than a thousand are left.
  await insertRows('common', [...every(3, 1_200, newest - 2), 8]);
  await sql`analyze`.execute(database.db);
});
afterAll(async () => {
  await database.close();
  await copy.drop();
});

/** So many ids, evenly apart, from one downwards. */
const every = (step: number, count: number, from: number): number[] =>
  Array.from({ length: count }, (_, index) => from - index * step);

/** The newest closes first, but in Lebanon. */
async function insertRows(word: string, ids: number[], country: string | null = null): Promise<void> {
  const secondsLeft = country === 'LB' ? sql`id` : sql`20000000 - id`;
  await database.db.transaction().execute(async (trx) => {
    await sql`alter table opportunities disable trigger user`.execute(trx);
    await sql`insert into opportunities (id, title_en, category, ags_category, country, opens_at, deadline_at, published_at, title_words, lead_vector, search_vector)
      overriding system value
      select id, ${word}, 'position', 'research', ${country}, ${now}::timestamptz - interval '1 day', ${now}::timestamptz + (${secondsLeft}) * interval '1 second',
        ${now}::timestamptz - (20000000 - id) * interval '1 second', ${word}, text_vector(${word}, 'A'), text_vector(${word}, 'A')
      from unnest(${ids}::bigint[]) as id on conflict (id) do nothing`.execute(trx);
    await sql`alter table opportunities enable trigger user`.execute(trx);
  });
}

const search = (q: string, page = 1, more: Partial<OpportunityListOptions> = {}): Promise<OpportunityList> =>
  listOpportunities(database.db, { q, openness: 'open', sort: 'newest', page, perPage: 100, now, ...more });
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

  test('finds every row within a filter that leaves few', async () => {
    const within = await search('within', 1, { country: ['QA'] });
    expect([within.total, within.isTotalCapped]).toEqual([700, false]);
    expect(idsOf(await search('within', 7, { country: ['QA'] })).at(-1)).toBe(newest - 5_003 - 699 * 1_200);
    expect(idsOf(await search('apart', 1, { country: ['QA'], sort: 'relevance' }))).toEqual([9_000_000, 5_000]);
    expect(await search('apart', 1, { country: ['QA'], cat: ['grant'] })).toMatchObject({ rows: [], total: 0 });
  });

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
