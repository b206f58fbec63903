import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { catalogJson, translatorFor } from '#i18n/catalogs.ts';
import { isLanguage } from '#i18n/language.ts';
import { isKnownTo } from './isKnownTo.ts';
import { chooseEncoding, encode } from './pageCache.ts';

const yearInSeconds = 31_536_000;

/** The browser's files, and the words of each language at the owner's address for them (spec §7). */
export async function assetRoutes(app: FastifyInstance, { directory }: { directory: string }): Promise<void> {
  const catalogs = {
    en: { hash: catalogJson('en').hash, ...(await encode(catalogJson('en').body)) },
    ar: { hash: catalogJson('ar').hash, ...(await encode(catalogJson('ar').body)) },
  };
  app.get<{ Params: { file: string }; Querystring: { v?: string } }>('/assets/i18n/:file', (request, reply) => {
    const language = request.params.file.replace(/\.json$/, '');
    if (!isLanguage(language) || !request.params.file.endsWith('.json'))
      return reply.code(404).type('text/plain; charset=utf-8').send(translatorFor('en')('api.error.not_found'));
    const catalog = catalogs[language];
    reply.header('vary', 'Accept-Encoding').header('etag', catalog.etag).type('application/json; charset=utf-8');
    // The pages ask with the catalog's hash, which then never changes; a bare address is asked again each time.
    reply.header(
      'cache-control',
      request.query.v === catalog.hash ? `public, max-age=${yearInSeconds}, immutable` : 'no-cache',
    );
    if (isKnownTo(request.headers['if-none-match'], catalog.etag)) return reply.code(304).send();
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(catalog.bodies[encoding]);
  });

  if (!existsSync(directory)) return;
  await app.register(fastifyStatic, {
    root: directory,
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    setHeaders: (response, path) => {
      // Vite puts a hash into the names of what it builds; what came from public/ keeps its own name.
      const isHashed = /-[A-Za-z0-9_-]{8}\.[a-z0-9]+(\.(br|gz))?$/.test(path);
      response.header(
        'cache-control',
        isHashed ? `public, max-age=${yearInSeconds}, immutable` : 'public, max-age=3600',
      );
    },
  });
  const icon = join(directory, 'favicon.ico');
  if (existsSync(icon))
    app.get('/favicon.ico', (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').sendFile('favicon.ico'),
    );
}
