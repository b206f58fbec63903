import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import { headOf } from './headOf.ts';
import { useTranslate } from './language.tsx';
import { useViewer } from './viewer.tsx';

/**
 * After a navigation without a page load: the head is brought up to date, and focus goes to the main content, so that a
 * screen reader starts to read there.
 */
export function PageUpdates() {
  const { language, t } = useTranslate();
  const viewer = useViewer();
  const matches = useMatches();
  const { pathname, search } = useLocation();
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const head = headOf(matches, { language, t, viewer, pathname, search });
    document.title = head.title;
    setAttribute('meta[name="description"]', 'content', head.description);
    setAttribute('link[rel="canonical"]', 'href', viewer.publicUrl + (head.canonicalPath ?? pathname));
    if (
      !document.activeElement ||
      document.activeElement === document.body ||
      document.activeElement.closest('header, footer, dialog')
    ) {
      document.getElementById('main')?.focus({ preventScroll: true });
    }
    // Only a new page; a change of search alone is told by the list itself.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);
  return null;
}

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value);
}
