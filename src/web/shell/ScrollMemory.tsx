import { useContext, useLayoutEffect, useRef } from 'react';
import { UNSAFE_DataRouterStateContext as RouterState, useLocation } from 'react-router';

/**
 * After a navigation without a page load: scrolls to where the page was left, to what the hash names, or to the top.
 * The router's own part for this brings its links, forms and fetchers with it, which nothing here uses: 4 kB.
 */
export function ScrollMemory() {
  const location = useLocation();
  const { restoreScrollPosition, preventScrollReset } = useContext(RouterState) ?? {};
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    // Where the first page stands is the browser's business.
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (restoreScrollPosition === false) return;
    const target = typeof restoreScrollPosition === 'number' ? null : targetOf(location.hash);
    if (target) target.scrollIntoView();
    else if (typeof restoreScrollPosition === 'number') window.scrollTo(0, restoreScrollPosition);
    else if (!preventScrollReset) window.scrollTo(0, 0);
  }, [location, restoreScrollPosition, preventScrollReset]);
  return null;
}

function targetOf(hash: string): HTMLElement | null {
  if (hash === '') return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
