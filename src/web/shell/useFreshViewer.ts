import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useViewer, type Viewer } from './viewer.tsx';

/** What is known of the visitor, with the clock and the time zone as they are at each navigation without a page load. */
export function useFreshViewer(): Viewer {
  const [viewer, setViewer] = useState(useViewer());
  const { key } = useLocation();
  const [firstKey] = useState(key);
  useLayoutEffect(() => {
    // The first page is shown as the server rendered it.
    if (key === firstKey) return;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    setViewer((now) => ({ ...now, now: new Date().toISOString(), timeZone }));
  }, [key, firstKey]);
  return viewer;
}
