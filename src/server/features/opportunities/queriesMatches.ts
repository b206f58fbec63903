import { type RawBuilder, sql } from 'kysely';
import { type FilterSql, filterSql, listFilterSql, type OpportunityFilters } from './queriesFilters.ts';
import { allOf, columnList, dates, type MatchOptions, wholeSql } from './queriesMatchSet.ts';
import {
  conditionsBeyond,
  isLed,
  maxMatches,
  opennessConditions,
  type OpportunitySort,
  orderOf,
  searchIndexCondition,
  type Walk,
  walkSql,
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
  const columns = columnList(read);
  const walks = walkExpressions(id, {
    walks: walksOf(filters, filter, sort),
    maxEntries,
    entryColumns: columnList([...read, ...dates, ...(isOfLinks ? [] : filter.columns)]),
    columns,
    conditions: allOf([...conditionsBeyond(filter), ...opennessConditions(filters)]),
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

interface WalkOptions {
  walks: Walk[];
  maxEntries: number;
  /** What is read of the indexes, and what of that is kept. */
  entryColumns: RawBuilder<unknown>;
  columns: RawBuilder<unknown>;
  conditions: RawBuilder<unknown>;
}

/**
 * What walks find, called `walk`, and how many that are and whether there may be more, called `cut`. Entries are kept with
 * whether they match: to keep what matches once more takes as long as to read it.
 */
function walkExpressions(
  id: (suffix: string) => RawBuilder<unknown>,
  { walks, maxEntries, entryColumns, columns, conditions }: WalkOptions,
): RawBuilder<unknown>[] {
  const entries = walks.map((_walk, index) => id(`entries_${index}`));
  // One entry more than is looked at says that the walk goes on.
  const stretches = walks.map(
    (walk, index) =>
      sql`${entries[index]} as materialized (select ${columns}, (${conditions}) as is_match from ${walkSql(walk, entryColumns, maxEntries + 1)} as stretch)`,
  );
  const parts = entries.map((entry) => sql`select ${columns} from ${entry} where is_match`);
  const walk = sql`${id('walk')} as not materialized (
    select * from (${sql.join(parts, sql` union all `)}) as matching limit ${sql.lit(maxMatches)}
  )`;
  const isBeyond = entries.map((entry) => sql`exists (select from ${entry} offset ${sql.lit(maxEntries)})`);
  // What is beyond is asked last: entries are read no further than they are needed.
  const cut = sql`${id('cut')} as materialized (
    select found, case when found >= ${sql.lit(maxMatches)} then true else ${sql.join(isBeyond, sql` or `)} end as is_cut
    from (select count(*)::int as found from ${id('walk')}) as counted
  )`;
  return [...stretches, walk, cut];
}
