import type { CronItem, TaskList } from 'graphile-worker';
import { recordRun } from '#server/jobRuns.ts';
import type { JobOptions } from '#server/jobs.ts';
import { markPast } from './markPast.ts';

/** The queue's side of opportunities. */
export function createOpportunityTasks(options: Pick<JobOptions, 'db' | 'log'>): TaskList {
  return {
    mark_past_opportunities: async () => {
      await recordRun(options, 'mark_past_opportunities', () => markPast(options.db, new Date()));
    },
  };
}

export const opportunitySchedule: CronItem[] = [
  // Each run finds all that is past by then: what was missed needs one run, at the next start.
  { task: 'mark_past_opportunities', match: '23 2 * * *', options: { backfillPeriod: 86_400_000 } },
];
