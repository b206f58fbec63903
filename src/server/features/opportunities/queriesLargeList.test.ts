import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, type OpenDatabase } from '#server/db/connection.ts';
import { createTestDatabase, type TestDatabase } from '#tests/fixtures/testDatabase.ts';
import { countFacets } from './queriesFacets.ts';
import { listOpportunities, type OpportunityListOptions } from './queriesList.ts';

const now = new Date('2026-03-01T12:00:00Z');
const rowCount = 5000;

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

/** More open rows than a walk reads, oldest closing first; among the last to close, three that are unlike the others. */
async function fill(): Promise<void> {
  const { db } = database;
  await sql`insert into opportunity_categories (slug, position, name_en, name_ar) values ('position', 1, 'Position', 'وظيفة'), ('grant', 2, 'Grant', 'منحة')`.execute(
    db,
  );
  await sql`insert into thematic_areas (id, slug, position, title_en, title_ar, description_en, description_ar) select n, 'area-' || n, n, '', '', '', '' from generate_series(1, 2) n`.execute(
    db,
  );
  await db.transaction().execute(async (trx) => {
    // Rows by the thousand bring what the triggers would compute.
    await sql`alter table opportunities disable trigger user`.execute(trx);
    await sql`alter table opportunity_areas disable trigger user`.execute(trx);
    await sql`insert into opportunities (title_en, category, ags_category, country, work_mode, is_program, area_ids, opens_at, deadline_at, published_at, title_words, lead_vector, search_vector)
      select 'Research ' || n, 'position', 'research', 'EG', 'on_site', false, '{1}', ${now}::timestamptz - interval '1 day', ${now}::timestamptz + n * interval '1 minute',
        ${now}::timestamptz - (${rowCount} - n) * interval '1 minute', ' research ' || n || ' ', 'research:1A', 'research:1A'
      from generate_series(1, ${rowCount}::int) n`.execute(trx);
    await sql`update opportunities set work_mode = 'remote', category = 'grant', area_ids = '{2}', search_vector = 'research:1A seldom:2A' where id in (4980, 4990, 4995)`.execute(
      trx,
    );
    await sql`insert into opportunity_areas (opportunity_id, thematic_area_id, is_listed, ags_category, published_at, opens_at, closes_at)
      select id, area_ids[1], is_listed, ags_category, published_at, opens_at, closes_at from opportunities`.execute(
      trx,
    );
    await sql`alter table opportunities enable trigger user`.execute(trx);
    await sql`alter table opportunity_areas enable trigger user`.execute(trx);
  });
  await sql`analyze`.execute(db);
}

const list = (more: Partial<OpportunityListOptions>) =>
  listOpportunities(database.db, { openness: 'open', sort: 'closing', page: 1, perPage: 12, now, ...more });
const idsOf = async (more: Partial<OpportunityListOptions>) => (await list(more)).rows.map((row) => row.id);

describe('a list longer than a walk', () => {
  test('says that there are more than a thousand, and ends there', async () => {
    expect(await list({})).toMatchObject({ total: 1000, isTotalCapped: true });
    expect(await idsOf({ page: 84 })).toEqual([997, 998, 999, 1000]);
    expect(await idsOf({ page: 85 })).toEqual([]);
  });

  test('finds the few rows that lie beyond the walk, in order and with their exact number', async () => {
    for (const sort of ['closing', 'newest'] as const) {
      const rare = await list({ mode: ['remote'], sort });
      expect([rare.rows.map((row) => row.id), rare.total, rare.isTotalCapped]).toEqual([
        sort === 'closing' ? [4980, 4990, 4995] : [4995, 4990, 4980],
        3,
        false,
      ]);
    }
    expect(
      await list({ mode: ['remote'], cat: ['grant', 'position'], country: ['EG', 'QA'], tas: [1, 2] }),
    ).toMatchObject({ total: 3, isTotalCapped: false });
    expect(await list({ isProgram: true })).toMatchObject({ rows: [], total: 0, isTotalCapped: false });
  });

  test('of one area is read from its links', async () => {
    expect(await list({ taSlug: 'area-1', agsCat: 'research' })).toMatchObject({ total: 1000, isTotalCapped: true });
    expect(await idsOf({ tas: [2] })).toEqual([4980, 4990, 4995]);
    expect(await idsOf({ taSlug: 'area-2', agsCat: 'research', sort: 'newest' })).toEqual([4995, 4990, 4980]);
    expect(await idsOf({ tas: [2], agsCat: 'education' })).toEqual([]);
  });

  test('by deadline begins with what closes first, also for a word that thousands have', async () => {
    const common = await list({ q: 'research' });
    expect([common.rows.map((row) => row.id), common.isTotalCapped]).toEqual([
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      true,
    ]);
    expect(await idsOf({ q: 'research', sort: 'newest' })).toEqual([
      5000, 4999, 4998, 4997, 4996, 4995, 4994, 4993, 4992, 4991, 4990, 4989,
    ]);
    expect(await list({ q: 'seldom' })).toMatchObject({ total: 3, isTotalCapped: false });
  });

  test('offers options with "at least" where it was cut', async () => {
    const facets = await countFacets(database.db, { openness: 'open', now });
    expect(facets.country).toEqual([{ value: 'EG', count: 1001, isCapped: true }]);
    expect((await countFacets(database.db, { openness: 'open', now, tas: [2] })).mode).toEqual([
      { value: 'remote', count: 3, isCapped: false },
    ]);
  });

  test('offers what is chosen among the options, also where sixty others leave more', async () => {
    await sql`with made as (insert into organizations (name_en, type) select 'Institute ' || n, 'university' from generate_series(1, 71) n returning id),
      placed as (select id, row_number() over (order by id) as place from made)
      update opportunities o set organization_id = placed.id from placed where o.id between 101 and 241 and placed.place = 1 + (o.id - 101) / 2`.execute(
      database.db,
    );
    const { rows } = await sql<{ last: number }>`select max(id) as last from organizations`.execute(database.db);
    const last = rows[0]?.last ?? 0;
    const optionsOf = async (partner: number[]) =>
      (await countFacets(database.db, { openness: 'open', now, partner })).partner.map(({ value, count }) => [
        value,
        count,
      ]);
    const most = Array.from({ length: 60 }, (_, index) => [String(last - 70 + index), 2]);
    expect(await optionsOf([])).toEqual(most);
    expect(await optionsOf([last])).toEqual([...most.slice(0, 59), [String(last), 1]]);
    await sql`update opportunities set organization_id = null where organization_id is not null`.execute(database.db);
  });

  test('follows a link and a deadline that change', async () => {
    await sql`update opportunities set deadline_at = ${now}::timestamptz + interval '10 seconds' where id = 4990`.execute(
      database.db,
    );
    expect(await idsOf({ tas: [2] })).toEqual([4990, 4980, 4995]);
    await sql`insert into opportunity_areas (opportunity_id, thematic_area_id) values (77, 2)`.execute(database.db);
    await sql`delete from opportunity_areas where opportunity_id = 4980`.execute(database.db);
    await sql`update opportunity_areas set thematic_area_id = 1 where opportunity_id = 4995`.execute(database.db);
    expect(await idsOf({ tas: [2] })).toEqual([4990, 77]);
    expect(await idsOf({ tas: [2], country: ['EG'] })).toEqual([4990, 77]);
    await sql`update opportunities set status = 'paused' where id = 77`.execute(database.db);
    expect(await idsOf({ tas: [2] })).toEqual([4990]);
  });
});
