import { createContext, data, type LoaderFunctionArgs, redirectDocument, RouterContextProvider } from 'react-router';
import { isApiError } from '#contract/client.ts';
import type { User } from '#contract/accounts.ts';
import type { Api } from '#contract/endpoints.ts';
import type { Language } from '#i18n/language.ts';
import type { Translate } from '#i18n/translate.ts';
import { pathsIn } from './paths.ts';

/** What loaders and actions work with, the same in the browser and on the server. */
export interface LoadServices {
  api: Api;
  language: Language;
  t: Translate;
  /** Who is signed in; null for a visitor. */
  user: User | null;
  /** What the member posted to this page after their session had ended: on the server, and once. */
  heldForm?: Readonly<Record<string, string>> | null;
  /**
   * Notes that a part of the page is missing; such a page is not kept. Throws where the whole page should rather fail,
   * which a `panel` among others, that says itself what is missing, is no reason for.
   */
  onMissingPart(error: unknown, part: 'page' | 'panel'): void;
}

export const loadServices = createContext<LoadServices>();

export function provideServices(services: LoadServices): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(loadServices, services);
  return provider;
}

export interface LoadArguments extends LoadServices {
  url: URL;
  params: Record<string, string | undefined>;
  request: Request;
  /** The answer, or `empty` when the call failed for another reason than "not found" (spec §8). */
  orEmpty<T>(answer: Promise<T>, empty: T): Promise<T>;
  /** The same for one part among others, which tells of the failure itself: null then. */
  orMissing<T>(answer: Promise<T>): Promise<T | null>;
}

/** Unpacks what a loader or action is given. An unknown id becomes the 404 page. */
export function pageLoader<T>(load: (page: LoadArguments) => Promise<T>): (args: LoaderFunctionArgs) => Promise<T> {
  return async ({ request, params, context }) => {
    const services = context.get(loadServices);
    const orFallback = async <A, F>(answer: Promise<A>, fallback: F, part: 'page' | 'panel'): Promise<A | F> => {
      try {
        return await answer;
      } catch (error) {
        if (isApiError(error) && error.status === 404) throw notFound();
        if (isSignedOut(error)) throw error;
        services.onMissingPart(error, part);
        return fallback;
      }
    };
    try {
      return await load({
        ...services,
        url: new URL(request.url),
        params,
        request,
        orEmpty: (answer, empty) => orFallback(answer, empty, 'page'),
        orMissing: (answer) => orFallback(answer, null, 'panel'),
      });
    } catch (error) {
      if (isApiError(error) && error.status === 404) throw notFound();
      if (isSignedOut(error)) throw toLogin(request, services.language);
      throw error;
    }
  };
}

/** Whether a call was refused because nobody is signed in, or nobody may be (spec §8). */
export function isSignedOut(error: unknown): boolean {
  return isApiError(error) && (error.status === 401 || error.status === 403);
}

/** To the login page by a page load, and back here from there. */
export function toLogin(request: Request, language: Language): Response {
  const { pathname, search } = new URL(request.url);
  // Who sends a form and finds oneself here wants to know why, and what became of it.
  const said = request.method === 'POST' ? { ended: 1 } : undefined;
  return redirectDocument(pathsIn(language).login(pathname + search, said));
}

/**
 * The loader of what is none of the pages known here. A browser does not know them all, and asks the server by a page
 * load; the server does, and says that there is none.
 */
export function askServer({ request }: { request: Request }): never {
  throw import.meta.env.SSR ? notFound() : redirectDocument(request.url);
}

/** Thrown by a loader: the page does not exist. */
export function notFound() {
  return data(null, { status: 404, statusText: 'Not Found' });
}
