import type { markConversationRead as endpoint } from '#contract/conversations.ts';
import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import { ContractError, invalidFields } from '#contract/errors.ts';
import { markTargetRead } from '#server/features/notifications/markTargetRead.ts';
import { showCounts } from '#server/features/notifications/showCounts.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { readId } from '#server/readId.ts';
import { findSeq, getMessageId, isInConversation, updateReadSeq } from './queriesMessages.ts';

/** Marks a conversation as read up to a message. Once nothing in it is unread, what was told of it is read too. */
export async function markConversationRead(
  { db: outside, now, principal, once }: MemberContext,
  { params, body: { last_read_message_id: messageId } }: EndpointInput<typeof endpoint>,
): Promise<EndpointData<typeof endpoint>> {
  const { memberId } = principal;
  const conversationId = readId(params.id);
  if (!(await isInConversation(outside, { id: conversationId, memberId }))) throw new ContractError('not_found');
  const seq = await findSeq(outside, { conversationId, messageId });
  if (seq === undefined) throw invalidFields({ last_read_message_id: [{ id: 'conversation.error.message.unknown' }] });
  return once(async (db) => {
    const state = await updateReadSeq(db, { conversationId, memberId, seq });
    if (state.read_seq >= state.incoming_seq)
      await markTargetRead(db, {
        memberId,
        type: 'new-message',
        target: { type: 'conversation', id: conversationId },
        now,
      });
    const lastReadId = await getMessageId(db, { conversationId, seq: state.read_seq });
    return {
      conversation_id: conversationId,
      last_read_message_id: lastReadId,
      ...(await showCounts(db, principal)),
    };
  });
}
