import { mkdir, realpath, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { prepareCluster } from './clusterFolder.ts';
import { DatabaseStartError } from './databaseStartError.ts';
import { connectWhenReady, embeddedConnectionString } from './embeddedServerConnection.ts';
import { enroll, leave } from './embeddedServerLocks.ts';
import { preparePostgresBinaries } from './postgresBinaries.ts';
import { findPostmaster, launchPostmaster, stopPostmaster } from './postmaster.ts';
import { chooseServerUser } from './serverUser.ts';

export interface EmbeddedServerOptions {
  /** The portal's DATA_DIR, where the server's data lies (or a pointer to it, for root in a private home). */
  dataDir: string;
  /** One portal at most uses a DATA_DIR; tools (imports, backups, tests) may join it at any time. */
  holder?: 'portal' | 'tool';
  /** `test` gives up durability for speed, and the last to stop removes the data. */
  mode?: 'lasting' | 'test';
  log?: (sentence: string) => void;
}

export interface EmbeddedServer {
  /** For any client of PostgreSQL on this machine run by the same user; the role owns its database, no more. */
  connectionString: string;
  /** Whether the server was already at work: left by a killed portal, or in use by another process. */
  wasAdopted: boolean;
  /** Stops the server, unless another process still uses it. */
  stop(): Promise<void>;
}

interface Membership {
  client: pg.Client;
  cluster: string;
  socketFolder: string;
  wasAdopted: boolean;
}

/** Another process may stop the server, or remove a test's data, between finding it and joining it. */
const maxAttempts = 5;

/**
 * Starts the project's own PostgreSQL server in a DATA_DIR, or adopts the one at work there, and watches over it:
 * a server that dies is started again. Throws a sentence when the folder is another portal's or nothing can run.
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  if (process.platform === 'win32') {
    throw new DatabaseStartError(
      'The built-in PostgreSQL runs on Linux and macOS. On Windows set DATABASE_URL, or use WSL.',
    );
  }
  await mkdir(options.dataDir, { recursive: true });
  // One name for one folder: lock file, socket and process list are compared by it.
  const dataDir = await realpath(options.dataDir);
  const log = options.log ?? (() => {});
  let isStopping = false;
  let membership = await join({ ...options, dataDir, log });
  watch();
  log(membership.wasAdopted ? 'The database server was at work already' : 'The database server is started');

  /** The membership's connection breaks only with the server. */
  function watch(): void {
    membership.client.once('end', () => {
      if (!isStopping) void recover();
    });
  }

  async function recover(): Promise<void> {
    log('The database server went away; starting it again');
    for (let waitMs = 100; !isStopping; waitMs = Math.min(waitMs * 2, 5_000)) {
      try {
        membership = await join({ ...options, dataDir, log });
        if (isStopping) return await leaveOrStop();
        watch();
        return log('The database server is back');
      } catch (error) {
        log(`The database server is not back yet. ${(error as Error).message}`);
        await sleep(waitMs);
      }
    }
  }

  async function leaveOrStop(): Promise<void> {
    if (!(await leave(membership.client))) return;
    await stopPostmaster(membership.cluster);
    await membership.client.end().catch(() => {});
    if (options.mode === 'test') await removeData(membership.cluster);
  }

  let stopped: Promise<void> | undefined;
  function stop(): Promise<void> {
    isStopping = true;
    return (stopped ??= leaveOrStop());
  }

  return {
    connectionString: embeddedConnectionString(membership.socketFolder),
    wasAdopted: membership.wasAdopted,
    stop,
  };
}

async function join(
  options: Required<Pick<EmbeddedServerOptions, 'dataDir' | 'log'>> & EmbeddedServerOptions,
): Promise<Membership> {
  const { dataDir, log, holder = 'portal' } = options;
  const isLasting = options.mode !== 'test';
  const user = chooseServerUser();
  const binaries = await preparePostgresBinaries(user);
  const logFile = path.join(dataDir, 'postgres.log');
  for (let attempt = 1; ; attempt += 1) {
    const cluster = await prepareCluster(dataDir, user, binaries, isLasting);
    const wasAdopted = (await findPostmaster(cluster)) !== null;
    const launch = wasAdopted
      ? null
      : await launchPostmaster({ cluster, user, postgresProgram: binaries.postgres, logFile, isLasting });
    const ready = await connectWhenReady({
      cluster,
      launch,
      applicationName: `riwaq-${holder} ${process.pid}`,
      canCreateDatabases: !isLasting,
      log,
    });
    if (ready && (await enroll(ready.client, holder, dataDir))) return { ...ready, cluster, wasAdopted };
    if (attempt === maxAttempts) {
      const words = (await launch?.lastWords())?.split('\n').slice(-3).join('; ');
      throw new DatabaseStartError(
        `PostgreSQL does not stay up in ${cluster}. Its last words, from ${logFile}: ${words || 'none'}`,
      );
    }
    await sleep(100 * attempt);
  }
}

async function removeData(cluster: string): Promise<void> {
  // Moved away first: a process that joins meanwhile sees no folder rather than half of one.
  const away = `${cluster}.gone-${process.pid}`;
  await rename(cluster, away);
  await rm(away, { recursive: true, force: true });
}
