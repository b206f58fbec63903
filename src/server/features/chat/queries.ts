import { type RawBuilder, sql } from 'kysely';
import type { ConnectionStatusId } from '#domain/connection.ts';
import type { Connection } from '#server/db/connection.ts';

/** How a member stands to another one; `status_id` is null where nothing ever was between them, `is_there` where there is no such one. */
export interface StandingRow {
  status_id: ConnectionStatusId | null;
  is_sender: boolean | null;
  has_blocked: boolean | null;
  is_blocked: boolean | null;
  is_hidden: boolean;
  /** Whether the other one has chat and an account that lives. */
  is_there: boolean | null;
}

/** A conversation as one of its members has it. */
export interface ConversationRow extends StandingRow {
  id: number;
  other_id: number | null;
  /** Whether the other one's profile is open to them (decisions §5, visibility). */
  is_visible: boolean | null;
  unread_count: number;
  last_read_id: number | null;
  last_id: number | null;
  last_seq: number | null;
  last_sender_id: number | null;
  last_body: string | null;
  last_sent_at: Date | null;
}

/** Who can chat: staff gave it to them, and their account lives (of an account `a`). */
export const isThereSql = sql`(a.messaging_system and a.status = 'active' and a.email_confirmed_at is not null
  and a.deletion_requested_at is null)`;

/** The columns of {@link StandingRow} for `memberId`, of a connection `c`, a member `m` and an account `a`. */
const standingColumns = (memberId: number) => sql`c.status_id, c.sender_id = ${memberId} as is_sender,
  case when c.low_member_id = ${memberId} then c.blocked_by_low else c.blocked_by_high end as has_blocked,
  case when c.low_member_id = ${memberId} then c.blocked_by_high else c.blocked_by_low end as is_blocked,
  coalesce(c.hidden_from_id = ${memberId}, false) as is_hidden,
  case when m.id is not null then coalesce(${isThereSql}, false) end as is_there`;

const maxUnread = 100;

/** How far is looked for the other one's messages among one's own, which may be many. */
const maxScanned = 200;

/** {@link ConversationRow}s for the rows `own` of a member's conversations, which `source` gives with their `place`. */
async function readConversations(
  db: Connection,
  memberId: number,
  source: RawBuilder<unknown>,
): Promise<ConversationRow[]> {
  const { rows } = await sql<ConversationRow>`
    select v.id, m.id as other_id, ${standingColumns(memberId)},
      (a.member_id is null or (a.status = 'active' and a.email_confirmed_at is not null and a.deletion_requested_at is null))
        and (m.is_listed or (m.visibility = 'members' and a.member_id is not null)
          or (m.visibility = 'connections' and coalesce(c.status_id = 2, false))) as is_visible,
      case when own.incoming_seq <= own.read_seq then 0 else (
        select greatest(1, least(${maxUnread}, count(*)))::int from (
          select u.sender_id from messages u where u.conversation_id = v.id and u.seq > own.read_seq
          order by u.seq limit ${maxScanned}) u
        where u.sender_id is distinct from ${memberId}::bigint) end as unread_count,
      (select r.id from messages r where r.conversation_id = v.id and r.seq = own.read_seq) as last_read_id,
      l.id as last_id, l.seq as last_seq, l.sender_id as last_sender_id, l.body as last_body, l.sent_at as last_sent_at
    from (${source}) own
    join conversations v on v.id = own.conversation_id
    left join members m on m.id = case when v.low_member_id = ${memberId} then v.high_member_id else v.low_member_id end
    left join accounts a on a.member_id = m.id
    left join connections c on c.low_member_id = v.low_member_id and c.high_member_id = v.high_member_id
    left join messages l on l.conversation_id = v.id and l.seq = v.last_seq
    order by own.last_message_id desc nulls last`.execute(db);
  return rows;
}

/** A member's conversations that have messages, the one with the newest first; `limit` of those before one's message. */
export function listConversationRows(
  db: Connection,
  { memberId, beforeMessageId, limit }: { memberId: number; beforeMessageId: number; limit: number },
): Promise<ConversationRow[]> {
  return readConversations(
    db,
    memberId,
    sql`select * from conversation_members where member_id = ${memberId} and last_message_id < ${beforeMessageId}
      order by last_message_id desc limit ${limit}`,
  );
}

/** One of a member's own conversations. */
export async function findConversation(
  db: Connection,
  { id, memberId }: { id: number; memberId: number },
): Promise<ConversationRow | undefined> {
  const source = sql`select * from conversation_members where conversation_id = ${id} and member_id = ${memberId}`;
  return (await readConversations(db, memberId, source))[0];
}

/** How a member stands to one whom they would like to write to. */
export async function findStanding(
  db: Connection,
  { memberId, otherId }: { memberId: number; otherId: number },
): Promise<StandingRow | undefined> {
  const { rows } = await sql<StandingRow>`
    select ${standingColumns(memberId)} from members m
    left join accounts a on a.member_id = m.id
    left join connections c on c.low_member_id = least(m.id, ${memberId}::bigint)
      and c.high_member_id = greatest(m.id, ${memberId}::bigint)
    where m.id = ${otherId} and m.id <> ${memberId}`.execute(db);
  return rows[0];
}

/** Which of these members have chat and an account that lives. */
export async function listChatting(db: Connection, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('accounts as a')
    .select('a.member_id')
    .where('a.member_id', 'in', ids)
    .where(sql<boolean>`${isThereSql}`)
    .execute();
  return rows.map(({ member_id }) => member_id);
}

export async function findConversationOfPair(
  db: Connection,
  { memberId, otherId }: { memberId: number; otherId: number },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where('low_member_id', '=', Math.min(memberId, otherId))
    .where('high_member_id', '=', Math.max(memberId, otherId))
    .executeTakeFirst();
  return row?.id;
}

/** Makes the conversation of two members; undefined when there was one, or the other one made it at the same moment. */
export async function insertConversation(
  db: Connection,
  { memberId, otherId, now }: { memberId: number; otherId: number; now: Date },
): Promise<number | undefined> {
  const row = await db
    .insertInto('conversations')
    .values({
      low_member_id: Math.min(memberId, otherId),
      high_member_id: Math.max(memberId, otherId),
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return undefined;
  await db
    .insertInto('conversation_members')
    .values([memberId, otherId].map((member_id) => ({ conversation_id: row.id, member_id })))
    .execute();
  return row.id;
}
