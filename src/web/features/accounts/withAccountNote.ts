import { withoutNote } from '#contract/pageNotes.ts';
import type { Language } from '#i18n/language.ts';

/**
 * A page of the account says, once one is back there, what has been done; other pages have no word for it.
 * @param place which may come from outside: what it says itself of a form is left out.
 */
export function withAccountNote(place: string, note: 'orcidLinked' | 'confirmed', language: Language): string {
  const url = new URL(place, 'http://portal');
  url.search = withoutNote(url.search);
  if (place.startsWith(`/${language}/account/`)) url.searchParams.set('done', note);
  return url.pathname + url.search + url.hash;
}
