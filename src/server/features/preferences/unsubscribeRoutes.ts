import type { FastifyInstance } from 'fastify';
import { isContractError } from '#contract/errors.ts';
import { translatorFor } from '#i18n/catalogs.ts';
import type { Connection } from '#server/db/connection.ts';
import { toErrorResponse } from '#server/http/errorResponse.ts';
import type { Limiter } from '#server/http/limiter.ts';
import type { SecretBox } from '#server/secretBox.ts';
import { unsubscribe } from './unsubscribe.ts';

type Query = { Querystring: { token?: unknown; language?: unknown } };

/**
 * The address of a mail's List-Unsubscribe (RFC 8058): a program that shows mails posts to it, without cookies and with
 * a form, and must not be led elsewhere. Whoever opens it as a link comes to the page with the button instead.
 */
export async function unsubscribeRoutes(
  app: FastifyInstance,
  { db, secretBox, limiter }: { db: Connection; secretBox: SecretBox; limiter: Limiter },
): Promise<void> {
  // What is sent along says nothing: the token alone counts.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 4096 }, (_request, _body, done) => done(null, null));
  const languageOf = (query: Query['Querystring']) => (query.language === 'ar' ? 'ar' : 'en');
  const tokenOf = ({ token }: Query['Querystring']) => (typeof token === 'string' ? token : '');

  app.post<Query>('/api/unsubscribe', async (request, reply) => {
    limiter.take('api', request.ip, Date.now());
    const t = translatorFor(languageOf(request.query));
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    try {
      const { label } = await unsubscribe(secretBox, { db, now: new Date(), t }, tokenOf(request.query));
      return await reply.send(t('unsubscribe.done', { what: label }));
    } catch (error) {
      if (!isContractError(error)) throw error;
      // These programs say no language: the address does.
      const { status, body } = toErrorResponse(error, t);
      return reply.code(status).send(body.message);
    }
  });

  app.get<Query>('/api/unsubscribe', async (request, reply) => {
    const token = encodeURIComponent(tokenOf(request.query));
    return reply
      .header('cache-control', 'no-store')
      .redirect(`/${languageOf(request.query)}/unsubscribe?token=${token}`, 303);
  });
}
