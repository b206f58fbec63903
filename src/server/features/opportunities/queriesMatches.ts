import { type RawBuilder, sql } from 'kysely';
import type { Search } from '#server/search/prepareSearch.ts';
import { type FacetGroup, type FilterSql, filterSql, type OpportunityFilters } from './queriesFilters.ts';
import {
  goesOnSql,
  maxMatches,
  opennessConditions,
  type OpportunitySort,
  orderOf,
  walkSql,
  walksOf,
} from './queriesWalks.ts';

/*
 * Which opportunities match, at a cost that does not grow with the table (issue 2). Every set of matches holds at most
 * 1,001 rows, and `is_cut` says that there may be more. Without words, a list index is walked from where it begins for at
 * most 4,000 entries; where that finds next to nothing, the search index names the few rows directly. With words, the
 * newest 1,001 rows that have them are taken block by block, newest first; a common word is also looked for at the head
 * of the list itself, so that a list by deadline does not depend on what is new.
 */

/** A walk gives up after so many entries of its index; options are counted over fewer, several walks at once. */
const maxWalked = { list: 4000, options: 2000, words: 240 };
/** Options of a search are counted over so many of its newest rows. */
const maxWordedOptions = 401;
/** A walk that found fewer is not a list yet: two pages of cards, or the caller's page. */
const fewMatches = 24;

export interface MatchOptions {
  /** Prefix of the expressions' names, so that one statement can hold several sets. */
  name: string;
  search: Search | null;
  sort: OpportunitySort;
  perPage: number;
  /** What the rows are for: to be listed, to be ranked by their words, or to count options by. */
  purpose: 'list' | 'rank' | 'options';
  without?: FacetGroup;
}

const dates = ['id', 'published_at', 'closes_at', 'opens_at'];
const columnsFor: Record<MatchOptions['purpose'], string[]> = {
  list: dates,
  rank: [...dates, 'title_words', 'lead_vector', 'title_en', 'title_ar'],
  options: [...dates, 'ags_category', 'area_ids', 'category', 'country', 'organization_id', 'work_mode', 'is_program'],
};
const columnList = (columns: string[]) => sql.raw([...new Set(columns)].join(', '));

/**
 * Common table expressions, the last two called `{name}` (the matching rows, unordered) and `{name}_state` (`total` and
 * `is_cut`). A search needs `askedSql` before them.
 */
export function matchesSql(filters: OpportunityFilters, options: MatchOptions): RawBuilder<unknown>[] {
  const filter = filterSql(filters, options.without);
  return options.search ? wordMatches(filters, filter, options) : listMatches(filters, filter, options);
}

function listMatches(
  filters: OpportunityFilters,
  filter: FilterSql,
  { name, sort, perPage, purpose }: MatchOptions,
): RawBuilder<unknown>[] {
  const id = (suffix: string) => sql.id(`${name}_${suffix}`);
  // The links of an area carry only what lists need.
  const isOfLinks = filter.onlyArea !== null && purpose === 'list';
  const walks = walksOf(filters, isOfLinks ? filter : { ...filter, onlyArea: null }, sort);
  const limit = purpose === 'list' ? maxWalked.list : maxWalked.options;
  const entryColumns = columnList([...columnsFor[purpose], ...(isOfLinks ? [] : filter.columns)]);
  const entries = sql.join(
    walks.map((walk) => walkSql(walk, entryColumns, limit)),
    sql` union all `,
  );
  const goesOn = sql.join(
    walks.map((walk) => goesOnSql(walk, limit)),
    sql` or `,
  );
  const columns = columnList(columnsFor[purpose]);
  const conditions = and([...(isOfLinks ? [] : filter.conditions), ...opennessConditions(filters)]);
  const count = sql`(select count(*) from ${id('walk')})`;
  const walk = sql`${id('walk')} as materialized (select ${columns} from (${entries}) as entries where ${conditions} limit ${sql.lit(maxMatches)})`;
  const cut = sql`${id('cut')} as materialized (select case when ${count} >= ${sql.lit(maxMatches)} then true else ${goesOn} end as is_cut)`;
  if (isOfLinks || filter.tokenConditions.length === 0) {
    return [
      walk,
      cut,
      sql`${sql.id(name)} as (select * from ${id('walk')})`,
      stateSql(name, sql`(select is_cut from ${id('cut')})`),
    ];
  }

  const isFew = sql`(select is_cut and ${count} < ${sql.lit(Math.max(fewMatches, perPage))} from ${id('cut')})`;
  const few = sql`${id('few')} as materialized (
    ${wholeSql(columns, sql`${isFew} and is_listed and ${and(filter.tokenConditions)} and ${conditions}`)}
    order by ${orderOf(filters, sort)} limit ${sql.lit(maxMatches)}
  )`;
  const found = sql`${sql.id(name)} as (select * from ${id('few')} union all select * from ${id('walk')} where not ${isFew})`;
  const isCut = sql`case when ${isFew} then count(*) >= ${sql.lit(maxMatches)} else (select is_cut from ${id('cut')}) end`;
  return [walk, cut, few, found, stateSql(name, isCut)];
}

