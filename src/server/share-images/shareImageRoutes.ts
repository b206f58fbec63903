import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { translatorFor } from '#i18n/catalogs.ts';
import type { Language } from '#i18n/language.ts';
import type { FileStore } from '#server/gateways/fileStore.ts';
import { toErrorResponse } from '#server/http/errorResponse.ts';
import { isKnownTo } from '#server/http/isKnownTo.ts';
import type { Limiter } from '#server/http/limiter.ts';
import { DrawingProcess } from './drawingProcess.ts';
import { type CardSources, findShareCard } from './findShareCard.ts';
import type { ShareCard } from './shareCard.ts';
import { ShareImageStore } from './shareImageStore.ts';

export interface ShareImageOptions extends CardSources {
  limiter: Limiter;
  fileStore: FileStore;
}

/** Raised when cards look different: images drawn before are then of no use. */
const look = 2;

/**
 * Share images, 1280 × 628, in each language: `/share/{en|ar}/{home|page}.png`, of records by their nouns and ids
 * (`/share/ar/members/7.png`), of focus areas and events. They are drawn from what the public API answers, so
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
    const card = await findShareCard(options, request);
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
    if (isKnownTo(request.headers['if-none-match'], etag)) return reply.code(304).send();
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
