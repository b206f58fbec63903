import { safeRedirectPath } from '#domain/url.ts';
import type { Language } from '#i18n/language.ts';

/** Where a sign-in leads: the `nextUrl` of an address, read as {@link returnPath} does. */
export function returnTarget(url: URL, language: Language): string {
  return returnPath(url.searchParams.get('nextUrl'), url.origin, language);
}

/**
 * A path when it is one of this portal, else home. One without a language means the reader's (decisions §3).
 * @param origin of the portal, as the reader sees it.
 */
export function returnPath(target: string | null | undefined, origin: string, language: Language): string {
  const path = safeRedirectPath(target, origin);
  return /^\/(en|ar)(?=[/?#]|$)/.test(path) ? path : `/${language}${path === '/' ? '' : path}`;
}
