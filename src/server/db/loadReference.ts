import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Connection } from './connection.ts';
import { jsonColumns, listReferenceRows } from './referenceRows.ts';
import type { ReferenceRow } from './referenceRows.ts';
import type { Database } from './schema.ts';

/** The row of `global_keys` that remembers, for each reference row, the hash of the text that was loaded last. */
const hashesKey = 'reference_hashes';
/** Two servers that start at once on one database take turns by this number. */
const referenceLock = 7_206_155_904;

/**
 * Brings areas, pages, degree types, categories, settings and the event to what this version ships, at every start.
 * A row is written when it is missing for the first time or when its shipped text changed since it was last loaded;
 * a row that staff edited or removed meanwhile stays theirs. Writes nothing when nothing changed, because every
 * write drops the kept pages. Returns the names of the rows written, such as `pages/about`.
 */
export async function loadReferenceContent(db: Connection): Promise<string[]> {
  const shipped = listReferenceRows().map((row) => ({ row, name: nameOf(row), hash: hashReference(row.values) }));
  const isLoaded = (hashes: Record<string, string>) => shipped.every(({ name, hash }) => hashes[name] === hash);
  // The usual start ends here, after one read.
  if (isLoaded(await readHashes(db))) return [];

  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${referenceLock})`.execute(transaction);
    const loaded = await readHashes(transaction);
    if (isLoaded(loaded)) return [];
    const written: string[] = [];
    for (const { row, name, hash } of shipped) {
      if (loaded[name] === hash) continue;
      if (await isTakenOver(transaction, row, loaded[name])) continue;
      await writeRow(transaction, row);
      written.push(name);
    }
    const hashes = JSON.stringify({ ...loaded, ...Object.fromEntries(shipped.map(({ name, hash }) => [name, hash])) });
    await transaction
      .insertInto('global_keys')
      .values({ key: hashesKey, value: hashes, is_front: false })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: hashes, updated_at: sql`now()` }))
      .execute();
    return written;
  });
}

async function readHashes(db: Connection): Promise<Record<string, string>> {
  const row = await db.selectFrom('global_keys').select('value').where('key', '=', hashesKey).executeTakeFirst();
  return (row?.value ?? {}) as Record<string, string>;
}

/** Whether staff changed or removed a row since it was loaded. One that was never loaded is theirs if it exists. */
async function isTakenOver(db: Transaction<Database>, row: ReferenceRow, loadedHash: string | undefined) {
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(Object.keys(row.values).map((column) => sql.ref(column)))}
    from ${sql.table(row.table)} where ${sql.join(conditionsOf(row), sql` and `)}`.execute(db);
  const current = rows[0];
  if (current === undefined) return loadedHash !== undefined;
  return hashReference(current) !== loadedHash;
}

async function writeRow(db: Transaction<Database>, row: ReferenceRow): Promise<void> {
  const cells = Object.entries({ ...row.key, ...row.values });
  const changes = Object.keys(row.values).map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
  if (row.isStamped) changes.push(sql`updated_at = now()`);
  await sql`
    insert into ${sql.table(row.table)} (${sql.join(cells.map(([column]) => sql.ref(column)))})
    values (${sql.join(cells.map(([column, value]) => (jsonColumns.has(column) ? JSON.stringify(value) : value)))})
    on conflict (${sql.join(Object.keys(row.key).map((column) => sql.ref(column)))})
    do update set ${sql.join(changes)}`.execute(db);
}

function conditionsOf(row: ReferenceRow) {
  return Object.entries(row.key).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
}

function nameOf({ table, key }: ReferenceRow): string {
  return [table, ...Object.values(key)].join('/');
}

/** The hash of a row's content, whatever the order of its columns and of the keys inside them. */
export function hashReference(values: Readonly<Record<string, unknown>>): string {
  return createHash('sha256')
    .update(JSON.stringify(sortKeys(values)))
    .digest('base64url');
}

/** jsonb keeps an object's keys in an order of its own: compared is what does not depend on it. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, sortKeys(item)]));
}
