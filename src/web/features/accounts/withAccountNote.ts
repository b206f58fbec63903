import type { Language } from '#i18n/language.ts';

/** A page of the account says, once one is back there, what has been done; other pages have no word for it. */
export function withAccountNote(place: string, note: 'orcidLinked' | 'confirmed', language: Language): string {
  if (!place.startsWith(`/${language}/account/`)) return place;
  const url = new URL(place, 'http://portal');
  url.searchParams.set('done', note);
  return url.pathname + url.search + url.hash;
}
