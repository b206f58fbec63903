import { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import { type CronItem, Logger, parseCronItems, run, type Runner, runMigrations, type TaskList } from 'graphile-worker';
import pg from 'pg';
import { listenForErrors } from './db/connection.ts';

export interface JobQueueOptions {
  connectionString: string;
  tasks: TaskList;
  /** What is done at set times (UTC). */
  schedule: CronItem[];
  log: FastifyBaseLogger;
}

/** One connection hears of new jobs, the others run them. */
const maxConnections = 3;
const concurrency = 2;
const restartMs = 2_000;
/** In a row, a few seconds apart, without a look at the queue that succeeded. */
const maxFailures = 4;
const applicationName = 'riwaq-jobs';

/** Makes or updates the queue's own tables, in the schema `graphile_worker`. */
export async function installJobQueue(database: pg.Pool | string): Promise<void> {
  await runMigrations({
    ...(typeof database === 'string' ? { connectionString: database } : { pgPool: database }),
    logger: silent,
  });
}

/**
 * Starts the product's one queue of jobs. A job that fails is tried again, with waits that double. The queue survives
 * the loss of its database and goes on when that is back.
 */
export async function startJobQueue(options: JobQueueOptions): Promise<{ stop(): Promise<void> }> {
  const { log, tasks } = options;
  const parsedCronItems = parseCronItems(options.schedule);
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: maxConnections,
    application_name: applicationName,
    keepAlive: true,
  });
  listenForErrors(pool, (error) => log.warn({ err: error }, 'a connection of the job queue broke'));
  const logger = new Logger((scope) => (level, message) => {
    // A job's payload is never a part of these messages; its own errors keep secrets out of theirs.
    if (level === 'error') log.error({ job: scope.jobId, task: scope.taskIdentifier }, message);
    else if (level === 'warning') log.warn(message);
    else log.debug(message);
  });

  let runner: Runner | null = null;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const start = async (): Promise<void> => {
    await freeLostJobs(pool);
    const events = new EventEmitter();
    runner = await run({
      pgPool: pool,
      taskList: tasks,
      parsedCronItems,
      concurrency,
      noHandleSignals: true,
      logger,
      events,
    });
    const again = (error?: Error): void => {
      if (isStopped) return;
      log.warn({ err: error }, 'the job queue stopped; starting it again');
      timer = setTimeout(() => void start().catch(again), restartMs);
    };
    runner.promise.then(() => again(), again);
    stopWhenStuck(runner, events);
  };
  await start();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      // It may have stopped by itself in the meantime, which is what is wanted.
      await runner?.stop().catch(() => {});
      await pool.end();
    },
  };
}

/**
 * A worker whose connection breaks while it learns the names of its tasks remembers that failure and never works again:
 * it is ended, to be started anew.
 */
function stopWhenStuck(runner: Runner, events: EventEmitter): void {
  let failures = 0;
  const works = (): void => void (failures = 0);
  events.on('worker:getJob:empty', works);
  events.on('job:start', works);
  events.on('worker:getJob:error', () => {
    failures += 1;
    // Its end is seen through its promise.
    if (failures === maxFailures) void runner.stop().catch(() => {});
  });
}

/**
 * Frees the jobs of a process that was killed, which would else wait four hours for their worker. Only when no other
 * process works on this queue, since its jobs are rightly held.
 */
async function freeLostJobs(pool: pg.Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
       from graphile_worker._private_jobs
      where locked_by is not null
        and not exists (select from pg_stat_activity
                         where application_name = $1 and datname = current_database() and pid <> pg_backend_pid())
     having count(*) > 0`,
    [applicationName],
  );
}

const silent = new Logger(() => () => {});
