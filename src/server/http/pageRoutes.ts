import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ContractError } from '#contract/errors.ts';
import { catalogJson, translatorFor } from '#i18n/catalogs.ts';
import type { Language } from '#i18n/language.ts';
import type { Config } from '#server/config.ts';
import type { Connection } from '#server/db/connection.ts';
import { isCrossSite } from './crossSite.ts';
import { drainRequest } from './drainRequest.ts';
import type { EndpointRegistry } from './endpointRegistry.ts';
import { toErrorResponse } from './errorResponse.ts';
import { type LanguagePath, resolveLanguagePath } from './languagePath.ts';
import type { Limiter } from './limiter.ts';
import { gzipAnswer } from './gzipAnswer.ts';
import { chooseEncoding, encodePage, type KeptPage, type PageCache } from './pageCache.ts';
import { type PageCookies, readPageCookies } from './pageCookies.ts';
import type { PageRenderer } from '#contract/pageRendering.ts';
import { maxFormBytes, refuseHugeForm } from './pageForms.ts';
import { createRenderApi } from './renderApi.ts';
import type { RequestContext } from './requestContext.ts';
import { pagePolicy, securityHeaders } from './securityHeaders.ts';
import { startOfNextDay } from './startOfNextDay.ts';
import { findUser } from '#server/sessions/findUser.ts';
import { findPrincipal } from '#server/sessions/findPrincipal.ts';
import { readCookie, readSessionCookie } from '#server/sessions/readCredential.ts';
import { clearedSessionCookies } from '#server/sessions/sessionCookies.ts';

export interface PageRoutesOptions {
  config: Config;
  db: Connection;
  registry: EndpointRegistry;
  limiter: Limiter;
  cache: PageCache;
  renderPage: PageRenderer;
}

const publicCaching = { 'cache-control': 'public, max-age=0, must-revalidate', vary: 'Cookie, Accept-Encoding' };
const privateCaching = { 'cache-control': 'private, no-store', vary: 'Cookie, Accept-Encoding' };

/** Every page: language, kept copies, rendering, and the forms that pages post without script. */
export async function pageRoutes(app: FastifyInstance, options: PageRoutesOptions): Promise<void> {
  const { config, cache, limiter } = options;
  const underway = new Map<string, { page: Promise<SentPage>; version: number }>();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxFormBytes }, (_request, body, done) =>
    done(null, body),
  );
  app.setErrorHandler((error, request, reply) => sendError(options, error, request, reply));

  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    exposeHeadRoute: true,
    handler: async (request, reply) => {
      const { path, search } = splitUrl(request.raw.url ?? '/');
      const resolved = resolveLanguagePath(path, search);
      if (resolved.kind === 'redirect') return redirect(request, reply, resolved);
      const cookies = readPageCookies(request.headers.cookie);
      const view = viewOf(path, search, resolved.language, cookies, config);
      limiter.check('page', request.ip, Date.now());
      limiter.count('page', request.ip, Date.now());
      if (request.method === 'POST') {
        if (isCrossSite(request.headers, config.publicUrl)) throw new ContractError('forbidden');
        if (Buffer.isBuffer(request.body)) refuseHugeForm(request.headers['content-type'], request.body);
        return sendRendered(request, reply, await render(options, view, request), privateCaching);
      }
      if (cookies.hasSession) return sendRendered(request, reply, await render(options, view, request), privateCaching);
      const key = keyOf(view);
      const kept = cache.get(key, Date.now());
      if (kept) return sendKept(request, reply, kept);
      const { isFirst, page } = renderOnce(key, () => renderAndKeep(options, view, request, key));
      const { kept: fresh, rendered } = await page;
      if (fresh) return sendKept(request, reply, fresh);
      if (!rendered.isPersonal) return sendRendered(request, reply, rendered, publicCaching);
      // A challenge, a cookie: for one visitor only, so that whoever waited with the first gets one of their own.
      return sendRendered(request, reply, isFirst ? rendered : await render(options, view, request), privateCaching);
    },
  });

  /** Many visitors asking for one page that is not kept: it is rendered once for all who came before a change. */
  function renderOnce(key: string, start: () => Promise<SentPage>): { isFirst: boolean; page: Promise<SentPage> } {
    const { version } = cache;
    const before = underway.get(key);
    if (before?.version === version) return { isFirst: false, page: before.page };
    const page = start().finally(() => {
      if (underway.get(key)?.page === page) underway.delete(key);
    });
    underway.set(key, { page, version });
    return { isFirst: true, page };
  }
}

/** A form is never sent on to another address: none of ours posts to one that redirects. */
function redirect(request: FastifyRequest, reply: FastifyReply, to: LanguagePath & { kind: 'redirect' }): FastifyReply {
  if (request.method === 'POST') throw new ContractError('not_found');
  return reply
    .code(to.isPermanent ? 301 : 302)
    .headers({ location: to.location, 'cache-control': 'no-cache' })
    .send();
}

interface View {
  path: string;
  search: string;
  language: Language;
  theme: 'light' | 'dark' | null;
  timeZone: string;
}

function viewOf(path: string, search: string, language: Language, cookies: PageCookies, config: Config): View {
  return { path, search, language, theme: cookies.theme, timeZone: cookies.timeZone ?? config.siteTimeZone };
}

interface Rendered {
  status: number;
  html: string;
  headers: Headers;
  isKeepable: boolean;
  /** Made for one visitor: it sets a cookie, or says itself that it must not be stored. */
  isPersonal: boolean;
  trustedTypes: readonly string[];
  tables: ReadonlySet<string>;
  validUntil: number;
}

