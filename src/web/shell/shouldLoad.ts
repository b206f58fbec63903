import type { RouterState } from 'react-router';
import type { Location, Matches } from './routerState.ts';

interface Step {
  state: RouterState;
  /** Where the navigation goes. */
  location: Location;
  /** Whether what is shown may have changed. */
  isForced: boolean;
  toUrl: (location: Location) => URL;
}

/**
 * Whether a matched route loads in this step: one that was not shown before always does, one that stays does when its
 * own path or the query is another, or when it says so itself.
 */
export function shouldLoad(
  { route, pathname, params }: Matches[number],
  before: Matches[number] | undefined,
  { state, location, isForced, toUrl }: Step,
): boolean {
  if (route.lazy) return true;
  if (!route.loader) return false;
  if (before?.route.id !== route.id || !Object.hasOwn(state.loaderData, route.id)) return true;
  const defaultShouldRevalidate =
    isForced ||
    state.location.search !== location.search ||
    state.location.pathname === location.pathname ||
    before.pathname !== pathname;
  return (
    route.shouldRevalidate?.({
      currentUrl: toUrl(state.location),
      currentParams: before.params,
      nextUrl: toUrl(location),
      nextParams: params,
      defaultShouldRevalidate,
    }) ?? defaultShouldRevalidate
  );
}
