import { type RawBuilder, sql } from 'kysely';
import type { FilterSql, OpportunityFilters } from './queriesFilters.ts';
import { allOf, columnList, dates, type MatchOptions, rowColumns } from './queriesMatchSet.ts';
import { conditionsBeyond, isLed, opennessConditions, walkSql, walksOf } from './queriesWalks.ts';

/** So many rows of a list are asked for the words one by one faster than the search index finds those that have them. */
const maxAsked = 800;
/** Of a longer list, its first rows say how common the words are in it; with half of them, those that are asked are a list's worth. */
const sampled = 64;
const commonOfSampled = 32;

/** A search within a list that filters lead: expressions of a set of matches, and what they say. */
export interface WordsWithin {
  expressions: RawBuilder<unknown>[];
  /** Whether its rows were asked one by one: then `rows` are those that match, and the search index need not be asked. */
  isAnswer: RawBuilder<unknown>;
  /** Whether the list goes on after the rows that were asked. */
  isCut: RawBuilder<unknown>;
  rows: RawBuilder<unknown>;
}

/**
 * A search within a list that a filter leaves short, or whose first rows have the words as a rule. To meet its few rows the
 * search index would decode the words of all the others; of a short list, each row asked, nothing is left out either.
 * Null where no index leads with a filter. `isWorthIt`: only where this is true is the list looked at.
 */
export function wordsWithin(
  filters: OpportunityFilters,
  filter: FilterSql,
  { name, sort, columns, rank }: MatchOptions,
  isWorthIt: RawBuilder<unknown>,
): WordsWithin | null {
  if (!isLed(filter)) return null;
  // One walk that holds the whole list. Of all by deadline, what is open comes first, so that its first rows are not the newest.
  const [walk] = walksOf(filters, filter, filters.openness === 'all' || sort === 'newest' ? 'newest' : 'closing');
  const isInOrder = filters.openness !== 'all' || sort !== 'closing';
  const listed = sql.id(`${name}_listed`);
  const within = sql.id(`${name}_within`);
  const isAnswer = sql`(select is_short or is_common from ${listed})`;
  const read = columnList([...columns, ...dates, ...filter.columns, 'search_vector', ...(rank?.columns ?? [])]);
  const openness = allOf(opennessConditions(filters));
  const isMatch = sql`${allOf(conditionsBeyond(filter))} and search_vector @@ (select wide from asked)`;
  const isCommon = sql`(
    select count(*) >= ${sql.lit(commonOfSampled)} from ${walkSql(walk, read, sampled)} as entries where ${openness} and ${isMatch}
  )`;
  return {
    expressions: [
      // Counted in the index alone first: the rows themselves are ten times as dear.
      sql`${listed} as materialized (
        select is_short, case when is_short or not is_worth_it then false else ${isInOrder ? isCommon : sql`false`} end as is_common
        from (select ${isWorthIt} as is_worth_it) as asked_for, lateral (
          select is_worth_it and (select count(*) <= ${sql.lit(maxAsked)} from ${walkSql(walk, columnList(dates), maxAsked + 1)} as entries) as is_short
        ) as counted
      )`,
      sql`${within} as materialized (
        select ${rowColumns(columns, rank, openness)} from ${walkSql(walk, read, maxAsked)} as entries where ${isAnswer} and ${isMatch}
      )`,
    ],
    isAnswer,
    isCut: sql`(select is_common from ${listed})`,
    rows: sql`select * from ${within}`,
  };
}
