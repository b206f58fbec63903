import type { discardApplicationDraft, saveApplicationDraft } from '#contract/applications.ts';
import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import { ContractError } from '#contract/errors.ts';
import { judgeStep } from '#domain/application.ts';
import { readQuestions } from '#domain/applicationQuestions.ts';
import { refuseIfWrong } from '#server/formErrors.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { readId } from '#server/readId.ts';
import { chooseDraftCv } from './chooseSentCv.ts';
import { presentApplication, statusOf, takesApplications } from './present.ts';
import { deleteApplication, holdApplication, lockApplication, lockOpportunity, updateApplication } from './queries.ts';
import { insertEvent, listEvents } from './queriesEvents.ts';
import { readContent } from './readContent.ts';
import { refuseStep } from './refuseStep.ts';

/** Keeps what was typed so far; gaps are no mistake yet. */
export async function saveDraft(
  { principal, once }: MemberContext,
  { params, body }: EndpointInput<typeof saveApplicationDraft>,
): Promise<EndpointData<typeof saveApplicationDraft>> {
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
    const verdict = judgeStep('save', status, canApply);
    if (verdict !== 'go' && verdict !== 'repeat')
      throw refuseStep(verdict, { row: isNew ? undefined : row, opportunity, now });
    const { content, errors } = readContent(readQuestions(opportunity.questions), body, 'draft');
    refuseIfWrong(errors);
    const before = { id: row.draft_cv_id ?? '', name: row.draft_cv_name };
    const draftCv = await chooseDraftCv(db, { memberId, cvId: body.cv_id, before });
    const kept = await updateApplication(db, row.id, { status: 'draft', content, draftCv }, now);
    if (status !== 'draft')
      await insertEvent(db, {
        applicationId: row.id,
        status: 'draft',
        actor: 'applicant',
        actorMemberId: memberId,
        at: now,
      });
    return presentApplication(kept, await listEvents(db, [row.id]), { canApply });
  });
}

/** Throws a draft away; one of an application that was withdrawn before goes back to being that. */
export async function discardDraft(
  { principal, once }: MemberContext,
  { params }: EndpointInput<typeof discardApplicationDraft>,
): Promise<null> {
  const opportunityId = readId(params.id);
  const { memberId } = principal;
  return once(async (db) => {
    const opportunity = await lockOpportunity(db, opportunityId);
    if (!opportunity) throw new ContractError('not_found');
    const row = await lockApplication(db, { memberId, opportunityId });
    if (!row) return null;
    const now = new Date();
    const status = statusOf(row);
    if (status !== 'draft' && status !== 'expired') {
      if (status === 'withdrawn') return null;
      throw refuseStep('illegal_transition', { row, opportunity, now });
    }
    const events = await listEvents(db, [row.id]);
    if (!events.some((event) => event.status === 'withdrawn')) {
      await deleteApplication(db, row.id);
      return null;
    }
    await updateApplication(db, row.id, { status: 'withdrawn' }, now);
    await insertEvent(db, {
      applicationId: row.id,
      status: 'withdrawn',
      actor: 'applicant',
      actorMemberId: memberId,
      at: now,
    });
    return null;
  });
}
