import type { CronItem, TaskList } from 'graphile-worker';
import { recordRun } from '#server/jobRuns.ts';
import type { JobOptions } from '#server/jobs.ts';
import { alertSavedSearches } from './alertSavedSearches.ts';
import { remindOfDeadlines } from './remindOfDeadlines.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The queue's side of applications: reminders, the end of drafts, alerts of saved searches. */
export function createApplicationTasks(options: Pick<JobOptions, 'db' | 'log'>): TaskList {
  const { db } = options;
  const alert = (kind: 'instant' | 'daily' | 'weekly') => async () => {
    await recordRun(options, `alert_searches_${kind}`, async () => ({
      told: await alertSavedSearches(db, { alert: kind, now: new Date() }),
    }));
  };
  return {
    remind_of_deadlines: async () => {
      await recordRun(options, 'remind_of_deadlines', async () => ({ told: await remindOfDeadlines(db, new Date()) }));
    },
    alert_searches_instant: alert('instant'),
    alert_searches_daily: alert('daily'),
    alert_searches_weekly: alert('weekly'),
  };
}

/** Times are UTC: mornings where most members live; the week begins on Sunday there. */
export const applicationSchedule: CronItem[] = [
  { task: 'remind_of_deadlines', match: '*/10 * * * *', options: { backfillPeriod: hourMs } },
  { task: 'alert_searches_instant', match: '*/3 * * * *', options: { backfillPeriod: 0 } },
  { task: 'alert_searches_daily', match: '12 4 * * *', options: { backfillPeriod: dayMs } },
  { task: 'alert_searches_weekly', match: '14 4 * * 0', options: { backfillPeriod: 7 * dayMs } },
];
