import { isAgsCategory } from './opportunity.ts';
import type { FieldRule } from './fieldRules.ts';

export const searchAlerts = ['instant', 'daily', 'weekly', 'none'] as const;

/** As many as anybody keeps an eye on. */
export const maxSavedSearches = 50;

export const savedSearchRules = {
  name: { kind: 'line', isRequired: true, maxLength: 120 },
  alert: { kind: 'choice', isRequired: true, choices: searchAlerts },
} as const satisfies Record<string, FieldRule>;

/** The keys of the list's address that choose opportunities, in its order; the page and the order choose none. */
const filterKeys = ['q', 'agsCategory', 'taSlug', 'tas', 'cat', 'mode', 'country', 'partner', 'isProgram', 'state'];
const maxQueryLength = 1000;

/**
 * The query of a search in the one form in which it is stored: known filters alone, in one order. Null for one that is
 * too long, or of a category that does not exist.
 */
export function normalizeSearchQuery(query: string): string | null {
  if (query.length > maxQueryLength || query.includes('\0')) return null;
  const given = new URLSearchParams(query.startsWith('?') ? query.slice(1) : query);
  const kept = new URLSearchParams();
  for (const key of filterKeys)
    for (const value of given.getAll(key)) {
      const text = value.trim();
      // New ones are open ones: that goes without saying.
      if (text !== '' && !(key === 'state' && text === 'open')) kept.append(key, text);
    }
  const category = kept.get('agsCategory');
  return category !== null && !isAgsCategory(category) ? null : kept.toString();
}

/** A stored search as the API's query (spec §7): open opportunities, whatever the search itself showed. */
export function searchToApiQuery(query: string): Record<string, string | string[]> {
  const given = new URLSearchParams(query);
  const asked: Record<string, string | string[]> = { state: 'open' };
  for (const key of ['q', 'taSlug', 'tas', 'isProgram']) {
    const value = given.get(key);
    if (value !== null) asked[key] = value;
  }
  for (const key of ['cat', 'mode', 'country', 'partner']) {
    const values = given.getAll(key);
    if (values.length > 0) asked[key] = values;
  }
  const areas = given.getAll('tas');
  // A form without script repeats the key; the API takes one list.
  if (areas.length > 0 && areas.every((value) => /^[0-9]{1,9}$/.test(value))) asked.tas = `[${areas.join(',')}]`;
  const category = given.get('agsCategory');
  if (category !== null) asked.agsCat = category;
  return asked;
}
