/**
 * Whether a client already holds what an entity tag stands for (RFC 9110 §13.1.2): `If-None-Match` is `*` or a list of
 * tags, compared without their weakness, since caches on the way weaken a tag when they pack an answer anew.
 */
export function isKnownTo(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  const opaque = withoutWeakness(etag);
  return ifNoneMatch.match(/(?:W\/)?"[^"]*"/g)?.some((tag) => withoutWeakness(tag) === opaque) ?? false;
}

function withoutWeakness(tag: string): string {
  return tag.replace(/^W\//, '');
}
