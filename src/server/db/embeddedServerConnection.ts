import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { adminRole, portalRole } from './clusterFolder.ts';
import { DatabaseStartError } from './databaseStartError.ts';
import { findPostmaster } from './postmaster.ts';
import type { Launch } from './postmaster.ts';

export interface ReadyOptions {
  cluster: string;
  /** The launch that is under way, or null when a running server is adopted. */
  launch: Launch | null;
  /** What `pg_stat_activity` shows of the connection. */
  applicationName: string;
  /** Tests make a database each; the portal has one. */
  canCreateDatabases: boolean;
  log: (sentence: string) => void;
}

/** For any client of PostgreSQL on this machine run by the same user. */
export function embeddedConnectionString(socketFolder: string): string {
  return `postgresql://${portalRole}@${encodeURIComponent(socketFolder)}/${portalRole}`;
}

/** Codes of a server that starts, recovers, stops or has just gone: look again. */
const passing = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03', '53300']);
/** Codes of a server that was initialized but never used: the role or the database is missing. */
const unprepared = new Set(['28000', '3D000']);
const patienceMs = 20_000;

/**
 * Connects to the server of a data folder as the portal's role, creating role and database on the first time, and
 * waits while the server starts or recovers. Null: no server is there any more, so that one has to be launched.
 */
export async function connectWhenReady(
  options: ReadyOptions,
): Promise<{ client: pg.Client; socketFolder: string } | null> {
  const since = Date.now();
  let isToldToWait = false;
  for (;;) {
    const running = await findPostmaster(options.cluster);
    if (!running && (!options.launch || options.launch.hasEnded())) return null;
    if (running) {
      const outcome = await tryToConnect(running.socketFolder, options);
      if (outcome instanceof pg.Client) return { client: outcome, socketFolder: running.socketFolder };
      if (Date.now() - since > patienceMs && outcome !== '57P03') {
        throw new DatabaseStartError(
          `The database server (process ${running.pid}) does not answer in ${running.socketFolder}: ${outcome}. ` +
            `Stop it with "kill -INT ${running.pid}" and start again.`,
        );
      }
    }
    if (!isToldToWait && Date.now() - since > 3_000) {
      isToldToWait = true;
      options.log('The database server is recovering after it was cut off; waiting for it');
    }
    await sleep(15);
  }
}

async function tryToConnect(socketFolder: string, options: ReadyOptions): Promise<pg.Client | string> {
  try {
    return await connect(socketFolder, portalRole, options.applicationName);
  } catch (error) {
    const code = codeOf(error);
    if (passing.has(code)) return code;
    if (!unprepared.has(code)) throw error;
  }
  try {
    await createPortalDatabase(socketFolder, options.canCreateDatabases);
    return await connect(socketFolder, portalRole, options.applicationName);
  } catch (error) {
    const code = codeOf(error);
    if (passing.has(code)) return code;
    throw new DatabaseStartError(`The database server refuses this user: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}

async function connect(socketFolder: string, role: string, applicationName: string): Promise<pg.Client> {
  const client = new pg.Client({
    host: socketFolder,
    port: 5432,
    user: role,
    database: role,
    application_name: applicationName,
  });
  // Whoever needs to know listens for 'end'; without a listener here the error would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function createPortalDatabase(socketFolder: string, canCreateDatabases: boolean): Promise<void> {
  const admin = await connect(socketFolder, adminRole, 'riwaq-setup');
  try {
    // Two first starts at once: the second finds everything made.
    await admin.query('select pg_advisory_lock(1)');
    const role = await admin.query('select from pg_roles where rolname = $1', [portalRole]);
    if (role.rowCount === 0) {
      await admin.query(`create role ${portalRole} login ${canCreateDatabases ? 'createdb' : ''}`);
    }
    const database = await admin.query('select from pg_database where datname = $1', [portalRole]);
    if (database.rowCount === 0) await admin.query(`create database ${portalRole} owner ${portalRole}`);
  } finally {
    await admin.end();
  }
}

function codeOf(error: unknown): string {
  const { code, message } = error as { code?: string; message: string };
  // pg gives no code when the server closes the connection during the greeting.
  return code ?? (message.includes('terminated') ? 'ECONNRESET' : message);
}
