import type { CronItem, TaskList } from 'graphile-worker';
import { recordRun } from '#server/jobRuns.ts';
import type { JobOptions } from '#server/jobs.ts';
import { announceOpportunities } from './announceOpportunities.ts';

/** The queue's side of following organizations. */
export function createFollowingTasks(options: JobOptions): TaskList {
  return {
    announce_opportunities: async () => {
      await recordRun(options, 'announce_opportunities', async () => ({
        announced: await announceOpportunities(options.db, new Date()),
      }));
    },
  };
}

export const followingSchedule: CronItem[] = [
  { task: 'announce_opportunities', match: '*/5 * * * *', options: { backfillPeriod: 3_600_000 } },
];
