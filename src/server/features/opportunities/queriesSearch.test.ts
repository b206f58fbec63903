import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, type OpenDatabase } from '#server/db/connection.ts';
import { listMembers } from '#server/features/members/queriesList.ts';
import { listOrganizations } from '#server/features/organizations/queriesList.ts';
import arabicSearch from '#tests/cases/arabic_search.json' with { type: 'json' };
import universities from '#tests/cases/universities_arab_region.json' with { type: 'json' };
import { createTestDatabase, type TestDatabase } from '#tests/fixtures/testDatabase.ts';
import { countFacets } from './queriesFacets.ts';
import { listOpportunities, type OpportunityList } from './queriesList.ts';

const now = new Date();
let copy: TestDatabase;
let database: OpenDatabase;
beforeAll(async () => {
  copy = await createTestDatabase();
  database = createDatabase({ connectionString: copy.connectionString });
  await sql`insert into opportunity_categories (slug, position, name_en, name_ar) values ('position', 1, 'Position', 'وظيفة')`.execute(
    database.db,
  );
});
afterAll(async () => {
  await database.close();
  await copy.drop();
});

const search = (
  q: string,
  more: { sort?: 'relevance' | 'closing' | 'newest'; openness?: 'open' | 'closed' | 'all' } = {},
): Promise<OpportunityList> =>
  listOpportunities(database.db, { q, openness: 'all', sort: 'relevance', page: 1, perPage: 100, now, ...more });
const titles = async (q: string) => (await search(q)).rows.map((row) => row.title_en ?? row.title_ar);

interface Row {
  title_en?: string;
  title_ar?: string;
  summary_en?: string;
  organization?: number;
  daysLeft?: number;
}

async function insertOpportunities(rows: Row[]): Promise<void> {
  for (const row of rows) {
    await sql`insert into opportunities (title_en, title_ar, summary_en, organization_id, category, ags_category, opens_at, deadline_at)
      values (${row.title_en ?? null}, ${row.title_ar ?? null}, ${row.summary_en ?? null}, ${row.organization ?? null}, 'position', 'research',
        ${now}::timestamptz - interval '1 day', ${now}::timestamptz + ${row.daysLeft ?? null}::int * interval '1 day')`.execute(
      database.db,
    );
  }
}

describe('the example searches', () => {
  const corpus = arabicSearch.corpus as [string, string][];
  const idOf = new Map(corpus.map(([id, title]) => [title, id]));
  beforeAll(() =>
    insertOpportunities(corpus.map(([, title]) => (/[ء-ي]/.test(title) ? { title_ar: title } : { title_en: title }))),
  );

  test.each(arabicSearch.queries)('SRC-01, SRC-04 «$q» finds $must_contain', async ({ q, must_contain }) => {
    const list = await search(q);
    const found = list.isApproximate ? [] : list.rows.map((row) => idOf.get(row.title_en ?? row.title_ar ?? ''));
    if (['%', '_', '\\', '"', '100%', 'data_science'].includes(q)) expect(found).toEqual(must_contain);
    else expect(found).toEqual(expect.arrayContaining(must_contain));
    expect(list.rows.length, 'approximate').toBe(found.length);
  });

  test('SRC-01 a word finds itself in whatever form it was typed', async () => {
    for (const [a = '', b = ''] of arabicSearch.pairs_equal_after_normalisation) {
      await insertOpportunities([{ title_ar: `عنوان ${a}` }]);
      expect(await titles(b)).toContain(`عنوان ${a}`);
      expect(await titles(b.normalize('NFD'))).toContain(`عنوان ${a}`);
    }
  });
});

