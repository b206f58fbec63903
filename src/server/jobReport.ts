import { sql } from 'kysely';
import type { Connection } from './db/connection.ts';

/** What the queue did and has to do, for whoever runs the portal. */
export interface JobReport {
  /** Of what is done at set times: the last run, and how many of the last day failed. */
  runs: {
    task: string;
    started_at: Date;
    /** Of the last run. */
    took_ms: number;
    result: Record<string, number> | null;
    error: string | null;
    runs_of_day: number;
    failures_of_day: number;
  }[];
  /** Of every task that has something in the queue. */
  queue: {
    task: string;
    /** Due, and not begun. */
    waiting: number;
    running: number;
    /** For a later time: an appointment, or the next try. */
    later: number;
    /** When the first of those comes. */
    next_seconds: number | null;
    /** Of all that: whose last try failed, and another follows. */
    failing: number;
    /** Of which no further try is made. */
    given_up: number;
    /** How long the oldest due one has waited. */
    oldest_seconds: number | null;
    /** What the last try of any failed with; its mails and payloads are kept out of it. */
    last_error: string | null;
  }[];
}

/** Reads what the queue's own tables and {@link recordRun} keep; changes nothing. */
export async function readJobReport(db: Connection, now: Date): Promise<JobReport> {
  const runs = await sql<JobReport['runs'][number]>`
    select distinct on (r.task) r.task, r.started_at, r.result, r.error,
      round(extract(epoch from r.ended_at - r.started_at) * 1000)::int as took_ms,
      d.runs_of_day, d.failures_of_day
    from job_runs r,
      lateral (select count(*)::int as runs_of_day, count(error)::int as failures_of_day from job_runs
        where task = r.task and started_at > ${now}::timestamptz - interval '1 day') d
    order by r.task, r.started_at desc`.execute(db);
  const queue = await sql<JobReport['queue'][number]>`
    select task_identifier as task,
      count(*) filter (where locked_at is null and attempts < max_attempts and run_at <= ${now})::int as waiting,
      count(*) filter (where locked_at is not null)::int as running,
      count(*) filter (where locked_at is null and attempts < max_attempts and run_at > ${now})::int as later,
      extract(epoch from min(run_at)
        filter (where locked_at is null and attempts < max_attempts and run_at > ${now}) - ${now})::int as next_seconds,
      count(*) filter (where last_error is not null and attempts < max_attempts)::int as failing,
      count(*) filter (where locked_at is null and attempts >= max_attempts)::int as given_up,
      extract(epoch from ${now} - min(run_at)
        filter (where locked_at is null and attempts < max_attempts and run_at <= ${now}))::int as oldest_seconds,
      (array_agg(split_part(last_error, chr(10), 1) order by updated_at desc)
        filter (where last_error is not null))[1] as last_error
    from graphile_worker.jobs group by task_identifier order by task_identifier`.execute(db);
  return { runs: runs.rows, queue: queue.rows };
}
