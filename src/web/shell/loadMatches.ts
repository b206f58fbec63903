import {
  type DataRouteMatch,
  type RouterContextProvider,
  UNSAFE_ErrorResponseImpl as ErrorResponseImpl,
} from 'react-router';
import { type DataRoute, setRouteModule } from './dataRoutes.ts';

/** What the loaders of a navigation came to: a redirect, or the data and the error by route id. */
export type LoadedMatches =
  | { redirect: Response }
  | { redirect?: undefined; loaderData: Record<string, unknown>; errors: Record<string, unknown> | null };

interface Result {
  data?: unknown;
  error?: unknown;
  redirect?: Response;
}

/**
 * Brings in the code of the matched routes and runs the loaders that `shouldLoad` names, all at once. Routes that are
 * not loaded keep what `kept` holds for them. Never throws: what fails belongs to the nearest route with an error page.
 */
export async function loadMatches(
  matches: DataRouteMatch[],
  request: Request,
  context: Readonly<RouterContextProvider>,
  shouldLoad: (match: DataRouteMatch, index: number) => boolean,
  kept: Record<string, unknown>,
): Promise<LoadedMatches> {
  const results = await Promise.all(
    matches.map((match, index) =>
      shouldLoad(match, index) ? loadMatch(match, request, context) : Promise.resolve(null),
    ),
  );
  const redirect = results.find((result) => result?.redirect)?.redirect;
  if (redirect) return { redirect };
  const loaderData: Record<string, unknown> = {};
  for (const [index, match] of matches.entries()) {
    const result = results[index];
    const { id } = match.route;
    if (result && 'error' in result) {
      const at = matches.slice(0, index + 1).findLastIndex(({ route }) => Boolean(route.errorElement));
      return { loaderData, errors: { [matches[Math.max(at, 0)]?.route.id ?? id]: result.error } };
    }
    if (result && 'data' in result) loaderData[id] = result.data;
    else if (!result && Object.hasOwn(kept, id)) loaderData[id] = kept[id];
  }
  return { loaderData, errors: null };
}

async function loadMatch(
  { route, params }: DataRouteMatch,
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Result> {
  try {
    if (typeof route.lazy === 'function') setRouteModule(route as DataRoute, await route.lazy());
    if (typeof route.loader !== 'function') return {};
    const { loader } = route;
    return readAnswer(
      await loader({ request, params, context, url: new URL(request.url), pattern: route.path ?? '' }, undefined),
    );
  } catch (thrown) {
    return readThrown(thrown);
  }
}

function readAnswer(answer: unknown): Result {
  if (answer instanceof Response) return readThrown(answer);
  return { data: isDataWithInit(answer) ? answer.data : answer };
}

function readThrown(thrown: unknown): Result {
  if (thrown instanceof Response) {
    if (thrown.status >= 300 && thrown.status < 400 && thrown.headers.has('location')) return { redirect: thrown };
    return { error: new ErrorResponseImpl(thrown.status, thrown.statusText, null) };
  }
  if (isDataWithInit(thrown))
    return { error: new ErrorResponseImpl(thrown.init?.status ?? 500, thrown.init?.statusText ?? '', thrown.data) };
  return { error: thrown };
}

/** What `data()` of React Router makes. */
interface DataWithInit {
  type: 'DataWithResponseInit';
  data: unknown;
  init: ResponseInit | null;
}

function isDataWithInit(value: unknown): value is DataWithInit {
  return typeof value === 'object' && value !== null && (value as { type?: unknown }).type === 'DataWithResponseInit';
}
