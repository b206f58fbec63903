import type { FastifyInstance } from 'fastify';
import type { Connection } from '#server/db/connection.ts';
import type { Limiter } from '#server/http/limiter.ts';
import { type ListedNoun, recordAddress, standingPages } from './pageAddresses.ts';
import { listAreaSlugs, listEventSlugs, listPublicRows, listRanges } from './queries.ts';
import { sitemapIndexXml, type SitemapPage, sitemapXml } from './sitemapXml.ts';

export interface DiscoveryOptions {
  db: Connection;
  publicUrl: string;
  /** A sitemap is made anew for each who asks: as much work as a page. */
  limiter: Limiter;
}

/** Ids a sitemap covers: with two languages at most 5,000 addresses, about 3 MB. */
const idsPerSitemap = 2500;
const nouns: readonly ListedNoun[] = ['opportunities', 'organizations', 'members'];
const caching = 'public, max-age=3600';

/** `robots.txt`, the sitemap index and the sitemaps. A sitemap is a range of ids, so that none counts or skips rows. */
export async function sitemapRoutes(app: FastifyInstance, { db, publicUrl, limiter }: DiscoveryOptions): Promise<void> {
  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', caching)
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\nDisallow: /*/auth/\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    limiter.take('page', request.ip, Date.now());
    const addresses = [`${publicUrl}/sitemaps/pages.xml`];
    for (const noun of nouns) {
      for (const number of await listRanges(db, noun, idsPerSitemap))
        addresses.push(`${publicUrl}/sitemaps/${noun}-${number}.xml`);
    }
    return reply
      .header('cache-control', caching)
      .type('application/xml; charset=utf-8')
      .send(sitemapIndexXml(addresses));
  });

  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    limiter.take('page', request.ip, Date.now());
    const pages = await listPages(request.params.file);
    if (!pages) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
    return reply.header('cache-control', caching).type('application/xml; charset=utf-8').send(sitemapXml(pages));
  });

  async function listPages(file: string): Promise<SitemapPage[] | null> {
    if (file === 'pages.xml') return listStandingPages();
    const [, noun, number] = /^(opportunities|organizations|members)-([1-9][0-9]{0,5})\.xml$/.exec(file) ?? [];
    if (noun === undefined) return null;
    return listRecords(noun as ListedNoun, Number(number));
  }

  async function listStandingPages(): Promise<SitemapPage[]> {
    const [areas, events] = await Promise.all([listAreaSlugs(db), listEventSlugs(db)]);
    const focusAreas = ['education', 'research', 'innovation'].flatMap((category) =>
      areas.map(({ slug }) => `/focus-areas/${category}/${slug}`),
    );
    const inBoth = (path: string) => ({ en: `${publicUrl}/en${path}`, ar: `${publicUrl}/ar${path}` });
    return [
      ...[...standingPages, ...focusAreas].map(inBoth),
      ...events.map(({ slug, updated_at }) => ({ ...inBoth(`/${slug}`), lastModified: updated_at })),
    ];
  }

  async function listRecords(noun: ListedNoun, number: number): Promise<SitemapPage[] | null> {
    const rows = await listPublicRows(db, noun, (number - 1) * idsPerSitemap, number * idsPerSitemap);
    if (rows.length === 0) return null;
    return rows.map(({ id, name_en, name_ar, updated_at }) => ({
      en: recordAddress(publicUrl, 'en', noun, id, name_en ?? name_ar ?? ''),
      ar: recordAddress(publicUrl, 'ar', noun, id, name_ar ?? name_en ?? ''),
      lastModified: updated_at,
    }));
  }
}
