import {
  type DataRouter,
  type HydrationState,
  type RouteObject,
  type RouterContextProvider,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router';
import { createRouter } from './createRouter.ts';
import { keepScrollPositions, scrollPositions } from './scrollPositions.ts';

/** The router of this window, which begins with what the server rendered. */
export function createPageRouter(
  routes: RouteObject[],
  hydrationData: HydrationState,
  getContext: () => RouterContextProvider,
): DataRouter {
  keepScrollPositions();
  return createRouter({
    routes,
    history: createBrowserHistory(),
    hydrationData,
    getContext,
    scrollPositions,
    getScrollPosition: () => window.scrollY,
    openElsewhere: (url, isReplacing) => window.location[isReplacing ? 'replace' : 'assign'](url),
  }).initialize();
}
