import { sql } from 'kysely';
import type { Connection } from '#server/db/connection.ts';
import { cityInBoth } from '#server/content/cityNames.ts';
import type { ImportProblem, ImportRecord } from './importRecord.ts';
import { insertRecords, updateRecord } from './importQueries.ts';
import type { OrganizationDirectory } from './organizationDirectory.ts';
import type { ImportPlan, PlannedRow } from './planImport.ts';

export interface AppliedImport {
  /** How many rows were written. */
  inserted: number;
  updated: number;
  /** Rows that the database refused, with its reason; nothing of them was kept. */
  problems: ImportProblem[];
}

/** So many rows share a transaction; each is undone by itself when it fails. */
const chunkSize = 250;

/**
 * Writes the new and changed rows of a plan. A row goes in whole or not at all, and never takes another with it: new
 * rows are tried together, for speed, and one by one when that fails. Throws only when the database itself is away.
 */
export async function applyImport(db: Connection, { file, rows, directory }: ImportPlan): Promise<AppliedImport> {
  const applied: AppliedImport = { inserted: 0, updated: 0, problems: [] };
  const writable = rows
    .filter(({ action }) => action === 'new' || action === 'changed')
    .map((row) => ({ ...row, record: withCityNames(row.record) }));
  for (let start = 0; start < writable.length; start += chunkSize) {
    const chunk = writable.slice(start, start + chunkSize);
    const result = await db
      .transaction()
      .execute((transaction) => applyChunk(transaction, file.source, chunk, directory));
    applied.inserted += result.inserted;
    applied.updated += result.updated;
    applied.problems.push(...result.problems);
  }
  return applied;
}

/** Files name a city in one language; readers and searches of both know it. Its fingerprint stays that of the file. */
function withCityNames(record: ImportRecord): ImportRecord {
  const { city_en, city_ar, country } = record.columns;
  const city = cityInBoth({ en: city_en, ar: city_ar }, country);
  const names = { city_en: city.en, city_ar: city.ar };
  return record.kind === 'opportunity'
    ? { ...record, columns: { ...record.columns, ...names } }
    : { ...record, columns: { ...record.columns, ...names } };
}

async function applyChunk(
  db: Connection,
  source: string,
  chunk: readonly PlannedRow[],
  directory: OrganizationDirectory,
): Promise<AppliedImport> {
  const applied: AppliedImport = { inserted: 0, updated: 0, problems: [] };
  const fresh = chunk.filter(({ action }) => action === 'new');
  const insert = (rows: readonly PlannedRow[]) =>
    attempt(db, directory, (branch) => insertRecords(db, source, rows, branch));
  const refuse = ({ line }: PlannedRow, reason: string) => {
    applied.problems.push({ line, field: null, message: 'import.error.database', values: { reason } });
  };

  if (fresh.length > 0 && (await insert(fresh)) === null) {
    applied.inserted += fresh.length;
  } else {
    for (const row of fresh) {
      const reason = await insert([row]);
      if (reason === null) applied.inserted += 1;
      else refuse(row, reason);
    }
  }
  for (const row of chunk.filter(({ action }) => action === 'changed')) {
    const reason = await attempt(db, directory, (branch) => updateRecord(db, source, row, branch));
    if (reason === null) applied.updated += 1;
    else refuse(row, reason);
  }
  return applied;
}

/** Runs a piece of work that leaves nothing behind when it fails; gives the database's reason, or null. */
async function attempt(
  db: Connection,
  directory: OrganizationDirectory,
  work: (branch: OrganizationDirectory) => Promise<void>,
): Promise<string | null> {
  const branch = directory.branch();
  await sql`savepoint import_row`.execute(db);
  try {
    await work(branch);
    await sql`release savepoint import_row`.execute(db);
    branch.merge();
    return null;
  } catch (error) {
    if (!isAboutTheRow(error)) throw error;
    await sql`rollback to savepoint import_row`.execute(db);
    return error.message;
  }
}

/** Data that does not fit (class 22) and broken constraints (23) are the row's; all else is the database's. */
function isAboutTheRow(error: unknown): error is Error {
  const code = (error as { code?: unknown } | null)?.code;
  return error instanceof Error && typeof code === 'string' && /^2[23]/.test(code);
}
