import { redirect } from 'react-router';
import { noteCookie, withoutNote } from '#contract/pageNotes.ts';
import { cookieText } from './cookies.ts';

/** As long may the page be opened again and say so. */
const hourInDays = 1 / 24;

/**
 * The answer to a form that leads to a page which says what was done. The browser is given a mark for that page and that
 * query; without one, the page says nothing, so that nobody's link can have it say what was not done.
 * @param place path, query and hash; one that says nothing needs no mark.
 */
export function redirectWithNote(request: Request, place: string): Response {
  const mark = markOf(place, new URL(request.url).protocol);
  return redirect(place, { status: 303, headers: mark === null ? {} : { 'set-cookie': mark } });
}

/** The same in the browser, for what a script has done. */
export function openWithNote(place: string): void {
  const mark = markOf(place, window.location.protocol);
  if (mark !== null) document.cookie = mark;
  window.location.assign(place);
}

function markOf(place: string, protocol: string): string | null {
  const { pathname, search } = new URL(place, 'http://portal');
  // A path may hold what would end the cookie's own.
  if (withoutNote(search) === search || pathname.includes(';')) return null;
  return cookieText(noteCookie, search, protocol === 'https:', hourInDays, pathname);
}
