import { sql } from 'kysely';
import type { Config } from '#server/config.ts';
import type { Connection } from '#server/db/connection.ts';
import type { Gateways } from '#server/gateways/createGateways.ts';
import { prepareDemoAccounts } from './demoAccounts.ts';
import { isUnused } from './isUnused.ts';
import { keepDemoCurrent } from './keepDemoCurrent.ts';

/** Two portals that start at once on one database take turns by this number. */
const demoLock = 7_206_155_905;

/**
 * Loads the demo into an empty database (the portal's own unless told otherwise, another one only when asked) and keeps
 * its accounts and dates. Gives the accounts, or null where there is no demo.
 */
export async function prepareDemo(
  db: Connection,
  { config, isEmbedded, gateways }: { config: Config; isEmbedded: boolean; gateways: Gateways },
): Promise<{ emails: string[]; password: string } | null> {
  const isWanted = (config.seed ?? (isEmbedded ? 'demo' : 'none')) === 'demo';
  return db.connection().execute(async (holder) => {
    // Another portal's first start may take longer than a statement has.
    await sql`set statement_timeout = 0`.execute(holder);
    await sql`select pg_advisory_lock(${demoLock})`.execute(holder);
    try {
      if (isWanted && (await isUnused(db))) {
        // Its texts weigh more than the server: they are read only when they are needed.
        const { loadDemo } = await import('./loadDemo.ts');
        await loadDemo(db, { now: new Date(), secretBox: gateways.secretBox });
      }
      const accounts = await prepareDemoAccounts(db, { config, ...gateways });
      if (accounts) await keepDemoCurrent(db, new Date());
      return accounts;
    } finally {
      await sql`select pg_advisory_unlock(${demoLock})`.execute(holder);
      await sql`reset statement_timeout`.execute(holder);
    }
  });
}
