import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#i18n/language.ts';
import type { Connection } from '#server/db/connection.ts';
import type { Search } from './prepareSearch.ts';
import { askedSql, rankSql } from './searchSql.ts';

/*
 * Lists of organizations and of members: tables of thousands, where PostgreSQL's own choice of index is good. Like the
 * lists of opportunities they look at 1,001 rows at most.
 */
const maxListed = 1001;

export type DirectorySort = 'name' | 'newest' | 'relevance';

export interface DirectoryOptions {
  /** Decides which name a list by name sorts by. */
  language?: Language;
  /** `relevance` is a search's order; without words it is `newest`. */
  sort: DirectorySort;
  page: number;
  perPage: number;
}

export interface DirectoryQuery {
  table: 'organizations' | 'members';
  /** What options are counted by. */
  facts: RawBuilder<unknown>;
  /** Conditions on plain columns; the first says which rows are public, as the table's indexes have it. */
  conditions: RawBuilder<unknown>[];
  /** The names as typed, in one text. */
  names: RawBuilder<unknown>;
  search: Search | null;
  isApproximate: boolean;
}

/** The common table expressions of a set of at most 1,001 matches; the set itself is called `name`. */
function directoryMatches(
  query: DirectoryQuery,
  name: string,
  sort: DirectorySort,
  language: Language,
): RawBuilder<unknown> {
  const { table, facts, conditions, names, search } = query;
  // A search takes the newest that have its words, whatever its order.
  const order = search ? sql`created_at desc, id desc` : orderOf(sort, language);
  const ranked = search ? sql`, ${names} as names, name_words, search_vector` : sql``;
  const where = [...conditions, ...(search ? [sql`search_vector @@ (select wide from asked)`] : [])];
  return sql`${sql.id(name)} as materialized (
    select id, created_at, sort_en, sort_ar, ${facts}${ranked} from ${sql.table(table)}
    where ${sql.join(where, sql` and `)} order by ${order} limit ${sql.lit(maxListed)}
  )`;
}

/** Common table expressions up to `page` (ids of one page and their places) and `counted` (`total`, 1,001 at most). */
function pageSql(
  query: DirectoryQuery,
  { sort, page, perPage, language = 'en' }: DirectoryOptions,
): RawBuilder<unknown>[] {
  const { search, table, conditions, isApproximate } = query;
  const order =
    search && sort === 'relevance'
      ? sql`${rankSql(search, { title: sql.ref('names'), words: sql.ref('name_words'), lead: sql.ref('search_vector') })} desc, created_at desc, id desc`
      : orderOf(sort, language);
  const offset = Math.min((page - 1) * perPage, maxListed - 1);
  const limit = Math.max(0, Math.min(perPage, maxListed - 1 - offset));
  const pageOf = (rows: RawBuilder<unknown>) =>
    sql`page as materialized (select id, row_number() over (order by ${order}) as position from ${rows} order by ${order} offset ${offset} limit ${limit})`;
  if (search) {
    const counted = sql`counted as (select count(*)::int as total from matches)`;
    return [
      askedSql(search, isApproximate),
      directoryMatches(query, 'matches', sort, language),
      pageOf(sql`matches`),
      counted,
    ];
  }
  const rows = sql`${sql.table(table)} where ${sql.join(conditions, sql` and `)}`;
  return [
    pageOf(rows),
    sql`counted as (select count(*)::int as total from (select from ${rows} limit ${sql.lit(maxListed)}) as listed)`,
  ];
}

function orderOf(sort: DirectorySort, language: Language): RawBuilder<unknown> {
  if (sort === 'name') return language === 'ar' ? sql`sort_ar, id` : sql`sort_en, id`;
  return sql`created_at desc, id desc`;
}

