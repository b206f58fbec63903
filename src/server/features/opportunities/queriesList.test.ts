import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, type OpenDatabase } from '#server/db/connection.ts';
import { createTestDatabase, type TestDatabase } from '#tests/fixtures/testDatabase.ts';
import { countOpen, listClosingSoon, listRelated, nextDeadline } from './queries.ts';
import { countFacets } from './queriesFacets.ts';
import type { OpportunityFilters } from './queriesFilters.ts';
import { listOpportunities, type OpportunityListOptions } from './queriesList.ts';

const now = new Date('2026-03-01T12:00:00Z');
const rowCount = 900;

let copy: TestDatabase;
let database: OpenDatabase;
beforeAll(async () => {
  copy = await createTestDatabase();
  database = createDatabase({ connectionString: copy.connectionString });
  await fill();
});
afterAll(async () => {
  await database.close();
  await copy.drop();
});

/** Rows of every kind, by arithmetic rather than by chance; only the few of the filler beyond 900 are unlike them. */
async function fill(): Promise<void> {
  const { db } = database;
  await sql`insert into opportunity_categories (slug, position, name_en, name_ar) select slug, 1, slug, slug from unnest(array['position', 'grant', 'award']) slug`.execute(
    db,
  );
  await sql`insert into thematic_areas (id, slug, position, title_en, title_ar, description_en, description_ar)
    select n, 'area-' || n, n, 'Area', 'مجال', '', '' from generate_series(1, 4) n`.execute(db);
  await sql`insert into organizations (name_en, type) select 'Institute ' || n, 'university' from generate_series(1, 5) n`.execute(
    db,
  );
  await sql`insert into opportunities (title_en, title_ar, category, ags_category, is_program, organization_id, country, work_mode, opens_at, deadline_at, published_at, status)
    select 'Research post ' || n, case when n % 3 = 0 then 'وظيفة بحثية ' || n end, (array['position', 'grant', 'award'])[1 + n % 3],
      (array['education', 'research', 'innovation'])[1 + n / 3 % 3], n % 7 = 0, (array[1, 2, 3, 4, 5, null])[1 + n % 6], (array['QA', 'EG', 'MA', null])[1 + n / 5 % 4],
      (array['on_site', 'hybrid', 'remote', null])[1 + n / 2 % 4], ${now}::timestamptz + (n % 11 - 9) * interval '1 day',
      case when n % 13 > 0 then ${now}::timestamptz + ((n * 37) % 301 - 100) * interval '7 hours' end, ${now}::timestamptz - (n * 53 % 997) * interval '1 hour',
      case when n % 17 = 0 then 'draft' when n % 19 = 0 then 'closed' else 'published' end
    from generate_series(1, ${rowCount}::int) n`.execute(db);
  await sql`insert into opportunity_areas (opportunity_id, thematic_area_id) select id, 1 + id % 4 from opportunities union select id, 1 + id % 3 from opportunities where id % 2 = 0`.execute(
    db,
  );
}

/** The same list by the plainest SQL. */
async function plainList(options: OpportunityListOptions): Promise<number[]> {
  const { openness, sort } = options;
  const state = {
    open: sql`closes_at >= ${now} and opens_at <= ${now}`,
    closed: sql`closes_at < ${now}`,
    all: sql`true`,
  }[openness];
  const order =
    openness === 'closed'
      ? sql`closes_at desc, id desc`
      : sort === 'newest'
        ? sql`published_at desc, id desc`
        : sql`closes_at < ${now}, case when closes_at >= ${now} then closes_at end, closes_at desc, case when closes_at < ${now} then -id else id end`;
  const { rows } = await sql<{
    id: number;
  }>`select id from opportunities o where status in ('published', 'closed') and ${state} and ${plainFilter(options)} order by ${order}`.execute(
    database.db,
  );
  return rows.map((row) => row.id);
}

function plainFilter({ cat, partner, agsCat, isProgram, tas, country, mode }: OpportunityFilters) {
  return sql`(${cat ?? []}::text[] = '{}' or category = any(${cat ?? []}::text[])) and (${partner ?? []}::bigint[] = '{}' or organization_id = any(${partner ?? []}::bigint[]))
    and (${agsCat ?? null}::text is null or ags_category = ${agsCat ?? null}) and (${isProgram ?? null}::boolean is null or is_program = ${isProgram ?? null})
    and (${tas ?? []}::int[] = '{}' or exists (select from opportunity_areas a where a.opportunity_id = o.id and a.thematic_area_id = any(${tas ?? []}::int[])))
    and (${country ?? []}::text[] = '{}' or country::text = any(${country ?? []}::text[])) and (${mode ?? []}::text[] = '{}' or work_mode = any(${mode ?? []}::text[]))`;
}

const some = <T>(...values: T[]) =>
  fc.option(fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 }), { nil: undefined });
const anyFilters = fc.record({
  cat: some('position', 'grant', 'award', 'unknown'),
  partner: some(1, 2, 5, 99),
  agsCat: fc.option(fc.constantFrom('education' as const, 'research' as const, 'innovation' as const), {
    nil: undefined,
  }),
  isProgram: fc.option(fc.boolean(), { nil: undefined }),
  tas: some(1, 2, 3, 4, 99),
  country: some('QA', 'EG', 'MA', 'ZZ'),
  mode: some('remote', 'hybrid'),
  openness: fc.constantFrom('open' as const, 'closed' as const, 'all' as const),
});