type SentPage = { kept: KeptPage | null; rendered: Rendered };

async function renderAndKeep(
  options: PageRoutesOptions,
  view: View,
  request: FastifyRequest,
  key: string,
): Promise<SentPage> {
  const before = options.cache.snapshot();
  const rendered = await render(options, view, request);
  // Encoding costs more than sending once.
  if (!rendered.isKeepable || !options.cache.isOn) return { kept: null, rendered };
  const kept: KeptPage = {
    ...(await encodePage(rendered.html, { ...securityHeaders, ...publicCaching, ...pageHeaders(rendered) })),
    tables: rendered.tables,
    validUntil: rendered.validUntil,
  };
  options.cache.keep(key, kept, before);
  return { kept, rendered };
}

async function render(
  { config, cache, db, registry, renderPage }: PageRoutesOptions,
  view: View,
  request: FastifyRequest,
  refusedWith?: number,
): Promise<Rendered> {
  const now = new Date();
  const token = readSessionCookie(request.headers.cookie);
  const principal = await findPrincipal(db, token === null ? { kind: 'none' } : { kind: 'cookie', token }, now);
  const cookies: string[] = token !== null && principal.kind === 'visitor' ? clearedSessionCookies() : [];
  const context: RequestContext = {
    db,
    now,
    language: view.language,
    t: translatorFor(view.language),
    principal,
    bearer: null,
    isBrowser: true,
    userAgent: request.headers['user-agent'] ?? null,
    requestId: request.id,
    cookie: (name) => readCookie(request.headers.cookie, name),
    setCookie: (cookie) => void cookies.push(cookie),
    log: request.log,
    address: request.ip,
    isKept: false,
    share: (_name, ask) => ask(),
    validUntil: () => undefined,
  };
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
    catalogHash: catalogJson(view.language).hash,
    onFault: (error) => {
      hasFault = true;
      request.log.error({ err: error }, 'a page failed while rendering');
    },
  });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
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

function pageHeaders(page: Rendered): Record<string, string> {
  return {
    // Cookies are sent as a list of their own.
    ...Object.fromEntries([...page.headers].filter(([name]) => name !== 'set-cookie')),
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': pagePolicy(page.trustedTypes),
  };
}

async function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Rendered,
  caching: Record<string, string>,
): Promise<FastifyReply> {
  reply.code(page.status).headers({ ...caching, ...pageHeaders(page) });
  const setCookies = page.headers.getSetCookie();
  if (setCookies.length > 0) reply.header('set-cookie', setCookies);
  // A Buffer, because Arabic makes every string two bytes a character and slow to send.
  const body = Buffer.from(page.html);
  const zipped = await gzipAnswer(body, request.headers['accept-encoding']);
  if (zipped) reply.header('content-encoding', 'gzip');
  return reply.send(zipped ?? body);
}

/** Past Fastify's own sending: a kept page needs none of what it does on the way, and twice as many go out. */
function sendKept(request: FastifyRequest, reply: FastifyReply, page: KeptPage): FastifyReply {
  const isKnown = request.headers['if-none-match'] === page.etag;
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const headers = [...(isKnown ? page.headersUnchanged : page.headers[encoding]), 'x-request-id', request.id];
  for (const name of addedPerAnswer) {
    const value = reply.getHeader(name);
    if (value !== undefined) headers.push(name, String(value));
  }
  reply.hijack();
  reply.raw.writeHead(isKnown ? 304 : 200, headers);
  reply.raw.end(isKnown ? undefined : page.bodies[encoding]);
  return reply;
}

/** What the server adds to an answer by its settings, or while it stops. */
const addedPerAnswer = ['strict-transport-security', 'connection'];

function splitUrl(target: string): { path: string; search: string } {
  // Programs may ask for a whole address, whose host is theirs to say and not ours to believe.
  const url = target.startsWith('/') ? target : `/${target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?]*\/?/i, '')}`;
  const at = url.indexOf('?');
  return at === -1 ? { path: url, search: '' } : { path: url.slice(0, at), search: url.slice(at) };
}

function keyOf(view: View): string {
  return `${view.theme ?? ''} ${view.timeZone} ${view.path}${view.search}`;
}

/**
 * What was refused before a page could be made (another site's form, too large a file): the error page in the reader's
 * language, or, where not even that can be made or too many were asked for, its sentence alone.
 */
async function sendError(
  options: PageRoutesOptions,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { path, search } = splitUrl(request.raw.url ?? '/');
  const resolved = resolveLanguagePath(path, search);
  const language = resolved.kind === 'page' ? resolved.language : 'en';
  const response = toErrorResponse(error, translatorFor(language));
  if (response.isFault) request.log.error({ err: error }, 'a page failed');
  reply.headers(response.headers);
  if (response.status === 413) await drainRequest(request.raw);
  if (resolved.kind === 'page' && response.status !== 429) {
    try {
      const view = viewOf(path, search, language, readPageCookies(request.headers.cookie), options.config);
      return await sendRendered(request, reply, await render(options, view, request, response.status), privateCaching);
    } catch (pageError) {
      request.log.error({ err: pageError }, 'an error page failed');
    }
  }
  return reply
    .code(response.status)
    .headers(privateCaching)
    .type('text/plain; charset=utf-8')
    .send(response.body.message);
}
