import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandlerContext,
  StaticRouterProvider,
  type UIMatch,
  UNSAFE_ErrorResponseImpl as ErrorResponseImpl,
} from 'react-router';
import type { PageRenderer, PageRequest, PageResponse } from '#contract/pageRendering.ts';
import { translatorFor } from '#i18n/catalogs.ts';
import { memberPages } from './memberPages.ts';
import { publicPages } from './publicPages.ts';
import { createRoutes, fileOf, pageBoundaryId, shellId } from './routes.tsx';
import { BuiltFiles, type Manifest } from './shell/builtFiles.ts';
import { renderDocument } from './shell/document.ts';
import type { PageHead } from './shell/head.ts';
import { errorHead, headOf } from './shell/headOf.ts';
import type { Hydration, SerializedError } from './shell/hydration.ts';
import { LanguageProvider } from './shell/language.tsx';
import { provideServices } from './shell/loading.ts';
import { loadMemberParts } from './shell/memberParts.ts';
import { type Viewer, ViewerProvider } from './shell/viewer.tsx';

const builtFiles = new BuiltFiles(
  JSON.parse(readFileSync(join(import.meta.dirname, '..', 'client', 'manifest.json'), 'utf8')) as Manifest,
);
const handler = createStaticHandler(createRoutes([...publicPages, ...memberPages]));
const memberFiles = new Set(memberPages.map(({ file }) => file));

/** Fonts that the first paragraph needs, by language; the other script's come when its letters do. */
const preloadedFonts = {
  en: ['readex-pro-latin-400-normal.woff2', 'readex-pro-latin-600-normal.woff2', 'el-messiri-latin-700-normal.woff2'],
  ar: [
    'readex-pro-arabic-400-normal.woff2',
    'readex-pro-arabic-600-normal.woff2',
    'el-messiri-arabic-700-normal.woff2',
  ],
};

/** Renders one page to a whole document. Never throws: what fails becomes the error page with status 500. */
export const renderPage: PageRenderer = async (page) => {
  let isIncomplete = false;
  const t = translatorFor(page.language);
  const requestContext = provideServices({
    api: page.api,
    language: page.language,
    t,
    user: page.user,
    heldForm: page.heldForm,
    onMissingPart: () => {
      isIncomplete = true;
    },
  });
  if (page.user) await loadMemberParts();
  const context = await handler.query(page.request, { requestContext });
  if (context instanceof Response)
    return { status: context.status, html: '', headers: context.headers, isIncomplete: true };
  logUnexpected(context, page);
  if (page.refusedWith !== undefined) {
    context.statusCode = page.refusedWith;
    context.errors = { [pageBoundaryId]: new ErrorResponseImpl(page.refusedWith, '', null) };
  }
  const viewer: Viewer = {
    timeZone: page.timeZone,
    now: page.now.toISOString(),
    theme: page.theme,
    publicUrl: page.publicUrl,
    siteName: page.siteName,
    user: page.user,
  };
  let app: string;
  try {
    app = renderApp(context, page, viewer);
  } catch (error) {
    page.onFault(error);
    app = renderError(context, page, viewer, error);
  }
  return respond(context, page, viewer, app, isIncomplete);
};

/** The server has no error boundaries: the page is rendered again as an error page, in the shell if that can be. */
function renderError(context: StaticHandlerContext, page: PageRequest, viewer: Viewer, error: unknown): string {
  context.statusCode = 500;
  context.errors = { [pageBoundaryId]: error };
  try {
    return renderApp(context, page, viewer);
  } catch (shellError) {
    page.onFault(shellError);
    context.errors = { [shellId]: shellError };
    return renderApp(context, page, viewer);
  }
}

function renderApp(context: StaticHandlerContext, page: PageRequest, viewer: Viewer): string {
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <LanguageProvider language={page.language} t={translatorFor(page.language)}>
      <ViewerProvider viewer={viewer}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </ViewerProvider>
    </LanguageProvider>,
  );
}

function respond(
  context: StaticHandlerContext,
  page: PageRequest,
  viewer: Viewer,
  app: string,
  isIncomplete: boolean,
): PageResponse {
  const { pathname, search } = context.location;
  const route = context.matches.at(-1)?.route;
  const catalogUrl = `/assets/i18n/${page.language}.json?v=${page.catalogHash}`;
  const file = context.errors || !route ? null : fileOf(route.id);
  const needsMemberPages = page.user !== null || (file !== null && memberFiles.has(file));
  const hydration: Hydration = {
    language: page.language,
    viewer,
    catalogUrl,
    needsMemberPages,
    loaderData: context.loaderData,
    actionData: context.actionData,
    errors: serializeErrors(context.errors),
  };
  const html = renderDocument({
    language: page.language,
    viewer,
    head: findHead(context, page, viewer),
    files: builtFiles.forPage(file && `features/${file}.tsx`, {
      hasMemberPages: needsMemberPages,
      hasMemberMenu: page.user !== null,
    }),
    fonts: preloadedFonts[page.language].map((font) => builtFiles.asset(font)).filter((file) => file !== undefined),
    catalogUrl,
    pathname: pathname + search,
    app,
    hydration,
  });
  const headers = new Headers();
  for (const part of [...Object.values(context.loaderHeaders), ...Object.values(context.actionHeaders)])
    part.forEach((value, name) => headers.append(name, value));
  return {
    status: context.statusCode,
    html,
    headers,
    isIncomplete: isIncomplete || context.errors !== null,
  };
}

function findHead(context: StaticHandlerContext, page: PageRequest, viewer: Viewer): PageHead {
  const args = {
    language: page.language,
    t: translatorFor(page.language),
    viewer,
    pathname: context.location.pathname,
    search: context.location.search,
  };
  if (context.errors) return errorHead(context.statusCode, args);
  const matches = context.matches.map((match) => ({
    id: match.route.id,
    pathname: match.pathname,
    params: match.params,
    handle: match.route.handle,
    loaderData: context.loaderData[match.route.id],
  }));
  return headOf(matches as unknown as UIMatch[], args);
}

/** Errors cross to the browser as a status alone: their text may hold what a stranger must not read. */
function serializeErrors(errors: StaticHandlerContext['errors']): Record<string, SerializedError> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      isRouteErrorResponse(error)
        ? { status: error.status, statusText: error.statusText }
        : { status: 500, statusText: '' },
    ]),
  );
}

function logUnexpected(context: StaticHandlerContext, page: PageRequest): void {
  for (const error of Object.values(context.errors ?? {})) if (!isRouteErrorResponse(error)) page.onFault(error);
}
