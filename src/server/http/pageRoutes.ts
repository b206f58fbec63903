import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ContractError } from '#contract/errors.ts';
import { translatorFor } from '#i18n/catalogs.ts';
import { isCrossSite } from './crossSite.ts';
import { drainRequest } from './drainRequest.ts';
import { toErrorResponse } from './errorResponse.ts';
import { type LanguagePath, resolveLanguagePath } from './languagePath.ts';
import type { Limiter } from './limiter.ts';
import { encodePage, type KeptPage } from './pageCache.ts';
import { readPageCookies } from './pageCookies.ts';
import { maxFormBytes, refuseHugeForm } from './pageForms.ts';
import { keyOf, type PageView, splitUrl, viewOf } from './pageView.ts';
import { type PageRendering, type RenderedPage, renderPageView } from './renderPageView.ts';
import { securityHeaders } from './securityHeaders.ts';
import { withTrueNote } from './withTrueNote.ts';
import { pageHeaders, privateCaching, publicCaching, sendKept, sendRendered } from './sendPage.ts';

export interface PageRoutesOptions extends PageRendering {
  limiter: Limiter;
}

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
        return sendRendered(request, reply, await renderPageView(options, view, request), privateCaching);
      }
      const said = withTrueNote(path, search, cookies.notes, request.headers, config.publicUrl);
      if (said !== search) return forgetNote(reply, path + said);
      if (cookies.hasSession)
        return sendRendered(request, reply, await renderPageView(options, view, request), privateCaching);
      const key = keyOf(view);
      const kept = cache.get(key, Date.now());
      if (kept) return sendKept(request, reply, kept);
      const { isFirst, page } = renderOnce(key, () => renderAndKeep(options, view, request, key));
      const { kept: fresh, rendered } = await page;
      if (fresh) return sendKept(request, reply, fresh);
      if (!rendered.isPersonal) return sendRendered(request, reply, rendered, publicCaching);
      // A challenge, a cookie: for one visitor only, so that whoever waited with the first gets one of their own.
      return sendRendered(
        request,
        reply,
        isFirst ? rendered : await renderPageView(options, view, request),
        privateCaching,
      );
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

/** Leads to the page itself, for what its address says of a form is not so. */
function forgetNote(reply: FastifyReply, location: string): FastifyReply {
  return reply
    .code(302)
    .headers({ ...privateCaching, location })
    .send();
}

type SentPage = { kept: KeptPage | null; rendered: RenderedPage };

async function renderAndKeep(
  options: PageRoutesOptions,
  view: PageView,
  request: FastifyRequest,
  key: string,
): Promise<SentPage> {
  const before = options.cache.snapshot();
  const rendered = await renderPageView(options, view, request);
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
      return await sendRendered(
        request,
        reply,
        await renderPageView(options, view, request, response.status),
        privateCaching,
      );
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
