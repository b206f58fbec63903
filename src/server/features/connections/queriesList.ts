import { type RawBuilder, sql } from 'kysely';
import type { ConnectionStatusId } from '#domain/connection.ts';
import type { Connection } from '#server/db/connection.ts';
import type { Search } from '#server/search/prepareSearch.ts';
import { askedSql } from '#server/search/searchSql.ts';
import { type ConnectionRow, sideColumns } from './queries.ts';

/** Lists are counted up to this many. */
const maxListed = 1000;

export interface ConnectionListOptions {
  memberId: number;
  /** As the member sees it. */
  statusId: ConnectionStatusId;
  direction?: 'sent' | 'received' | undefined;
  search: Search | null;
  page: number;
  perPage: number;
}

export interface ListedConnectionRow extends ConnectionRow {
  is_visible: boolean;
  visibility: string;
}

/**
 * One page of a member's connections, changed last first, and how many there are. People whose accounts are disabled or
 * about to be deleted are left out.
 */
export async function listConnections(
  db: Connection,
  options: ConnectionListOptions,
): Promise<{ rows: ListedConnectionRow[]; total: number; isTotalCapped: boolean }> {
  const { memberId, statusId, direction, search, page, perPage } = options;
  const side = (own: RawBuilder<unknown>, blocks: RawBuilder<unknown>) => {
    const conditions = [sql`${own} = ${memberId}`, statusSql(statusId, memberId, blocks)];
    if (direction === 'sent') conditions.push(sql`c.sender_id = ${memberId}`);
    if (direction === 'received') conditions.push(sql`c.sender_id <> ${memberId}`);
    return sql`select ${sideColumns(memberId)} from connections c where ${sql.join(conditions, sql` and `)}`;
  };
  const sides = sql`(${side(sql.ref('c.low_member_id'), sql.ref('c.blocked_by_low'))}
    union all ${side(sql.ref('c.high_member_id'), sql.ref('c.blocked_by_high'))})`;
  const { rows } = await sql<ListedConnectionRow & { total: number }>`
    with ${search ? sql`${askedSql(search, false)},` : sql``}
    found as materialized (
      select s.*, m.is_listed, m.visibility, a.member_id is not null as is_account
      from ${sides} s join members m on m.id = s.other_id left join accounts a on a.member_id = m.id
      where (a.member_id is null or (a.status = 'active' and a.deletion_requested_at is null))
        ${search ? sql`and m.search_vector @@ (select wide from asked)` : sql``}
    ),
    counted as (select count(*)::int as total from found)
    select counted.total, page.*, page.is_listed or (page.is_account and page.visibility = 'members') or
      (page.visibility = 'connections' and page.status_id = 2) as is_visible
    from counted left join lateral (
      select * from found order by changed_at desc, id desc offset ${(page - 1) * perPage} limit ${perPage}
    ) page on true order by page.changed_at desc, page.id desc`.execute(db);
  const total = rows[0]?.total ?? 0;
  return {
    rows: rows.filter((row) => row.id !== null),
    total: Math.min(total, maxListed),
    isTotalCapped: total > maxListed,
  };
}

/** A status as one of the two sees it: what is hidden from them reads removed (domain rule `seenStatusId`). */
function statusSql(statusId: ConnectionStatusId, memberId: number, blocks: RawBuilder<unknown>): RawBuilder<unknown> {
  if (statusId === 3) return sql`c.status_id = 3 and c.sender_id <> ${memberId}`;
  if (statusId === 6) return sql`c.status_id = 6 and ${blocks}`;
  if (statusId !== 5) return sql`c.status_id = ${statusId}`;
  return sql`c.status_id in (3, 5, 6) and c.hidden_from_id is distinct from ${memberId}::bigint and (c.status_id = 5 or (c.status_id = 3 and c.sender_id = ${memberId}) or (c.status_id = 6 and not ${blocks}))`;
}

export interface ConnectionCounts {
  accepted: number;
  received: number;
  sent: number;
  blocked: number;
}

/** How many a member has of each tab of the page. */
export async function countConnections(db: Connection, memberId: number): Promise<ConnectionCounts> {
  const side = (own: RawBuilder<unknown>, other: RawBuilder<unknown>, blocks: RawBuilder<unknown>) => sql`
    select c.status_id, c.sender_id = ${memberId} as is_sender, ${blocks} as has_blocked
    from connections c left join accounts a on a.member_id = ${other}
    where ${own} = ${memberId} and c.status_id in (1, 2, 6)
      and (a.member_id is null or (a.status = 'active' and a.deletion_requested_at is null))`;
  const { rows } = await sql<ConnectionCounts>`
    select (count(*) filter (where status_id = 2))::int as accepted,
      (count(*) filter (where status_id = 1 and not is_sender))::int as received,
      (count(*) filter (where status_id = 1 and is_sender))::int as sent,
      (count(*) filter (where status_id = 6 and has_blocked))::int as blocked
    from (${side(sql.ref('c.low_member_id'), sql.ref('c.high_member_id'), sql.ref('c.blocked_by_low'))}
      union all ${side(sql.ref('c.high_member_id'), sql.ref('c.low_member_id'), sql.ref('c.blocked_by_high'))}) sides`.execute(
    db,
  );
  return rows[0] ?? { accepted: 0, received: 0, sent: 0, blocked: 0 };
}

export interface MutualRow {
  other_id: number;
  count: number;
  /** The first three, connected with the member last. */
  member_ids: number[];
}

/** With whom a member and each of some others are both connected. */
export async function listMutual(
  db: Connection,
  { memberId, otherIds }: { memberId: number; otherIds: readonly number[] },
): Promise<Map<number, MutualRow>> {
  if (otherIds.length === 0) return new Map();
  const { rows } = await sql<MutualRow>`
    with own as materialized (${acceptedSql(sql`${memberId}::bigint`)})
    select others.id as other_id, count(*)::int as count, (array_agg(theirs.id order by own.changed_at desc, theirs.id desc))[1:3] as member_ids
    from unnest(${otherIds}::bigint[]) as others (id)
    cross join lateral (${acceptedSql(sql.ref('others.id'))}) theirs
    join own on own.id = theirs.id
    join members m on m.id = theirs.id
    left join accounts a on a.member_id = m.id
    where a.member_id is null or (a.status = 'active' and a.deletion_requested_at is null)
    group by others.id`.execute(db);
  return new Map(rows.map((row) => [row.other_id, row]));
}

/** The ids of everybody a member is connected with, and since when. */
export function acceptedSql(memberId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select c.high_member_id as id, c.changed_at from connections c where c.low_member_id = ${memberId} and c.status_id = 2
    union all select c.low_member_id, c.changed_at from connections c where c.high_member_id = ${memberId} and c.status_id = 2`;
}
