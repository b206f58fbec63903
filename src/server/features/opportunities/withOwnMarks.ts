import type { OpportunityCard } from '#contract/opportunities.ts';
import { listSavedAmong } from '#server/features/applications/listSavedAmong.ts';
import type { RequestContext } from '#server/http/requestContext.ts';

/** Says of each card whether the member who asks saved it; what visitors get stays as it is. */
export async function withOwnMarks(
  { db, principal }: Pick<RequestContext, 'db' | 'principal'>,
  cards: OpportunityCard[],
): Promise<OpportunityCard[]> {
  if (principal.kind !== 'member' || cards.length === 0) return cards;
  const ids = cards.map(({ id }) => id);
  const saved = await listSavedAmong(db, { memberId: principal.memberId, opportunityIds: ids });
  return cards.map((card) => ({ ...card, is_saved: saved.has(card.id) }));
}
