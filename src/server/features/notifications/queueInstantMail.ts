import { sql } from 'kysely';
import type { Connection } from '#server/db/connection.ts';

export const instantMailTask = 'mail_notification';

/** Three days of attempts. */
const maxAttempts = 25;

/** Queues the mail of one event; what it says, and whether it still goes, is found out when its time has come. */
export async function queueInstantMail(db: Connection, eventId: number, runAt: Date | null = null): Promise<void> {
  await sql`select from graphile_worker.add_job(${instantMailTask}, ${JSON.stringify({ event_id: eventId })}::json,
    run_at => ${runAt}::timestamptz, max_attempts => ${maxAttempts}::int)`.execute(db);
}
