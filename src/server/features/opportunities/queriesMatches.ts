import { type RawBuilder, sql } from 'kysely';
import { type FilterSql, filterSql, listFilterSql, type OpportunityFilters } from './queriesFilters.ts';
import { allOf, columnList, dates, type MatchOptions, wholeSql } from './queriesMatchSet.ts';
import { walkExpressions } from './queriesWalkMatches.ts';
import {
  conditionsBeyond,
  isLed,
  maxMatches,
  opennessConditions,
  type OpportunitySort,
  orderOf,
  searchIndexCondition,
  walksOf,
} from './queriesWalks.ts';
import { wordMatches } from './queriesWords.ts';

/*
 * Which opportunities match, at a cost that does not grow with the table. Every set of matches holds at most 1,001 rows,
 * and `is_cut` says that there may be more. Without words, a list index is walked from where it begins for some thousand
 * entries at most; where that finds next to nothing, the search index names the few rows directly. With words, see queriesWords.
 */

/** The entries of one filter are so many only in a large table, where reading on costs more than it finds. */
const maxWalkedWithin = 1200;
/** A walk that found fewer is not a list yet: two pages of cards, or the caller's page. */
const fewMatches = 24;
/** So many filters that the index of a walk does not hold to are likely to leave few of its entries. */
const minSparse = 2;

/**
 * A list without words, or a search for a list or for options: common table expressions, the last two called `{name}` (the
 * matching rows, unordered) and `{name}_state` (`total` and `is_cut`). A search needs `askedSql` before them.
 */
export function matchesSql(filters: OpportunityFilters, options: MatchOptions): RawBuilder<unknown>[] {
  return options.search
    ? wordMatches(filters, filterSql(filters, options.without), options)
    : listMatches(filters, listFilterSql(filters), options);
}

function listMatches(
  filters: OpportunityFilters,
  filter: FilterSql,
  { name, sort, perPage, columns: read, ...options }: MatchOptions,
): RawBuilder<unknown>[] {
  const id = (suffix: string) => sql.id(`${name}_${suffix}`);
  const isOfLinks = filter.onlyArea !== null;
  const maxEntries = isLed(filter) ? Math.min(options.maxEntries, maxWalkedWithin) : options.maxEntries;
  const beyond = conditionsBeyond(filter);
  const walks = walkExpressions(name, {
    walks: walksOf(filters, filter, sort),
    maxEntries,
    asked: [...dates, ...(isOfLinks ? [] : filter.columns)],
    columns: read,
    conditions: allOf([...beyond, ...opennessConditions(filters)]),
    isSparse: isLed(filter) && beyond.length >= minSparse,
  });
  const walked = sql`select * from ${id('walk')}`;
  const state = (counts: RawBuilder<unknown>) => sql`${id('state')} (total, is_cut) as materialized (${counts})`;
  if (isOfLinks || filter.tokenConditions.length === 0)
    return [
      ...walks,
      sql`${sql.id(name)} as not materialized (${walked})`,
      state(sql`select found, is_cut from ${id('cut')}`),
    ];

  const isFew = sql`(select is_cut and found < ${sql.lit(Math.max(fewMatches, perPage))} from ${id('cut')})`;
  const fewRows = sql`${id('few')} as materialized (${rareRowsSql(filters, filter, { columns: read, sort, isWanted: isFew })})`;
  const found = sql`${sql.id(name)} as not materialized (select * from ${id('few')} union all ${walked} where not ${isFew})`;
  const counted = sql`select
    case when ${isFew} then (select count(*)::int from ${id('few')}) else found end,
    case when ${isFew} then (select count(*) >= ${sql.lit(maxMatches)} from ${id('few')}) else is_cut end
  from ${id('cut')}`;
  return [...walks, fewRows, found, state(counted)];
}

/**
 * The first rows that match, named by the search index: for filters of which the walk of a list finds next to nothing.
 * `isWanted`: only where this is true are they looked for.
 */
export function rareRowsSql(
  filters: OpportunityFilters,
  filter: FilterSql,
  { columns, sort, isWanted }: { columns: readonly string[]; sort: OpportunitySort; isWanted: RawBuilder<unknown> },
): RawBuilder<unknown> {
  const asked = [...filter.tokenConditions, ...filter.conditions, ...opennessConditions(filters)];
  const rows = wholeSql(
    columnList([...columns, ...dates]),
    sql`${isWanted} and ${searchIndexCondition(filters)} and ${allOf(asked)}`,
  );
  return sql`select ${columnList(columns)} from (${rows}) as rare order by ${orderOf(filters, sort)} limit ${sql.lit(maxMatches)}`;
}
