import { useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_DataRouterStateContext as RouterState, useLocation, useMatches } from 'react-router';
import { resultsId } from '#ui/resultsId.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { headOf } from './headOf.ts';
import { useTranslate } from './language.tsx';
import { useViewer } from './viewer.tsx';

/** Where the focus stood at the press that a navigation began with. */
interface Departure {
  from: Element | null;
  /** The list around it, and its place there. */
  list: Element | null;
  index: number;
}

/**
 * After a navigation without a page load: the head is brought up to date, the new title is said, and the focus goes
 * where a page load would have left it, so that neither a screen reader nor the Tab key begins somewhere else.
 */
export function PageUpdates() {
  const { language, t } = useTranslate();
  const viewer = useViewer();
  const matches = useMatches();
  const { pathname, search } = useLocation();
  const { preventScrollReset, historyAction } = useContext(RouterState) ?? {};
  const shown = useRef<string>(null);
  const departure = useRef<Departure>(nowhere);
  const [said, setSaid] = useState('');

  // A link that is followed with the keyboard is clicked too.
  useEffect(() => {
    const note = () => (departure.current = departureFrom(document.activeElement));
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, []);

  useEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    if (before === null) return;
    const head = headOf(matches, { language, t, viewer, pathname, search });
    // The same title again, after a filter, is no news: the list says how many it found.
    if (before !== pathname || document.title !== head.title) setSaid(head.title);
    document.title = head.title;
    setAttribute('meta[name="description"]', 'content', head.description);
    setAttribute('link[rel="canonical"]', 'href', viewer.publicUrl + (head.canonicalPath ?? pathname));
    if (before !== pathname) enterPage(departure.current);
    else enterList(departure.current, historyAction === 'PUSH' && preventScrollReset === false);
    departure.current = nowhere;
    // Only a new place: a clock that goes on, or words that load, are none.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname, search]);

  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
}

const nowhere: Departure = { from: null, list: null, index: 0 };

function departureFrom(from: Element | null): Departure {
  const list = from?.closest('ul') ?? null;
  return { from, list, index: list ? linksIn(list).findIndex((link) => link === from) : 0 };
}

/** A page that took the focus itself keeps it. */
function enterPage({ from }: Departure): void {
  const at = document.activeElement;
  if (isNowhere(at) || at === from || at?.closest('header, footer, dialog')) focusOn(document.getElementById('main'));
}

/** The same list in another state: a link that led to its top leads into it, one that went is followed by the next. */
function enterList({ from, list, index }: Departure, isAtTop: boolean): void {
  const at = document.activeElement;
  const results = document.getElementById(resultsId) ?? document.getElementById('main');
  if (isAtTop && (isNowhere(at) || (at === from && from instanceof HTMLAnchorElement))) focusOn(results);
  else if (isNowhere(at)) focusOn((list?.isConnected ? linksIn(list).at(Math.max(index, 0)) : null) ?? results);
}

function isNowhere(at: Element | null): boolean {
  return at === null || at === document.body;
}

function linksIn(list: Element): HTMLElement[] {
  return [...list.querySelectorAll('a')];
}

function focusOn(target: HTMLElement | null): void {
  target?.focus({ preventScroll: true });
}

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value);
}