/** A page of a directory with how many rows it is a page of. */
export interface DirectoryPage<Row> {
  rows: Row[];
  /** Exact, or the least there are when `isTotalCapped`; 1,000 at most. */
  total: number;
  isTotalCapped: boolean;
  /** True when nothing had the words and these rows have words spelled like them. */
  isApproximate: boolean;
}

/** The rows of a page, each with the total; one row without an id where the page is empty. */
function toDirectoryPage<Row extends { id: number }>(
  rows: (Row & { total: number })[],
  isApproximate: boolean,
): DirectoryPage<Row> {
  const total = rows[0]?.total ?? 0;
  return {
    rows: rows.filter((row) => row.id !== null),
    total: Math.min(total, maxListed - 1),
    isTotalCapped: total >= maxListed,
    isApproximate,
  };
}

/** One option of a filter with how many rows it would leave; where capped, there are at least so many. */
export interface DirectoryFacetRow {
  value: string;
  count: number;
  isCapped: boolean;
}

/** A filter whose options are counted: by which column, and over which set when something is selected in it. */
export interface DirectoryFacet {
  column: RawBuilder<unknown>;
  /** The query without the filter's own selection, where it has one. */
  ownQuery: DirectoryQuery | null;
}

/** Counts the options of each filter, most first, in one round trip; filters without a selection share one set of matches. */
export async function countDirectoryFacets<Facet extends string>(
  db: Connection,
  query: DirectoryQuery,
  facets: Record<Facet, DirectoryFacet>,
): Promise<Record<Facet, DirectoryFacetRow[]>> {
  const expressions = [
    ...(query.search ? [askedSql(query.search, query.isApproximate)] : []),
    directoryMatches(query, 'all_selected', 'newest', 'en'),
  ];
  const entries = Object.entries(facets) as [Facet, DirectoryFacet][]; // Object.entries types its keys as any text
  const counts = entries.map(([facet, { column, ownQuery }]) => {
    const name = ownQuery ? `without_${facet}` : 'all_selected';
    if (ownQuery) expressions.push(directoryMatches(ownQuery, name, 'newest', 'en'));
    return sql`(
      select ${facet}::text as facet, value, count(*)::int as count, (select count(*) >= ${sql.lit(maxListed)} from ${sql.id(name)}) as is_capped
      from (select (${column})::text as value from ${sql.id(name)}) as options
      where value is not null group by value order by count desc, value limit 60
    )`;
  });
  const { rows } = await sql<{ facet: Facet; value: string; count: number; is_capped: boolean }>`
    with ${sql.join(expressions, sql`, `)} ${sql.join(counts, sql` union all `)}`.execute(db);
  const counted = Object.fromEntries(entries.map(([facet]) => [facet, []])) as unknown as Record<
    Facet,
    DirectoryFacetRow[]
  >; // as above
  for (const { facet, value, count, is_capped } of rows) counted[facet].push({ value, count, isCapped: is_capped });
  return counted;
}

/** One page of a directory; when nothing has the words, what has words spelled like them. */
export async function listDirectory<Row extends { id: number }>(
  db: Connection,
  options: DirectoryOptions,
  queryFor: (isApproximate: boolean) => DirectoryQuery,
  card: (page: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<DirectoryPage<Row>> {
  const exact = await runDirectory<Row>(db, options, queryFor(false), card);
  if (exact.total > 0 || !queryFor(false).search) return exact;
  const alike = await runDirectory<Row>(db, options, queryFor(true), card);
  return alike.total > 0 ? alike : exact;
}

async function runDirectory<Row extends { id: number }>(
  db: Connection,
  options: DirectoryOptions,
  query: DirectoryQuery,
  card: (page: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<DirectoryPage<Row>> {
  const { rows } = await sql<Row & { total: number }>`
    with ${sql.join(pageSql(query, options), sql`, `)}
    select counted.total, card.* from counted
    left join lateral (${card(sql.id('page'))}) card on true
    order by card.position`.execute(db);
  return toDirectoryPage<Row>(rows, query.isApproximate);
}
