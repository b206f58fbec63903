import { ContractError } from '#contract/errors.ts';
import { applicantSteps, type StepRefusal } from '#domain/application.ts';
import { deadlineState } from '#domain/opportunity.ts';
import { statusOf, takesApplications } from './present.ts';
import type { ApplicationRow, AppliedOpportunity } from './queries.ts';

/**
 * The refusal of a step, with the state that made it one: which application it is and where it stands, whether the
 * opportunity is open and until when, and what the applicant can do instead (decisions §1).
 */
export function refuseStep(
  refusal: StepRefusal,
  { row, opportunity, now }: { row: ApplicationRow | undefined; opportunity: AppliedOpportunity; now: Date },
): ContractError {
  const canApply = takesApplications(opportunity, now);
  const status = row ? statusOf(row) : null;
  const state = {
    application_id: row?.id ?? null,
    status,
    apply_mode: opportunity.apply_mode,
    is_open: canApply,
    opens_at: opportunity.opens_at.toISOString(),
    deadline_at: opportunity.deadline_at?.toISOString() ?? null,
    steps: applicantSteps(status, canApply),
  };
  if (refusal === 'illegal_transition') return new ContractError('illegal_transition', { state });
  if (opportunity.apply_mode !== 'internal') return new ContractError('applied_elsewhere', { state });
  const isUpcoming = deadlineState(opportunity, now) === 'upcoming';
  return new ContractError(isUpcoming ? 'opportunity_upcoming' : 'opportunity_closed', { state });
}
