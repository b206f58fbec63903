import type { cancelApplication as endpoint } from '#contract/applications.ts';
import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import { ContractError } from '#contract/errors.ts';
import { judgeStep } from '#domain/application.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { readId } from '#server/readId.ts';
import { presentApplication, statusOf, takesApplications } from './present.ts';
import { lockApplication, lockOpportunity, updateApplication } from './queries.ts';
import { insertEvent, listEvents } from './queriesEvents.ts';
import { refuseStep } from './refuseStep.ts';

/** Withdraws an application, until there is an offer; whoever withdrew it already is told so again. */
export async function cancelApplication(
  { principal, once }: MemberContext,
  { params }: EndpointInput<typeof endpoint>,
): Promise<EndpointData<typeof endpoint>> {
  const opportunityId = readId(params.id);
  const { memberId } = principal;
  return once(async (db) => {
    const opportunity = await lockOpportunity(db, opportunityId);
    const row = opportunity && (await lockApplication(db, { memberId, opportunityId }));
    if (!row) throw new ContractError('not_found');
    const now = new Date();
    const canApply = takesApplications(opportunity, now);
    const status = statusOf(row);
    const verdict = judgeStep('cancel', status, canApply);
    if (verdict === 'repeat') return presentApplication(row, await listEvents(db, [row.id]), { canApply });
    if (verdict !== 'go') throw refuseStep(verdict, { row, opportunity, now });
    const withdrawn = await updateApplication(db, row.id, { status: 'withdrawn' }, now);
    await insertEvent(db, {
      applicationId: row.id,
      status: 'withdrawn',
      actor: 'applicant',
      actorMemberId: memberId,
      at: now,
    });
    return presentApplication(withdrawn, await listEvents(db, [row.id]), { canApply });
  });
}
