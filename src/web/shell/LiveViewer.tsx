import { type ReactNode, useEffect, useState } from 'react';
import type { DataRouter } from 'react-router';
import { type Viewer, ViewerProvider } from './viewer.tsx';

/**
 * What the browser knows of its visitor: the first page is shown as the server rendered it; from each navigation
 * without a page load on, the clock and the time zone are the browser's own.
 */
export function LiveViewer({ router, viewer, children }: { router: DataRouter; viewer: Viewer; children: ReactNode }) {
  const [current, setCurrent] = useState(viewer);
  useEffect(() => {
    let { key } = router.state.location;
    return router.subscribe(({ location }) => {
      if (location.key === key) return;
      key = location.key;
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      setCurrent((before) => ({ ...before, now: new Date().toISOString(), timeZone }));
    });
  }, [router]);
  return <ViewerProvider viewer={current}>{children}</ViewerProvider>;
}
