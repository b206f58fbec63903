import { type Insertable, sql } from 'kysely';
import type { ConnectionStatusId } from '#domain/connection.ts';
import type { Connection } from '#server/db/connection.ts';
import type { ConnectionTables } from '#server/db/schemaConnections.ts';

/** A connection as one of the two members has it. */
export interface ConnectionRow {
  id: number;
  other_id: number;
  status_id: ConnectionStatusId;
  is_sender: boolean;
  has_blocked: boolean;
  is_blocked: boolean;
  note: string | null;
  requested_at: Date;
  changed_at: Date;
  declined_at: Date | null;
  is_hidden: boolean;
}

/**
 * The columns of {@link ConnectionRow} for the member `memberId`, of a connection `c`. Neither of the two can read from
 * its dates, or from who is its sender, that the other one has blocked them.
 */
export function sideColumns(memberId: number) {
  const blocks = sql`(case when c.low_member_id = ${memberId} then c.blocked_by_low else c.blocked_by_high end)`;
  const ownStep = (date: 'min' | 'max', statusId: 5 | 6 | null = null) =>
    sql`(select ${sql.raw(date)}(e.at) from connection_events e where e.connection_id = c.id and e.actor_id = ${memberId}
      ${statusId === null ? sql`` : sql`and e.status_id = ${statusId}`})`;
  // It came of a block and nobody has asked since: each of the two has their own steps alone.
  const isUnasked = sql`(c.status_id >= 5 and ${ownStep('min', 6)} is not null
    and not exists (select from connection_events e where e.connection_id = c.id and e.status_id < 5))`;
  return sql`c.id, c.low_member_id + c.high_member_id - ${memberId}::bigint as other_id, c.status_id,
    (c.sender_id = ${memberId} or ${isUnasked}) as is_sender, ${blocks} as has_blocked,
    case when c.low_member_id = ${memberId} then c.blocked_by_high else c.blocked_by_low end as is_blocked, c.note,
    case when ${isUnasked} then ${ownStep('min')} else c.requested_at end as requested_at,
    case when ${isUnasked} then ${ownStep('max')} when ${blocks} then coalesce(${ownStep('max', 6)}, c.changed_at)
      else c.changed_at end as changed_at,
    c.declined_at, c.hidden_from_id is not distinct from ${memberId}::bigint as is_hidden`;
}

/** What stands between two members, if anything. `isLocked` holds it until the transaction ends. */
export async function findConnectionBetween(
  db: Connection,
  { memberId, otherId, isLocked = false }: { memberId: number; otherId: number; isLocked?: boolean },
): Promise<ConnectionRow | undefined> {
  const [low, high] = [Math.min(memberId, otherId), Math.max(memberId, otherId)];
  const { rows } = await sql<ConnectionRow>`
    select ${sideColumns(memberId)} from connections c where c.low_member_id = ${low} and c.high_member_id = ${high}
    ${isLocked ? sql`for update` : sql``}`.execute(db);
  return rows[0];
}

/** One of a member's own connections, held until the transaction ends. */
export async function lockOwnConnection(
  db: Connection,
  { id, memberId }: { id: number; memberId: number },
): Promise<ConnectionRow | undefined> {
  const { rows } = await sql<ConnectionRow>`
    select ${sideColumns(memberId)} from connections c
    where c.id = ${id} and (c.low_member_id = ${memberId} or c.high_member_id = ${memberId}) for update`.execute(db);
  return rows[0];
}

interface NewRequest {
  senderId: number;
  otherId: number;
  note: string | null;
  now: Date;
}

/** Makes the first request between two members; undefined when there was something between them already. */
export function insertRequest(db: Connection, request: NewRequest): Promise<number | undefined> {
  return insertPair(db, request);
}

