/** The cookie by which a page knows that a form's own answer led to what its address says (docs/decisions/043). */
export const noteCookie = 'note';

/** What an address says of the form that was posted last: what was done, to what, how it is taken back; or a reference. */
const noteNames = ['done', 'at', 'undo', 'sent'] as const;

/**
 * A query without what it says of an earlier form, as it came where it says nothing of one.
 * @param search with its question mark, or empty.
 */
export function withoutNote(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has('done') && !query.has('sent')) return search;
  for (const name of noteNames) query.delete(name);
  return query.size === 0 ? '' : `?${query}`;
}
