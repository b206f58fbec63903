import { formatIdSlug } from '#domain/slug.ts';
import type { Language } from '#i18n/language.ts';

export type ListedNoun = 'opportunities' | 'organizations' | 'members';

/** The address of a record's page in one language, as sitemaps and feeds carry it (percent-encoded). */
export function recordAddress(
  publicUrl: string,
  language: Language,
  noun: ListedNoun,
  id: number,
  title: string,
): string {
  return `${publicUrl}/${language}/${noun}/${encodeURIComponent(formatIdSlug(id, title))}`;
}

/** Paths of the pages that always exist, below the language. */
export const standingPages = [
  '',
  '/about',
  '/education',
  '/research',
  '/innovation',
  '/opportunities',
  '/members',
  '/organizations',
  '/organizations/join-us',
  '/contact-us',
  '/privacy',
  '/terms-and-conditions',
] as const;
