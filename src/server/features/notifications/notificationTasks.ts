import type { CronItem, TaskList } from 'graphile-worker';
import type { Connection } from '#server/db/connection.ts';
import { recordRun } from '#server/jobRuns.ts';
import type { JobOptions } from '#server/jobs.ts';
import { mailNotification } from './mailNotification.ts';
import { getToldMoment } from './queriesMail.ts';
import { instantMailTask, type ToldMoment } from './queueInstantMail.ts';
import { sendDigests } from './sendDigests.ts';

/** The queue's side of notifications: mails at once, and summaries. */
export function createNotificationTasks(options: JobOptions): TaskList {
  return {
    [instantMailTask]: async (payload) => {
      const moment = await readMoment(options.db, payload as MomentPayload);
      if (moment) await mailNotification(options, { ...moment, now: new Date() });
    },
    send_digests: async () => {
      await recordRun(options, 'send_digests', () => sendDigests(options, new Date()));
    },
  };
}

/** Until moments were mailed together a job named the one event that it was of: some may wait yet. */
type MomentPayload = { notification_id: number; told_at: string } | { event_id: number };

async function readMoment(db: Connection, payload: MomentPayload): Promise<ToldMoment | undefined> {
  if ('event_id' in payload) return getToldMoment(db, payload.event_id);
  return { notificationId: payload.notification_id, toldAt: new Date(payload.told_at) };
}

/** Every quarter of an hour, since there are zones whose hours begin at one. */
export const notificationSchedule: CronItem[] = [
  { task: 'send_digests', match: '*/15 * * * *', options: { backfillPeriod: 900_000 } },
];
