import type { CronItem, TaskList } from 'graphile-worker';
import { recordRun } from '#server/jobRuns.ts';
import type { JobOptions } from '#server/jobs.ts';
import { remindOfProfiles } from './remindOfProfiles.ts';

/** The queue's side of profiles. */
export function createProfileTasks(options: Pick<JobOptions, 'db' | 'log'>): TaskList {
  return {
    remind_of_profiles: async () => {
      await recordRun(options, 'remind_of_profiles', () => remindOfProfiles(options.db, new Date()));
    },
  };
}

export const profileSchedule: CronItem[] = [
  { task: 'remind_of_profiles', match: '5,15,25,35,45,55 * * * *', options: { backfillPeriod: 3_600_000 } },
];
