import { readListText } from './readListText.ts';

/** What a list's address asks for, by key: `q`, filters, `sort`, `page`. Lists keep the order in which they were chosen. */
export type ListValues = Readonly<Record<string, readonly string[]>>;

/**
 * Reads a list's address: each of the keys that the page knows, repeated or separated by commas. Any other key is left
 * out, so that links of the page never carry what a stranger put there.
 */
export function readListValues(search: URLSearchParams, keys: readonly string[]): ListValues {
  const values: Record<string, string[]> = {};
  for (const key of keys) {
    const parts = search.getAll(key).flatMap((value) => (key === 'q' ? [value] : splitValues(value)));
    const found = [...new Set(parts.map(readListText))].filter((part) => part !== '');
    if (found.length > 0) values[key] = found.slice(0, key === 'q' ? 1 : 50);
  }
  return values;
}

/** `1,2` and the JSON list `[1,2]` alike: the owner's client writes area ids as the latter (spec §3). */
function splitValues(value: string): string[] {
  return value.replace(/^\[(.*)\]$/s, '$1').split(',');
}

/** The same list with one value of a filter taken out; it begins at its first page. */
export function withoutValue(values: ListValues, key: string, value: string): ListValues {
  const { page: _page, ...rest } = values;
  return { ...rest, [key]: (values[key] ?? []).filter((one) => one !== value) };
}

/** Another page of the same list; the first needs no number. */
export function onPage(values: ListValues, page: number): ListValues {
  return { ...values, page: page === 1 ? [] : [String(page)] };
}
