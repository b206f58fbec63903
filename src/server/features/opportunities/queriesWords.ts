import { type RawBuilder, sql } from 'kysely';
import type { FilterSql, OpportunityFilters } from './queriesFilters.ts';
import { allOf, columnList, dates, type MatchOptions, rowColumns, wholeSql } from './queriesMatchSet.ts';
import { maxMatches, opennessConditions, searchIndexCondition, walkSql, walksOf } from './queriesWalks.ts';
import { wordsWithin } from './queriesWordsWithin.ts';

/*
 * What a search takes: the newest rows that have its words, found in three steps. The first looks at the newest 2,048 to
 * 4,096 ids. From how many it finds, the second knows how far to go on for a list's worth. Where that was far from enough,
 * the third reads all the rest when few rows are likely there, and else goes on as far as is likely enough. Past the first
 * step a list's worth is 1,001 rows of a common word, and 401 of another.
 */

/** The ids of a block, the least that the search index tells apart: block_tokens of 0002. */
const blockBits = 11;
/** The second step looks at no more ids than this; at fewer when the first found next to nothing. */
const maxSecond = 131_072;
const secondOfRare = 28_672;
/** Next to nothing, and enough for a word to be common, in the first step. */
const rareMatches = 8;
const commonMatches = 100;
/** A list's worth of a word that is not common; options of a search are counted over as many. */
const enough = 401;
/** Fewer than this after the second step are no list's worth. */
const farFromEnough = 200;
/** So many likely rows are read faster than their blocks are told apart: of open ones ever fewer are as old. */
const readWhole = { open: 2500, closed: 1000, all: 1000 };
/** How much further than likely a step goes. */
const margin = 1.1;
/** Entries of the list itself that are looked at for a common word, so that a list by deadline does not depend on what is new. */
const maxHead = { open: 120, closed: 240, all: 120 };
/** Where so few of what is new are in the list, relevance and options need those entries too. */
const fewMatches = 24;

