import { trimDirectionMarks } from './text.ts';

/** A web address that passed the rule of the homepage field. */
export interface Homepage {
  /** As the person typed it, trimmed. */
  typed: string;
  /** The absolute address to link to; `https://` was put before it when no scheme was typed. */
  href: string;
}

/** Units of UTF-16: longer than any address that a browser's address bar keeps whole. */
export const maxUrlLength = 2048;

const hostLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** A space or a backslash ends an address, or the URL parser would quietly repair it into another one. Persian words may have their joiners. */
const neverInAddress = /[\p{White_Space}\p{Cc}\\<>"]|(?![\u200C\u200D])\p{Cf}/u;

/**
 * Reads what "must look like a URL" (spec §5): optional http(s), optional www, a domain with a dot, optional path.
 * Port, query, fragment, IDN domains and percent-encoding are taken; user info, other schemes, bare host names and
 * addresses made of numbers are not (decisions §2). One pass over at most {@link maxUrlLength} units. Null otherwise.
 */
export function parseHomepage(input: string): Homepage | null {
  const typed = trimDirectionMarks(input);
  if (typed.length === 0 || typed.length > maxUrlLength || neverInAddress.test(typed) || !typed.isWellFormed())
    return null;
  const scheme = /^https?:\/\//i.exec(typed)?.[0] ?? '';
  const rest = typed.slice(scheme.length);
  const pathStart = rest.search(/[/?#]/);
  const authority = pathStart === -1 ? rest : rest.slice(0, pathStart);
  if (authority === '' || /[@%[\]]|:$/.test(authority)) return null;
  const address = `${scheme === '' ? 'https://' : scheme}${rest}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const labels = url.hostname.split('.');
  const topLevel = labels.at(-1) ?? '';
  const isDomain =
    labels.length > 1 && labels.every((label) => hostLabel.test(label)) && /^(?=.*[a-z]).{2,}$/.test(topLevel);
  return isDomain ? { typed, href: url.href } : null;
}

/**
 * The path, query and hash of `target` when, resolved by the URL parser against the portal's `origin`, it stays on
 * that origin; else "/" (home). The one judge of `nextUrl` and `redirect_url` (decisions §3). The result never begins
 * with "//", which a browser would read as another host.
 */
export function safeRedirectPath(target: string | null | undefined, origin: string): string {
  return resolveWithin(target, origin) ?? '/';
}

/** Whether {@link safeRedirectPath} keeps the target instead of sending home. */
export function isSafeRedirect(target: string | null | undefined, origin: string): boolean {
  return resolveWithin(target, origin) !== null;
}

function resolveWithin(target: string | null | undefined, origin: string): string | null {
  if (target === null || target === undefined || target === '' || !URL.canParse(target, origin)) return null;
  const home = new URL(origin);
  const url = new URL(target, origin);
  // Not `origin` alone: a blob: address reports the origin it was made on.
  if (url.protocol !== home.protocol || url.host !== home.host || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Whether session cookies work there: https, or this machine itself (decisions §8). */
export function isSecureContext(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return (
    protocol === 'https:' ||
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    hostname.startsWith('127.')
  );
}
