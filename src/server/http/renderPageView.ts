import type { FastifyRequest } from 'fastify';
import { memberField } from '#domain/pageMember.ts';
import type { PageRenderer, PageResponse } from '#contract/pageRendering.ts';
import { catalogJson } from '#i18n/catalogs.ts';
import type { Config } from '#server/config.ts';
import type { Connection } from '#server/db/connection.ts';
import { findPrincipal } from '#server/sessions/findPrincipal.ts';
import { findUser } from '#server/sessions/findUser.ts';
import { readSessionCookie } from '#server/sessions/readCredential.ts';
import type { Principal } from '#server/sessions/principal.ts';
import type { SessionCache } from '#server/sessions/sessionCache.ts';
import { clearedSessionCookies } from '#server/sessions/sessionCookies.ts';
import type { EndpointRegistry } from './endpointRegistry.ts';
import type { PageCache } from './pageCache.ts';
import type { PageView } from './pageView.ts';
import type { HeldForms } from './heldForms.ts';
import { refuseOtherMember } from './refuseOtherMember.ts';
import { createRenderApi } from './renderApi.ts';
import { startOfNextDay } from './startOfNextDay.ts';
import { requestFacts, visitorContext } from './visitorContext.ts';
import { withCookie } from './withCookie.ts';
import { pagePolicy } from './securityHeaders.ts';

export interface PageRendering {
  config: Config;
  db: Connection;
  registry: EndpointRegistry;
  cache: PageCache;
  renderPage: PageRenderer;
  heldForms: HeldForms;
  sessionCache: SessionCache;
}

export interface RenderedPage {
  status: number;
  html: string;
  headers: Headers;
  isKeepable: boolean;
  /** Made for one visitor: it sets a cookie, or says itself that it must not be stored. */
  isPersonal: boolean;
  tables: ReadonlySet<string>;
  validUntil: number;
}

/** Renders a view for who asks for it: with their session, and with the form that they posted unless it was refused. */
export async function renderPageView(
  { config, cache, db, registry, renderPage, heldForms, sessionCache }: PageRendering,
  view: PageView,
  request: FastifyRequest,
  refusedWith?: number,
): Promise<RenderedPage> {
  const now = new Date();
  const token = readSessionCookie(request.headers.cookie);
  const credential = token === null ? ({ kind: 'none' } as const) : ({ kind: 'cookie', token } as const);
  const principal = await findPrincipal(db, credential, now, sessionCache);
  if (refusedWith === undefined) await refuseOtherMembersForm(request, principal);
  let cookies: string[] = token !== null && principal.kind === 'visitor' ? clearedSessionCookies() : [];
  const context = visitorContext({
    ...requestFacts(request),
    db,
    now,
    language: view.language,
    principal,
    setCookie: (cookie) => void (cookies = withCookie(cookies, cookie)),
  });
  const { api, dependencies } = createRenderApi(registry, context, config.apiUrl, cache.answers);
  let hasFault = false;
  const response = await renderPage({
    request: toWebRequest(request, `${config.publicUrl}${view.path}${view.search}`, refusedWith === undefined),
    refusedWith,
    language: view.language,
    theme: view.theme,
    timeZone: view.timeZone,
    now,
    api,
    publicUrl: config.publicUrl,
    siteName: config.siteName[view.language],
    user: principal.kind === 'member' ? await findUser(db, principal.memberId) : null,
    heldForm: request.method === 'POST' ? null : await heldForms.take(context, view.path),
    catalogHash: catalogJson(view.language).hash,
    onFault: (error) => {
      hasFault = true;
      request.log.error({ err: error }, 'a page failed while rendering');
    },
  });
  if (request.method === 'POST' && refusedWith === undefined && isBackAfterLogin(response, view, config.publicUrl)) {
    const form = await toWebRequest(request, config.publicUrl, true)
      .formData()
      .catch(() => null);
    if (form) await heldForms.hold(context, { path: view.path, form, sessionToken: token });
  }
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  response.headers.set('content-security-policy', pagePolicy(config.captcha));
  // "12 days left" and the year in the footer change at midnight.
  const midnight = startOfNextDay(now, view.timeZone).getTime();
  const isPersonal =
    response.headers.has('set-cookie') || response.headers.get('cache-control')?.includes('no-store') === true;
  return {
    ...response,
    isPersonal,
    isKeepable:
      request.method !== 'POST' &&
      response.status === 200 &&
      !hasFault &&
      !response.isIncomplete &&
      !isPersonal &&
      config.apiUrl === undefined,
    tables: dependencies.tables,
    validUntil: Math.min(midnight, dependencies.validUntil?.getTime() ?? Number.POSITIVE_INFINITY),
  };
}

/** @throws ContractError other_member for a form of a page that was made for another member. */
async function refuseOtherMembersForm(request: FastifyRequest, principal: Principal): Promise<void> {
  if (!Buffer.isBuffer(request.body) || !request.body.includes(memberField)) return;
  const form = await toWebRequest(request, 'http://localhost', true)
    .formData()
    .catch(() => null);
  refuseOtherMember(form?.get(memberField), principal);
}

/** Whether the answer is the login page, which leads back to this view. */
function isBackAfterLogin(response: PageResponse, view: PageView, publicUrl: string): boolean {
  const location = response.headers.get('location');
  if (response.status < 300 || response.status >= 400 || location === null) return false;
  const { pathname, searchParams } = new URL(location, publicUrl);
  return /^\/(en|ar)\/auth\/login$/.test(pathname) && searchParams.get('nextUrl')?.split('?')[0] === view.path;
}

/** The request as the pages see it; one that was refused has lost its form. */
function toWebRequest(request: FastifyRequest, url: string, hasForm: boolean): Request {
  const headers = new Headers();
  for (const name of ['content-type', 'accept', 'idempotency-key', 'referer']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  if (request.method !== 'POST' || !hasForm) return new Request(url, { headers });
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  return new Request(url, { method: 'POST', headers, body: new Uint8Array(body) });
}
