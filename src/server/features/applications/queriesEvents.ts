import type { Selectable } from 'kysely';
import type { ApplicationStatus } from '#domain/application.ts';
import type { Connection } from '#server/db/connection.ts';
import type { Database } from '#server/db/schema.ts';

export type EventRow = Pick<Selectable<Database['application_events']>, 'application_id' | 'status' | 'at'>;

export async function insertEvent(
  db: Connection,
  event: {
    applicationId: number;
    status: ApplicationStatus;
    actor: 'applicant' | 'staff' | 'clock';
    actorMemberId?: number | null;
    at: Date;
  },
): Promise<void> {
  await db
    .insertInto('application_events')
    .values({
      application_id: event.applicationId,
      status: event.status,
      actor: event.actor,
      actor_member_id: event.actorMemberId ?? null,
      at: event.at,
    })
    .execute();
}

/** The timelines of these applications, oldest first. */
export async function listEvents(db: Connection, applicationIds: readonly number[]): Promise<EventRow[]> {
  if (applicationIds.length === 0) return [];
  return db
    .selectFrom('application_events')
    .select(['application_id', 'status', 'at'])
    .where('application_id', 'in', applicationIds)
    .orderBy('id')
    .execute();
}
