import type { Connection } from '#server/db/connection.ts';
import { hashRecord } from './importRecord.ts';
import type { ImportFile, ImportRow } from './importRecord.ts';
import { readOrganizationDirectory } from './organizationDirectory.ts';
import type { OrganizationDirectory } from './organizationDirectory.ts';

/**
 * What an import would do with a row: `new` and `changed` rows are written, `same` ones stand already as the file has
 * them, and a `known` organization stands already under another source.
 */
export type ImportAction = 'new' | 'changed' | 'same' | 'known';

export interface PlannedRow extends ImportRow {
  action: ImportAction;
  hash: Buffer;
  /** The row in the database, for `changed` and `same`. */
  id: number | undefined;
}

export interface ImportPlan {
  file: ImportFile;
  rows: PlannedRow[];
  directory: OrganizationDirectory;
}

/** Keys are looked up so many at a time. */
const chunkSize = 2000;

/** Compares a file with the database, row by row, by source, key and fingerprint. Writes nothing. */
export async function planImport(db: Connection, file: ImportFile): Promise<ImportPlan> {
  const known = new Map<string, { id: number; hash: Buffer | null }>();
  for (let start = 0; start < file.rows.length; start += chunkSize) {
    const rows = file.rows.slice(start, start + chunkSize);
    for (const { id, source_key, source_hash } of await findImported(db, file.source, rows)) {
      if (source_key !== null) known.set(source_key, { id, hash: source_hash });
    }
  }
  const directory = await readOrganizationDirectory(db);
  const rows = file.rows.map((row): PlannedRow => {
    const hash = hashRecord(row.record);
    const existing = known.get(row.record.key);
    if (existing !== undefined) {
      return { ...row, hash, id: existing.id, action: existing.hash?.equals(hash) ? 'same' : 'changed' };
    }
    const { record } = row;
    const isKnown = record.kind === 'organization' && directory.has(record.columns, record.columns.country);
    return { ...row, hash, id: undefined, action: isKnown ? 'known' : 'new' };
  });
  return { file, rows, directory };
}

function findImported(db: Connection, source: string, rows: readonly ImportRow[]) {
  const table = rows[0]?.record.kind === 'organization' ? 'organizations' : 'opportunities';
  const keys = rows.map(({ record }) => record.key);
  return db
    .selectFrom(table)
    .select(['id', 'source_key', 'source_hash'])
    .where('source', '=', source)
    .where('source_key', 'in', keys)
    .execute();
}
