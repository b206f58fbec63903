import type { Relation } from '#contract/connections.ts';
import { ContractError } from '#contract/errors.ts';
import { showWhoChats } from '#server/features/chat/showWhoChats.ts';
import { showMembersByIds } from '#server/features/members/showMembers.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { presentRelation } from './present.ts';
import { listMutual } from './queriesList.ts';
import { relationOf } from './relationOf.ts';

/** How the member who asks stands to another one whom they may know of, and whom both are connected with. */
export async function showRelation(context: MemberContext, userId: number): Promise<Relation> {
  const { db, now, principal } = context;
  const { memberId } = principal;
  const relation = userId === memberId ? undefined : await relationOf(db, memberId, userId);
  if (!relation || (!relation.isVisible && !relation.isKnown)) throw new ContractError('not_found');
  const [mutual, chatIds] = await Promise.all([
    listMutual(db, { memberId, otherIds: relation.isVisible ? [userId] : [] }),
    showWhoChats(context, [userId]),
  ]);
  const cards = await showMembersByIds(context, mutual.get(userId)?.member_ids ?? []);
  return presentRelation(userId, relation.connection, { cards, mutual, chatIds, now });
}
