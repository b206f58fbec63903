import type { CronItem, TaskList } from 'graphile-worker';
import { recordRun } from '#server/jobRuns.ts';
import type { JobOptions } from '#server/jobs.ts';
import { eraseAccounts } from './eraseAccounts.ts';
import { exportTask } from './exportJob.ts';
import { exportMemberData } from './exportMemberData.ts';

/** The queue's side of copies and deletions. */
export function createAccountDataTasks(options: JobOptions): TaskList {
  return {
    [exportTask]: async (payload) => {
      const { member_id: memberId } = payload as { member_id: number };
      await exportMemberData(options, { memberId, now: new Date() });
    },
    erase_accounts: async () => {
      await recordRun(options, 'erase_accounts', async () => ({ erased: await eraseAccounts(options, new Date()) }));
    },
  };
}

export const accountDataSchedule: CronItem[] = [
  { task: 'erase_accounts', match: '23 * * * *', options: { backfillPeriod: 86_400_000 } },
];
