import {
  type DataRouter,
  type HydrationState,
  type RouteObject,
  type RouterContextProvider,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
} from 'react-router';
import { keepScrollPositions, scrollPositions } from './scrollPositions.ts';

/**
 * The router of the browser, as `createBrowserRouter` makes it. That one lives in a file with the router's links,
 * forms and fetchers, which no page uses and no bundler can leave out: 4 kB of gzip.
 */
export function createPageRouter(
  routes: RouteObject[],
  hydrationData: HydrationState,
  getContext: () => RouterContextProvider,
): DataRouter {
  const history = createBrowserHistory();
  const router = createRouter({
    routes,
    history,
    hydrationData,
    getContext,
    mapRouteProperties,
    hydrationRouteProperties,
  });
  router.initialize();
  keepScrollPositions();
  router.enableScrollRestoration(scrollPositions, () => window.scrollY);
  return router;
}
