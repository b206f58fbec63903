import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { createDatabase } from '#server/db/connection.ts';
import type { OpenDatabase } from '#server/db/connection.ts';
import { loadReferenceContent } from '#server/db/loadReference.ts';
import { countStatements } from '#tests/fixtures/countStatements.ts';
import { createTestDatabase } from '#tests/fixtures/testDatabase.ts';
import type { TestDatabase } from '#tests/fixtures/testDatabase.ts';
import { applyImport } from './applyImport.ts';
import { readImportFile } from './detectImport.ts';
import { planImport } from './planImport.ts';
import { reportImport } from './reportImport.ts';

const caseFile = (name: string) => readFileSync(path.resolve(import.meta.dirname, '../../../tests/cases', name));
let server: TestDatabase;
let database: OpenDatabase;

beforeEach(async () => {
  server = await createTestDatabase();
  database = createDatabase({ connectionString: server.connectionString, maxConnections: 3 });
  await loadReferenceContent(database.db);
});
afterEach(async () => {
  await database.close();
  await server.drop();
});

const plan = (bytes: Uint8Array | string) =>
  planImport(database.db, readImportFile(Buffer.from(bytes), { timeZone: 'Asia/Qatar' }));
const apply = async (bytes: Uint8Array | string) => applyImport(database.db, await plan(bytes));
const query = async (sql: string): Promise<Record<string, unknown>[]> => (await database.pool.query(sql)).rows;
/** Every row of what an import writes, so that two states can be compared. */
const snapshot = () =>
  Promise.all(
    ['organizations', 'organization_areas', 'opportunities', 'opportunity_areas'].map((table) =>
      query(`select * from ${table} order by 1, 2`),
    ),
  );

const csv =
  'key,title,organization,country,areas\n1,Chair of Ecology,Oasis University,JO,sustainability\n2,أستاذ الأدب,جامعة الواحة,JO,\n3,Lab manager,OASIS  UNIVERSITY,JO,"sustainability, precision-health"\n';
const files: Record<string, Uint8Array | string> = {
  'job postings': caseFile('jobs.json'),
  universities: caseFile('universities_arab_region.json'),
  CSV: csv,
};

