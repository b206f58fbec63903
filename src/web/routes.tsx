import type { RouteObject } from 'react-router';
import type { PageRoute } from './shell/definePage.ts';
import { ErrorPage } from './shell/ErrorPage.tsx';
import { notFound } from './shell/loading.ts';
import { Shell } from './shell/Shell.tsx';
import { loadShell } from './shell/shellData.ts';

interface PageEntry {
  /** Below the language segment. */
  path: string;
  /** The page's file, for the links to its built chunk. */
  file: string;
  load: () => Promise<{ page: PageRoute }>;
}

/** Every page of the portal. A page's code is loaded with the page. */
export const pages: PageEntry[] = [
  { path: '', file: 'features/home/HomePage.tsx', load: () => import('./features/home/HomePage.tsx') },
];

/** The route table, made anew for each router since routers write into it. */
export function createRoutes(): RouteObject[] {
  return [
    {
      id: 'shell',
      path: '/:language',
      loader: loadShell,
      // Areas and settings are the same on every page of a visit.
      shouldRevalidate: () => false,
      Component: Shell,
      ErrorBoundary: ErrorPage,
      children: [
        {
          ErrorBoundary: ErrorPage,
          children: [
            ...pages.map(({ path, file, load }): RouteObject => ({
              id: file,
              ...(path === '' ? { index: true } : { path }),
              lazy: async () => (await load()).page,
            })),
            {
              id: 'not-found',
              path: '*',
              loader: () => {
                throw notFound();
              },
            },
          ],
        },
      ],
    },
  ];
}
