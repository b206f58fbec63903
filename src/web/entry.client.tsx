import '#ui/ui.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  matchRoutes,
  type RouteObject,
  RouterProvider,
  UNSAFE_ErrorResponseImpl as ErrorResponseImpl,
} from 'react-router';
import { createClient, isApiError } from '#contract/client.ts';
import { type CompiledMessages, createTranslate } from '#i18n/translate.ts';
import { publicPages } from './publicPages.ts';
import { createRoutes } from './routes.tsx';
import { createPageRouter } from './shell/createPageRouter.ts';
import type { PageHandle } from './shell/head.ts';
import type { Hydration } from './shell/hydration.ts';
import { interceptLinks } from './shell/interceptLinks.ts';
import { LanguageProvider } from './shell/language.tsx';
import { provideServices } from './shell/loading.ts';
import { LiveViewer } from './shell/LiveViewer.tsx';
import { loadCatalog } from './shell/loadCatalog.ts';
import { loadMemberParts } from './shell/memberParts.ts';
import { hasSignedInHint } from './shell/signedInHint.ts';
import { keepTimeZone } from './shell/timeZoneCookie.ts';

async function hydrate(): Promise<void> {
  const root = document.getElementById('app');
  const source = document.getElementById('hydration')?.textContent;
  if (!root || !source) return;
  const state = JSON.parse(source) as Hydration;
  // Cookies are asked of another process: a task of its own, while the words are on their way.
  setTimeout(keepTimeZone);
  const catalog = await loadCatalog(state.catalogUrl);
  // Without its words the page stays as the server sent it: readable, and every link and form still works.
  if (!catalog) return;
  const routes = createRoutes(
    state.needsMemberPages ? [...publicPages, ...(await import('./memberPages.ts')).memberPages] : publicPages,
  );
  const { user } = state.viewer;
  await Promise.all([loadMatchedPages(routes, user !== null), user && loadMemberParts()]);
  const t = createTranslate(state.language, catalog as CompiledMessages);
  const api = createClient({
    baseUrl: '',
    language: state.language,
    memberId: user?.id,
    faultSentence: t('api.error.internal'),
  });
  const router = createPageRouter(
    routes,
    { loaderData: state.loaderData, actionData: state.actionData, errors: reviveErrors(state.errors) },
    () => provideServices({ api, language: state.language, t, user: hasSignedInHint() ? user : null, onMissingPart }),
  );
  interceptLinks(router, state.language);
  // As a transition, in slices of 5 ms; a press in between makes React finish first, and then does what it should.
  startTransition(() => {
    hydrateRoot(
      root,
      <LanguageProvider language={state.language} t={t}>
        <LiveViewer router={router} viewer={state.viewer}>
          <RouterProvider router={router} />
        </LiveViewer>
      </LanguageProvider>,
    );
  });
}

/** Loads the code of the pages that match now, so that hydration finds what the server rendered. */
async function loadMatchedPages(routes: RouteObject[], isMember: boolean): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await route.lazy();
      Object.assign(route, loaded, { lazy: undefined });
      if (isMember) await (route.handle as PageHandle | undefined)?.loadMemberPart?.();
    }),
  );
}

function reviveErrors(errors: Hydration['errors']): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, { status, statusText }]) => [id, new ErrorResponseImpl(status, statusText, null)]),
  );
}

/**
 * Only the server fills a gap with nothing (spec §8): here the error page offers to try again, unless one part was
 * refused while the others came.
 */
function onMissingPart(error: unknown, part: 'page' | 'panel'): void {
  if (part === 'page' || !isApiError(error)) throw error;
}

/** Settles when React has the page in hand. */
export const hydrated = hydrate();
