import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { DatabaseStartError } from './databaseStartError.ts';

/** Held, shared, by every process that uses the server; whoever can take it alone is the last and stops the server. */
const usersLock = 7_206_155_902;
/** Held by the one portal of a DATA_DIR. */
const portalLock = 7_206_155_903;

/**
 * Registers a connection as a user of the embedded server and keeps the registration as long as the connection
 * lives: a killed process gives it back. Returns false when the server went away meanwhile; throws a sentence
 * when a second portal asks.
 */
export async function enroll(client: pg.Client, holder: 'portal' | 'tool', dataDir: string): Promise<boolean> {
  try {
    await client.query('select pg_advisory_lock_shared($1)', [usersLock]);
    if (holder === 'tool' || (await becomeThePortal(client))) return true;
  } catch {
    await client.end().catch(() => {});
    return false;
  }
  const other = await findPortal(client);
  await client.end();
  throw new DatabaseStartError(
    `Another portal (${other}) is using DATA_DIR ${dataDir}. Stop it, or choose another DATA_DIR.`,
  );
}

/** Takes the registration back. True: nobody else is registered, and nobody can be while this connection lives. */
export async function leave(client: pg.Client): Promise<boolean> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [usersLock]);
    const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [usersLock]);
    if (rows[0]?.alone) return true;
    await client.end();
  } catch {
    // The server is gone already.
  }
  return false;
}

async function becomeThePortal(client: pg.Client): Promise<boolean> {
  // A killed portal's lock is freed as soon as the server has seen its connection end.
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [portalLock]);
    if (rows[0]?.mine) return true;
    await sleep(50);
  }
  return false;
}

async function findPortal(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select activity.application_name as name from pg_locks lock join pg_stat_activity activity using (pid)
     where lock.locktype = 'advisory' and lock.granted and lock.objsubid = 1
       and ((lock.classid::bigint << 32) | lock.objid::bigint) = $1`,
    [portalLock],
  );
  return rows[0]?.name.replace('riwaq-portal ', '') ?? 'unknown';
}
