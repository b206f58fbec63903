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
const restartMs = 5_000;

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
    application_name: 'riwaq-jobs',
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
    runner = await run({ pgPool: pool, taskList: tasks, parsedCronItems, concurrency, noHandleSignals: true, logger });
    const again = (error?: Error): void => {
      if (isStopped) return;
      log.warn({ err: error }, 'the job queue stopped; starting it again');
      timer = setTimeout(() => void start().catch(again), restartMs);
    };
    runner.promise.then(() => again(), again);
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

const silent = new Logger(() => () => {});
