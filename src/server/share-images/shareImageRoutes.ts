import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApiError } from '#contract/client.ts';
import { ContractError, type ErrorCode } from '#contract/errors.ts';
import { translatorFor } from '#i18n/catalogs.ts';
import { isLanguage, type Language } from '#i18n/language.ts';
import type { Config } from '#server/config.ts';
import type { Connection } from '#server/db/connection.ts';
import { findPublicFile } from '#server/features/files/queries.ts';
import { type FileStore, isFileId } from '#server/gateways/fileStore.ts';
import type { EndpointRegistry } from '#server/http/endpointRegistry.ts';
import { toErrorResponse } from '#server/http/errorResponse.ts';
import type { Limiter } from '#server/http/limiter.ts';
import { createRenderApi } from '#server/http/renderApi.ts';
import type { RequestContext } from '#server/http/requestContext.ts';
import {
  type CardSetting,
  describeMember,
  describeOpportunity,
  describeOrganization,
  describePage,
  sharedPages,
} from './describeShareCards.ts';
import { DrawingProcess } from './drawingProcess.ts';
import type { ShareCard } from './shareCard.ts';
import { ShareImageStore } from './shareImageStore.ts';

export interface ShareImageOptions {
  config: Config;
  db: Connection;
  registry: EndpointRegistry;
  limiter: Limiter;
  fileStore: FileStore;
}

/** Raised when cards look different: images drawn before are then of no use. */
const look = 1;

/**
 * Share images, 1280 × 628, in each language: `/share/{en|ar}/{home|page}.png` and
 * `/share/{en|ar}/{opportunities|organizations|members}/{id}.png`. They are drawn from what the public API answers, so
 * that nothing else can get into one; an image is drawn once for as long as it shows the same.
 */
export async function shareImageRoutes(app: FastifyInstance, options: ShareImageOptions): Promise<void> {
  const { config, limiter, fileStore } = options;
  const store = new ShareImageStore(join(config.dataDir, 'cache', 'share'));
  const drawing = new DrawingProcess(8);
  const underway = new Map<string, Promise<Buffer>>();
  app.addHook('onClose', async () => drawing.stop());
  app.setErrorHandler(sendError);

  app.get('/share/*', async (request, reply) => {
    limiter.take('page', request.ip, Date.now());
    const card = await describe(options, request);
    const hash = createHash('sha256')
      .update(JSON.stringify([look, card]))
      .digest('base64url');
    const etag = `"${hash}"`;
    reply.headers({
      etag,
      'cache-control': 'public, max-age=86400',
      // Other sites show it: that is what it is for.
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const image = (await store.find(hash)) ?? (await drawOnce(hash, card));
    return reply.type('image/png').send(image);
  });

  function drawOnce(hash: string, card: ShareCard): Promise<Buffer> {
    const image = underway.get(hash) ?? draw(hash, card).finally(() => underway.delete(hash));
    underway.set(hash, image);
    return image;
  }

  async function draw(hash: string, card: ShareCard): Promise<Buffer> {
    const { figure } = card;
    const pictureId = figure.kind === 'portrait' ? figure.pictureId : null;
    const picture = pictureId === null ? null : await fileStore.read(pictureId);
    const image = await drawing.draw({ card, picture });
    await store.keep(hash, image);
    return image;
  }
}

const address =
  /^\/share\/([a-z]{2})\/(?:([a-z-]{1,20})|(opportunities|organizations|members)\/([1-9][0-9]{0,14}))\.png$/;

/** @throws ContractError not_found for an address that is none, and for what is not public. */
async function describe({ config, db, registry }: ShareImageOptions, request: FastifyRequest): Promise<ShareCard> {
  const [, language = '', page, noun, id = ''] = address.exec(request.url.split('?')[0] ?? '') ?? [];
  if (!isLanguage(language)) throw new ContractError('not_found');
  const t = translatorFor(language);
  const setting: CardSetting = { language, siteName: config.siteName[language], t };
  if (page !== undefined) {
    if (page !== 'home' && !isSharedPage(page)) throw new ContractError('not_found');
    return describePage(page, setting);
  }
  const context: RequestContext = {
    db,
    now: new Date(),
    language,
    t,
    principal: { kind: 'visitor' },
    log: request.log,
    address: request.ip,
    isKept: false,
    share: (_name, ask) => ask(),
    validUntil: () => undefined,
  };
  const { api } = createRenderApi(registry, context, config.apiUrl);
  const params = { id };
  try {
    if (noun === 'opportunities') return describeOpportunity(await api.getOpportunity({ params }), setting);
    if (noun === 'organizations') return describeOrganization(await api.getOrganization({ params }), setting);
    return await withPublicPortrait(db, describeMember(await api.getMember({ params }), setting));
  } catch (error) {
    throw isApiError(error) ? new ContractError(error.code as ErrorCode) : error;
  }
}

function isSharedPage(name: string): name is keyof typeof sharedPages {
  return Object.hasOwn(sharedPages, name);
}

/** A card whose portrait no visitor may see is one without. */
async function withPublicPortrait(db: Connection, card: ShareCard): Promise<ShareCard> {
  const { figure } = card;
  if (figure.kind !== 'portrait' || figure.pictureId === null) return card;
  const isPublic = isFileId(figure.pictureId) && (await findPublicFile(db, figure.pictureId)) !== undefined;
  return isPublic ? card : { ...card, figure: { ...figure, pictureId: null } };
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language: Language = request.url.startsWith('/share/ar/') ? 'ar' : 'en';
  const { status, headers, body } = toErrorResponse(error, translatorFor(language));
  if (status === 500) request.log.error({ err: error }, 'a share image failed');
  return reply
    .code(status)
    .removeHeader('etag')
    .headers({ ...headers, 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(body.message);
}
