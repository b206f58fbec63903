import type { Conversation, listConversations } from '#contract/conversations.ts';
import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import { ContractError } from '#contract/errors.ts';
import { showMembersByIds } from '#server/features/members/showMembers.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import type { Connection } from '#server/db/connection.ts';
import { presentConversation } from './present.ts';
import { type ConversationRow, findConversation, listConversationRows } from './queries.ts';

/** Before this id lies every message. */
const newest = Number.MAX_SAFE_INTEGER;

/** A page of the member's conversations. */
export async function showConversations(
  context: MemberContext,
  { query: { before_message_id: before = newest, limit } }: EndpointInput<typeof listConversations>,
): Promise<EndpointData<typeof listConversations>> {
  const { memberId } = context.principal;
  // One more says whether there are more.
  const rows = await listConversationRows(context.db, { memberId, beforeMessageId: before, limit: limit + 1 });
  return { items: await present(context, rows.slice(0, limit)), has_more: rows.length > limit };
}

/** One of the member's own conversations; another's is an unknown one. `db` may be a transaction. */
export async function showConversation(
  context: MemberContext,
  id: number,
  db: Connection = context.db,
): Promise<Conversation> {
  const row = await findConversation(db, { id, memberId: context.principal.memberId });
  const [conversation] = row ? await present({ ...context, db }, [row]) : [];
  if (!conversation) throw new ContractError('not_found');
  return conversation;
}

async function present(context: MemberContext, rows: readonly ConversationRow[]): Promise<Conversation[]> {
  const ids = rows.flatMap(({ other_id: otherId }) => (otherId === null ? [] : [otherId]));
  const cards = await showMembersByIds(context, ids);
  return rows.map((row) => presentConversation(row, { memberId: context.principal.memberId, cards }));
}
