import { sql } from 'kysely';
import { foldText } from '#domain/searchText.ts';
import type { Connection } from '#server/db/connection.ts';
import type { NamedOrganization } from './importRecord.ts';

interface Entry {
  id: number;
  country: string | null;
}

/**
 * The organizations of the database by their folded names, so that a file that names one finds it however it is
 * spelled. A branch collects what a transaction adds and gives it back only when that transaction holds.
 */
export class OrganizationDirectory {
  readonly #entries = new Map<string, Entry[]>();
  readonly #parent: OrganizationDirectory | undefined;

  constructor(parent?: OrganizationDirectory) {
    this.#parent = parent;
  }

  branch(): OrganizationDirectory {
    return new OrganizationDirectory(this);
  }

  /** Hands what was added to the directory that this is a branch of. */
  merge(): void {
    for (const [name, entries] of this.#entries) for (const entry of entries) this.#parent?.addName(name, entry);
  }

  add(id: number, { name_en, name_ar }: Pick<NamedOrganization, 'name_en' | 'name_ar'>, country: string | null): void {
    for (const name of foldedNames(name_en, name_ar)) this.addName(name, { id, country });
  }

  addName(name: string, entry: Entry): void {
    const known = this.#entries.get(name);
    if (known === undefined) this.#entries.set(name, [entry]);
    else known.push(entry);
  }

  /** The organization that a posting names: the one in its country when several have the name. */
  find(named: NamedOrganization, country: string | null): number | undefined {
    const found = this.#lookUp(named);
    return (found.find((entry) => entry.country === country) ?? found[0])?.id;
  }

  /** Whether the same institution stands in the database already: one of the name, in the same country if both tell. */
  has(named: Pick<NamedOrganization, 'name_en' | 'name_ar'>, country: string | null): boolean {
    return this.#lookUp(named).some((entry) => entry.country === country || entry.country === null || country === null);
  }

  #lookUp({ name_en, name_ar }: Pick<NamedOrganization, 'name_en' | 'name_ar'>): Entry[] {
    return foldedNames(name_en, name_ar).flatMap((name) => [
      ...(this.#entries.get(name) ?? []),
      ...(this.#parent?.entriesOf(name) ?? []),
    ]);
  }

  entriesOf(name: string): readonly Entry[] {
    return this.#entries.get(name) ?? [];
  }
}

/** Reads the directory of all organizations that are not archived. */
export async function readOrganizationDirectory(db: Connection): Promise<OrganizationDirectory> {
  const directory = new OrganizationDirectory();
  const rows = await db
    .selectFrom('organizations')
    .select(['id', 'name_en', 'name_ar', 'country'])
    .where('status', '!=', sql.lit('archived'))
    .orderBy('id')
    .execute();
  for (const { id, name_en, name_ar, country } of rows) directory.add(id, { name_en, name_ar }, country);
  return directory;
}

/** A name as names are compared: folded, without signs between its words ("Al-Aqsa" is "Al Aqsa"). */
export function foldOrganizationName(name: string): string {
  return foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function foldedNames(...names: readonly (string | null)[]): string[] {
  const folded = names.map((name) => foldOrganizationName(name ?? ''));
  return [...new Set(folded.filter((name) => name !== ''))];
}
