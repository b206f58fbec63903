import type { FastifyBaseLogger } from 'fastify';
import type { Connection } from './db/connection.ts';

/**
 * Does what the queue does at set times and keeps a record of it for whoever runs the portal: a line in the log and a
 * row of `job_runs`, with the counts that it gives or the failure, which goes on to the queue.
 */
export async function recordRun<Counts extends Record<string, number>>(
  { db, log }: { db: Connection; log: FastifyBaseLogger },
  task: string,
  work: () => Promise<Counts>,
): Promise<Counts> {
  const startedAt = new Date();
  const keep = (outcome: { result?: string; error?: string }) =>
    db
      .insertInto('job_runs')
      .values({ task, started_at: startedAt, ended_at: new Date(), ...outcome })
      .execute();
  try {
    const result = await work();
    await keep({ result: JSON.stringify(result) });
    // What comes around every few minutes and finds nothing to do is no news.
    const hasDone = Object.values(result).some((count) => count > 0);
    log[hasDone ? 'info' : 'debug']({ task, counts: result }, 'a job ran');
    return result;
  } catch (error) {
    // By its kind alone: a message may repeat what a member wrote.
    await keep({ error: error instanceof Error ? error.name : 'unknown' });
    throw error;
  }
}
