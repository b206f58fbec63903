/** What an address says of the form that was posted last: what was done, to what, and how it is taken back. */
const noteNames = ['done', 'at', 'undo'] as const;

/**
 * A query without what it says of an earlier form, as it came where it says nothing of one.
 * @param search with its question mark, or empty.
 */
export function withoutNote(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has('done')) return search;
  for (const name of noteNames) query.delete(name);
  return query.size === 0 ? '' : `?${query}`;
}
