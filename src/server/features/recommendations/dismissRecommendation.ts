import type { dismissRecommendation as endpoint } from '#contract/recommendations.ts';
import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import { dismissedDays } from '#domain/recommendation.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { readId } from '#server/readId.ts';
import { deleteDismissal, insertDismissal } from './queriesProfile.ts';

/**
 * Keeps a recommendation away for 90 days. What is named need not be there: nothing is told of it, and a row that means
 * nothing harms nobody.
 */
export async function dismissRecommendation(
  { now, principal, once }: MemberContext,
  { body: { kind, id } }: EndpointInput<typeof endpoint>,
): Promise<EndpointData<typeof endpoint>> {
  const targetId = readId(String(id));
  await once((db) => insertDismissal(db, { memberId: principal.memberId, kind, targetId, now }));
  return { dismissed_until: new Date(now.getTime() + dismissedDays * 86_400_000).toISOString() };
}

/** Takes that back. */
export async function restoreRecommendation(
  { principal, once }: MemberContext,
  { body: { kind, id } }: EndpointInput<typeof endpoint>,
): Promise<{ is_restored: true }> {
  const targetId = readId(String(id));
  await once((db) => deleteDismissal(db, { memberId: principal.memberId, kind, targetId }));
  return { is_restored: true };
}