describe('lists of opportunities', () => {
  test('have the rows, order and total of the plainest SQL, whatever the filters', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyFilters,
        fc.constantFrom('closing' as const, 'newest' as const),
        fc.integer({ min: 1, max: 4 }),
        async (filters, sort, page) => {
          const options = { ...filters, sort, page, perPage: 12, now };
          const all = await plainList(options);
          const list = await listOpportunities(database.db, options);
          expect(list.rows.map((row) => row.id)).toEqual(all.slice((page - 1) * 12, page * 12));
          expect([list.total, list.isTotalCapped]).toEqual([all.length, false]);
        },
      ),
      { numRuns: 60, seed: 11 },
    );
  });

  test('are the same with words that every row has, and by relevance hold the same rows', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyFilters,
        fc.constantFrom('closing' as const, 'newest' as const, 'relevance' as const),
        async (filters, sort) => {
          const options = { ...filters, sort, page: 1, perPage: 100, now };
          const all = await plainList({ ...options, sort: sort === 'relevance' ? 'closing' : sort });
          const list = await listOpportunities(database.db, { ...options, q: 'research' });
          expect(list.total).toBe(all.length);
          if (sort === 'relevance') expect(list.rows.every((row) => all.includes(row.id))).toBe(true);
          else expect(list.rows.map((row) => row.id)).toEqual(all.slice(0, 100));
        },
      ),
      { numRuns: 30, seed: 12 },
    );
  });

  test('offer options that leave as many rows as they say', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters, fc.constantFrom('', 'وظيفة'), async (filters, q) => {
        const options = { ...filters, q, sort: 'closing' as const, page: 1, perPage: 1, now };
        const facets = await countFacets(database.db, options);
        for (const { value, count, isCapped } of facets.country) {
          expect([count, isCapped]).toEqual([
            (await listOpportunities(database.db, { ...options, country: [value] })).total,
            false,
          ]);
        }
        for (const { value, count } of facets.tas)
          expect(count).toBe((await listOpportunities(database.db, { ...options, tas: [Number(value)] })).total);
        for (const { value, count } of facets.partner)
          expect(count).toBe((await listOpportunities(database.db, { ...options, partner: [Number(value)] })).total);
        for (const { value, count } of facets.cat)
          expect(count).toBe((await listOpportunities(database.db, { ...options, cat: [value] })).total);
      }),
      { numRuns: 6, seed: 13 },
    );
  });

  test('walk through every page without losing or doubling a row; past the end is empty', async () => {
    const options = { openness: 'all', sort: 'closing', perPage: 100, now } as const;
    const ids: number[] = [];
    for (let page = 1; page <= 9; page += 1)
      ids.push(...(await listOpportunities(database.db, { ...options, page })).rows.map((row) => row.id));
    expect(ids).toEqual(await plainList({ ...options, page: 1 }));
    for (const page of [10, 11, 12, 999_999_999])
      expect((await listOpportunities(database.db, { ...options, page })).rows).toEqual([]);
  });

  test('find areas by slug before ids, and nothing for a slug that no area has', async () => {
    const options = { openness: 'open', sort: 'closing', page: 1, perPage: 12, now } as const;
    expect((await listOpportunities(database.db, { ...options, taSlug: 'area-2', tas: [1] })).total).toBe(
      (await plainList({ ...options, tas: [2] })).length,
    );
    expect((await listOpportunities(database.db, { ...options, taSlug: 'unknown', tas: [1] })).total).toBe(0);
  });
});

describe('what the clock decides', () => {
  test('the next change of a list is the next deadline or opening', async () => {
    const { rows } = await sql<{ at: Date }>`select min(at) as at from (
      select closes_at as at from opportunities where is_listed and closes_at >= ${now} union all select opens_at from opportunities where is_listed and opens_at > ${now}
    ) as instants`.execute(database.db);
    expect(await nextDeadline(database.db, now)).toEqual(rows[0]?.at);
    expect(await nextDeadline(database.db, new Date('2999-01-01'))).toBeNull();
  });

  test('open ones are counted, and their countries', async () => {
    const open = await plainList({ openness: 'open', sort: 'closing', page: 1, perPage: 1, now });
    expect(await countOpen(database.db, now)).toEqual({ open: open.length, isOpenCapped: false, countries: 3 });
  });

  test('what closes soon has a deadline; what is related is open, shares something and is not itself', async () => {
    const soon = await listClosingSoon(database.db, 6, now);
    expect(soon).toHaveLength(6);
    expect(soon.every((row) => row.deadline_at !== null && row.deadline_at >= now && row.opens_at <= now)).toBe(true);
    const related = await listRelated(database.db, 10, 6, now);
    const [self] = (
      await sql<{
        category: string;
        ags_category: string;
      }>`select category, ags_category from opportunities where id = 10`.execute(database.db)
    ).rows;
    expect(related).toHaveLength(6);
    expect(
      related.every(
        (row) => row.id !== 10 && row.category === self?.category && row.ags_category === self.ags_category,
      ),
    ).toBe(true);
    expect(await listRelated(database.db, 999_999, 6, now)).toEqual([]);
  });
});