function wordMatches(
  filters: OpportunityFilters,
  filter: FilterSql,
  { name, sort, purpose }: MatchOptions,
): RawBuilder<unknown>[] {
  const id = (suffix: string) => sql.id(`${name}_${suffix}`);
  const columns = columnList(columnsFor[purpose]);
  const conditions = and([...filter.tokenConditions, ...filter.conditions]);
  const openness = and(opennessConditions(filters));
  const limit = sql.lit(purpose === 'options' ? maxWordedOptions : maxMatches);
  const blocks = sql`${id('blocks')} as materialized (select * from newest_blocks((select max(id) from opportunities)))`;
  const hasWords = sql`is_listed and search_vector @@ (select wide from asked)`;
  // The second part is only begun when the first ends before the limit. "id + 0" keeps the primary key out of it, of which
  // almost every row would be read.
  const worded = sql`${id('worded')} as materialized (
    select * from (
      select matching.* from ${id('blocks')} as blocks cross join lateral (
        ${wholeSql(columns, sql`${hasWords} and block_tokens(id) @> array[block] and ${conditions}`)} order by id desc limit ${limit}
      ) as matching
      union all (
        ${wholeSql(columns, sql`(select min(first_id) > 0 from ${id('blocks')}) and ${hasWords} and id + 0 < (select min(first_id) from ${id('blocks')}) and ${conditions}`)}
        order by id desc limit ${limit}
      )
    ) as found limit ${limit}
  )`;
  const isCut = sql`(select count(*) >= ${limit} from ${id('worded')})`;
  // What is newest is open as a rule: by relevance, the head of the list is looked at only where it is not.
  const isHeadNeeded =
    sort === 'relevance'
      ? sql`${isCut} and (select count(*) < ${sql.lit(fewMatches)} from ${id('worded')} where ${openness})`
      : isCut;
  const [walk] = walksOf(filters, { ...filter, onlyArea: null }, sort);
  const head = sql`${id('head')} as materialized (
    select ${columns} from opportunities
    where id in (
      select id from ${walkSql(walk, columnList([...dates, ...filter.columns]), maxWalked.words)} as entries
      where ${isHeadNeeded} and ${and([...filter.conditions, ...opennessConditions(filters)])}
    ) and search_vector @@ (select wide from asked)
  )`;
  const found = sql`${sql.id(name)} as (
    select * from ${id('worded')} where ${openness}
    union all select * from ${id('head')} as head where not exists (select from ${id('worded')} as worded where worded.id = head.id)
  )`;
  return [blocks, worded, head, found, stateSql(name, isCut)];
}

/**
 * All rows that the search index finds, to be sorted afterwards: without the fence (`offset 0`) PostgreSQL may walk an
 * index in the wanted order instead, hoping to meet them soon.
 */
function wholeSql(columns: RawBuilder<unknown>, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select * from (select ${columns} from opportunities where ${condition} offset 0) as whole`;
}

function stateSql(name: string, isCut: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${sql.id(`${name}_state`)} as materialized (select count(*)::int as total, ${isCut} as is_cut from ${sql.id(name)})`;
}

function and(conditions: RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}
