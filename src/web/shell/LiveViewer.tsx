import { type ReactNode, useEffect } from 'react';
import type { DataRouter } from 'react-router';
import { ownClock, tellOwnClock, tellOwnClockWhenStale } from './ownClock.ts';
import { type Viewer, ViewerProvider } from './viewer.tsx';

/**
 * What the browser knows of its visitor: the first page is taken over as the server rendered it, and keeps the time zone
 * that the server knew; with each navigation the clock and the zone are the browser's own. The clock alone is told anew
 * when a tab that was left open is looked at again.
 */
export function LiveViewer({ router, viewer, children }: { router: DataRouter; viewer: Viewer; children: ReactNode }) {
  useEffect(() => {
    const lookAgain = () => {
      if (document.visibilityState === 'visible') tellOwnClockWhenStale(ownClock() ?? viewer);
    };
    // In a task of its own: a page that the server kept tells the time anew in all its parts at once.
    setTimeout(lookAgain);
    document.addEventListener('visibilitychange', lookAgain);
    window.addEventListener('focus', lookAgain);
    let { key } = router.state.location;
    const stop = router.subscribe(({ location }) => {
      if (location.key === key) return;
      key = location.key;
      tellOwnClock();
    });
    return () => {
      stop();
      document.removeEventListener('visibilitychange', lookAgain);
      window.removeEventListener('focus', lookAgain);
    };
  }, [router, viewer]);
  return <ViewerProvider viewer={viewer}>{children}</ViewerProvider>;
}
