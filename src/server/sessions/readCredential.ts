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
  if (header === undefined) return null;
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at !== -1 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return null;
}

/** Whether no browser sent this: only such a client is given a token that a script could read (decisions §3). */
export function isOtherClient(headers: IncomingHttpHeaders): boolean {
  return headers.origin === undefined && headers['sec-fetch-site'] === undefined && headers.cookie === undefined;
}
