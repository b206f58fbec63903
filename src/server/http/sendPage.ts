import type { FastifyReply, FastifyRequest } from 'fastify';
import { gzipAnswer } from './gzipAnswer.ts';
import { isKnownTo } from './isKnownTo.ts';
import { chooseEncoding, type KeptPage } from './pageCache.ts';
import type { RenderedPage } from './renderPageView.ts';

export const publicCaching = { 'cache-control': 'public, max-age=0, must-revalidate', vary: 'Cookie, Accept-Encoding' };
export const privateCaching = { 'cache-control': 'private, no-store', vary: 'Cookie, Accept-Encoding' };

/** The headers of a page itself, whoever it is for. */
export function pageHeaders(page: RenderedPage): Record<string, string> {
  return {
    // Cookies are sent as a list of their own.
    ...Object.fromEntries([...page.headers].filter(([name]) => name !== 'set-cookie')),
    'content-type': 'text/html; charset=utf-8',
  };
}

export async function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
  caching: Record<string, string>,
): Promise<FastifyReply> {
  reply.code(page.status).headers({ ...caching, ...pageHeaders(page) });
  const setCookies = page.headers.getSetCookie();
  if (setCookies.length > 0) reply.header('set-cookie', setCookies);
  // A Buffer, because Arabic makes every string two bytes a character and slow to send.
  const body = Buffer.from(page.html);
  const zipped = await gzipAnswer(body, request.headers['accept-encoding']);
  if (zipped) reply.header('content-encoding', 'gzip');
  return reply.send(zipped ?? body);
}

/** Past Fastify's own sending: a kept page needs none of what it does on the way, and twice as many go out. */
export function sendKept(request: FastifyRequest, reply: FastifyReply, page: KeptPage): FastifyReply {
  const isKnown = isKnownTo(request.headers['if-none-match'], page.etag);
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const headers = [...(isKnown ? page.headersUnchanged : page.headers[encoding]), 'x-request-id', request.id];
  for (const name of addedPerAnswer) {
    const value = reply.getHeader(name);
    if (value !== undefined) headers.push(name, String(value));
  }
  reply.hijack();
  reply.raw.writeHead(isKnown ? 304 : 200, headers);
  reply.raw.end(isKnown ? undefined : page.bodies[encoding]);
  return reply;
}

/** What the server adds to an answer by its settings, or while it stops. */
const addedPerAnswer = ['strict-transport-security', 'connection'];
