import { type RawBuilder, sql } from 'kysely';
import type { FilterSql, OpportunityFilters } from './queriesFilters.ts';

export type OpportunitySort = 'closing' | 'newest' | 'relevance';

/** One more than is ever counted or shown: the one that says "there are more". */
export const maxMatches = 1001;
/** A filter with several values is read as so many ranges side by side, at most. */
const maxRanges = 12;

/** One stretch of a list: index ranges to be merged, all in one order. */
export interface Walk {
  ranges: Range[];
  order: RawBuilder<unknown>;
}

interface Range {
  table: RawBuilder<unknown>;
  condition: RawBuilder<unknown>;
}

type IndexedFilter = keyof FilterSql['indexed'];

/** The list indexes of 0002, the rarest filters first: the fewer rows a range holds, the sooner a page is full. */
const indexes: IndexedFilter[][] = [
  ['organization_id'],
  ['country', 'category'],
  ['country', 'ags_category'],
  ['country'],
  ['category', 'ags_category'],
  ['category'],
  ['ags_category'],
  [],
];

const opportunities = sql`opportunities`;
/** The links of an area under the names of an opportunity's columns; they carry nothing else. */
const links = sql`(select opportunity_id as id, thematic_area_id, ags_category, is_listed, published_at, opens_at, closes_at from opportunity_areas) as links`;

/**
 * The stretches of indexes that a list is, in its order. What no index leads with is left to the caller's conditions,
 * as is everything where the list of one area serves: that has no other filter and carries dates alone.
 */
export function walksOf(filters: OpportunityFilters, filter: FilterSql, sort: OpportunitySort): [Walk, ...Walk[]] {
  const { now, openness } = filters;
  const ranges = rangesOf(filter);
  const walk = (condition: RawBuilder<unknown>, order: RawBuilder<unknown>): Walk => ({
    ranges: ranges.map((range) => ({ ...range, condition: sql`${range.condition} and ${condition}` })),
    order,
  });
  const closed = walk(sql`closes_at < ${now}`, sql`closes_at desc, id desc`);
  if (openness === 'closed') return [closed];
  if (sort === 'newest') return [walk(sql`true`, sql`published_at desc, id desc`)];
  const open = walk(sql`closes_at >= ${now}`, sql`closes_at, id`);
  return openness === 'open' ? [open] : [open, closed];
}

/** The conditions that the index of a list does not hold to by itself, the dearest last: a list of areas is taken apart for it. */
export function conditionsBeyond(filter: FilterSql): RawBuilder<unknown>[] {
  if (filter.onlyArea) return [];
  const led: string[] = leadOf(filter)?.columns ?? [];
  const beyond = filter.columns.filter((column) => !led.includes(column));
  return beyond
    .toSorted((one, other) => Number(one === 'area_ids') - Number(other === 'area_ids'))
    .flatMap((column) => filter.conditions[filter.columns.indexOf(column)] ?? []);
}

/** Whether the index of a list leads with one of its filters. */
export function isLed(filter: FilterSql): boolean {
  return filter.onlyArea !== null || (leadOf(filter)?.columns ?? []).length > 0;
}

/** One range for each combination of the chosen values of the best index. */
function rangesOf(filter: FilterSql): Range[] {
  const { indexed, onlyArea } = filter;
  if (onlyArea) {
    return [
      {
        table: links,
        condition: sql`is_listed and thematic_area_id = ${onlyArea}${indexed.ags_category ? sql` and ${indexed.ags_category[0]}` : sql``}`,
      },
    ];
  }
  return (leadOf(filter)?.choices ?? [])
    .reduce<RawBuilder<unknown>[]>(
      (conditions, values) => conditions.flatMap((condition) => values.map((value) => sql`${condition} and ${value}`)),
      [sql`is_listed`],
    )
    .map((condition) => ({ table: opportunities, condition }));
}

/** The columns of the best index, with the chosen values of each; the last index leads with none. */
function leadOf({ indexed }: FilterSql): { columns: IndexedFilter[]; choices: RawBuilder<unknown>[][] } | undefined {
  return indexes
    .map((columns) => ({ columns, choices: columns.map((column) => indexed[column] ?? []) }))
    .find(({ choices }) => {
      const count = choices.reduce((product, values) => product * values.length, 1);
      return count > 0 && count <= maxRanges;
    });
}

/** The first entries of a walk, read from its indexes alone as long as they carry `columns`. */
export function walkSql(walk: Walk, columns: RawBuilder<unknown>, limit: number): RawBuilder<unknown> {
  return sql`(${entriesSql(walk, columns, limit)} limit ${sql.lit(limit)})`;
}

/** True where a walk goes on after `count` entries: only counts them, so that an order between its ranges is not made. */
export function goesBeyondSql({ ranges, order }: Walk, count: number): RawBuilder<unknown> {
  const parts = ranges.map(
    ({ table, condition }) =>
      sql`(select 1 from ${table} where ${condition} order by ${order} limit ${sql.lit(count + 1)})`,
  );
  return sql`exists (select from (${sql.join(parts, sql` union all `)}) as stretch offset ${sql.lit(count)})`;
}

/** Each range is cut by itself, so that merging several never reads one to its end. */
function entriesSql({ ranges, order }: Walk, columns: RawBuilder<unknown>, limit: number): RawBuilder<unknown> {
  const parts = ranges.map(
    ({ table, condition }) => sql`select ${columns} from ${table} where ${condition} order by ${order}`,
  );
  if (parts.length === 1) return sql`${parts[0]}`;
  const cut = parts.map((part) => sql`(${part} limit ${sql.lit(limit)})`);
  return sql`select * from (${sql.join(cut, sql` union all `)}) as merged order by ${order}`;
}

/** Open, closed or either, by the clock. */
export function opennessConditions({ openness, now }: OpportunityFilters): RawBuilder<unknown>[] {
  if (openness === 'open') return [sql`closes_at >= ${now}`, sql`opens_at <= ${now}`];
  return openness === 'closed' ? [sql`closes_at < ${now}`] : [];
}

/**
 * What a search index must hold to be asked: of open opportunities alone there is one, a third as long (0026). No date may
 * be left to it: it also holds what closed within the last day.
 */
export function searchIndexCondition({ openness }: OpportunityFilters): RawBuilder<unknown> {
  return openness === 'open' ? sql`is_listed and not is_past` : sql`is_listed`;
}

/** The order of a list over any set of its rows: what closes first; the newest; of closed ones, what closed last. */
export function orderOf({ openness, now }: OpportunityFilters, sort: OpportunitySort): RawBuilder<unknown> {
  if (openness === 'closed') return sql`closes_at desc, id desc`;
  if (sort === 'newest') return sql`published_at desc, id desc`;
  if (openness === 'open') return sql`closes_at, id`;
  return sql`closes_at < ${now}, case when closes_at >= ${now} then closes_at end, closes_at desc, case when closes_at < ${now} then -id else id end`;
}
