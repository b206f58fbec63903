import { type RawBuilder, sql } from 'kysely';
import { type FilterSql, type OpportunityFilters } from './queriesFilters.ts';

export type OpportunitySort = 'closing' | 'newest' | 'relevance';

/** One more than is ever counted or shown: the one that says "there are more". */
export const maxMatches = 1001;
/** A walk gives up after so many entries of its index. */
export const maxWalked = 4000;
/** A list of several values of a filter is read as so many ranges side by side, at most. */
const maxRanges = 12;

/** One stretch of a list: index ranges to be merged, in one order. */
export interface Walk {
  ranges: RawBuilder<unknown>[];
  order: RawBuilder<unknown>;
}

type IndexedFilter = keyof FilterSql['indexed'];

/** The list indexes of 0002, the rarest filters first: the fewer rows a range holds, the sooner a page is full. */
const closingIndexes: IndexedFilter[][] = [
  ['organization_id'],
  ['country', 'category'],
  ['country', 'ags_category'],
  ['country'],
  ['category', 'ags_category'],
  ['category'],
  ['ags_category'],
];
const newestIndexes: IndexedFilter[][] = [['organization_id'], ['country'], ['category'], ['ags_category']];

/** The stretches of indexes that a list is, in its order; conditions on filters that no index leads with are left to the caller. */
export function walksOf(filters: OpportunityFilters, filter: FilterSql, sort: OpportunitySort): Walk[] {
  const { now, openness } = filters;
  const walk = (indexes: IndexedFilter[][], condition: RawBuilder<unknown>, order: RawBuilder<unknown>): Walk => ({
    ranges: rangesOf(indexes, filter).map((range) => sql`is_listed${range} and ${condition}`),
    order,
  });
  const closed = () => walk(closingIndexes, sql`closes_at < ${now}`, sql`closes_at desc, id desc`);
  if (openness === 'closed') return [closed()];
  if (sort === 'newest') return [walk(newestIndexes, sql`true`, sql`published_at desc, id desc`)];
  const open = walk(closingIndexes, sql`closes_at >= ${now}`, sql`closes_at, id`);
  return openness === 'open' ? [open] : [open, closed()];
}

/** One range for each combination of the chosen values of the best index. */
function rangesOf(indexes: IndexedFilter[][], { indexed }: FilterSql): RawBuilder<unknown>[] {
  for (const columns of indexes) {
    const choices = columns.map((column) => indexed[column] ?? []);
    const count = choices.reduce((product, values) => product * values.length, 1);
    if (count > 0 && count <= maxRanges) {
      return choices.reduce<RawBuilder<unknown>[]>(
        (ranges, values) => ranges.flatMap((range) => values.map((value) => sql`${range} and ${value}`)),
        [sql``],
      );
    }
  }
  return [sql``];
}

/** The first entries of a walk, read from its indexes alone. `columns` must be carried by them. */
export function walkSql({ ranges, order }: Walk, columns: RawBuilder<unknown>, limit: number): RawBuilder<unknown> {
  return sql`(${entriesOf(ranges, columns)} order by ${order} limit ${sql.lit(limit)})`;
}

/** Whether a walk goes on after so many entries. */
export function goesOnSql({ ranges, order }: Walk, limit: number): RawBuilder<boolean> {
  return sql`exists(${entriesOf(ranges, sql.raw('closes_at, published_at, id'))} order by ${order} offset ${sql.lit(limit)} limit 1)`;
}

function entriesOf(ranges: RawBuilder<unknown>[], columns: RawBuilder<unknown>): RawBuilder<unknown> {
  const parts = ranges.map((range) => sql`select ${columns} from opportunities where ${range}`);
  return parts.length === 1 ? sql`${parts[0]}` : sql`select * from (${sql.join(parts, sql` union all `)}) as entries`;
}

/** Open, closed or either, by the clock. */
export function opennessConditions({ openness, now }: OpportunityFilters): RawBuilder<unknown>[] {
  if (openness === 'open') return [sql`closes_at >= ${now}`, sql`opens_at <= ${now}`];
  return openness === 'closed' ? [sql`closes_at < ${now}`] : [];
}

/** The order of a list over any set of its rows: what closes first; the newest; of closed ones, what closed last. */
export function orderOf({ openness, now }: OpportunityFilters, sort: OpportunitySort): RawBuilder<unknown> {
  if (openness === 'closed') return sql`closes_at desc, id desc`;
  if (sort === 'newest') return sql`published_at desc, id desc`;
  if (openness === 'open') return sql`closes_at, id`;
  return sql`closes_at < ${now}, case when closes_at >= ${now} then closes_at end, closes_at desc, case when closes_at < ${now} then -id else id end`;
}
