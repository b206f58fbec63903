import type { CronItem, TaskList } from 'graphile-worker';
import { recordRun } from '#server/jobRuns.ts';
import type { JobOptions } from '#server/jobs.ts';
import { tellRecommendations } from './tellRecommendations.ts';

/** The queue's side of recommendations. */
export function createRecommendationTasks(options: Pick<JobOptions, 'db' | 'log'>): TaskList {
  return {
    tell_recommendations: async () => {
      await recordRun(options, 'tell_recommendations', () => tellRecommendations(options, new Date()));
    },
  };
}

export const recommendationSchedule: CronItem[] = [
  {
    task: 'tell_recommendations',
    match: '4,9,14,19,24,29,34,39,44,49,54,59 * * * *',
    // Turns stand in the table: what was missed needs no runs of its own.
    options: { backfillPeriod: 0 },
  },
];