describe('the order of relevance', () => {
  test('is the phrase as typed, its words, folded words, stems, words that begin so, and last the text', async () => {
    const rows: Row[] = [
      { title_en: 'Office hours', summary_en: 'Résumé writing for candidates' },
      { title_en: 'Resumes and interviews' },
      { title_en: 'The resume workshop, writing included' },
      { title_en: 'Writing a résumé' },
      { title_en: 'Résumé writing clinic' },
    ];
    await insertOpportunities(rows);
    expect(await titles('résumé writing')).toEqual([
      'Résumé writing clinic',
      'Writing a résumé',
      'The resume workshop, writing included',
      'Office hours',
    ]);
    expect((await titles('resume'))[0]).toBe('The resume workshop, writing included');
    expect((await titles('resume')).slice(-2)).toEqual(['Resumes and interviews', 'Office hours']);
  });

  test('puts Arabic as typed above folded, and a joined article below both', async () => {
    await insertOpportunities([{ title_ar: 'ورشة للأرشفة' }, { title_ar: 'ورشة ارشفة' }, { title_ar: 'ورشة أرشفة' }]);
    expect(await titles('أرشفة')).toEqual(['ورشة أرشفة', 'ورشة ارشفة', 'ورشة للأرشفة']);
  });

  test('puts what closes first above among equals', async () => {
    await insertOpportunities([
      { title_en: 'Glaciology late', daysLeft: 30 },
      { title_en: 'Glaciology never' },
      { title_en: 'Glaciology soon', daysLeft: 2 },
    ]);
    expect(await titles('glaciology')).toEqual(['Glaciology soon', 'Glaciology late', 'Glaciology never']);
  });
});

describe('a search', () => {
  test('offers what is spelled alike only when nothing has the words, and says so', async () => {
    await insertOpportunities([{ title_en: 'Oceanography cruise' }, { title_ar: 'رحلة لعلوم المحيطات' }]);
    const exact = await search('oceanography');
    expect([exact.isApproximate, exact.rows.length]).toEqual([false, 1]);
    const alike = await search('ocaenography');
    expect([alike.isApproximate, alike.rows[0]?.title_en]).toEqual([true, 'Oceanography cruise']);
    expect((await search('المحيطاط')).isApproximate).toBe(true);
    expect(await search('zzzzqqq')).toMatchObject({ rows: [], total: 0, isApproximate: false });
  });

  test('finds an opportunity by its organization and follows when that is renamed', async () => {
    const { rows } = await sql<{
      id: number;
    }>`insert into organizations (name_en, type) values ('Zubara Institute', 'university') returning id`.execute(
      database.db,
    );
    const organization = rows[0]?.id ?? 0;
    await insertOpportunities([{ title_en: 'Curator of maps', organization }]);
    expect(await titles('zubara')).toEqual(['Curator of maps']);
    expect(await titles('الزبارة')).toEqual(['Curator of maps']);
    await sql`update organizations set name_en = 'Umm Salal Institute' where id = ${organization}`.execute(database.db);
    expect((await search('zubara')).rows).toEqual([]);
    expect(await titles('salal')).toEqual(['Curator of maps']);
  });

  test('reads rich text without its tags and entities', async () => {
    await sql`insert into opportunities (title_en, description_en, category, ags_category) values ('Plain', '<h2>Duties</h2><p>Calligraphy &amp; <strong>papyro</strong>logy</p>', 'position', 'research')`.execute(
      database.db,
    );
    expect(await titles('calligraphy')).toEqual(['Plain']);
    expect((await search('strong')).rows).toEqual([]);
  });

  test('SRC-04 takes any text without an error', async () => {
    const hostile = [
      '\0',
      'a\0b',
      '\uD800',
      'x\uDC00y',
      "'",
      "''); drop table members; --",
      '!',
      '!!!',
      '&',
      '|',
      ':*',
      'a:*',
      '(',
      ')',
      '<->',
      'a <-> b',
      '!a & b |',
      '*',
      '\\',
      '\\\\',
      '"',
      '%_%',
      '\u202E',
      '\uFEFF',
      'ا'.repeat(10_000),
      'a '.repeat(10_000),
      '%'.repeat(10_000),
      "'".repeat(500),
      '👨‍👩‍👧',
      '١٢٣',
      '\u0640\u0640',
      '/*',
      '*/',
      '$1',
      '{}',
      '[]',
      'ـ',
      '. . .',
      '-',
      '--',
      'and',
      'في',
      'the',
      'null',
      'İ',
      'ß',
      ' '.repeat(50),
    ];
    for (const q of hostile) {
      for (const sort of ['relevance', 'closing', 'newest'] as const) await search(q, { sort, openness: 'open' });
      await countFacets(database.db, { q, openness: 'open', now });
      await listOrganizations(database.db, { q, sort: 'relevance', page: 1, perPage: 12, now });
      await listMembers(database.db, { q, sort: 'relevance', page: 1, perPage: 12 });
    }
  });
});

