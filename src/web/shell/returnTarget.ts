import { safeRedirectPath } from '#domain/url.ts';
import type { Language } from '#i18n/language.ts';

/**
 * Where a sign-in leads: the `nextUrl` of an address when it is a path of this portal, else home. A path without a
 * language means the reader's (decisions §3).
 */
export function returnTarget(url: URL, language: Language): string {
  const path = safeRedirectPath(url.searchParams.get('nextUrl'), url.origin);
  return /^\/(en|ar)(?=[/?#]|$)/.test(path) ? path : `/${language}${path === '/' ? '' : path}`;
}
