import {
  data,
  redirect,
  type RouteObject,
  RouterContextProvider,
  UNSAFE_createMemoryHistory as createMemoryHistory,
} from 'react-router';
import { describe, expect, test } from 'vitest';
import { createRouter } from './createRouter.ts';

/** A place with a frame, a list, records and what can go wrong, and what its loaders were asked for. */
function open(entries: string[], more: RouteObject[] = []) {
  const loads: string[] = [];
  const elsewhere: string[] = [];
  const waiting = new Map<string, () => void>();
  const note = (name: string) => {
    loads.push(name);
    return { name };
  };
  const routes: RouteObject[] = [
    {
      id: 'frame',
      path: '/en',
      loader: () => note('frame'),
      shouldRevalidate: () => false,
      ErrorBoundary: () => null,
      children: [
        {
          id: 'pages',
          ErrorBoundary: () => null,
          children: [
            { id: 'list', path: 'list', loader: ({ url }) => note(`list${url.search}`) },
            { id: 'record', path: 'records/:id', loader: ({ params }) => note(`record ${params.id}`) },
            {
              id: 'slow',
              path: 'slow',
              loader: ({ request }) =>
                new Promise((resolve) =>
                  waiting.set('slow', () => resolve(note(`slow, ${request.signal.aborted ? 'left' : 'awaited'}`))),
                ),
            },
            { id: 'moved', path: 'moved', loader: () => redirect('/en/list?page=2', 301) },
            { id: 'away', path: 'away', loader: () => redirect('https://example.org/') },
            {
              id: 'gone',
              path: 'gone',
              loader: () => {
                throw data(null, { status: 404, statusText: 'Not Found' });
              },
            },
            {
              id: 'broken',
              path: 'broken',
              loader: () => {
                throw new Error('broken');
              },
            },
            {
              id: 'late',
              path: 'late',
              lazy: async () => ({
                loader: () => data(note('late'), { headers: { 'x-note': '1' } }),
                Component: () => null,
              }),
            },
            ...more,
          ],
        },
      ],
    },
  ];
  const scrollPositions: Record<string, number> = {};
  let scroll = 0;
  const history = createMemoryHistory({ initialEntries: entries });
  const router = createRouter({
    routes,
    history,
    hydrationData: { loaderData: { frame: { name: 'rendered' }, list: { name: 'rendered' } } },
    getContext: () => new RouterContextProvider(),
    scrollPositions,
    getScrollPosition: () => scroll,
    openElsewhere: (url, isReplacing) => elsewhere.push(`${isReplacing ? 'replace' : 'assign'} ${url.href}`),
  }).initialize();
  const settled = () =>
    expect.poll(() => [router.state.navigation.state, router.state.revalidation]).toEqual(['idle', 'idle']);
  return { router, loads, elsewhere, waiting, history, settled, scrollTo: (y: number) => (scroll = y) };
}

const placeOf = ({ router }: ReturnType<typeof open>) => router.createHref(router.state.location);
const errorOf = ({ router }: ReturnType<typeof open>) => Object.entries(router.state.errors ?? {});

