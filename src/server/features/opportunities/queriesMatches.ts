import { type RawBuilder, sql } from 'kysely';
import type { Search } from '#server/search/prepareSearch.ts';
import { type FacetGroup, type FilterSql, filterSql, type OpportunityFilters } from './queriesFilters.ts';
import {
  goesOnSql,
  maxMatches,
  maxWalked,
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

const maxWalkedForWords = 500;
/** A walk that found fewer is not a list yet: two pages of cards, or the caller's page. */
const fewMatches = 24;

export interface MatchOptions {
  /** Prefix of the expressions' names, so that one statement can hold several sets. */
  name: string;
  search: Search | null;
  sort: OpportunitySort;
  perPage: number;
  /** What the rows carry besides id, published_at, closes_at and opens_at: columns for counting options, or for ranking. */
  extraColumns: 'none' | 'facts' | 'texts';
  without?: FacetGroup;
}

const columnsOf = {
  none: sql.raw('id, published_at, closes_at, opens_at'),
  facts: sql.raw(
    'id, published_at, closes_at, opens_at, ags_category, area_ids, category, country, organization_id, work_mode, is_program',
  ),
  texts: sql.raw('id, published_at, closes_at, opens_at, title_words, lead_vector, title_en, title_ar'),
};

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
  { name, sort, perPage, extraColumns }: MatchOptions,
): RawBuilder<unknown>[] {
  const id = (suffix: string) => sql.id(`${name}_${suffix}`);
  const columns = columnsOf[extraColumns];
  const walks = walksOf(filters, filter, sort);
  const conditions = and([...filter.conditions, ...opennessConditions(filters)]);
  const entries = sql.join(
    walks.map((walk) => walkSql(walk, columnsOf.facts, maxWalked)),
    sql` union all `,
  );
  const goesOn = sql.join(
    walks.map((walk) => goesOnSql(walk, maxWalked)),
    sql` or `,
  );
  const count = sql`(select count(*) from ${id('walk')})`;
  const walk = sql`${id('walk')} as materialized (select ${columns} from (${entries}) as entries where ${conditions} limit ${sql.lit(maxMatches)})`;
  const cut = sql`${id('cut')} as materialized (select case when ${count} >= ${sql.lit(maxMatches)} then true else ${goesOn} end as is_cut)`;
  if (filter.tokenConditions.length === 0) {
    return [
      walk,
      cut,
      sql`${sql.id(name)} as (select * from ${id('walk')})`,
      stateSql(name, sql`(select is_cut from ${id('cut')})`),
    ];
  }

  const isFew = sql`(select is_cut and ${count} < ${sql.lit(Math.max(fewMatches, perPage))} from ${id('cut')})`;
  const few = sql`${id('few')} as materialized (
    select ${columns} from opportunities
    where ${isFew} and is_listed and ${and(filter.tokenConditions)} and ${conditions}
    order by ${orderOf(filters, sort)} limit ${sql.lit(maxMatches)}
  )`;
  const found = sql`${sql.id(name)} as (select * from ${id('few')} union all select * from ${id('walk')} where not ${isFew})`;
  const isCut = sql`case when ${isFew} then count(*) >= ${sql.lit(maxMatches)} else (select is_cut from ${id('cut')}) end`;
  return [walk, cut, few, found, stateSql(name, isCut)];
}

function wordMatches(
  filters: OpportunityFilters,
  filter: FilterSql,
  { name, sort, extraColumns }: MatchOptions,
): RawBuilder<unknown>[] {
  const id = (suffix: string) => sql.id(`${name}_${suffix}`);
  const columns = columnsOf[extraColumns];
  const newest = sql`${id('newest')} as materialized (
    select matching.* from newest_blocks((select min(id) from opportunities), (select max(id) from opportunities)) as block
    cross join lateral (
      select ${columns} from opportunities
      where is_listed and search_vector @@ (select wide from asked) and block_tokens(id) @> array[block]
        and ${and([...filter.tokenConditions, ...filter.conditions])}
      order by id desc limit ${sql.lit(maxMatches)}
    ) as matching
    limit ${sql.lit(maxMatches)}
  )`;
  const isCut = sql`(select count(*) >= ${sql.lit(maxMatches)} from ${id('newest')})`;
  const openness = and(opennessConditions(filters));
  // Words are best where they are newest, and what is newest is open: nothing to look for at the head of a list.
  if (sort === 'relevance' && filters.openness !== 'closed') {
    return [newest, sql`${sql.id(name)} as (select * from ${id('newest')} where ${openness})`, stateSql(name, isCut)];
  }

  const [walk] = walksOf(filters, filter, sort);
  const head = sql`${id('head')} as materialized (
    select ${columns} from opportunities
    where id in (
      select id from ${walk ? walkSql(walk, columnsOf.facts, maxWalkedForWords) : sql`opportunities`} as entries
      where ${isCut} and ${and([...filter.conditions, ...opennessConditions(filters)])}
    ) and search_vector @@ (select wide from asked)
  )`;
  const found = sql`${sql.id(name)} as (
    select * from ${id('newest')} where ${openness}
    union all select * from ${id('head')} as head where not exists (select from ${id('newest')} as newest where newest.id = head.id)
  )`;
  return [newest, head, found, stateSql(name, isCut)];
}

function stateSql(name: string, isCut: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${sql.id(`${name}_state`)} as materialized (select count(*)::int as total, ${isCut} as is_cut from ${sql.id(name)})`;
}

function and(conditions: RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}