/** Makes the block of one who was never connected with them, who learns nothing of it; undefined when there was something already. */
export function insertBlock(
  db: Connection,
  { memberId, otherId, now }: { memberId: number; otherId: number; now: Date },
): Promise<number | undefined> {
  const block = {
    status_id: 6,
    blocked_by_low: memberId < otherId,
    blocked_by_high: memberId > otherId,
    hidden_from_id: otherId,
  };
  return insertPair(db, { senderId: memberId, otherId, note: null, now }, block);
}

async function insertPair(
  db: Connection,
  { senderId, otherId, note, now }: NewRequest,
  standing: Pick<
    Insertable<ConnectionTables['connections']>,
    'status_id' | 'blocked_by_low' | 'blocked_by_high' | 'hidden_from_id'
  > = {},
): Promise<number | undefined> {
  const row = await db
    .insertInto('connections')
    .values({
      low_member_id: Math.min(senderId, otherId),
      high_member_id: Math.max(senderId, otherId),
      sender_id: senderId,
      note,
      requested_at: now,
      changed_at: now,
      ...standing,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Makes a request anew where there was one before. */
export async function renewRequest(
  db: Connection,
  { id, senderId, note, now }: { id: number; senderId: number; note: string | null; now: Date },
): Promise<void> {
  await db
    .updateTable('connections')
    .set({
      status_id: 1,
      sender_id: senderId,
      note,
      requested_at: now,
      changed_at: now,
      declined_at: null,
      hidden_from_id: null,
    })
    .where('id', '=', id)
    .execute();
}

/** Takes a connection to a status. What reads removed to the other one already has not changed for them: it keeps its date. */
export async function updateStatus(
  db: Connection,
  step: { id: number; statusId: ConnectionStatusId; memberId: number; isBlocking: boolean; now: Date },
): Promise<void> {
  const { id, statusId, memberId, isBlocking, now } = step;
  await sql`
    update connections set status_id = ${statusId},
      changed_at = case when status_id in (3, 5, 6) and ${statusId} in (5, 6) then changed_at else ${now} end,
      blocked_by_low = case when low_member_id = ${memberId} then ${isBlocking} else blocked_by_low end,
      blocked_by_high = case when high_member_id = ${memberId} then ${isBlocking} else blocked_by_high end,
      hidden_from_id = nullif(hidden_from_id, ${memberId}::bigint)
      ${statusId === 3 ? sql`, declined_at = ${now}` : sql``}
    where id = ${id}`.execute(db);
}

export async function insertEvent(
  db: Connection,
  event: { connectionId: number; actorId: number; statusId: ConnectionStatusId; now: Date },
): Promise<void> {
  const { connectionId, actorId, statusId, now } = event;
  await db
    .insertInto('connection_events')
    .values({ connection_id: connectionId, actor_id: actorId, status_id: statusId, at: now })
    .execute();
}

/** Whether a member has asked for a connection since a moment. */
export async function hasAskedSince(
  db: Connection,
  { connectionId, actorId, since }: { connectionId: number; actorId: number; since: Date },
): Promise<boolean> {
  const event = await db
    .selectFrom('connection_events')
    .select('id')
    .where('connection_id', '=', connectionId)
    .where('actor_id', '=', actorId)
    .where('status_id', '=', 1)
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return event !== undefined;
}

export interface KnownMember {
  id: number;
  full_name: string;
  full_name_ar: string | null;
  visibility: string;
  is_listed: boolean;
  /** Belongs to an account that lives: neither disabled nor about to be deleted, its address confirmed. */
  is_living: boolean;
  has_account: boolean;
}

/** What decides whether members see a member, and their name. */
export async function findKnownMember(db: Connection, id: number): Promise<KnownMember | undefined> {
  const { rows } = await sql<KnownMember>`
    select m.id, m.full_name, m.full_name_ar, m.visibility, m.is_listed, a.member_id is not null as has_account,
      case when a.member_id is null then m.is_listed
        else a.status = 'active' and a.email_confirmed_at is not null and a.deletion_requested_at is null end as is_living
    from members m left join accounts a on a.member_id = m.id where m.id = ${id}`.execute(db);
  return rows[0];
}
