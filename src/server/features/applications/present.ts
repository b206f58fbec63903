import type { Application } from '#contract/applications.ts';
import { type ApplicationStatus, applicantSteps } from '#domain/application.ts';
import { dropDirectionControls } from '#domain/longText.ts';
import { isOpen } from '#domain/opportunity.ts';
import type { AppliedOpportunity, ApplicationRow } from './queries.ts';
import type { EventRow } from './queriesEvents.ts';

/** Whether an application can be sent here now: open, and by the portal's own form. */
export function takesApplications(opportunity: AppliedOpportunity, now: Date): boolean {
  return opportunity.apply_mode === 'internal' && isOpen(opportunity, now);
}

/** @param events of any applications; its own are taken. */
export function presentApplication(
  row: ApplicationRow,
  events: readonly EventRow[],
  { canApply }: { canApply: boolean },
): Application {
  return {
    id: row.id,
    opportunity_id: row.opportunity_id,
    status: statusOf(row),
    ...presentTexts(row),
    share_profile: row.share_profile,
    cv: row.cv_file_id === null ? null : { name: row.cv_name ?? '', byte_length: row.cv_byte_length ?? 0 },
    chosen_cv:
      row.draft_cv_id === null
        ? null
        : {
            id: row.draft_cv_id,
            name: row.draft_cv_name,
            is_there: row.draft_cv_id === '' || row.is_draft_cv_there,
          },
    submitted_at: row.submitted_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
    timeline: presentTimeline(row, events),
    steps: applicantSteps(statusOf(row), canApply),
  };
}

/** What an applicant wrote, whose controls of direction turn nothing around it. */
export function presentTexts({
  cover_letter: letter,
  answers,
}: {
  cover_letter: string;
  answers: Record<string, string>;
}): Pick<Application, 'cover_letter' | 'answers'> {
  return {
    cover_letter: dropDirectionControls(letter),
    answers: Object.fromEntries(Object.entries(answers).map(([key, answer]) => [key, dropDirectionControls(answer)])),
  };
}

/** @param events of any applications; its own are taken. */
export function presentTimeline({ id }: { id: number }, events: readonly EventRow[]): Application['timeline'] {
  return events
    .filter((event) => event.application_id === id)
    .map(({ status, at }) => ({ status: status as ApplicationStatus, at: at.toISOString() }));
}

/** The database checks the column against the same list. */
export function statusOf(row: { status: string }): ApplicationStatus {
  return row.status as ApplicationStatus;
}
