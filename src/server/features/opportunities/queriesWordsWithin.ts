import { type RawBuilder, sql } from 'kysely';
import type { FilterSql, OpportunityFilters } from './queriesFilters.ts';
import { allOf, columnList, dates, type MatchOptions, rowColumns } from './queriesMatchSet.ts';
import {
  conditionsBeyond,
  goesBeyondSql,
  isLed,
  opennessConditions,
  type Walk,
  walkSql,
  walksOf,
} from './queriesWalks.ts';

/** So many rows of a list are asked for the words one by one faster than the search index finds those that have them. */
const maxAsked = 800;
/** Of a longer list, its first rows say how common the words are in it: where so many of them have the words, the first `maxAsked` are asked. */
const sampled = 24;
const commonOfSampled = 10;

/** When the rows of a list are asked for the words. */
interface AskedWhen {
  /** Only where this is true is the list looked at. */
  isWorthIt: RawBuilder<unknown>;
  /** Only where this is true, too, may the first rows of a list stand for all of it. */
  isLarge: RawBuilder<unknown>;
  /** Fewer matches than this are no list's worth. */
  farFromEnough: number;
}

/** A search within a list that filters lead: expressions of a set of matches, and what they say. */
export interface WordsWithin {
  expressions: RawBuilder<unknown>[];
  /** Whether the rows of the list were asked, and are an answer: then `rows` are those that match, and the search index need not be asked. */
  isAnswer: RawBuilder<unknown>;
  /** Whether they are one, and the list goes on after them. */
  isCut: RawBuilder<unknown>;
  rows: RawBuilder<unknown>;
}

/**
 * A search within a list that a filter leaves short, or whose first rows have the words as a rule. To meet its few rows the
 * search index would decode the words of all the others; of a short list, each row asked, nothing is left out either.
 * Null where no index leads with a filter.
 */
export function wordsWithin(
  filters: OpportunityFilters,
  filter: FilterSql,
  { name, sort, columns, rank }: MatchOptions,
  { isWorthIt, isLarge, farFromEnough }: AskedWhen,
): WordsWithin | null {
  if (!isLed(filter)) return null;
  const { openness } = filters;
  // One walk that holds the whole list and nothing else; in the order of the newest, what is open lies among what is closed.
  const [whole] = walksOf(filters, filter, openness === 'all' ? 'newest' : 'closing');
  const newest = openness === 'open' && sort === 'newest' ? walksOf(filters, filter, sort)[0] : null;
  // The first rows of a list are those of its order. Of all by deadline, what is open comes first: no one walk is that list.
  const isInOrder = openness !== 'all' || sort !== 'closing';
  const id = (suffix: string) => sql.id(`${name}_${suffix}`);
  const [listed, within, state] = [id('listed'), id('within'), id('within_state')];
  const read = columnList([...columns, ...dates, ...filter.columns, 'search_vector', ...(rank?.columns ?? [])]);
  const isShown = allOf(opennessConditions(filters));
  const isMatch = sql`${allOf(conditionsBeyond(filter))} and search_vector @@ (select wide from asked)`;
  const isCommon = sql`${isLarge} and (
    select count(*) >= ${sql.lit(commonOfSampled)} from ${walkSql(newest ?? whole, read, sampled)} as entries where ${isShown} and ${isMatch}
  )`;
  const matching = (walk: Walk, isAsked: RawBuilder<unknown>) =>
    sql`select ${rowColumns(columns, rank, isShown)} from ${walkSql(walk, read, maxAsked)} as entries where (select ${isAsked} from ${listed}) and ${isMatch}`;
  return {
    expressions: [
      // Counted in the index alone first: the rows themselves are ten times as dear. Without the fences (`offset 0`) it is done once
      // for each place that asks.
      sql`${listed} as materialized (
        select is_short, case when is_short or not is_worth_it then false else ${isInOrder ? isCommon : sql`false`} end as is_common
        from (select ${isWorthIt} as is_worth_it offset 0) as asked_for, lateral (
          select is_worth_it and not ${goesBeyondSql(whole, maxAsked)} as is_short offset 0
        ) as counted
      )`,
      newest
        ? sql`${within} as materialized (${matching(whole, sql`is_short`)} union all ${matching(newest, sql`is_common`)})`
        : sql`${within} as materialized (${matching(whole, sql`is_short or is_common`)})`,
      // What the first rows promised may be all that there is near them.
      sql`${state} as materialized (
        select is_short or is_cut as is_answer, is_cut from (
          select is_short, is_common and (select count(*) >= ${sql.lit(farFromEnough)} from ${within} where ${isShown}) as is_cut from ${listed} offset 0
        ) as asked_for
      )`,
    ],
    isAnswer: sql`(select is_answer from ${state})`,
    isCut: sql`(select is_cut from ${state})`,
    rows: sql`select * from ${within} where (select is_answer from ${state})`,
  };
}
