import type { ApplicationStatus } from '#domain/application.ts';
import { pathOfApplication } from '#domain/notifications.ts';
import type { Connection } from '#server/db/connection.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { insertEvent } from './queriesEvents.ts';

interface Noted {
  applicationId: number;
  memberId: number;
  title: { en: string | null; ar: string | null };
  now: Date;
}

/** Dates the sending of an application and tells its applicant that it arrived. */
export async function noteSubmitted(db: Connection, { applicationId, memberId, title, now }: Noted): Promise<void> {
  await insertEvent(db, { applicationId, status: 'submitted', actor: 'applicant', actorMemberId: memberId, at: now });
  await notify(db, {
    memberId,
    type: 'application-submitted',
    params: { title },
    target: { type: 'application', id: applicationId },
    redirectUrl: pathOfApplication(applicationId),
    now,
  });
}

/** Dates a step of the staff and tells the applicant where the application stands now. */
export async function noteStaffStep(
  db: Connection,
  { applicationId, memberId, title, now, status, staffId }: Noted & { status: ApplicationStatus; staffId: number },
): Promise<void> {
  await insertEvent(db, { applicationId, status, actor: 'staff', actorMemberId: staffId, at: now });
  await notify(db, {
    memberId,
    type: 'application-status',
    params: { title, status: { words: `application.status.${status}` } },
    target: { type: 'application', id: applicationId },
    redirectUrl: pathOfApplication(applicationId),
    now,
  });
}
