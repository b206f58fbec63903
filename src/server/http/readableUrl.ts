/**
 * The address of a request as the routes can read it. A broken percent sign, as in `/ar/%` or `/en/%E0%A4`, is taken for
 * the sign itself: then there is no such page, and the visitor sees that in their language with the ways on, instead of
 * the router's bare refusal. Only pages are for people; the API refuses as it refuses anything malformed.
 * @param url path and query as sent.
 */
export function readableUrl(url: string): string {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  if (!path.includes('%') || isReadable(path) || /^\/api(\/|$)/.test(path)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

function isReadable(path: string): boolean {
  try {
    // A result that nobody used would be left out of the bundle, and its refusal with it (docs/decisions/041).
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
