import type { applyToOpportunity as endpoint } from '#contract/applications.ts';
import type { EndpointData, EndpointInput } from '#contract/defineEndpoint.ts';
import { ContractError } from '#contract/errors.ts';
import { judgeStep } from '#domain/application.ts';
import { readQuestions } from '#domain/applicationQuestions.ts';
import { isTicked } from '#domain/fieldRules.ts';
import { storeFile } from '#server/features/files/storeFile.ts';
import type { CvOptions } from '#server/features/profile-cv/uploadCv.ts';
import { refuseIfWrong } from '#server/formErrors.ts';
import type { MemberContext } from '#server/http/requestContext.ts';
import { readId } from '#server/readId.ts';
import { checkChosenCv, type SentCv, takeChosenCv } from './chooseSentCv.ts';
import { noteSubmitted } from './noteApplication.ts';
import { presentApplication, statusOf, takesApplications } from './present.ts';
import {
  type ApplicationRow,
  type AppliedOpportunity,
  findApplication,
  findAppliedOpportunity,
  holdApplication,
  lockOpportunity,
  updateApplication,
} from './queries.ts';
import { listEvents } from './queriesEvents.ts';
import { insertCvCopy } from './queriesSentCvs.ts';
import { readAnswers, readContent } from './readContent.ts';
import { refuseStep } from './refuseStep.ts';
import { takeSnapshot } from './takeSnapshot.ts';

type Input = EndpointInput<typeof endpoint>;

/**
 * Sends an application. Whether the opportunity is still open is asked of the server's clock inside the transaction,
 * which holds the opportunity and the record: two windows make one application, and none comes in a second late.
 */
export async function applyToOpportunity(
  options: CvOptions,
  context: MemberContext,
  input: Input,
): Promise<EndpointData<typeof endpoint>> {
  const cv = await prepareCv(options, context, input);
  if (cv === null) return send(context, input, null);
  return storeFile(options.gateways.fileStore, cv.bytes, ({ id, attached }) =>
    send(context, input, { ...cv, id, attached }),
  );
}

/** Looks at everything before a file is read or kept; what holds is judged again under the lock. */
async function prepareCv(options: CvOptions, context: MemberContext, { params, body, files }: Input) {
  const chosen = { file: files.file, cvId: body.cv_id ?? '' };
  if (!chosen.file && chosen.cvId === '') return null;
  const { db, principal, now } = context;
  const key = { memberId: principal.memberId, opportunityId: readId(params.id) };
  const opportunity = await findAppliedOpportunity(db, key.opportunityId);
  const row = await findApplication(db, key);
  if (!opportunity || (!row && !opportunity.is_listed)) throw new ContractError('not_found');
  const verdict = judge(context, opportunity, { row, now });
  if (verdict === 'repeat') return null;
  refuseIfWrong({ ...readSubmission(opportunity, body).errors, ...(await checkChosenCv(context, chosen)) });
  return takeChosenCv(options, context, chosen);
}

function send(
  context: MemberContext,
  { params, body }: Input,
  cv: (SentCv & { id: string; attached: () => void }) | null,
): Promise<EndpointData<typeof endpoint>> {
  const opportunityId = readId(params.id);
  const { memberId } = context.principal;
  return context.once(async (db) => {
    const opportunity = await lockOpportunity(db, opportunityId);
    if (!opportunity) throw new ContractError('not_found');
    const now = new Date();
    const { row, isNew } = await holdApplication(db, { memberId, opportunityId, now });
    if (isNew && !opportunity.is_listed) throw new ContractError('not_found');
    const canApply = takesApplications(opportunity, now);
    if (judge(context, opportunity, { row: isNew ? undefined : row, now }) === 'repeat')
      return presentApplication(row, await listEvents(db, [row.id]), { canApply });

    const { content, errors, questions } = readSubmission(opportunity, body);
    refuseIfWrong(errors);
    if (cv) {
      cv.attached();
      await insertCvCopy(db, { ...cv, memberId, replaces: row.cv_file_id, now });
    }
    const submission = {
      consentedAt: isTicked(body.consent) ? now : null,
      cvFileId: cv?.id ?? null,
      snapshot: await takeSnapshot(db, { memberId, content, questions }),
    };
    const sent = await updateApplication(db, row.id, { status: 'submitted', content, submission }, now);
    const title = { en: opportunity.title_en, ar: opportunity.title_ar };
    await noteSubmitted(db, { applicationId: row.id, memberId, title, now });
    return presentApplication(sent, await listEvents(db, [row.id]), { canApply });
  });
}

/** @throws ContractError where it can not be sent now. */
function judge(
  { principal }: MemberContext,
  opportunity: AppliedOpportunity,
  { row, now }: { row: ApplicationRow | undefined; now: Date },
): 'go' | 'repeat' {
  const status = row ? statusOf(row) : null;
  const verdict = judgeStep('submit', status, takesApplications(opportunity, now));
  if (verdict === 'repeat') return verdict;
  if (verdict !== 'go') throw refuseStep(verdict, { row, opportunity, now });
  if (!principal.isConfirmed) throw new ContractError('email_unconfirmed', { state: { status } });
  return verdict;
}

function readSubmission(opportunity: AppliedOpportunity, body: Input['body']) {
  const questions = readQuestions(opportunity.questions);
  const { content, errors } = readContent(questions, { ...body, answers: readAnswers(body.answers) }, 'submission');
  // An empty body is enough where nothing is asked (decisions §5).
  const isConsentAsked = questions.length > 0 || body.consent !== undefined;
  if (isConsentAsked && !isTicked(body.consent)) errors.consent = [{ id: 'form.error.consent' }];
  return { questions, content, errors };
}
