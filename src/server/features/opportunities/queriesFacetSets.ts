import { type RawBuilder, sql } from 'kysely';
import type { Search } from '#server/search/prepareSearch.ts';
import { type FacetGroup, filterSql, type OpportunityFilters } from './queriesFilters.ts';
import { matchesSql, rareRowsSql } from './queriesMatches.ts';
import { allOf, columnList, dates } from './queriesMatchSet.ts';
import {
  conditionsBeyond,
  maxMatches,
  opennessConditions,
  type OpportunitySort,
  walkSql,
  walksOf,
} from './queriesWalks.ts';

/*
 * What options are counted over: sets of matches, each read once and counted by every group at once, because to keep
 * its rows and to read them again for each group takes longer than to find them.
 */

/** Options are counted over whatever a walk found, unless its matches are so rare that the search index is faster. */
const fewMatches = 0.006;

/** A set of matches whose groups are counted. */
export interface FacetSet {
  /** Prefix of the names of its expressions. */
  name: string;
  groups: readonly FacetGroup[];
  /** The group whose own selection does not narrow it. */
  without?: FacetGroup;
  search: Search | null;
  sort: OpportunitySort;
  /** Without words, so many entries of a list index are looked at. */
  maxEntries: number;
}

const columnNames: Record<FacetGroup, string> = {
  cat: 'category',
  agsCat: 'ags_category',
  tas: 'area_ids',
  partner: 'organization_id',
  country: 'country',
  mode: 'work_mode',
  isProgram: 'is_program',
};

/**
 * Common table expressions, among them `{name}_counts` (a row for each value of each group, as {@link countsOf} reads them)
 * and `{name}_state` (`is_cut`: there may be more matches). A search needs `askedSql` before them.
 */
export function facetSetSql(filters: OpportunityFilters, set: FacetSet): RawBuilder<unknown>[] {
  const columns = set.groups.map((group) => columnNames[group]);
  if (!set.search) return walkedCounts(filters, set, columns);
  const matches = matchesSql(filters, { ...set, perPage: 0, purpose: 'options', columns });
  return [
    ...matches,
    sql`${sql.id(`${set.name}_counts`)} as materialized (${grouped(columns, sql`count(*)::int as count`, sql.id(set.name))})`,
  ];
}

/** `value` and `count` of one group of a set; an area is a value of each row that has it. */
export function countsOf({ name, groups }: FacetSet, group: FacetGroup): RawBuilder<unknown> {
  const counts = sql.id(`${name}_counts`);
  const column = sql.ref(columnNames[group]);
  const place = sql`place = ${sql.lit(placeOf(groups.length, groups.indexOf(group)))}`;
  return group === 'tas'
    ? sql`select area as value, sum(count)::int as count from ${counts}, unnest(area_ids) as area where ${place} group by area`
    : sql`select ${column} as value, count from ${counts} where ${place} and ${column} is not null`;
}

function walkedCounts(filters: OpportunityFilters, set: FacetSet, columns: string[]): RawBuilder<unknown>[] {
  const id = (suffix: string) => sql.id(`${set.name}_${suffix}`);
  const filter = filterSql(filters, set.without);
  const beyond = conditionsBeyond(filter);
  // Where the index holds to all filters, what is looked at is what matches.
  const maxEntries = beyond.length > 0 ? set.maxEntries : Math.min(set.maxEntries, maxMatches - 1);
  const read = columnList([...columns, ...dates, ...filter.columns]);
  // One entry more than is looked at says that the walk goes on.
  const stretches = walksOf(filters, filter, set.sort).map(
    (walk) => sql`select * from ${walkSql(walk, read, maxEntries + 1)} as stretch`,
  );
  const isMatch = allOf([...beyond, ...opennessConditions(filters)]);
  const entries = sql`(
    select ${columnList(columns)}, (${isMatch}) as is_match
    from (${sql.join(stretches, sql` union all `)} limit ${sql.lit(maxEntries + 1)}) as entry
  ) as entries`;
  const both = sql`count(*) filter (where is_match)::int as count, count(*)::int as entries`;
  const walked = sql`${id('walked')} as materialized (${grouped(columns, both, entries)})`;
  const found = sql`${id('found')} as materialized (
    select count, entries > ${sql.lit(maxEntries)} as is_cut from ${id('walked')} where place = ${sql.lit(placeOf(columns.length))}
  )`;
  const counts = sql`select * from ${id('walked')} where count > 0`;
  if (filter.tokenConditions.length === 0) {
    return [
      walked,
      found,
      sql`${id('counts')} as not materialized (${counts})`,
      sql`${id('state')} as not materialized (select is_cut from ${id('found')})`,
    ];
  }
  const isFew = sql`(select is_cut and count < ${sql.lit(Math.round(maxEntries * fewMatches))} from ${id('found')})`;
  const rare = rareRowsSql(filters, filter, { columns, sort: set.sort, isWanted: isFew });
  const few = sql`${id('few')} as materialized (${grouped(columns, sql`count(*)::int as count, 0 as entries`, sql`(${rare}) as rare`)})`;
  return [
    walked,
    found,
    few,
    sql`${id('counts')} as not materialized (select * from ${id('few')} union all ${counts} and not ${isFew})`,
    sql`${id('state')} as not materialized (
      select case when ${isFew} then (select max(count) >= ${sql.lit(maxMatches)} from ${id('few')}) else is_cut end as is_cut from ${id('found')}
    )`,
  ];
}

/** Counts of rows by each column, and of all of them. */
function grouped(columns: string[], counts: RawBuilder<unknown>, from: RawBuilder<unknown>): RawBuilder<unknown> {
  const names = columns.map((column) => sql.ref(column));
  return sql`
    select ${sql.join(names)}, grouping(${sql.join(names)}) as place, ${counts} from ${from}
    group by grouping sets ((), ${sql.join(names.map((column) => sql`(${column})`))})`;
}

/** PostgreSQL's `grouping` of a row that is counted by one of some columns, or by none: a bit for each that it is not counted by. */
function placeOf(columnCount: number, index?: number): number {
  const all = 2 ** columnCount - 1;
  return index === undefined ? all : all - 2 ** (columnCount - 1 - index);
}
