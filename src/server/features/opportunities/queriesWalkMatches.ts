import { type RawBuilder, sql } from 'kysely';
import { columnList } from './queriesMatchSet.ts';
import { goesBeyondSql, maxMatches, type Walk, walkSql } from './queriesWalks.ts';

export interface WalkOptions {
  walks: Walk[];
  /** So many entries of each walk are looked at. */
  maxEntries: number;
  /** The columns that `conditions` ask. */
  asked: readonly string[];
  /** The columns that are kept of what matches; none is an array. */
  columns: readonly string[];
  conditions: RawBuilder<unknown>;
  /** Whether few of the entries are likely to match. */
  isSparse: boolean;
}

/**
 * What walks find: common table expressions, of which `{name}_walk` has the rows and `{name}_cut` says how many that are
 * (`found`) and whether there may be more (`is_cut`).
 */
export function walkExpressions(name: string, options: WalkOptions): RawBuilder<unknown>[] {
  const read = options.walks.map((walk, index) => {
    const id = `${name}_entries_${index}`;
    return options.isSparse ? readAtOnce(id, walk, options) : readUntilFull(id, walk, options);
  });
  const rows = sql.join(
    read.map((each) => each.rows),
    sql` union all `,
  );
  const isBeyond = sql.join(
    read.map((each) => each.isBeyond),
    sql` or `,
  );
  const [walk, cut] = [sql.id(`${name}_walk`), sql.id(`${name}_cut`)];
  return [
    ...read.map((each) => each.expression),
    sql`${walk} as not materialized (select * from (${rows}) as matching limit ${sql.lit(maxMatches)})`,
    // What is beyond is asked last, and only of a list that is not full.
    sql`${cut} as materialized (
      select found, case when found >= ${sql.lit(maxMatches)} then true else ${isBeyond} end as is_cut
      from (select count(*)::int as found from ${walk}) as counted
    )`,
  ];
}

interface ReadWalk {
  expression: RawBuilder<unknown>;
  /** The entries that match, as a query of `expression`. */
  rows: RawBuilder<unknown>;
  isBeyond: RawBuilder<unknown>;
}

/** Entries are read until a list is full, and once more, bare, where it is not: of those, how many there were is all that is asked. */
function readUntilFull(id: string, walk: Walk, { maxEntries, asked, columns, conditions }: WalkOptions): ReadWalk {
  const stretch = walkSql(walk, columnList([...columns, ...asked]), maxEntries + 1);
  const kept = columnList(columns);
  return {
    expression: sql`${sql.id(id)} as materialized (select ${kept} from ${stretch} as stretch where ${conditions} limit ${sql.lit(maxMatches)})`,
    rows: sql`select ${kept} from ${sql.id(id)}`,
    isBeyond: goesBeyondSql(walk, maxEntries),
  };
}

/** Every entry is read once, counted, and put into a list where it matches: dearer for each match, cheaper for the others. */
function readAtOnce(id: string, walk: Walk, { maxEntries, asked, columns, conditions }: WalkOptions): ReadWalk {
  const stretch = walkSql(walk, columnList([...columns, ...asked]), maxEntries + 1);
  const lists = columns.map(
    (column) => sql`array_agg(${sql.ref(column)}) filter (where is_match) as ${sql.ref(column)}`,
  );
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const from = sql.id(id);
  return {
    expression: sql`${from} as materialized (
      select count(*) as entries, ${sql.join(lists)}
      from (select ${columnList(columns)}, (${conditions}) as is_match from ${stretch} as stretch offset 0) as entry
    )`,
    rows: sql`select row.* from ${from}, unnest(${names}) as row (${names})`,
    // One entry more than is looked at says that the walk goes on.
    isBeyond: sql`(select entries > ${sql.lit(maxEntries)} from ${from})`,
  };
}
