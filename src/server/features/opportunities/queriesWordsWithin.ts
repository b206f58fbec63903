import { type RawBuilder, sql } from 'kysely';
import type { FilterSql, OpportunityFilters } from './queriesFilters.ts';
import { allOf, columnList, dates, type MatchOptions, rowColumns } from './queriesMatchSet.ts';
import { conditionsBeyond, isLed, opennessConditions, walkSql, walksOf } from './queriesWalks.ts';

/** So many rows of a list are asked for the words one by one faster than the search index finds those that have them. */
const maxAsked = 800;

/** A search within a short list: expressions of a set of matches, and what they say. */
export interface WordsWithin {
  expressions: RawBuilder<unknown>[];
  /** Whether the list is that short: then `rows` are all rows that match, and the search index need not be asked. */
  isAnswer: RawBuilder<unknown>;
  rows: RawBuilder<unknown>;
}

/**
 * A search within a list that a filter leaves short. To meet its few rows the search index would decode the words of all
 * the others; each of them asked for the words, nothing is left out either. Null where no index leads with a filter.
 * `isWorthIt`: only where this is true is the list looked at.
 */
export function wordsWithin(
  filters: OpportunityFilters,
  filter: FilterSql,
  { name, columns, rank }: MatchOptions,
  isWorthIt: RawBuilder<unknown>,
): WordsWithin | null {
  if (!isLed(filter)) return null;
  const [walk] = walksOf(filters, filter, filters.openness === 'all' ? 'newest' : 'closing');
  const listed = sql.id(`${name}_listed`);
  const within = sql.id(`${name}_within`);
  const isAnswer = sql`(select is_short from ${listed})`;
  const read = columnList([...columns, ...dates, ...filter.columns, 'search_vector', ...(rank?.columns ?? [])]);
  return {
    expressions: [
      // Counted in the index alone first: the rows themselves are ten times as dear.
      sql`${listed} as materialized (
        select ${isWorthIt} and (select count(*) <= ${sql.lit(maxAsked)} from ${walkSql(walk, columnList(dates), maxAsked + 1)} as entries) as is_short
      )`,
      sql`${within} as materialized (
        select ${rowColumns(columns, rank, allOf(opennessConditions(filters)))} from ${walkSql(walk, read, maxAsked)} as entries
        where ${isAnswer} and ${allOf(conditionsBeyond(filter))} and search_vector @@ (select wide from asked)
      )`,
    ],
    isAnswer,
    rows: sql`select * from ${within}`,
  };
}
