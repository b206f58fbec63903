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
}

/** False for whoever's account is disabled or about to be deleted: they are in an index of their own, which is small. */
const isThere = (id: RawBuilder<unknown>) => sql`not exists (
  select from accounts a where a.member_id = ${id} and (a.status <> 'active' or a.deletion_requested_at is not null))`;

const [low, high] = [sql.ref('c.low_member_id'), sql.ref('c.high_member_id')];
const [blockedByLow, blockedByHigh] = [sql.ref('c.blocked_by_low'), sql.ref('c.blocked_by_high')];

/** Whether a member `m` is open to one who stands with them at a status (decisions §5, visibility). */
const isOpen = (statusId: RawBuilder<unknown>) => sql`(m.is_listed
  or (m.visibility = 'members' and exists (select from accounts a where a.member_id = m.id))
  or (m.visibility = 'connections' and ${statusId} = 2))`;

/** What one searches a member by; the name alone, which the vector's first weight is, where the profile is closed. */
const searchedSql = sql`case when ${isOpen(sql.ref('c.status_id'))} then m.search_vector else ts_filter(m.search_vector, '{a}') end`;

/**
 * One page of a member's connections, changed last first, and how many there are. People whose accounts are disabled or
 * about to be deleted are left out. Both sides are read in the order of their index, no further than is counted or shown.
 */
export async function listConnections(
  db: Connection,
  options: ConnectionListOptions,
): Promise<{ rows: ListedConnectionRow[]; total: number; isTotalCapped: boolean }> {
  const { memberId, statusId, direction, search, page, perPage } = options;
  const offset = (page - 1) * perPage;
  const side = (own: RawBuilder<unknown>, other: RawBuilder<unknown>, blocks: RawBuilder<unknown>) => {
    const conditions = [sql`${own} = ${memberId}`, statusSql(statusId, memberId, blocks), isThere(other)];
    if (direction === 'sent') conditions.push(sql`c.sender_id = ${memberId}`);
    if (direction === 'received') conditions.push(sql`c.sender_id <> ${memberId}`);
    if (search) conditions.push(sql`${searchedSql} @@ (select wide from asked)`);
    return sql`(select c.id, c.changed_at from connections c ${search ? sql`join members m on m.id = ${other}` : sql``}
      where ${sql.join(conditions, sql` and `)} order by c.changed_at desc, c.id desc
      limit ${Math.max(maxListed + 1, offset + perPage)})`;
  };
  const { rows } = await sql<ListedConnectionRow & { total: number }>`
    with ${search ? sql`${askedSql(search, false)},` : sql``}
    found as materialized (${side(low, high, blockedByLow)} union all ${side(high, low, blockedByHigh)}),
    counted as (select count(*)::int as total from found),
    page as (
      select s.*, ${isOpen(sql.ref('s.status_id'))} as is_visible
      from (select id from found order by changed_at desc, id desc offset ${offset} limit ${perPage}) one
      join lateral (select ${sideColumns(memberId)} from connections c where c.id = one.id) s on true
      join members m on m.id = s.other_id
    )
    select counted.total, page.* from counted left join page on true order by page.changed_at desc, page.id desc`.execute(
    db,
  );
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

/** Every connection that a member knows of, with the other one's name; asked for first first. */
export async function listAllConnections(
  db: Connection,
  memberId: number,
): Promise<(ConnectionRow & { full_name: string })[]> {
  const { rows } = await sql<ConnectionRow & { full_name: string }>`
    select ${sideColumns(memberId)}, m.full_name
    from connections c join members m on m.id = c.low_member_id + c.high_member_id - ${memberId}::bigint
    where (c.low_member_id = ${memberId} or c.high_member_id = ${memberId})
      and c.hidden_from_id is distinct from ${memberId}::bigint
    order by c.requested_at, c.id`.execute(db);
  return rows;
}

export interface ConnectionCounts {
  accepted: number;
  received: number;
  sent: number;
  blocked: number;
}

/** How many a member has of each tab of the page. */
export async function countConnections(db: Connection, memberId: number): Promise<ConnectionCounts> {
  const count = (condition: (blocks: RawBuilder<unknown>) => RawBuilder<unknown>) => {
    const side = (own: RawBuilder<unknown>, other: RawBuilder<unknown>, blocks: RawBuilder<unknown>) =>
      sql`(select count(*)::int from connections c where ${own} = ${memberId} and ${condition(blocks)} and ${isThere(other)})`;
    return sql`${side(low, high, blockedByLow)} + ${side(high, low, blockedByHigh)}`;
  };
  const { rows } = await sql<ConnectionCounts>`
    select ${count(() => sql`c.status_id = 2`)} as accepted,
      ${count(() => sql`c.status_id = 1 and c.sender_id <> ${memberId}`)} as received,
      ${count(() => sql`c.status_id = 1 and c.sender_id = ${memberId}`)} as sent,
      ${count((blocks) => sql`c.status_id = 6 and ${blocks}`)} as blocked`.execute(db);
  return rows[0] ?? { accepted: 0, received: 0, sent: 0, blocked: 0 };
}

export interface MutualRow {
  other_id: number;
  count: number;
  /** The first three, connected with the member last. */
  member_ids: number[];
}

/** With whom a member and each of some others are both connected, but for whoever closed their profile to everybody. */
export async function listMutual(
  db: Connection,
  { memberId, otherIds }: { memberId: number; otherIds: readonly number[] },
): Promise<Map<number, MutualRow>> {
  if (otherIds.length === 0) return new Map();
  const { rows } = await sql<MutualRow>`
    with own as materialized (${acceptedSql(sql`${memberId}::bigint`)}),
    both_know as materialized (
      select others.id as other_id, own.id, own.changed_at from unnest(${otherIds}::bigint[]) as others (id)
      cross join lateral (${acceptedSql(sql.ref('others.id'))}) theirs join own on own.id = theirs.id
    )
    select other_id, count(*)::int as count, (array_agg(id order by changed_at desc, id desc))[1:3] as member_ids
    from both_know where ${isThere(sql.ref('both_know.id'))}
      and exists (select from members m where m.id = both_know.id and m.visibility <> 'private') group by other_id`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.other_id, row]));
}

/** The ids of everybody a member is connected with, and since when. */
function acceptedSql(memberId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select c.high_member_id as id, c.changed_at from connections c where c.low_member_id = ${memberId} and c.status_id = 2
    union all select c.low_member_id, c.changed_at from connections c where c.high_member_id = ${memberId} and c.status_id = 2`;
}
