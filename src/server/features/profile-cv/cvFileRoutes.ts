import type { FastifyInstance } from 'fastify';
import { translatorFor } from '#i18n/catalogs.ts';
import type { Connection } from '#server/db/connection.ts';
import type { FileStore } from '#server/gateways/fileStore.ts';
import { attachmentHeader } from '#server/http/attachmentHeader.ts';
import { isUuid } from '#server/isUuid.ts';
import { findPrincipal } from '#server/sessions/findPrincipal.ts';
import { readCredential } from '#server/sessions/readCredential.ts';
import type { SessionCache } from '#server/sessions/sessionCache.ts';
import { findCvFile } from './queries.ts';

/** `GET /files/cvs/{id}`: a member's own CV or the copy in an application, for them alone. For everybody else it is as unknown as any other id. */
export async function cvFileRoutes(
  app: FastifyInstance,
  { db, fileStore, sessionCache }: { db: Connection; fileStore: FileStore; sessionCache: SessionCache },
): Promise<void> {
  app.get<{ Params: { id: string } }>('/files/cvs/:id', async (request, reply) => {
    const { id } = request.params;
    const principal = await findPrincipal(db, readCredential(request.headers), new Date(), sessionCache);
    const file = principal.kind === 'member' && isUuid(id) ? await findCvFile(db, principal.memberId, id) : undefined;
    const bytes = file && (await fileStore.read(id));
    if (!file || !bytes) {
      const words = translatorFor('en')('api.error.not_found');
      return reply.code(404).header('cache-control', 'private, no-store').type('text/plain; charset=utf-8').send(words);
    }
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-security-policy': "sandbox; default-src 'none'",
        'content-disposition': attachmentHeader(file.original_name ?? 'cv'),
      })
      .type(file.content_type)
      .send(bytes);
  });
}
