import path from 'node:path';
import Fastify from 'fastify';
import { createClient } from '#contract/client.ts';
import type { Api } from '#contract/endpoints.ts';
import type { PageRenderer } from '#contract/pageRendering.ts';
import { catalogJson } from '#i18n/catalogs.ts';

// The limit of a page that is not kept: `memoryPageServer.ts PORT PORTAL` renders the portal's pages in English from
// answers that its API gave once.

const [port = '0', portal = ''] = process.argv.slice(2);
const renderer = path.resolve(import.meta.dirname, '../../../dist/server/entry.server.js');
const { renderPage } = (await import(renderer)) as { renderPage: PageRenderer };

const client = createClient({ baseUrl: portal, language: 'en', faultSentence: '' }) as unknown as Record<
  string,
  (input: unknown) => Promise<unknown>
>;
const answers = new Map<string, Promise<unknown>>();
const api = new Proxy({} as Api, {
  get: (_target, name) => (input: unknown) => {
    const key = `${String(name)} ${JSON.stringify(input)}`;
    const known = answers.get(key);
    if (known) return known;
    const answer = client[String(name)]?.(input) ?? Promise.reject(new Error(`There is no ${String(name)}.`));
    answers.set(key, answer);
    return answer;
  },
});

const server = Fastify();
server.get('/*', async (request, reply) => {
  const page = await renderPage({
    request: new Request(`${portal}${request.raw.url}`),
    language: 'en',
    theme: null,
    timeZone: 'Asia/Qatar',
    now: new Date(),
    api,
    publicUrl: portal,
    siteName: 'Riwaq',
    user: null,
    heldForm: null,
    catalogHash: catalogJson('en').hash,
    onFault: (error) => {
      throw error;
    },
  });
  return reply.code(page.status).type('text/html; charset=utf-8').send(Buffer.from(page.html));
});
await server.listen({ port: Number(port), host: '127.0.0.1' });
process.send?.({ ready: true });
process.on('SIGTERM', () => process.exit(0));
