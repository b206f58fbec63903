import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Instant = ColumnType<Date, Date | string, Date | string>;

interface ConversationsTable {
  id: GeneratedAlways<number>;
  low_member_id: number | null;
  high_member_id: number | null;
  last_seq: Generated<number>;
  created_at: Instant;
}
interface ConversationMembersTable {
  conversation_id: number;
  member_id: number;
  read_seq: Generated<number>;
  incoming_seq: Generated<number>;
  last_message_id: ColumnType<number | null, number | null | undefined, number | null>;
}
interface MessagesTable {
  id: GeneratedAlways<number>;
  conversation_id: number;
  seq: number;
  sender_id: number | null;
  client_id: string;
  body: string;
  sent_at: Instant;
}

/** Conversations and messages; the truth is in migrations/. */
export interface ChatTables {
  conversations: ConversationsTable;
  conversation_members: ConversationMembersTable;
  messages: MessagesTable;
}
