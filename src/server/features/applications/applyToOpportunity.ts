import type { applyToOpportunity as endpoint } from '#contract/applications.ts';
import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import { ContractError } from '#contract/errors.ts';
import { judgeStep } from '#domain/application.ts';
import { readQuestions } from '#domain/applicationQuestions.ts';
import { isTicked } from '#domain/fieldRules.ts';
import { refuseIfWrong } from '#server/formErrors.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { readId } from '#server/readId.ts';
import { presentApplication, statusOf, takesApplications } from './present.ts';
import { holdApplication, insertEvent, listEvents, lockOpportunity, updateApplication } from './queries.ts';
import { readContent } from './readContent.ts';
import { refuseStep } from './refuseStep.ts';
import { takeSnapshot } from './takeSnapshot.ts';

/**
 * Sends an application. Whether the opportunity is still open is asked of the server's clock inside the transaction,
 * which holds the opportunity and the record: two windows make one application, and none comes in a second late.
 */
export async function applyToOpportunity(
  { principal, once }: MemberContext,
  { params, body }: EndpointInput<typeof endpoint>,
): Promise<EndpointData<typeof endpoint>> {
  const opportunityId = readId(params.id);
  const { memberId } = principal;
  return once(async (db) => {
    const opportunity = await lockOpportunity(db, opportunityId);
    if (!opportunity) throw new ContractError('not_found');
    const now = new Date();
    const { row, isNew } = await holdApplication(db, { memberId, opportunityId, now });
    if (isNew && !opportunity.is_listed) throw new ContractError('not_found');
    const status = isNew ? null : statusOf(row);
    const canApply = takesApplications(opportunity, now);
    const verdict = judgeStep('submit', status, canApply);
    if (verdict === 'repeat') return presentApplication(row, await listEvents(db, [row.id]), { canApply });
    if (verdict !== 'go') throw refuseStep(verdict, { status, opportunity, now });
    if (!principal.isConfirmed) throw new ContractError('email_unconfirmed', { state: { status } });

    const questions = readQuestions(opportunity.questions);
    const { content, errors } = readContent(questions, body, 'submission');
    // An empty body is enough where nothing is asked (decisions §5).
    const isConsentAsked = questions.length > 0 || body.consent !== undefined;
    if (isConsentAsked && !isTicked(body.consent)) errors.consent = [{ id: 'form.error.consent' }];
    refuseIfWrong(errors);
    const submission = {
      consentedAt: isTicked(body.consent) ? now : null,
      snapshot: await takeSnapshot(db, { memberId, shareProfile: content.shareProfile, questions }),
    };
    const sent = await updateApplication(db, row.id, { status: 'submitted', content, submission }, now);
    await insertEvent(db, {
      applicationId: row.id,
      status: 'submitted',
      actor: 'applicant',
      actorMemberId: memberId,
      at: now,
    });
    return presentApplication(sent, await listEvents(db, [row.id]), { canApply });
  });
}
