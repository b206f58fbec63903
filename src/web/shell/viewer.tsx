import { createContext, type ReactNode, useContext } from 'react';
import type { User } from '#contract/accounts.ts';

/** What the server knew of the visitor when it rendered; the browser hydrates with the same values. */
export interface Viewer {
  timeZone: string;
  /** The instant of rendering, ISO 8601: "days left" must be counted from one clock on both sides. */
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

/** The visitor's time zone, the instant of rendering, and the site's address and name. */
export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error('useViewer is used outside a ViewerProvider.');
  return viewer;
}
