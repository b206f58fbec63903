import type { FastifyBaseLogger } from 'fastify';
import type { CronItem, TaskList } from 'graphile-worker';
import type { Config } from './config.ts';
import type { Connection } from './db/connection.ts';
import { forgetOldRows } from './forgetOldRows.ts';
import { accountDataSchedule, createAccountDataTasks } from './features/account-data/accountDataTasks.ts';
import { createAccountTasks } from './features/accounts/accountTasks.ts';
import { applicationSchedule, createApplicationTasks } from './features/applications/applicationTasks.ts';
import { createFollowingTasks, followingSchedule } from './features/followings/followingTasks.ts';
import { orphanGraceMs, removeOrphanFiles } from './features/files/removeOrphanFiles.ts';
import { createNotificationTasks, notificationSchedule } from './features/notifications/notificationTasks.ts';
import { createOpportunityTasks, opportunitySchedule } from './features/opportunities/opportunityTasks.ts';
import { createProfileTasks, profileSchedule } from './features/profile/profileTasks.ts';
import { createRecommendationTasks, recommendationSchedule } from './features/recommendations/recommendationTasks.ts';
import type { Gateways } from './gateways/createGateways.ts';
import { createMailTask, mailTask } from './gateways/mailQueue.ts';
import { recordRun } from './jobRuns.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

export interface JobOptions {
  db: Connection;
  config: Config;
  gateways: Gateways;
  log: FastifyBaseLogger;
}

/** Everything the job queue does, and when. */
export function createJobs({ db, config, gateways, log }: JobOptions): { tasks: TaskList; schedule: CronItem[] } {
  return {
    tasks: {
      [mailTask]: createMailTask(gateways.secretBox, gateways.mailer),
      ...createAccountTasks({ db, config, gateways }),
      ...createAccountDataTasks({ db, config, gateways, log }),
      ...createApplicationTasks({ db, log }),
      ...createNotificationTasks({ db, config, gateways, log }),
      ...createFollowingTasks({ db, config, gateways, log }),
      ...createOpportunityTasks({ db, log }),
      ...createProfileTasks({ db, log }),
      ...createRecommendationTasks({ db, log }),
      forget_old_rows: async () => {
        await recordRun({ db, log }, 'forget_old_rows', () => forgetOldRows(db, new Date()));
      },
      remove_orphan_files: async () => {
        const before = new Date(Date.now() - orphanGraceMs);
        await recordRun({ db, log }, 'remove_orphan_files', async () => ({
          removed: await removeOrphanFiles(db, gateways.fileStore, before),
        }));
      },
    },
    // Backfilled, so that a portal that was off at the time catches up when it starts.
    schedule: [
      { task: 'forget_old_rows', match: '17 3 * * *', options: { backfillPeriod: dayMs } },
      { task: 'remove_orphan_files', match: '41 * * * *', options: { backfillPeriod: hourMs } },
      ...accountDataSchedule,
      ...applicationSchedule,
      ...notificationSchedule,
      ...followingSchedule,
      ...opportunitySchedule,
      ...profileSchedule,
      ...recommendationSchedule,
    ],
  };
}
