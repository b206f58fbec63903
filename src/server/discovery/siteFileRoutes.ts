import type { FastifyInstance } from 'fastify';
import { translatorFor } from '#i18n/catalogs.ts';
import { directionOf, type Language, languages } from '#i18n/language.ts';
import type { Config } from '#server/config.ts';
import type { Connection } from '#server/db/connection.ts';
import type { Limiter } from '#server/http/limiter.ts';
import { recordAddress } from './pageAddresses.ts';
import { listNewestOpen } from './queries.ts';
import { escapeXml } from './sitemapXml.ts';

const feedLength = 50;
const yearMs = 365 * 24 * 3600 * 1000;

/** Small files that say what the site is: web manifests, a feed of opportunities in each language, `security.txt`. */
export async function siteFileRoutes(
  app: FastifyInstance,
  { db, config, limiter }: { db: Connection; config: Config; limiter: Limiter },
): Promise<void> {
  for (const language of languages) {
    app.get(`/${language}.webmanifest`, (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=86400')
        .type('application/manifest+json; charset=utf-8')
        .send(JSON.stringify(manifest(language, config))),
    );
    app.get(`/feeds/opportunities.${language}.xml`, async (request, reply) => {
      limiter.take('page', request.ip, Date.now());
      const now = new Date();
      const rows = await listNewestOpen(db, now, feedLength);
      const t = translatorFor(language);
      const self = `${config.publicUrl}/feeds/opportunities.${language}.xml`;
      const entries = rows.map((row) => {
        const title = (language === 'ar' ? (row.title_ar ?? row.title_en) : (row.title_en ?? row.title_ar)) ?? '';
        const summary =
          (language === 'ar' ? (row.summary_ar ?? row.summary_en) : (row.summary_en ?? row.summary_ar)) ?? '';
        const address = recordAddress(config.publicUrl, language, 'opportunities', row.id, title);
        return `<entry><id>${config.publicUrl}/opportunities/${row.id}</id><title>${escapeXml(title)}</title><link href="${escapeXml(address)}"/><published>${row.published_at.toISOString()}</published><updated>${row.updated_at.toISOString()}</updated><summary>${escapeXml(summary)}</summary></entry>`;
      });
      const updated = rows.reduce((latest, { updated_at }) => (updated_at > latest ? updated_at : latest), new Date(0));
      return reply
        .header('cache-control', 'public, max-age=600')
        .type('application/atom+xml; charset=utf-8')
        .send(
          `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"><id>${self}</id><title>${escapeXml(`${config.siteName[language]} · ${t('meta.opportunities.title')}`)}</title><link rel="self" href="${self}"/><link href="${config.publicUrl}/${language}/opportunities"/><author><name>${escapeXml(config.siteName[language])}</name></author><updated>${updated.toISOString()}</updated>\n${entries.join('\n')}\n</feed>\n`,
        );
    });
  }
  app.get('/.well-known/security.txt', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(
        `Contact: ${config.publicUrl}/en/contact-us\nExpires: ${new Date(Date.now() + yearMs).toISOString()}\nPreferred-Languages: en, ar\nCanonical: ${config.publicUrl}/.well-known/security.txt\n`,
      ),
  );
}

function manifest(language: Language, config: Config): Record<string, unknown> {
  return {
    id: `/${language}`,
    name: `${config.siteName[language]} · ${translatorFor(language)('site.tagline')}`,
    short_name: config.siteName[language],
    description: translatorFor(language)('site.description'),
    lang: language,
    dir: directionOf(language),
    start_url: `/${language}`,
    scope: '/',
    display: 'minimal-ui',
    background_color: '#FBF7EE',
    theme_color: '#FBF7EE',
    icons: [
      { src: '/assets/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/assets/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/assets/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/assets/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}
