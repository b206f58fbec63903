import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { escapeXml } from '#server/discovery/sitemapXml.ts';
import { openApiDocument, type OpenApiOptions } from './openApiDocument.ts';

export interface ApiDocsOptions extends OpenApiOptions {
  /** Where the browser's built files lie; the reader's script is among them. */
  assetsDirectory: string;
}

/** The reader sets styles from script and starts workers; its policy is wider than the portal's, on this page alone. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** `/api/openapi.json` and, for people, `/api/docs`. */
export async function apiDocsRoutes(
  app: FastifyInstance,
  { assetsDirectory, ...options }: ApiDocsOptions,
): Promise<void> {
  const document = Buffer.from(JSON.stringify(openApiDocument(options)));
  app.get('/api/openapi.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(document),
  );
  const hasReader = existsSync(join(assetsDirectory, 'api-docs', 'reader.js'));
  app.get('/api/docs', (_request, reply) =>
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeXml(options.title)}</title>` +
          '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
          '<link rel="icon" href="/assets/icon.svg" type="image/svg+xml"></head><body><div id="reader"></div>' +
          '<noscript><a href="/api/openapi.json">openapi.json</a></noscript>' +
          (hasReader
            ? '<script src="/assets/api-docs/reader.js"></script><script src="/assets/api-docs/start.js"></script>'
            : '') +
          '</body></html>',
      ),
  );
}
