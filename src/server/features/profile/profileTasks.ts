import type { CronItem, TaskList } from 'graphile-worker';
import { recordRun } from '#server/jobRuns.ts';
import type { JobOptions } from '#server/jobs.ts';
import { remindOfProfiles } from './remindOfProfiles.ts';

/** The queue's side of profiles. */
export function createProfileTasks(options: Pick<JobOptions, 'db' | 'log'>): TaskList {
  return {
    remind_of_profiles: async () => {
      await recordRun(options, 'remind_of_profiles', () => remindOfProfiles(options, new Date()));
    },
  };
}

export const profileSchedule: CronItem[] = [
  {
    task: 'remind_of_profiles',
    match: '2,7,12,17,22,27,32,37,42,47,52,57 * * * *',
    // Turns stand in the table: what was missed needs no runs of its own.
    options: { backfillPeriod: 0 },
  },
];
