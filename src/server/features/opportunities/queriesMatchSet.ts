import { type RawBuilder, sql } from 'kysely';
import type { Search } from '#server/search/prepareSearch.ts';
import type { FacetGroup } from './queriesFilters.ts';
import type { OpportunitySort } from './queriesWalks.ts';

/** How well a row answers a search, and the columns that this is made from. */
export interface Rank {
  expression: RawBuilder<number>;
  columns: readonly string[];
}

/** What a set of matches is for and how its common table expressions are called. */
export interface MatchOptions {
  /** Prefix of the expressions' names, so that one statement can hold several sets. */
  name: string;
  search: Search | null;
  sort: OpportunitySort;
  perPage: number;
  /** Whether the rows are to be listed, or options to be counted by them. */
  purpose: 'list' | 'options';
  /** Without words, a walk gives up after so many entries of its index. */
  maxEntries: number;
  /** The columns that are read of the rows. */
  columns: readonly string[];
  /** How well a row answers the search, kept as the column `rank` instead of what it is made from, which is ten times as wide. */
  rank?: Rank;
  without?: FacetGroup;
}

/** What every list sorts by and asks the clock about. */
export const dates = ['id', 'published_at', 'closes_at', 'opens_at'];

/** Names of columns, each once. */
export function columnList(columns: readonly string[]): RawBuilder<unknown> {
  return sql.raw([...new Set(columns)].join(', '));
}

/**
 * What a set of matches keeps of a row: some columns, its dates and, where it is ranked, its rank. `isShown`: rows of which
 * this is not true are found and not shown, and need no rank.
 */
export function rowColumns(
  columns: readonly string[],
  rank: Rank | undefined,
  isShown: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const ranked = rank ? sql`, case when ${isShown} then ${rank.expression} end as rank` : sql``;
  return sql`${columnList([...columns, ...dates])}${ranked}`;
}

/**
 * All rows that the search index finds, to be sorted afterwards: without the fence (`offset 0`) PostgreSQL may walk an
 * index in the wanted order instead, hoping to meet them soon.
 */
export function wholeSql(columns: RawBuilder<unknown>, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select * from (select ${columns} from opportunities where ${condition} offset 0) as whole`;
}

/** All of some conditions; none: true. */
export function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}
