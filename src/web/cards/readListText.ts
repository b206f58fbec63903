/** The API takes no longer text of a list's address: what is longer is cut, so that it finds what the API would find. */
const maxTextLength = 200;

/**
 * A text of a list's address as the page goes on with it. Apart from the rest of `listQuery`, which the opportunities do
 * without: what three features share is in the first load of every page.
 */
export function readListText(text: string): string {
  return text.trim().slice(0, maxTextLength).toWellFormed();
}
