import { sql } from 'kysely';
import type { Connection } from '#server/db/connection.ts';

export interface MessageRow {
  id: number;
  conversation_id: number;
  seq: number;
  sender_id: number | null;
  client_id: string;
  body: string;
  sent_at: Date;
}

/** Whether a member is in a conversation. */
export async function isInConversation(
  db: Connection,
  { id, memberId }: { id: number; memberId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('conversation_members')
    .select('member_id')
    .where('conversation_id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The number that a message has in its conversation; undefined for one of another conversation. */
export async function findSeq(
  db: Connection,
  { conversationId, messageId }: { conversationId: number; messageId: number },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('messages')
    .select('seq')
    .where('id', '=', messageId)
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst();
  return row?.seq;
}

/** Messages before a number, the newest first, or after one, the oldest first; the newest without either. */
export function listMessageRows(
  db: Connection,
  { conversationId, before, after, limit }: { conversationId: number; before?: number; after?: number; limit: number },
): Promise<MessageRow[]> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .$if(before !== undefined, (query) => query.where('seq', '<', before ?? 0))
    .$if(after !== undefined, (query) => query.where('seq', '>', after ?? 0))
    .orderBy('seq', after === undefined ? 'desc' : 'asc')
    .limit(limit)
    .execute();
}

/** Holds a conversation until the transaction ends: whoever has it gives the next number. */
export async function lockConversation(db: Connection, id: number): Promise<void> {
  await db.selectFrom('conversations').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
}

export function findSentMessage(
  db: Connection,
  { conversationId, senderId, clientId }: { conversationId: number; senderId: number; clientId: string },
): Promise<MessageRow | undefined> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('sender_id', '=', senderId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
}

/**
 * Writes the next message of a held conversation, which becomes the newest of all who are in it. None is older than the
 * one before it, whichever server's clock it comes from.
 */
export async function insertMessage(
  db: Connection,
  message: { conversationId: number; senderId: number; clientId: string; body: string; now: Date },
): Promise<MessageRow> {
  const { conversationId, senderId, clientId, body, now } = message;
  const { last_seq: seq } = await db
    .updateTable('conversations')
    .set((row) => ({ last_seq: row('last_seq', '+', 1) }))
    .where('id', '=', conversationId)
    .returning('last_seq')
    .executeTakeFirstOrThrow();
  const row = await db
    .insertInto('messages')
    .values({
      conversation_id: conversationId,
      seq,
      sender_id: senderId,
      client_id: clientId,
      body,
      sent_at: sql<Date>`greatest(${now}::timestamptz,
        (select sent_at from messages where conversation_id = ${conversationId} and seq = ${seq - 1}))`,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await sql`
    update conversation_members set last_message_id = ${row.id},
      incoming_seq = case when member_id = ${senderId} then incoming_seq else ${seq}::integer end
    where conversation_id = ${conversationId}`.execute(db);
  return row;
}

export interface ReadState {
  read_seq: number;
  incoming_seq: number;
}

/** Moves up to where a member has read; never back. */
export async function updateReadSeq(
  db: Connection,
  { conversationId, memberId, seq }: { conversationId: number; memberId: number; seq: number },
): Promise<ReadState> {
  return db
    .updateTable('conversation_members')
    .set((row) => ({ read_seq: row.fn<number>('greatest', ['read_seq', row.val(seq)]) }))
    .where('conversation_id', '=', conversationId)
    .where('member_id', '=', memberId)
    .returning(['read_seq', 'incoming_seq'])
    .executeTakeFirstOrThrow();
}

/** The id of a conversation's message by its number. */
export async function getMessageId(
  db: Connection,
  { conversationId, seq }: { conversationId: number; seq: number },
): Promise<number> {
  const { id } = await db
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('seq', '=', seq)
    .executeTakeFirstOrThrow();
  return id;
}

/** A member's name in both languages, for what others are told. */
export function getNames(db: Connection, memberId: number) {
  return db
    .selectFrom('members')
    .select(['full_name', 'full_name_ar'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
}