describe('the router of the browser', () => {
  test('begins with what the server rendered, and loads nothing', () => {
    const opened = open(['/en/list']);
    expect(opened.router.state).toMatchObject({
      initialized: true,
      loaderData: { list: { name: 'rendered' } },
      errors: null,
    });
    expect(opened.loads).toEqual([]);
  });

  test('loads a new page and keeps the frame', async () => {
    const opened = open(['/en/list']);
    await opened.router.navigate('/en/records/7?x=%D8%A3#end');
    expect(opened.loads).toEqual(['record 7']);
    expect(placeOf(opened)).toBe('/en/records/7?x=%D8%A3#end');
    expect(opened.router.state.loaderData).toEqual({ frame: { name: 'rendered' }, record: { name: 'record 7' } });
    expect(opened.router.state.historyAction).toBe('PUSH');
  });

  test('loads a page anew when its query or its record is another, and not for a place within it', async () => {
    const opened = open(['/en/list']);
    await opened.router.navigate('/en/list?page=2');
    await opened.router.navigate('/en/list?page=2#third');
    await opened.router.navigate('/en/list?page=2');
    await opened.router.navigate('/en/records/1');
    await opened.router.navigate('/en/records/2');
    expect(opened.loads).toEqual(['list?page=2', 'list?page=2', 'record 1', 'record 2']);
  });

  test('brings in the code of a page with the page, once', async () => {
    const opened = open(['/en/list']);
    await opened.router.navigate('/en/late');
    expect(opened.router.state.loaderData['late']).toEqual({ name: 'late' });
    expect(opened.router.state.matches.at(-1)?.route).toMatchObject({
      lazy: undefined,
      element: expect.anything() as unknown,
    });
  });

  test('shows the page asked for last, whatever comes when', async () => {
    const opened = open(['/en/list']);
    const first = opened.router.navigate('/en/slow');
    expect(opened.router.state.navigation).toMatchObject({ state: 'loading', location: { pathname: '/en/slow' } });
    await opened.router.navigate('/en/records/3');
    opened.waiting.get('slow')?.();
    await first;
    expect(placeOf(opened)).toBe('/en/records/3');
    expect(opened.loads).toEqual(['record 3', 'slow, left']);
    expect(opened.router.state.navigation.state).toBe('idle');
  });

  test('follows a redirect of ours, and leaves the portal for another’s', async () => {
    const opened = open(['/en/list']);
    await opened.router.navigate('/en/moved');
    expect(placeOf(opened)).toBe('/en/list?page=2');
    await opened.router.navigate('/en/away', { replace: true });
    expect(opened.elsewhere).toEqual(['replace https://example.org/']);
  });

  test('opens an address that is no page of its own as the browser would, and none of another site', async () => {
    const opened = open(['/en/list']);
    await opened.router.navigate('/api/docs');
    expect(opened.elsewhere).toEqual(['assign http://localhost/api/docs']);
    await expect(opened.router.navigate('//example.org/en/list')).rejects.toThrow('other sites');
    expect(placeOf(opened)).toBe('/en/list');
  });

  test('gives what fails to the nearest error page, and recovers with the next page', async () => {
    const opened = open(['/en/list']);
    await opened.router.navigate('/en/gone');
    expect(errorOf(opened)).toEqual([['pages', expect.objectContaining({ status: 404, statusText: 'Not Found' })]]);
    await opened.router.navigate('/en/broken');
    expect(errorOf(opened)).toEqual([['pages', new Error('broken')]]);
    expect(opened.router.state.loaderData).toEqual({ frame: { name: 'rendered' } });
    await opened.router.navigate('/en/list');
    expect([errorOf(opened), opened.loads]).toEqual([[], ['list']]);
  });

  test('revalidates the page it shows, without moving', async () => {
    const opened = open(['/en/list?page=3']);
    const before = opened.router.state.location;
    const done = opened.router.revalidate();
    expect([opened.router.state.revalidation, opened.router.state.navigation.state]).toEqual(['loading', 'idle']);
    await done;
    expect(opened.loads).toEqual(['list?page=3']);
    expect(opened.router.state.location).toBe(before);
    expect(opened.router.state.restoreScrollPosition).toBe(false);
  });

  test('goes back to where the page was scrolled to', async () => {
    const opened = open(['/en/list']);
    opened.scrollTo(640);
    await opened.router.navigate('/en/records/1');
    expect(opened.router.state.restoreScrollPosition).toBeNull();
    opened.scrollTo(30);
    await opened.router.navigate(-1);
    await opened.settled();
    expect(placeOf(opened)).toBe('/en/list');
    expect(opened.router.state).toMatchObject({ restoreScrollPosition: 640, historyAction: 'POP' });
    await opened.router.navigate('/en/list?page=2', { replace: true, preventScrollReset: true });
    expect(opened.router.state).toMatchObject({ preventScrollReset: true, historyAction: 'REPLACE' });
  });
});