describe('an import', () => {
  test('case OPP-01: brings real postings in, with the organization that they name', async () => {
    expect(await apply(caseFile('jobs.json'))).toEqual({ inserted: 2, updated: 0, problems: [] });
    const rows =
      await query(`select title_en, deadline_at, closes_at = 'infinity' as is_open_ended, o.status, name_en, o.source
      from opportunities o left join organizations on organizations.id = organization_id order by o.id`);
    expect(rows).toEqual([
      {
        title_en: 'Software Engineer',
        deadline_at: null,
        is_open_ended: true,
        status: 'published',
        name_en: 'Example Institute',
        source: 'jobposting',
      },
      {
        title_en: 'Telecommute from anywhere in USA!',
        deadline_at: null,
        is_open_ended: true,
        status: 'published',
        name_en: null,
        source: 'jobposting',
      },
    ]);
  });

  test('case UNI-01: brings all 66 institutions in', async () => {
    expect(await apply(caseFile('universities_arab_region.json'))).toMatchObject({ inserted: 66, problems: [] });
    expect(
      await query(`select name_en from organizations where name_en like '%&%' or name_en like '%''%' order by name_en`),
    ).toEqual([
      { name_en: "Centre Universitaire d'Oum El Bouaghi" },
      { name_en: 'Oman College Of Management & Technology' },
      { name_en: "Université M'hamed Bouguerra de Boumerdes" },
    ]);
  });

  test.for(Object.keys(files))('of %s changes nothing the second time', async (name) => {
    const file = () => files[name] ?? '';
    await apply(file());
    const before = await snapshot();
    expect(await apply(file())).toEqual({ inserted: 0, updated: 0, problems: [] });
    expect(await snapshot()).toEqual(before);
  });

  test('writes nothing as a dry run', async () => {
    const before = await snapshot();
    const planned = await plan(csv);
    expect(planned.rows.map(({ action }) => action)).toEqual(['new', 'new', 'new']);
    expect(await snapshot()).toEqual(before);
  });

  test('names a city that is known in both languages, and any other as the file does', async () => {
    await apply('name,city,country\nFirst House,Doha,QA\nSecond House,الدوحة,QA\nThird House,Umm Salal,QA\n');
    expect(await query('select city_en, city_ar from organizations order by name_en')).toEqual([
      { city_en: 'Doha', city_ar: 'الدوحة' },
      { city_en: 'Doha', city_ar: 'الدوحة' },
      { city_en: 'Umm Salal', city_ar: null },
    ]);
  });

  test('finds an organization by its name however it is spelled, and makes it once', async () => {
    await apply(csv);
    expect(await query('select name_en, name_ar, type, country from organizations order by id')).toEqual([
      { name_en: 'Oasis University', name_ar: null, type: 'university', country: 'JO' },
      { name_en: null, name_ar: 'جامعة الواحة', type: 'university', country: 'JO' },
    ]);
    expect(await query('select count(distinct organization_id) as n from opportunities')).toEqual([{ n: 2 }]);
  });

  test('updates what changed and leaves the rest, with its place and its address', async () => {
    await apply(csv);
    const [before] = await query(`select id, published_at from opportunities where source_key = '1'`);
    const changed = csv
      .replace('Chair of Ecology', 'Chair of Desert Ecology')
      .replace(',JO,sustainability\n', ',JO,social-progress\n');
    expect((await plan(changed)).rows.map(({ action }) => action)).toEqual(['changed', 'same', 'same']);
    expect(await apply(changed)).toEqual({ inserted: 0, updated: 1, problems: [] });
    expect(
      await query(`select o.id, o.published_at, o.title_en, t.slug from opportunities o join opportunity_areas on opportunity_id = o.id
      join thematic_areas t on t.id = thematic_area_id where source_key = '1'`),
    ).toEqual([{ ...before, title_en: 'Chair of Desert Ecology', slug: 'social-progress' }]);
  });

  test('of an institution that stands under another source leaves it as it is', async () => {
    await apply(caseFile('universities_arab_region.json'));
    const file = 'name,country\nKing Saud University,SA\nKing Saud University,QA\nNew University,SA\n';
    expect((await plan(file)).rows.map(({ action }) => action)).toEqual(['known', 'new', 'new']);
    await apply(file);
    expect((await plan(file)).rows.map(({ action }) => action)).toEqual(['known', 'same', 'same']);
  });

  test('keeps the good rows around one that the database refuses, and nothing of that one', async () => {
    await database.pool.query(`alter table opportunities add constraint no_managers check (title_en <> 'Lab manager')`);
    const file = `${csv.replace('OASIS  UNIVERSITY', 'Unheard-of Institute')}4,Librarian,Oasis University,JO,\n`;
    const applied = await apply(file);
    expect(applied).toMatchObject({ inserted: 3, problems: [{ line: 4, message: 'import.error.database' }] });
    expect(await query('select source_key from opportunities order by source_key')).toEqual([
      { source_key: '1' },
      { source_key: '2' },
      { source_key: '4' },
    ]);
    expect(await query(`select count(*) as n from organizations where name_en like 'Unheard%'`)).toEqual([{ n: 0 }]);
    await database.pool.query('alter table opportunities drop constraint no_managers');
    expect(await apply(file)).toEqual({ inserted: 1, updated: 0, problems: [] });
  });

  test('does not undo an edit of staff unless the file changed', async () => {
    await apply(csv);
    await database.pool.query(`update opportunities set title_en = 'Edited' where source_key = '1'`);
    await apply(csv);
    expect(await query(`select title_en from opportunities where source_key = '1'`)).toEqual([{ title_en: 'Edited' }]);
  });

  test(
    'of ten thousand rows writes them together, and knows them all the second time',
    { timeout: 120_000 },
    async () => {
      const lines = Array.from(
        { length: 10_000 },
        (_, index) =>
          `${index},Researcher ${index},Institute ${index % 40},QA,28/02/2027,"Work on ""topic"" ${index}, all year"`,
      );
      const file = `key,title,organization,country,deadline,description\n${lines.join('\n')}\n`;
      const { db, count } = countStatements(database.db);
      const run = async () =>
        applyImport(db, await planImport(db, readImportFile(Buffer.from(file), { timeZone: 'Asia/Qatar' })));
      expect(await run()).toMatchObject({ inserted: 10_000, problems: [] });
      // Far fewer statements than rows: they go in together.
      expect(count()).toBeLessThan(400);
      expect(await run()).toMatchObject({ inserted: 0, updated: 0 });
      expect(await query('select count(*) as n from organizations')).toEqual([{ n: 40 }]);
    },
  );
});

describe('its report', () => {
  test('names each row of a dry run and each error by line, in both languages', async () => {
    const planned = await plan(`${csv}4,,Oasis University,Atlantis,\n`);
    expect(reportImport('jobs.csv', planned, null, translatorFor('en'))).toEqual([
      'jobs.csv: opportunities (CSV)',
      '  line 2  new  Chair of Ecology',
      '  line 3  new  أستاذ الأدب',
      '  line 4  new  Lab manager',
      '  line 5  refused  title:  It is missing.',
      '  line 5  refused  country:  “Atlantis” is not a country.',
      '3 new, 0 changed, 0 unchanged, 0 known from elsewhere, 1 refused.',
      'This was a dry run: nothing was written.',
    ]);
    const steering = await plan('title,country\nChair,\u001B[2J\u202EQatar\n');
    expect(reportImport('jobs.csv', steering, null, translatorFor('en'))).toContain(
      '  line 2  refused  country:  “\uFFFD[2JQatar” is not a country.',
    );
    const oneLine = await plan(
      '[{"@type":"JobPosting"},{"@type":"JobPosting","totalJobOpenings":"two"},{"@type":"JobPosting","title":"Chair"},7]',
    );
    expect(reportImport('jobs.json', oneLine, null, translatorFor('en'))).toContain(
      '1 new, 0 changed, 0 unchanged, 0 known from elsewhere, 3 refused.',
    );
    const arabic = reportImport('jobs.csv', planned, null, translatorFor('ar'));
    expect(arabic).toContain('  السطر 5  مرفوض  country:  «Atlantis» ليس اسم بلد.');
    expect(arabic).toContain('جديد: 3، متغيّر: 0، كما هو: 0، معروف من مصدر آخر: 0، مرفوض: 1.');
  });
});