/** Common table expressions as `matchesSql` makes them, for a search. */
export function wordMatches(
  filters: OpportunityFilters,
  filter: FilterSql,
  options: MatchOptions,
): RawBuilder<unknown>[] {
  const { name, sort, purpose } = options;
  const id = (suffix: string) => sql.id(`${name}_${suffix}`);
  const openness = allOf(opennessConditions(filters));
  const columns = rowColumns(options.columns, options.rank, openness);
  const limit = sql.lit(purpose === 'options' ? enough : maxMatches);
  const worth =
    purpose === 'options'
      ? sql.lit(enough)
      : sql`case when found >= ${sql.lit(commonMatches)} then ${limit} else ${sql.lit(enough)} end`;
  const hasWords = sql`${searchIndexCondition(filters)} and search_vector @@ (select wide from asked)`;
  const conditions = allOf([...filter.tokenConditions, ...filter.conditions]);
  const newest = (condition: RawBuilder<unknown>) =>
    sql`${wholeSql(columns, sql`${condition} and ${hasWords} and ${conditions}`)} order by id desc limit ${limit}`;

  const top = sql`${id('top')} as materialized (select coalesce(max(id), 0) as id, (coalesce(max(id), 0) >> ${sql.lit(blockBits)}) - 1 as block from opportunities)`;
  // The second block is only looked at when the first holds less than the limit.
  const first = sql`${id('first')} as materialized (
    select matching.* from generate_series(1, 0, -1) as step, ${id('top')} as top cross join lateral (
      ${newest(sql`block_tokens(id) @> array[${sql.lit(`${blockBits}:`)} || (top.block + step)]`)}
    ) as matching limit ${limit}
  )`;
  const isRare = sql`(select count(*) < ${sql.lit(fewMatches)} from ${id('first')})`;
  // What the steps would read to its end anyhow is told exactly.
  const isLarge = sql`(select id > ${sql.lit(secondOfRare)} from ${id('top')})`;
  const asked = { isWorthIt: isRare, isLarge, farFromEnough };
  // The statement of options holds a set for each filter in use: with more in each it is too long to be planned once.
  const within = purpose === 'list' ? wordsWithin(filters, filter, options, asked) : null;
  const isAnswered = within?.isAnswer ?? sql`false`;
  const isAnswerCut = within?.isCut ?? sql`false`;
  const firstId = sql`greatest(top.block << ${sql.lit(blockBits)}, 0)`;
  const second = stepSql(
    id('second'),
    sql`(select count(*) as found from ${id('first')}) as counted, (select id, ${firstId} as first_id from ${id('top')} as top) as top`,
    sql`case when found >= ${limit} or ${isAnswered} then 0
      when found < ${sql.lit(rareMatches)} then ${sql.lit(secondOfRare)}
      else least(${sql.lit(maxSecond)}, (${worth} - found) * (id - first_id + 1) * ${sql.lit(margin)} / found)::bigint end`,
  );
  const secondRows = sql`${id('second_rows')} as materialized (
    ${newest(sql`(select blocks <> '{}' from ${id('second')}) and block_tokens(id) && (select blocks from ${id('second')})`)}
  )`;
  const third = stepSql(
    id('third'),
    sql`(select (select count(*) from ${id('first')}) + (select count(*) from ${id('second_rows')}) as found) as counted,
      (select top.id, second.first_id from ${id('top')} as top, ${id('second')} as second) as top`,
    sql`case when found >= ${sql.lit(farFromEnough)} or ${isAnswered} then 0
      when found * first_id <= ${sql.lit(readWhole[filters.openness])} * (id - first_id + 1) then null
      else ((${sql.lit(enough)} - found) * (id - first_id + 1) * ${sql.lit(margin)} / found)::bigint end`,
  );
  // What is read whole is no measure of how far to go on, so that only what is shown need be kept of it. "id + 0" keeps the primary key out of it, of which almost every row would be read.
  const thirdRows = sql`${id('third_rows')} as materialized (
    select * from (
      (${newest(sql`(select blocks <> '{}' from ${id('third')}) and block_tokens(id) && (select blocks from ${id('third')})`)})
      union all (${newest(sql`(select blocks is null from ${id('third')}) and id + 0 < (select first_id from ${id('second')}) and ${openness}`)})
    ) as rest
  )`;
  const worded = sql`${id('worded')} as materialized (
    select * from (
      ${within ? sql`${within.rows} union all` : sql``}
      select * from ${id('first')} where not ${isAnswered} union all select * from ${id('second_rows')} union all select * from ${id('third_rows')}
    ) as found limit ${limit}
  )`;
  const isCut = sql`(select count(*) >= ${limit} or ${isAnswerCut} or (not ${isAnswered} and (select first_id > 0 from ${id('third')})) from ${id('worded')})`;
  // What is newest is open as a rule: by relevance, the head of the list is looked at only where it is not.
  const isHeadNeeded =
    sort === 'relevance' || purpose === 'options'
      ? sql`${isCut} and (select count(*) < ${sql.lit(fewMatches)} from ${id('worded')} where ${openness})`
      : sql`${isCut} and not ${isAnswered}`;
  const [walk] = walksOf(filters, filter, sort);
  const head = sql`${id('head')} as materialized (
    select ${columns} from opportunities
    where id in (
      select id from ${walkSql(walk, columnList([...dates, ...filter.columns]), maxHead[filters.openness])} as entries
      where ${isHeadNeeded} and ${allOf([...filter.conditions, ...opennessConditions(filters)])}
    ) and search_vector @@ (select wide from asked)
  )`;
  const found = sql`${sql.id(name)} as (
    select * from ${id('worded')} where ${openness}
    union all select * from ${id('head')} as head where not exists (select from ${id('worded')} as worded where worded.id = head.id)
  )`;
  const state = sql`${id('state')} as materialized (select count(*)::int as total, ${isCut} as is_cut from ${sql.id(name)})`;
  return [top, first, ...(within?.expressions ?? []), second, secondRows, third, thirdRows, worded, head, found, state];
}

/**
 * Which blocks of ids a step looks at (`blocks`; null: all the rest) and where it ends (`first_id`), from how many ids
 * it wants (null: all the rest) and where the step before it ended.
 */
function stepSql(
  name: RawBuilder<unknown>,
  before: RawBuilder<unknown>,
  wanted: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`${name} as materialized (
    select step.* from (select first_id, ${wanted} as wanted from ${before}) as asked_for, blocks_below(first_id, wanted) as step
  )`;
}
