import type { RouteObject } from 'react-router';
import type { PageRoute } from './shell/definePage.ts';
import { ErrorPage } from './shell/ErrorPage.tsx';
import { askServer } from './shell/loading.ts';
import { Shell } from './shell/Shell.tsx';
import { loadShell } from './shell/shellData.ts';
import { themeAction } from './shell/themeAction.ts';

/** A page of the portal and where it is. */
export interface PageEntry {
  /** Below the language segment. */
  path: string;
  /** The page's file in `features`, for the links to its built chunk. */
  file: string;
  load: () => Promise<{ page: PageRoute }>;
}

/** The route of the shell, and the one inside it that catches what fails in a page. */
export const shellId = 'shell';
export const pageBoundaryId = 'page';

/** The file of a page (PageEntry) by the id of its route; null for routes without one. */
export function fileOf(routeId: string): string | null {
  const at = routeId.indexOf('#');
  return at === -1 ? null : routeId.slice(0, at);
}

/**
 * The route table, made anew for each router since routers write into it.
 * @param pages all of the portal on the server, in a browser those it may open without a page load.
 */
export function createRoutes(pages: readonly PageEntry[]): RouteObject[] {
  return [
    {
      id: shellId,
      path: '/:language',
      loader: loadShell,
      // Areas and settings are the same on every page of a visit.
      shouldRevalidate: () => false,
      Component: Shell,
      ErrorBoundary: ErrorPage,
      children: [
        {
          id: pageBoundaryId,
          ErrorBoundary: ErrorPage,
          children: [
            ...pages.map(({ path, file, load }): RouteObject => ({
              id: `${file}#${path}`,
              ...(path === '' ? { index: true } : { path }),
              lazy: async () => (await load()).page,
            })),
            { id: 'theme', path: 'theme', action: themeAction, loader: askServer },
            {
              id: 'not-found',
              path: '*',
              loader: askServer,
            },
          ],
        },
      ],
    },
  ];
}
