import type { FastifyInstance } from 'fastify';
import { translatorFor } from '#i18n/catalogs.ts';
import { readOutboxMail } from './readOutbox.ts';

/** `GET /outbox/{id}.html`: a mail of the demo as a mail program shows it, in a sandbox without scripts. */
export async function outboxRoutes(app: FastifyInstance, { directory }: { directory: string }): Promise<void> {
  app.get<{ Params: { file: string } }>('/outbox/:file', async (request, reply) => {
    const [, id = ''] = /^(.+)\.html$/.exec(request.params.file) ?? [];
    const mail = await readOutboxMail(directory, id);
    reply.header('cache-control', 'private, no-store');
    if (!mail || mail.html === false)
      return reply.code(404).type('text/plain; charset=utf-8').send(translatorFor('en')('api.error.not_found'));
    return reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-top-navigation-by-user-activation",
      )
      .type('text/html; charset=utf-8')
      .send(mail.html);
  });
}
