import type { listMessages } from '#contract/conversations.ts';
import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import { ContractError, type FieldErrors, invalidFields } from '#contract/errors.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { readId } from '#server/readId.ts';
import { presentMessage } from './present.ts';
import { findSeq, isInConversation, listMessageRows } from './queriesMessages.ts';

/** Messages of one of the member's conversations, the oldest first. */
export async function showMessages(
  { db, principal: { memberId } }: MemberContext,
  { params, query: { before_id: beforeId, after_id: afterId, limit } }: EndpointInput<typeof listMessages>,
): Promise<EndpointData<typeof listMessages>> {
  const conversationId = readId(params.id);
  if (!(await isInConversation(db, { id: conversationId, memberId }))) throw new ContractError('not_found');
  if (beforeId !== undefined && afterId !== undefined)
    throw invalidFields({ after_id: [{ id: 'conversation.error.after_id.alone' }] });
  const seqOf = async (field: string, messageId: number | undefined): Promise<number | undefined> => {
    if (messageId === undefined) return undefined;
    const seq = await findSeq(db, { conversationId, messageId });
    const unknown: FieldErrors = { [field]: [{ id: 'conversation.error.message.unknown' }] };
    if (seq === undefined) throw invalidFields(unknown);
    return seq;
  };
  const before = await seqOf('before_id', beforeId);
  const after = await seqOf('after_id', afterId);
  // One more says whether there are more.
  const rows = await listMessageRows(db, {
    conversationId,
    limit: limit + 1,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  });
  const shown = rows.slice(0, limit);
  if (after === undefined) shown.reverse();
  return { items: shown.map((row) => presentMessage(row, memberId)), has_more: rows.length > limit };
}
