import { isLanguage, type Language } from '#i18n/language.ts';

export type LanguagePath =
  | { kind: 'page'; language: Language }
  | { kind: 'redirect'; location: string; isPermanent: boolean };

/**
 * Decides a page's language by its first segment (decisions §4): none means a redirect to English, another spelling
 * one redirect to the right one. Only concatenates: resolving `//evil.example` as a URL would make it a host.
 * @param path the path as sent, percent-encoded, beginning with a slash.
 * @param search the query with its question mark, or nothing.
 */
export function resolveLanguagePath(path: string, search: string): LanguagePath {
  const clean = path.replace(/\/{2,}/g, '/');
  const [, first = '', ...rest] = clean.split('/');
  const lower = first.toLowerCase();
  if (!isLanguage(lower))
    return { kind: 'redirect', location: clean === '/' ? `/en${search}` : `/en${clean}${search}`, isPermanent: false };
  const tail = rest.join('/');
  const isHome = tail === '';
  const trimmed = tail.replace(/\/+$/, '');
  const wanted = isHome ? `/${lower}${rest.length > 0 ? '/' : ''}` : `/${lower}/${trimmed}`;
  if (wanted !== path) return { kind: 'redirect', location: `${wanted}${search}`, isPermanent: true };
  return { kind: 'page', language: lower };
}
