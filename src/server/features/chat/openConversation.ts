import type { openConversation as endpoint } from '#contract/conversations.ts';
import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import { ContractError } from '#contract/errors.ts';
import { whyNotToSend } from '#domain/conversation.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { chatStanding } from './chatStanding.ts';
import { findConversationOfPair, findStanding, insertConversation } from './queries.ts';
import { showConversation } from './showConversations.ts';

/**
 * Opens the conversation with a connection, or gives the one there is, also where it can only be read by now. With
 * whom none can be opened is answered as an unknown id, whatever the reason: a block is not told (decisions §5).
 */
export async function openConversation(
  context: MemberContext,
  { body: { user_id: otherId } }: EndpointInput<typeof endpoint>,
): Promise<EndpointData<typeof endpoint>> {
  const { now, principal, once } = context;
  const pair = { memberId: principal.memberId, otherId };
  return once(async (db) => {
    const known = await findConversationOfPair(db, pair);
    if (known !== undefined) return { ...(await showConversation(context, known, db)), is_new: false };
    const standing = await findStanding(db, pair);
    if (!standing || whyNotToSend(chatStanding(standing)) !== null) throw new ContractError('not_found');
    const newId = await insertConversation(db, { ...pair, now });
    const id = newId ?? (await findConversationOfPair(db, pair));
    if (id === undefined) throw new ContractError('not_found');
    return { ...(await showConversation(context, id, db)), is_new: newId !== undefined };
  });
}
