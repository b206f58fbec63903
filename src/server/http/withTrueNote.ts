import type { IncomingHttpHeaders } from 'node:http';
import { withoutNote } from '#contract/pageNotes.ts';

/**
 * The query of a page with what it says of a form only where the form's own answer led this browser there: it brings
 * the mark that came with that answer. A browser that keeps no cookies brings none at all; it comes from the form's page
 * then, as it says itself. Everybody else has the page without it (docs/decisions/043).
 * @param notes the marks that the request brought for this page.
 */
export function withTrueNote(
  path: string,
  search: string,
  notes: readonly string[],
  headers: Pick<IncomingHttpHeaders, 'cookie' | 'referer'>,
  publicUrl: string,
): string {
  if (search === '') return search;
  const silent = withoutNote(search);
  if (silent === search || notes.includes(search)) return search;
  const isFromForm = headers.cookie === undefined && headers.referer?.split('?')[0] === `${publicUrl}${path}`;
  return isFromForm ? search : silent;
}
