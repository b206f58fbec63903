import type { Language } from '#i18n/language.ts';
import type { Connection } from '#server/db/connection.ts';
import { localize } from '#server/localize.ts';
import { listOrganizationNames } from './queries.ts';

/** The names of organizations by their ids as texts, for the options of a filter; who is not published is left out. */
export async function listOrganizationLabels(
  db: Connection,
  language: Language,
  ids: readonly number[],
): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map();
  const rows = await listOrganizationNames(db, [...ids]);
  return new Map(rows.map((row) => [String(row.id), localize('name', row, language).name]));
}
