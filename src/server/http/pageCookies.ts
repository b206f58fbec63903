import { canonicalTimeZone } from '#i18n/timeZone.ts';
import { noteCookie } from '#contract/pageNotes.ts';
import type { Theme } from '#contract/pageRendering.ts';
import { readCookies, sessionCookie } from '#server/sessions/readCredential.ts';

export interface PageCookies {
  hasSession: boolean;
  theme: Theme | null;
  timeZone: string | null;
  /** What this page may say of forms that were posted: queries to which their answers led this browser. */
  notes: string[];
}

const knownZones = new Map<string, string | null>();
const maxKnownZones = 1000;

/** What a page needs of the cookies; values of any other shape count as absent. */
export function readPageCookies(header: string | undefined): PageCookies {
  const cookies: PageCookies = { hasSession: false, theme: null, timeZone: null, notes: [] };
  for (const [name, value] of readCookies(header)) {
    if (name === sessionCookie) cookies.hasSession = true;
    else if (name === 'theme' && (value === 'light' || value === 'dark')) cookies.theme = value;
    else if (name === 'tz') cookies.timeZone = readTimeZone(value);
    else if (name === noteCookie) cookies.notes.push(decode(value));
  }
  return cookies;
}

function readTimeZone(value: string): string | null {
  const name = value.replaceAll('%2F', '/');
  if (!/^[A-Za-z0-9_+/-]{2,50}$/.test(name)) return null;
  const known = knownZones.get(name);
  if (known !== undefined) return known;
  // In one spelling: `aSIA/qATAR` is a zone too, and each spelling would have pages and formatters of its own.
  const zone = canonicalTimeZone(name);
  if (knownZones.size < maxKnownZones) knownZones.set(name, zone);
  return zone;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
