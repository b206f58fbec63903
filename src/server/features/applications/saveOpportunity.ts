import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import { ContractError } from '#contract/errors.ts';
import type { saveOpportunity as endpoint, unsaveOpportunity as unsaveEndpoint } from '#contract/saved.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { readId } from '#server/readId.ts';
import { findAppliedOpportunity } from './queries.ts';
import { deleteSaved, insertSaved } from './queriesSaved.ts';

/** Keeps an opportunity for later; twice is once. */
export async function saveOpportunity(
  { now, principal, once }: MemberContext,
  { params }: EndpointInput<typeof endpoint>,
): Promise<EndpointData<typeof endpoint>> {
  const opportunityId = readId(params.id);
  return once(async (db) => {
    if (!(await findAppliedOpportunity(db, opportunityId))?.is_listed) throw new ContractError('not_found');
    await insertSaved(db, { memberId: principal.memberId, opportunityId, now });
    return { is_saved: true };
  });
}

/** What was not saved, or is listed no longer, can be let go all the same. */
export async function unsaveOpportunity(
  { principal, once }: MemberContext,
  { params }: EndpointInput<typeof unsaveEndpoint>,
): Promise<EndpointData<typeof unsaveEndpoint>> {
  const opportunityId = readId(params.id);
  return once(async (db) => {
    if (!(await findAppliedOpportunity(db, opportunityId))) throw new ContractError('not_found');
    await deleteSaved(db, { memberId: principal.memberId, opportunityId });
    return { is_saved: false };
  });
}