describe('organizations and members', () => {
  beforeAll(async () => {
    await sql`insert into organizations (name_en, country, type, source, source_key)
      select row ->> 'name', row ->> 'alpha_two_code', 'university', 'test', n from jsonb_array_elements(${JSON.stringify(universities.rows)}::jsonb) with ordinality as given(row, n)`.execute(
      database.db,
    );
    await sql`insert into members (full_name, organization_id) select 'Member of ' || left(name_en, 20), id from organizations where source = 'test'`.execute(
      database.db,
    );
  });

  test('UNI-01 every institution is found by part of its name without case or marks, and so are its members', async () => {
    for (const { name } of universities.rows) {
      const words = name
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word.length > 3);
      const q = (words.at(-1) ?? name).toUpperCase();
      const page = { q, sort: 'relevance', page: 1, perPage: 100 } as const;
      const found = await listOrganizations(database.db, { ...page, now });
      expect(
        found.rows.map((row) => row.name_en),
        q,
      ).toContain(name);
      const members = await listMembers(database.db, page);
      expect(
        members.rows.map((row) => row.organization_name_en),
        q,
      ).toContain(name);
    }
  });

  test('are listed by name in the order of the language, أ with ا', async () => {
    await sql`insert into organizations (name_ar, type, country) values ('باب', 'other', 'JO'), ('أثر', 'other', 'JO'), ('ابن رشد', 'other', 'JO'), ('إشراق', 'other', 'JO'), ('تاج', 'other', 'JO')`.execute(
      database.db,
    );
    const list = await listOrganizations(database.db, {
      country: ['JO'],
      sort: 'name',
      language: 'ar',
      page: 1,
      perPage: 100,
      now,
    });
    expect(list.rows.filter((row) => row.name_ar).map((row) => row.name_ar)).toEqual([
      'ابن رشد',
      'أثر',
      'إشراق',
      'باب',
      'تاج',
    ]);
  });

  test('a name leaves the vocabulary with the last member who has it', async () => {
    await sql`insert into members (full_name) values ('Xanthippe Okonkwo'), ('Theodora Okonkwo')`.execute(database.db);
    const known = async () =>
      (
        await sql<{
          word: string;
        }>`select word from search_vocabulary where kind = 'member' and word = any ('{xanthippe,okonkwo,theodora}') order by word`.execute(
          database.db,
        )
      ).rows.map((row) => row.word);
    expect(await known()).toEqual(['okonkwo', 'theodora', 'xanthippe']);
    await sql`delete from members where full_name = 'Xanthippe Okonkwo'`.execute(database.db);
    expect(await known()).toEqual(['okonkwo', 'theodora']);
    await sql`update members set is_listed = false where full_name = 'Theodora Okonkwo'`.execute(database.db);
    expect(await known()).toEqual([]);
  });

  test('that are not public are never found', async () => {
    await sql`insert into organizations (name_en, type, status) values ('Hidden Quokka College', 'school', 'draft')`.execute(
      database.db,
    );
    await sql`insert into members (full_name, is_listed) values ('Quokka Hidden', false)`.execute(database.db);
    for (const q of ['quokka', 'quokk']) {
      expect((await listOrganizations(database.db, { q, sort: 'relevance', page: 1, perPage: 12, now })).total).toBe(0);
      expect((await listMembers(database.db, { q, sort: 'relevance', page: 1, perPage: 12 })).total).toBe(0);
    }
  });
});
