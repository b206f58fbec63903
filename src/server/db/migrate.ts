import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { installJobQueue } from '#server/jobQueue.ts';
import { migrationsDirectory } from '#server/places.ts';
import { DatabaseStartError } from './databaseStartError.ts';

export interface MigrateOptions {
  /** Told about each migration as it is applied. */
  log?: (sentence: string) => void;
  /** Where the numbered SQL files are; the project's own by default. */
  directory?: string;
}

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** Two servers that start at once on one database take turns by this number. */
const migrationLock = 7_206_155_901;

/**
 * Brings a database to the schema of this version and returns the names of the migrations it applied.
 * Throws a DatabaseStartError: the database does not answer, is too old or cannot compare Arabic words, a migration was
 * edited after use, or one failed (and left nothing behind).
 */
export async function migrate(database: pg.Pool | string, options: MigrateOptions = {}): Promise<string[]> {
  const migrations = await readMigrations(options.directory ?? migrationsDirectory);
  const { client, release } = await borrowClient(database);
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    try {
      await requireCapableDatabase(client);
      const names = await applyMissing(client, migrations, options.log ?? (() => {}));
      await installJobQueue(database);
      return names;
    } finally {
      await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => {});
    }
  } finally {
    await release();
  }
}

/** Reads the numbered migrations of a folder in order; a gap, a repeated number or an odd name is an error. */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name, index) => {
      const expected = String(index + 1).padStart(4, '0');
      if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(name) || !name.startsWith(expected)) {
        throw new DatabaseStartError(
          `The migration ${name} is out of order: a file named ${expected}_….sql was expected here.`,
        );
      }
      const sql = (await readFile(path.join(directory, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name: name.slice(0, -4), sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** Throws a sentence when a database cannot hold this portal: too old, not UTF-8, or blind to Arabic letters. */
export async function requireCapableDatabase(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ version: number; encoding: string; shown: string }>(
    `select current_setting('server_version_num')::int as version,
            current_setting('server_encoding') as encoding,
            current_setting('server_version') as shown`,
  );
  const server = rows[0];
  if (!server || server.version < 150_000) {
    throw new DatabaseStartError(
      `The portal needs PostgreSQL 15 or later; the database answers as version ${server?.shown}.`,
    );
  }
  if (server.encoding !== 'UTF8') {
    throw new DatabaseStartError(`The portal needs a database in UTF8; this one is in ${server.encoding}.`);
  }
  try {
    await client.query('create extension if not exists pg_trgm');
  } catch (error) {
    throw new DatabaseStartError(`The extension pg_trgm cannot be created in the database: ${messageOf(error)}.`, {
      cause: error,
    });
  }
  const trigrams = await client.query<{ count: number }>(`select cardinality(show_trgm(chr(1605)))::int as count`);
  if (!trigrams.rows[0]?.count) {
    throw new DatabaseStartError(
      'The database does not take Arabic letters for letters (its character type is C), so searches in Arabic would ' +
        "find nothing similar. Create it anew with: create database NAME encoding 'UTF8' lc_collate 'C' " +
        "lc_ctype 'C.UTF-8' template template0",
    );
  }
}

async function applyMissing(client: pg.ClientBase, migrations: Migration[], log: (sentence: string) => void) {
  await client.query(
    `create table if not exists schema_migrations (
       name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  requireSameHistory(migrations, applied);

  const names: string[] = [];
  for (const migration of migrations.filter((candidate) => !applied.has(candidate.name))) {
    await applyOne(client, migration);
    log(`Migration ${migration.name} applied`);
    names.push(migration.name);
  }
  return names;
}

function requireSameHistory(migrations: Migration[], applied: Map<string, string>): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]));
  for (const [name, checksum] of applied) {
    if (!known.has(name)) {
      throw new DatabaseStartError(
        `The database knows the migration ${name}, which this version of the portal does not have.`,
      );
    }
    if (known.get(name) !== checksum) {
      throw new DatabaseStartError(
        `The migration ${name} was edited after the database had used it. Restore the file and write a new migration.`,
      );
    }
  }
}

async function applyOne(client: pg.ClientBase, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw new DatabaseStartError(`The migration ${migration.name} failed and was undone: ${messageOf(error)}.`, {
      cause: error,
    });
  }
}

async function borrowClient(database: pg.Pool | string) {
  if (typeof database === 'string') {
    const client = new pg.Client({ connectionString: database, application_name: 'riwaq-migrate' });
    client.on('error', () => {});
    try {
      await client.connect();
    } catch (error) {
      throw new DatabaseStartError(`The database cannot be reached: ${messageOf(error)}.`, { cause: error });
    }
    return { client, release: () => client.end() };
  }
  const client = await database.connect();
  // A pool's statements are cut short; building an index on a large table may take longer.
  await client.query('set statement_timeout = 0');
  // Destroyed, not returned: the setting above must not outlive the migrations.
  return { client, release: async () => client.release(true) };
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Node.js reports a refused connection to several addresses without a message of its own.
  return error.message || (error as NodeJS.ErrnoException).code || error.name;
}
