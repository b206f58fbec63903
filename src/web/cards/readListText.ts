import { maxQueryLength } from '#domain/maxQueryLength.ts';

/**
 * A text of a list's address as the page goes on with it: the API takes no longer one. Apart from the rest of
 * `listQuery`, which the opportunities do without, since what three features share is loaded first by most pages.
 */
export function readListText(text: string): string {
  return text.trim().slice(0, maxQueryLength).toWellFormed();
}
