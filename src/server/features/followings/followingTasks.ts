import type { CronItem, TaskList } from 'graphile-worker';
import type { JobOptions } from '#server/jobs.ts';
import { announceOpportunities } from './announceOpportunities.ts';

/** The queue's side of following organizations. */
export function createFollowingTasks({ db, log }: JobOptions): TaskList {
  return {
    announce_opportunities: async () => {
      const count = await announceOpportunities(db, new Date());
      if (count > 0) log.info({ count }, 'opportunities were told to followers of their organizations');
    },
  };
}

export const followingSchedule: CronItem[] = [
  { task: 'announce_opportunities', match: '*/5 * * * *', options: { backfillPeriod: 3_600_000 } },
];
