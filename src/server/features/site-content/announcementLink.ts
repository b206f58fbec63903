import { isSafeRedirect, parseHomepage, safeRedirectPath } from '#domain/url.ts';
import type { Language } from '#i18n/language.ts';

/** What no page's language stands before (decisions §4), and what names its own. */
const hasNoLanguage = /^\/(?:(?:en|ar|api|assets|files|share)(?=[/?#]|$)|[^/?#]*\.)/i;

/**
 * Where an announcement leads: one address serves readers of both languages, so a path of the portal without a
 * language means the reader's (decisions §3). Another site's address stays; what is neither leads nowhere.
 */
export function announcementLink(url: string | null, language: Language, publicUrl: string): string | null {
  if (url === null) return null;
  if (!/^(?:\/|https?:)/i.test(url)) return /^mailto:/i.test(url) ? url : (parseHomepage(url)?.href ?? null);
  if (!isSafeRedirect(url, publicUrl)) return URL.canParse(url) ? url : null;
  const path = safeRedirectPath(url, publicUrl);
  if (hasNoLanguage.test(path)) return path;
  return `/${language}${path === '/' ? '' : path}`;
}
