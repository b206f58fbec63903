import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { createDatabase } from '#server/db/connection.ts';
import { loadReferenceContent } from '#server/db/loadReference.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { migrationsDirectory } from '#server/places.ts';

/** `checkpoint` is for superusers and the members of a role. */
const notPrivileged = '42501';
const filler = readFileSync(path.join(import.meta.dirname, 'opportunities.sql'), 'utf8');

/** Whether a database holds what this version of the schema and of the filler makes. */
export async function isFilled(databaseUrl: string): Promise<boolean> {
  const sql =
    "select shobj_description(oid, 'pg_database') as mark from pg_database where datname = current_database()";
  const [row] = await query(databaseUrl, sql).catch(() => []);
  return row?.['mark'] === (await fingerprint());
}

/** Migrates an empty database and fills it with made-up opportunities: a million take a few minutes. */
export async function fillDatabase(databaseUrl: string, count: number): Promise<void> {
  await migrate(databaseUrl);
  const { db, pool, close } = createDatabase({
    connectionString: databaseUrl,
    maxConnections: 1,
    statementTimeoutMs: 0,
  });
  try {
    await loadReferenceContent(db);
    await pool.query("select set_config('bench.count', $1, false)", [String(count)]);
    await pool.query(filler);
    await pool.query('vacuum analyze');
    // Else what was filled in is written to the disk for minutes, while questions are measured.
    await pool.query('checkpoint').catch((error: unknown) => {
      if (!(error instanceof pg.DatabaseError && error.code === notPrivileged)) throw error;
    });
    await pool.query(
      `do $$ begin execute format('comment on database %I is ''${await fingerprint()}''', current_database()); end $$`,
    );
  } finally {
    await close();
  }
}

/** Runs one statement on a connection of its own. */
export async function query(connectionString: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(filler);
  for (const { checksum } of await readMigrations(migrationsDirectory)) hash.update(checksum);
  return hash.digest('hex').slice(0, 16);
}
