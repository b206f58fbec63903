import type { ChatPartner, Conversation, Message } from '#contract/conversations.ts';
import type { MemberCard } from '#contract/members.ts';
import { previewOf, whyNotToSend } from '#domain/conversation.ts';
import { chatStanding } from './chatStanding.ts';
import type { ConversationRow } from './queries.ts';
import type { MessageRow } from './queriesMessages.ts';

/** A conversation as the member who asks may see it. @param cards of members by their ids */
export function presentConversation(
  row: ConversationRow,
  { memberId, cards }: { memberId: number; cards: ReadonlyMap<number, MemberCard> },
): Conversation {
  const card = row.other_id === null ? undefined : cards.get(row.other_id);
  const reason = whyNotToSend(chatStanding(row));
  return {
    id: row.id,
    member: card ? presentPartner(card, row.is_visible === true) : null,
    can_send: reason === null,
    cannot_send_reason: reason,
    unread_count: row.unread_count,
    last_read_message_id: row.last_read_id,
    last_message: presentLast(row, memberId),
  };
}

/** Where the other one's profile is closed, what is left is the name. */
function presentPartner(card: MemberCard, isVisible: boolean): ChatPartner {
  const { id, slug, full_name, full_name_ar } = card;
  return {
    id,
    slug,
    full_name,
    full_name_ar,
    current_title: isVisible ? card.current_title : null,
    avatar_url: isVisible ? card.avatar_url : null,
    has_page: isVisible,
  };
}

function presentLast(row: ConversationRow, memberId: number): Conversation['last_message'] {
  const { last_id: id, last_seq: seq, last_body: body, last_sent_at: sentAt } = row;
  if (id === null || seq === null || body === null || sentAt === null) return null;
  return {
    id,
    seq,
    is_own: row.last_sender_id === memberId,
    preview: previewOf(body),
    sent_at: sentAt.toISOString(),
  };
}

export function presentMessage(row: MessageRow, memberId: number): Message {
  const isOwn = row.sender_id === memberId;
  return {
    id: row.id,
    conversation_id: row.conversation_id,
    seq: row.seq,
    is_own: isOwn,
    sender_id: row.sender_id,
    body: row.body,
    sent_at: row.sent_at.toISOString(),
    client_id: isOwn ? row.client_id : null,
  };
}
