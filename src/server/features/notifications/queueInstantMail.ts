import { sql } from 'kysely';
import type { Connection } from '#server/db/connection.ts';

export const instantMailTask = 'mail_notification';

/** Three days of attempts. */
const maxAttempts = 25;

/** What one mail tells of: all that was told under a notification at one moment, to the millisecond. */
export interface ToldMoment {
  notificationId: number;
  toldAt: Date;
}

/**
 * Queues the mail of a moment; what it says, and whether it still goes, is found out when its time has come. A moment
 * that waits already waits once; one whose mail is on its way gets another, for what that one came too late for.
 */
export async function queueInstantMail(
  db: Connection,
  { notificationId, toldAt }: ToldMoment,
  runAt: Date | null = null,
): Promise<void> {
  const payload = { notification_id: notificationId, told_at: toldAt.toISOString() };
  await sql`select from graphile_worker.add_job(${instantMailTask}, ${JSON.stringify(payload)}::json,
    run_at => ${runAt}::timestamptz, max_attempts => ${maxAttempts}::int,
    job_key => ${`${instantMailTask} ${notificationId} ${payload.told_at}`}::text)`.execute(db);
}
