import type { sendMessage as endpoint } from '#contract/conversations.ts';
import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import { ContractError, type FieldErrors, invalidFields } from '#contract/errors.ts';
import { messageRule, whyNotToSend } from '#domain/conversation.ts';
import { checkField, normalizeField } from '#domain/fieldRules.ts';
import type { Connection } from '#server/db/connection.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { showCounts } from '#server/features/notifications/showCounts.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { isUuid } from '#server/isUuid.ts';
import { readId } from '#server/readId.ts';
import { chatStanding } from './chatStanding.ts';
import { presentMessage } from './present.ts';
import { type ConversationRow, findConversation } from './queries.ts';
import {
  findSentMessage,
  getNames,
  insertMessage,
  isInConversation,
  lockConversation,
  type MessageRow,
} from './queriesMessages.ts';

interface Draft {
  conversationId: number;
  clientId: string;
  body: string;
}

/**
 * Sends a message: it gets the next number of its conversation, and whoever hears of it finds it kept. Sent again under its
 * `client_id` it is the same message, also where nobody may write any more by then.
 */
export async function sendMessage(
  context: MemberContext,
  { params, body: form }: EndpointInput<typeof endpoint>,
): Promise<EndpointData<typeof endpoint>> {
  const { db: outside, principal, once } = context;
  const conversationId = readId(params.id);
  if (!(await isInConversation(outside, { id: conversationId, memberId: principal.memberId })))
    throw new ContractError('not_found');
  const draft = { conversationId, ...readMessage(form) };
  return once(async (db) => {
    const row = await keepMessage(db, context, draft);
    return { message: presentMessage(row, principal.memberId), ...(await showCounts(db, principal)) };
  });
}

function readMessage(form: EndpointInput<typeof endpoint>['body']): Omit<Draft, 'conversationId'> {
  const clientId = (form.client_id ?? '').toLowerCase();
  const wrong = checkField(messageRule, form.body);
  const errors: FieldErrors = {
    ...(wrong ? { body: [{ id: `conversation.error.body.${wrong}` }] } : {}),
    ...(isUuid(clientId) ? {} : { client_id: [{ id: 'conversation.error.client_id.invalid' }] }),
  };
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  return { clientId, body: normalizeField(messageRule, form.body) };
}

async function keepMessage(
  db: Connection,
  { now, principal: { memberId } }: MemberContext,
  { conversationId, clientId, body }: Draft,
): Promise<MessageRow> {
  await lockConversation(db, conversationId);
  const sent = await findSentMessage(db, { conversationId, senderId: memberId, clientId });
  if (sent) {
    if (sent.body !== body) throw new ContractError('idempotency_mismatch');
    return sent;
  }
  // Read after the lock was got: what ended the conversation meanwhile is seen.
  const conversation = await findConversation(db, { id: conversationId, memberId });
  if (!conversation) throw new ContractError('not_found');
  const reason = whyNotToSend(chatStanding(conversation));
  if (reason !== null)
    throw new ContractError('chat_closed', {
      state: { id: conversationId, can_send: false, cannot_send_reason: reason },
    });
  const message = await insertMessage(db, { conversationId, senderId: memberId, clientId, body, now });
  await tellOther(db, conversation, { memberId, now });
  return message;
}

/** One unread notification stands for all unread messages of a conversation. */
async function tellOther(
  db: Connection,
  { id, other_id: otherId }: ConversationRow,
  { memberId, now }: { memberId: number; now: Date },
): Promise<void> {
  if (otherId === null) return;
  const { full_name: en, full_name_ar: ar } = await getNames(db, memberId);
  await notify(db, {
    memberId: otherId,
    type: 'new-message',
    params: { name: { en, ar } },
    target: { type: 'conversation', id },
    redirectUrl: `/messages?convoId=${id}`,
    channelId: id,
    isMailedOnce: true,
    actorId: memberId,
    now,
  });
}
