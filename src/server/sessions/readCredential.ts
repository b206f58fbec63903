import type { IncomingHttpHeaders } from 'node:http';

/** What a request brings to say who sends it. */
export type Credential = { kind: 'none' } | { kind: 'cookie' | 'bearer'; token: string };

export const sessionCookie = '__Host-session';
const none: Credential = { kind: 'none' };

/**
 * The credential of an API call (decisions §3): a client's own bearer wins over the cookie and is never mixed with it;
 * beside the header `skip-auth` neither counts.
 */
export function readCredential(headers: IncomingHttpHeaders): Credential {
  if (headers['skip-auth'] !== undefined) return none;
  const { authorization } = headers;
  if (authorization !== undefined) {
    const [, token = ''] = /^Bearer +(\S+) *$/i.exec(authorization) ?? [];
    return { kind: 'bearer', token };
  }
  const token = readSessionCookie(headers.cookie);
  return token === null ? none : { kind: 'cookie', token };
}

/** The session's token in a Cookie header, or null. */
export function readSessionCookie(header: string | undefined): string | null {
  return readCookie(header, sessionCookie);
}

/** The first cookie of that name in a Cookie header, or null. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const [known, value] of readCookies(header)) if (known === name) return value;
  return null;
}

/**
 * The cookies of a Cookie header in their order. Nothing but spaces and tabs is taken off (RFC 6265): a browser lets a
 * neighboring host set a cookie whose name begins with another white space before `__Host-`, and that is another name.
 */
export function* readCookies(header: string | undefined): Generator<[name: string, value: string]> {
  if (header === undefined) return;
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at !== -1) yield [withoutSpaces(pair.slice(0, at)), withoutSpaces(pair.slice(at + 1))];
  }
}

/** By hand, since a pattern that ends with white space takes the square of its length in time. */
function withoutSpaces(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(text[start])) start += 1;
  while (end > start && isSpace(text[end - 1])) end -= 1;
  return text.slice(start, end);
}

function isSpace(sign: string | undefined): boolean {
  return sign === ' ' || sign === '\t';
}

/** Whether no browser sent this: only such a client is given a token that a script could read (decisions §3). */
export function isOtherClient(headers: IncomingHttpHeaders): boolean {
  return headers.origin === undefined && headers['sec-fetch-site'] === undefined && headers.cookie === undefined;
}
