import {
  type DataRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
  type RouterContextProvider,
  type RouterState,
  type UNSAFE_createMemoryHistory,
} from 'react-router';
import { createDataRoutes } from './dataRoutes.ts';
import { loadMatches } from './loadMatches.ts';
import { type HistoryAction, idle, isJump, loadingOf, type Location, type Matches, toLocation } from './routerState.ts';
import { shouldLoad } from './shouldLoad.ts';

export interface RouterOptions {
  routes: RouteObject[];
  /** The browser's history, or one in memory. */
  history: Pick<
    ReturnType<typeof UNSAFE_createMemoryHistory>,
    'action' | 'location' | 'createHref' | 'createURL' | 'encodeLocation' | 'push' | 'replace' | 'go' | 'listen'
  >;
  hydrationData: HydrationState;
  getContext: () => RouterContextProvider;
  /** Where each entry of the history was scrolled to, by the entry's key; the router writes into it. */
  scrollPositions: Record<string, number>;
  getScrollPosition: () => number;
  /** Opens an address that is not one of the routes. */
  openElsewhere: (url: URL, isReplacing: boolean) => void;
}

interface Start {
  preventScrollReset?: boolean | undefined;
  /** The same place again, because what it shows may have changed. */
  isRevalidation?: boolean;
}

interface NavigateOptions {
  replace?: boolean | undefined;
  state?: unknown;
  preventScrollReset?: boolean | undefined;
}

/**
 * The router of the browser. It does what `createRouter` of React Router does for what pages use: loaders, lazy
 * routes, redirects, error pages, revalidation, scroll positions. That one weighs 18 kB of gzip, most of it for
 * submissions, fetchers, blockers, view transitions and routes found late, which nothing here uses; its
 * `RouterProvider` and hooks work with this one (docs/decisions/016).
 */
export function createRouter(options: RouterOptions): DataRouter {
  const { history, hydrationData, scrollPositions } = options;
  const { routes, byId } = createDataRoutes(options.routes);
  const match = (place: Location | string): Matches | null => matchRoutes(routes, place) as Matches | null;
  const subscribers = new Set<Parameters<DataRouter['subscribe']>[0]>();
  let controller: AbortController | undefined;
  let done = Promise.resolve();
  let state: RouterState = {
    historyAction: history.action,
    location: history.location,
    matches: match(history.location) ?? [],
    initialized: true,
    renderFallback: false,
    navigation: idle,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: hydrationData.loaderData ?? {},
    actionData: hydrationData.actionData ?? null,
    errors: hydrationData.errors ?? null,
    fetchers: new Map(),
    blockers: new Map(),
  };

  function update(change: Partial<RouterState>): void {
    state = { ...state, ...change };
    for (const subscriber of subscribers)
      subscriber(state, { deletedFetchers: [], newErrors: change.errors ?? null, flushSync: false });
  }

  function start(action: HistoryAction, location: Location, how: Start = {}): Promise<void> {
    controller?.abort();
    controller = new AbortController();
    done = run(action, location, how, controller.signal);
    return done;
  }

  async function run(action: HistoryAction, location: Location, how: Start, signal: AbortSignal): Promise<void> {
    const matches = match(location);
    if (!matches) return options.openElsewhere(history.createURL(location), action === 'REPLACE');
    scrollPositions[state.location.key] = options.getScrollPosition();
    // A revalidation that this navigation cuts short was asked for because the data is old.
    const isForced = how.isRevalidation === true || state.revalidation === 'loading';
    if (!isForced && isJump(state.location, location)) return complete(action, location, how, { matches });
    if (how.isRevalidation) update({ revalidation: 'loading' });
    else update({ navigation: loadingOf(action, location, matches) });
    const loaded = await loadMatches(
      matches,
      new Request(history.createURL(location), { signal }),
      options.getContext(),
      (matched, index) =>
        shouldLoad(matched, state.matches[index], { state, location, isForced, toUrl: history.createURL }),
      state.loaderData,
    );
    if (signal.aborted) return;
    if (loaded.redirect) return redirect(loaded.redirect, action, how);
    complete(action, location, how, {
      matches,
      loaderData: loaded.loaderData,
      errors: loaded.errors,
      actionData: null,
    });
  }

  function complete(action: HistoryAction, location: Location, how: Start, change: Partial<RouterState>): void {
    if (!how.isRevalidation) {
      if (action === 'PUSH') history.push(location, location.state);
      else if (action === 'REPLACE') history.replace(location, location.state);
    }
    update({
      ...change,
      historyAction: action as RouterState['historyAction'],
      location,
      navigation: idle,
      revalidation: 'idle',
      restoreScrollPosition: how.isRevalidation ? false : (scrollPositions[location.key] ?? null),
      preventScrollReset: how.preventScrollReset === true,
    });
  }

  function redirect(response: Response, action: HistoryAction, how: Start): Promise<void> | void {
    const url = new URL(response.headers.get('location') ?? '/', history.createURL(state.location));
    // The entry that led here, if there is one already, must not lead here again.
    const isReplacing = action !== 'PUSH' || how.isRevalidation === true;
    const isHere = url.origin === history.createURL('/').origin && !response.headers.has('x-remix-reload-document');
    if (isHere)
      return start(isReplacing ? 'REPLACE' : 'PUSH', toLocation(url, null), {
        preventScrollReset: how.preventScrollReset,
      });
    if (/^https?:$/.test(url.protocol)) options.openElsewhere(url, isReplacing);
  }

  const navigate = async (to: number | Parameters<DataRouter['navigate']>[0], how: NavigateOptions = {}) => {
    if (typeof to === 'number') return history.go(to);
    const here = history.createURL(state.location);
    const url = new URL(typeof to === 'string' ? to : history.createHref(to ?? state.location), here);
    if (url.origin !== here.origin) throw new Error('Pages of other sites are opened by links.');
    await start(how.replace ? 'REPLACE' : 'PUSH', toLocation(url, how.state), {
      preventScrollReset: how.preventScrollReset,
    });
  };

  const revalidate = (): Promise<void> =>
    // A navigation loads anew what it shows.
    state.navigation.state === 'loading' ? done : start(state.historyAction, state.location, { isRevalidation: true });

  const router = {
    basename: '/',
    future: {},
    get state() {
      return state;
    },
    routes,
    manifest: byId,
    match,
    window: undefined,
    initialize() {
      history.listen(({ action, location }) => void start(action, location));
      return router;
    },
    subscribe(subscriber: Parameters<DataRouter['subscribe']>[0]) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    navigate,
    revalidate,
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    // The type has fetchers, blockers and patches too; whoever uses one of those learns it at once.
  } as unknown as DataRouter;
  return router;
}
