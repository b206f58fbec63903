import type { OrcidItem, OrcidSection, OrcidValues } from './orcidRecord.ts';
import { emptyOrcidValues } from './orcidRecord.ts';
import { foldText } from './searchText.ts';

/** An item that a profile has. */
export interface OwnItem extends OrcidValues {
  id: number;
  section: string;
  orcid_put_code: number | null;
  /** Whether the member changed what was imported. */
  is_edited: boolean;
}

/**
 * What importing an item would do: add it, change what came from there and was never edited, or nothing, since it is
 * there already (`same`) or the member edited it (`edited`).
 */
export type OrcidState = 'new' | 'changed' | 'same' | 'edited';

export interface OrcidDifference {
  item: OrcidItem;
  state: OrcidState;
  /** The item of the profile that it meets; null for a new one. */
  own: OwnItem | null;
  /** The fields that would change. */
  fields: (keyof OrcidValues)[];
}

const valueFields = Object.keys(emptyOrcidValues) as (keyof OrcidValues)[];

/**
 * Compares a record with a profile, item by item, in the record's order. Applied and compared again, nothing is left to
 * do: whether something is there already is judged by how the profile stands after all changes.
 */
export function compareWithOrcid(own: readonly OwnItem[], items: readonly OrcidItem[]): OrcidDifference[] {
  const importedAs = new Map<number, OrcidItem>();
  for (const item of items) {
    const imported = findImported(own, item);
    if (imported) importedAs.set(imported.id, item);
  }
  const after = own.map((one) => {
    const item = importedAs.get(one.id);
    return item && !one.is_edited ? { ...one, ...item.values } : one;
  });
  const differences: OrcidDifference[] = [];
  const told: (OrcidValues & { section: string; id: number | null })[] = [...after];
  for (const item of items) {
    const imported = findImported(own, item);
    // A record may tell one thing twice; it is offered once.
    if (imported && importedAs.get(imported.id) !== item) continue;
    if (imported) {
      const fields = valueFields.filter((field) => imported[field] !== item.values[field]);
      const state = fields.length === 0 ? 'same' : imported.is_edited ? 'edited' : 'changed';
      differences.push({ item, state, own: imported, fields: state === 'changed' ? fields : [] });
      continue;
    }
    const twin = told.find((one) => isSameThing(one, item));
    const met = twin ? (own.find(({ id }) => id === twin.id) ?? null) : null;
    if (!twin) {
      told.push({ ...item.values, section: item.section, id: null });
      differences.push({ item, state: 'new', own: null, fields: [] });
    } else if (met && !differences.some((one) => one.own?.id === met.id))
      differences.push({ item, state: 'same', own: met, fields: [] });
  }
  return differences;
}

function findImported(own: readonly OwnItem[], { section, putCodes }: OrcidItem): OwnItem | undefined {
  return own.find(
    (one) => one.section === section && one.orcid_put_code !== null && putCodes.includes(one.orcid_put_code),
  );
}

/** Whether an item that the member wrote is what the record tells of: by its DOI, its address, or all that names it. */
function isSameThing(one: OrcidValues & { section: string }, { section, values }: OrcidItem): boolean {
  if (one.section !== section) return false;
  if (section === 'links') return one.url !== null && addressOf(one.url) === addressOf(values.url);
  if (one.doi !== null && values.doi !== null) return one.doi.toLowerCase() === values.doi.toLowerCase();
  return nameOf(section, one) !== '' && nameOf(section, one) === nameOf(section, values);
}

function addressOf(url: string | null): string {
  return (url ?? '').replace(/^https?:\/\/(?:www\.)?|\/$/gi, '').toLowerCase();
}

function nameOf(section: OrcidSection, values: OrcidValues): string {
  const parts =
    section === 'publications'
      ? [values.title]
      : [values.title, values.organization_name, values.start_year, values.end_year];
  return foldText(parts.filter((part) => part !== null).join(' · '));
}
