import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { User } from '#contract/accounts.ts';
import { onOwnClock, ownClock } from './ownClock.ts';

/** What the server knew of the visitor when it rendered; the browser hydrates with the same values. */
export interface Viewer {
  timeZone: string;
  /** ISO 8601: at first the instant of rendering, since "days left" must be counted from one clock on both sides. */
  now: string;
  theme: 'light' | 'dark' | null;
  publicUrl: string;
  siteName: string;
  /** Who is signed in; null for a visitor. */
  user: User | null;
}

const ViewerContext = createContext<Viewer | null>(null);

export function ViewerProvider({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  return <ViewerContext.Provider value={viewer}>{children}</ViewerContext.Provider>;
}

/** The visitor's time zone, the time for which the page is shown, and the site's address and name. */
export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext);
  const own = useSyncExternalStore(onOwnClock, ownClock, noClock);
  if (!viewer) throw new Error('useViewer is used outside a ViewerProvider.');
  return own ? { ...viewer, ...own } : viewer;
}

const noClock = () => null;
