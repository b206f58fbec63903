import { z } from 'zod';
import { cannotSendReasons } from '#domain/conversation.ts';
import { defineEndpoint } from './defineEndpoint.ts';
import { idInBody, idParam, instant } from './fields.ts';
import { typed } from './formFields.ts';
import { notificationCounts } from './notifications.ts';
import { memberTile } from './memberTile.ts';

/** Messages a page (decisions §1). */
const messagesPerPage = 30;
const conversationsPerPage = 20;

/** A message or conversation id in a query: absent or empty is none. */
const cursor = z
  .union([z.literal('').transform(() => undefined), z.coerce.number().min(1).max(999_999_999_999_999).int()])
  .optional();
const limit = (fallback: number) => z.coerce.number().int().min(1).max(100).catch(fallback);

/** Who else is in a conversation. */
const chatPartner = memberTile.extend({
  /** Whether their page can be opened. */
  has_page: z.boolean(),
});
export type ChatPartner = z.infer<typeof chatPartner>;

const message = z.object({
  id: z.number().int(),
  conversation_id: z.number().int(),
  /** Its number in the conversation: 1, 2, 3 … without a gap. */
  seq: z.number().int(),
  is_own: z.boolean(),
  /** Null for a former member. */
  sender_id: z.number().int().nullable(),
  /** Plain text as it was typed: NFC, line breaks as LF, no white space at its ends. */
  body: z.string(),
  sent_at: instant,
  /** Of one's own message, what it was sent with; null of the other one's. */
  client_id: z.string().nullable(),
});
export type Message = z.infer<typeof message>;

const conversation = z.object({
  id: z.number().int(),
  /** The other one; null for a former member. */
  member: chatPartner.nullable(),
  can_send: z.boolean(),
  /** Why not: null where `can_send` is true. A member who was blocked reads `not_connected`. */
  cannot_send_reason: z.enum(cannotSendReasons).nullable(),
  /** The other one's messages that one has not read, up to 100 (which means 100 or more). */
  unread_count: z.number().int(),
  /** Up to where one has read; null for nothing yet. */
  last_read_message_id: z.number().int().nullable(),
  /** Null in a conversation that was opened and has no message yet; such a one is in no list. */
  last_message: z
    .object({
      id: z.number().int(),
      seq: z.number().int(),
      is_own: z.boolean(),
      /** On one line, cut between characters as readers see them (case CHT-04). */
      preview: z.string(),
      sent_at: instant,
    })
    .nullable(),
});
export type Conversation = z.infer<typeof conversation>;

export const listConversations = defineEndpoint('listConversations', {
  summary: 'One’s conversations, the one with the newest message first',
  tag: 'Chat',
  access: 'messaging',
  isPersonal: true,
  query: z.object({
    /** The `last_message.id` of the last conversation that one has: what follows it. */
    before_message_id: cursor,
    limit: limit(conversationsPerPage),
  }),
  data: z.object({ items: z.array(conversation), has_more: z.boolean() }),
});

export const openConversation = defineEndpoint('openConversation', {
  summary: 'Open the conversation with a connection: 201 for a new one, 200 for the one there is',
  tag: 'Chat',
  access: 'messaging',
  body: z.strictObject({
    user_id: idInBody,
  }),
  data: conversation.extend({ is_new: z.boolean() }),
  saysIfNew: true,
  isIdempotent: true,
});

export const getConversation = defineEndpoint('getConversation', {
  summary: 'One of one’s conversations',
  tag: 'Chat',
  access: 'messaging',
  isPersonal: true,
  params: idParam,
  data: conversation,
});

/** `before_id` or `after_id`, not both; an id that is no message of the conversation is a 422. */
export const listMessages = defineEndpoint('listMessages', {
  summary: 'Messages of a conversation: the newest, those before one, or those after one; the oldest first in each',
  tag: 'Chat',
  access: 'messaging',
  isPersonal: true,
  params: idParam,
  query: z.object({ before_id: cursor, after_id: cursor, limit: limit(messagesPerPage) }),
  data: z.object({
    items: z.array(message),
    /** Whether there are more where this call looked: older ones, or with `after_id` newer ones. */
    has_more: z.boolean(),
  }),
});

/**
 * `client_id` is a UUID of the sender's: sent again with the same text it answers the same message, with another text it
 * is a 422 `idempotency_mismatch`. Where nobody may write any more: 409 `chat_closed` with `can_send` and
 * `cannot_send_reason` in its state.
 */
export const sendMessage = defineEndpoint('sendMessage', {
  summary: 'Send a message',
  tag: 'Chat',
  access: 'messaging',
  params: idParam,
  /** `body`: 1 to 4000 UTF-16 units after normalizing (`maxMessageLength`). */
  body: z.strictObject({ body: typed, client_id: typed }),
  data: notificationCounts.extend({ message }),
  isIdempotent: true,
  limit: 'chatMessage',
});

export const markConversationRead = defineEndpoint('markConversationRead', {
  summary: 'Mark a conversation as read up to a message; going back changes nothing',
  tag: 'Chat',
  access: 'messaging',
  params: idParam,
  body: z.strictObject({
    last_read_message_id: idInBody,
  }),
  data: notificationCounts.extend({ conversation_id: z.number().int(), last_read_message_id: z.number().int() }),
});
