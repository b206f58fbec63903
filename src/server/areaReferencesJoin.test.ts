import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/fixtures/testDatabase.ts';
import { areaReferencesJoin } from './areaReferencesJoin.ts';
import { createDatabase, type OpenDatabase } from './db/connection.ts';

let copy: TestDatabase;
let database: OpenDatabase;

beforeAll(async () => {
  copy = await createTestDatabase();
  database = createDatabase({ connectionString: copy.connectionString, maxConnections: 1 });
  await sql`insert into thematic_areas (id, slug, position, title_en, title_ar, description_en, description_ar)
    values (1, 'water', 3, 'Water', 'الماء', '', ''), (2, 'soil', 1, 'Soil', 'التربة', '', ''), (3, 'air', 2, 'Air', 'الهواء', '', '')`.execute(
    database.db,
  );
});
afterAll(async () => {
  await database.close();
  await copy.drop();
});

async function areas() {
  const { rows } = await sql<{ thematic_areas: { title_en: string }[] }>`
    select areas.thematic_areas from (values (1, '{1,2,3}'::smallint[]), (2, '{}'), (3, '{3,1,99}'), (4, null)) o (n, area_ids)
    ${areaReferencesJoin('o.area_ids')} order by o.n`.execute(database.db);
  return rows.map((row) => row.thematic_areas);
}

test('each row names its areas in their fixed order, as they are called at this moment', async () => {
  const [water, soil, air] = [
    { id: 1, slug: 'water', title_en: 'Water', title_ar: 'الماء' },
    { id: 2, slug: 'soil', title_en: 'Soil', title_ar: 'التربة' },
    { id: 3, slug: 'air', title_en: 'Air', title_ar: 'الهواء' },
  ];
  expect(await areas()).toEqual([[soil, air, water], [], [air, water], []]);
  await sql`update thematic_areas set title_en = 'Sea', position = 0 where id = 1`.execute(database.db);
  const sea = { ...water, title_en: 'Sea' };
  expect(await areas()).toEqual([[sea, soil, air], [], [sea, air], []]);
});
