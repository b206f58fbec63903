import type { CronItem, TaskList } from 'graphile-worker';
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
      const count = await eraseAccounts(options, new Date());
      if (count > 0) options.log.info({ count }, 'accounts were erased at the wish of their owners');
    },
  };
}

export const accountDataSchedule: CronItem[] = [
  { task: 'erase_accounts', match: '23 * * * *', options: { backfillPeriod: 86_400_000 } },
];
