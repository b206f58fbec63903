import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection, OpenDatabase } from '#server/db/connection.ts';
import { createDatabase } from '#server/db/connection.ts';
import { listMembers } from '#server/features/members/queriesList.ts';
import { listOpportunities } from '#server/features/opportunities/queriesList.ts';
import { listOrganizations } from '#server/features/organizations/queriesList.ts';
import { createTestDatabase, type TestDatabase } from '#tests/fixtures/testDatabase.ts';
import pairList from '#tests/search/pairs.json' with { type: 'json' };
import { searchRules } from '#tests/search/searchRules.ts';

interface Pair {
  id: string;
  kind?: string;
  query: string;
  title: string;
  found: boolean;
  needs?: string;
}
const pairs: Pair[] = pairList;
const now = new Date();

let test_: TestDatabase;
let database: OpenDatabase;
beforeAll(async () => {
  test_ = await createTestDatabase();
  database = createDatabase({ connectionString: test_.connectionString });
  await fill(database.db);
});
afterAll(async () => {
  await database.close();
  await test_.drop();
});

/** Every title of the list once, in the language of its letters. */
async function fill(db: Connection): Promise<void> {
  await sql`insert into opportunity_categories (slug, position, name_en, name_ar) values ('position', 1, 'Position', 'وظيفة')`.execute(
    db,
  );
  const titles = (kind: string) => [
    ...new Set(pairs.filter((pair) => (pair.kind ?? 'opportunity') === kind).map((pair) => pair.title)),
  ];
  await sql`insert into opportunities (title_en, title_ar, category, ags_category, opens_at)
    select case when title !~ '[ء-ي]' then title end, case when title ~ '[ء-ي]' then title end, 'position', 'research', ${now}::timestamptz - interval '1 day'
    from unnest(${titles('opportunity')}::text[]) as title`.execute(db);
  await sql`insert into members (full_name) select unnest(${titles('member')}::text[])`.execute(db);
  await sql`insert into organizations (name_en, type) select unnest(${titles('organization')}::text[]), 'university'`.execute(
    db,
  );
}

/** Titles found exactly, without the help of alike words. */
async function titlesFor(db: Connection, kind: string | undefined, query: string): Promise<(string | null)[]> {
  if (kind === 'fold') {
    const { rows } = await sql<{
      title: string;
    }>`select title from unnest(${pairs.map((pair) => pair.title)}::text[]) as title where fold_text(title) = fold_text(${query})`.execute(
      db,
    );
    return rows.map((row) => row.title);
  }
  const page = { sort: 'relevance', page: 1, perPage: 100 } as const;
  if (kind === 'member') {
    const { rows, isApproximate } = await listMembers(db, { ...page, q: query });
    return isApproximate ? [] : rows.map((row) => row.full_name);
  }
  if (kind === 'organization') {
    const { rows, isApproximate } = await listOrganizations(db, { ...page, q: query, now });
    return isApproximate ? [] : rows.map((row) => row.name_en);
  }
  const { rows, isApproximate } = await listOpportunities(db, { ...page, q: query, openness: 'open', now });
  return isApproximate ? [] : rows.map((row) => row.title_en ?? row.title_ar);
}

const holds = async (db: Connection, pair: Pair) =>
  (await titlesFor(db, pair.kind, pair.query)).includes(pair.title) === pair.found;

describe('search finds by the committed pairs', () => {
  test('the list is long enough and names no rule that does not exist', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(80);
    expect(new Set(pairs.map((pair) => pair.id)).size).toBe(pairs.length);
    const names = new Set(searchRules.map((rule) => rule.name));
    expect(pairs.flatMap((pair) => pair.needs ?? []).filter((name) => !names.has(name))).toEqual([]);
  });

  test.each(pairs)('$id «$query» and “$title”: $found', async (pair) => {
    expect((await titlesFor(database.db, pair.kind, pair.query)).includes(pair.title)).toBe(pair.found);
  });
});

describe('every rule of the folding is needed', () => {
  test.each(searchRules)('without $name a pair fails', async (rule) => {
    const broken: string[] = [];
    const needing = pairs.filter((pair) => pair.needs === rule.name);
    await expect(
      database.db.transaction().execute(async (trx) => {
        for (const edit of rule.edits ?? []) {
          const { rows } = await sql<{
            text: string;
          }>`select pg_get_functiondef(${edit.function}::regproc) as text`.execute(trx);
          const text = rows[0]?.text ?? '';
          expect(text, `${edit.find} in ${edit.function}`).toContain(edit.find);
          await sql.raw(text.replace(edit.find, () => edit.replace)).execute(trx);
        }
        if (rule.statement) await sql.raw(rule.statement).execute(trx);
        // What is compared by its folding alone asks for no row.
        if (needing.some((pair) => pair.kind !== 'fold')) {
          await sql`delete from search_vocabulary`.execute(trx);
          await sql`update opportunities set title_en = title_en`.execute(trx);
          await sql`update members set full_name = full_name`.execute(trx);
          await sql`update organizations set name_en = name_en`.execute(trx);
        }
        for (const pair of needing) if (!(await holds(trx, pair))) broken.push(pair.id);
        throw new Error('undo');
      }),
    ).rejects.toThrow('undo');
    expect(broken).not.toEqual([]);
  });
});
