import type { CronItem, TaskList } from 'graphile-worker';
import { recordRun } from '#server/jobRuns.ts';
import type { JobOptions } from '#server/jobs.ts';
import { mailNotification } from './mailNotification.ts';
import { instantMailTask } from './queueInstantMail.ts';
import { sendDigests } from './sendDigests.ts';

/** The queue's side of notifications: mails at once, and summaries. */
export function createNotificationTasks(options: JobOptions): TaskList {
  return {
    [instantMailTask]: async (payload) => {
      const { notification_id: notificationId, told_at: toldAt } = payload as {
        notification_id: number;
        told_at: string;
      };
      await mailNotification(options, { notificationId, toldAt: new Date(toldAt), now: new Date() });
    },
    send_digests: async () => {
      await recordRun(options, 'send_digests', () => sendDigests(options, new Date()));
    },
  };
}

/** Every quarter of an hour, since there are zones whose hours begin at one. */
export const notificationSchedule: CronItem[] = [
  { task: 'send_digests', match: '*/15 * * * *', options: { backfillPeriod: 900_000 } },
];
