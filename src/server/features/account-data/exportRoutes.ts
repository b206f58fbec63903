import type { FastifyInstance } from 'fastify';
import { exportKeptMs } from '#domain/accountDeletion.ts';
import { translatorFor } from '#i18n/catalogs.ts';
import type { Connection } from '#server/db/connection.ts';
import type { FileStore } from '#server/gateways/fileStore.ts';
import { isUuid } from '#server/isUuid.ts';
import { findPrincipal } from '#server/sessions/findPrincipal.ts';
import { readCredential } from '#server/sessions/readCredential.ts';
import type { SessionCache } from '#server/sessions/sessionCache.ts';
import { findExportFile } from './queries.ts';

/** `GET /files/exports/{id}`: a member's own copy, for them alone. For everybody else it is as unknown as any other id. */
export async function exportRoutes(
  app: FastifyInstance,
  { db, fileStore, sessionCache }: { db: Connection; fileStore: FileStore; sessionCache: SessionCache },
): Promise<void> {
  app.get<{ Params: { id: string } }>('/files/exports/:id', async (request, reply) => {
    const { id } = request.params;
    const now = new Date();
    const principal = await findPrincipal(db, readCredential(request.headers), now, sessionCache);
    const file =
      principal.kind === 'member' && isUuid(id)
        ? await findExportFile(db, {
            id,
            memberId: principal.memberId,
            createdAfter: new Date(now.getTime() - exportKeptMs),
          })
        : undefined;
    const bytes = file && (await fileStore.read(id));
    if (!file || !bytes) {
      const words = translatorFor('en')('api.error.not_found');
      return reply.code(404).header('cache-control', 'private, no-store').type('text/plain; charset=utf-8').send(words);
    }
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': `attachment; filename="${file.original_name}"`,
      })
      .type('application/zip')
      .send(bytes);
  });
}
