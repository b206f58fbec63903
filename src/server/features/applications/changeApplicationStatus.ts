import { ContractError } from '#contract/errors.ts';
import { type ApplicationStatus, judgeStep, type StaffStatus, staffSteps } from '#domain/application.ts';
import type { Connection } from '#server/db/connection.ts';
import { noteStaffStep } from './noteApplication.ts';
import { statusOf } from './present.ts';
import { findAppliedOpportunity, lockApplicationById, updateApplication } from './queries.ts';

/**
 * Leads an application on, for staff: every change is dated, told to the applicant, and follows the table of the domain.
 * @returns whether something changed; repeating a step changes nothing.
 * @throws ContractError not_found, or illegal_transition with the current status.
 */
export async function changeApplicationStatus(
  db: Connection,
  change: { applicationId: number; status: StaffStatus; staffId: number; now: Date },
): Promise<{ status: ApplicationStatus; isChanged: boolean }> {
  const row = await lockApplicationById(db, change.applicationId);
  // A draft is its applicant's alone.
  if (!row || row.status === 'draft') throw new ContractError('not_found');
  const status = statusOf(row);
  const verdict = judgeStep(staffSteps[change.status], status, true);
  if (verdict === 'repeat') return { status, isChanged: false };
  if (verdict !== 'go') throw new ContractError('illegal_transition', { state: { status } });
  await updateApplication(db, row.id, { status: change.status }, change.now);
  const opportunity = await findAppliedOpportunity(db, row.opportunity_id);
  await noteStaffStep(db, {
    applicationId: row.id,
    memberId: row.member_id,
    title: { en: opportunity?.title_en ?? null, ar: opportunity?.title_ar ?? null },
    status: change.status,
    staffId: change.staffId,
    now: change.now,
  });
  return { status: change.status, isChanged: true };
}
