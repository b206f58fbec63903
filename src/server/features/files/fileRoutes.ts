import type { FastifyInstance } from 'fastify';
import { translatorFor } from '#i18n/catalogs.ts';
import type { Connection } from '#server/db/connection.ts';
import type { FileStore } from '#server/gateways/fileStore.ts';
import { isKnownTo } from '#server/http/isKnownTo.ts';
import { isUuid } from '#server/isUuid.ts';
import { findPublicFile } from './queries.ts';

/**
 * `GET /files/{id}`: public files alone. Whatever a browser is made to take them for, they can not act: their type is
 * fixed, and a page of their own would be a sandbox without scripts (decisions §3).
 */
export async function fileRoutes(
  app: FastifyInstance,
  { db, fileStore }: { db: Connection; fileStore: FileStore },
): Promise<void> {
  app.get<{ Params: { id: string } }>('/files/:id', async (request, reply) => {
    const { id } = request.params;
    const file = isUuid(id) ? await findPublicFile(db, id) : undefined;
    const etag = file && `"${file.sha256.toString('base64url')}"`;
    if (etag && isKnownTo(request.headers['if-none-match'], etag)) return reply.code(304).header('etag', etag).send();
    const bytes = file && (await fileStore.read(id));
    if (!file || !bytes) {
      const words = translatorFor('en')('api.error.not_found');
      return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(words);
    }
    return reply
      .headers({
        etag,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': 'inline',
      })
      .type(file.content_type)
      .send(bytes);
  });
}
