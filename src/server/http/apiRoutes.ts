import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { memberHeader } from '#domain/pageMember.ts';
import type { Endpoint, FileAnswer } from '#contract/defineEndpoint.ts';
import { ContractError } from '#contract/errors.ts';
import { translatorFor } from '#i18n/catalogs.ts';
import { isLanguage, type Language } from '#i18n/language.ts';
import type { Connection } from '#server/db/connection.ts';
import { findPrincipal } from '#server/sessions/findPrincipal.ts';
import { isOtherClient, readCredential } from '#server/sessions/readCredential.ts';
import type { SessionCache } from '#server/sessions/sessionCache.ts';
import { clearedSessionCookies } from '#server/sessions/sessionCookies.ts';
import { attachmentHeader } from './attachmentHeader.ts';
import { isCrossSite } from './crossSite.ts';
import { isForMembers } from './endpointAccess.ts';
import type { EndpointRegistry, RawInput } from './endpointRegistry.ts';
import { toErrorResponse } from './errorResponse.ts';
import { gzipAnswer } from './gzipAnswer.ts';
import { readMultipart } from './multipartBody.ts';
import { refuseOtherMember } from './refuseOtherMember.ts';
import type { RequestContext } from './requestContext.ts';
import { requestFacts, visitorContext } from './visitorContext.ts';
import { withCookie } from './withCookie.ts';

export interface ApiRoutesOptions {
  registry: EndpointRegistry;
  db: Connection;
  publicUrl: string;
  sessionCache: SessionCache;
}

/** Files of a form are read whole; this bounds them all together with their text. */
const maxUploadBytes = 6 * 1024 * 1024;

/** The HTTP face of every bound endpoint, below /api. */
export async function apiRoutes(
  app: FastifyInstance,
  { registry, db, publicUrl, sessionCache }: ApiRoutesOptions,
): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: maxUploadBytes, files: 4, fields: 60, fieldSize: 100_000, parts: 64 },
    throwFileSizeLimit: true,
  });
  // JSON and multipart only: a form or text body from another site needs no preflight (decisions §3).
  app.removeContentTypeParser('text/plain');
  // An empty body is the payload of some calls (spec §7), and clients name its type all the same.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : parseJson(request, body, done),
  );

  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((request, reply) => sendError(new ContractError('not_found'), request, reply));

  // Without these a page would be looked for, and its language missed.
  for (const url of ['/', '/*'])
    app.route({
      method: ['GET', 'POST'],
      url,
      handler: () => {
        throw new ContractError('not_found');
      },
    });

  for (const endpoint of registry.endpoints) {
    app.route({
      method: endpoint.method,
      url: endpoint.path.slice('/api'.length),
      handler: async (request, reply) => {
        if (endpoint.method !== 'GET' && isCrossSite(request.headers, publicUrl)) throw new ContractError('forbidden');
        // Before it is asked who sends it: a form can take half a minute to come, and its session end meanwhile.
        const raw = await readInput(endpoint, request);
        const context = await contextOf(request, reply, { db, sessionCache });
        // What anybody may send counts for nobody: of an open window it may come whoever is signed in by now.
        if (endpoint.method !== 'GET' && isForMembers(endpoint.definition.access))
          refuseOtherMember(request.headers[memberHeader.toLowerCase()], context.principal);
        const data = await registry.run(endpoint.name, raw, context);
        // What the handler of such an endpoint returns, by its type.
        if (endpoint.definition.download) return sendFile(reply, data as FileAnswer);
        setApiHeaders(reply);
        const status = statusOf(endpoint, data);
        reply.code(status);
        if (status === 204) return reply.send();
        const body = Buffer.from(JSON.stringify({ success: true, data, message: null }));
        const zipped = await gzipAnswer(body, request.headers['accept-encoding']);
        if (zipped) reply.header('content-encoding', 'gzip');
        return reply.type('application/json; charset=utf-8').send(zipped ?? body);
      },
    });
  }
}

function statusOf({ definition }: Endpoint, data: unknown): number {
  // What the schema of such an endpoint has.
  const isNew = definition.saysIfNew === true && (data as { is_new: boolean }).is_new;
  return isNew ? 201 : (definition.successStatus ?? 200);
}

function sendFile(reply: FastifyReply, { name, type, bytes }: FileAnswer): FastifyReply {
  return reply
    .headers({
      'cache-control': 'private, no-store',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition': attachmentHeader(name),
    })
    .type(type)
    .send(bytes);
}

async function readInput(endpoint: Endpoint, request: FastifyRequest): Promise<RawInput> {
  const base = {
    params: request.params,
    query: request.query,
    idempotencyKey: firstValue(request.headers['idempotency-key']),
  };
  if (endpoint.method === 'GET') return base;
  if (request.isMultipart()) {
    if (!endpoint.definition.files) throw new ContractError('unsupported_media_type');
    return { ...base, ...(await readMultipart(request, Object.keys(endpoint.definition.files))) };
  }
  const { body } = request;
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body)))
    throw new ContractError('malformed_body');
  return { ...base, body: body ?? undefined };
}

/** The language of an API call: the Language header (spec §7); absent or unknown means English. */
export function requestLanguage(request: FastifyRequest): Language {
  return firstValue(request.headers['language'])?.trim().toLowerCase() === 'ar' ? 'ar' : 'en';
}

async function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, sessionCache }: Pick<ApiRoutesOptions, 'db' | 'sessionCache'>,
): Promise<RequestContext> {
  const language = requestLanguage(request);
  const now = new Date();
  const credential = readCredential(request.headers);
  const principal = await findPrincipal(db, credential, now, sessionCache);
  // What no longer signs anybody in goes, so that the browser knows (decisions §1).
  let cookies = credential.kind === 'cookie' && principal.kind === 'visitor' ? clearedSessionCookies() : [];
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  return visitorContext({
    ...requestFacts(request),
    db,
    now,
    language,
    principal,
    bearer: credential.kind === 'bearer' ? credential.token : null,
    isBrowser: !isOtherClient(request.headers),
    setCookie: (cookie) => {
      cookies = withCookie(cookies, cookie);
      reply.removeHeader('set-cookie').header('set-cookie', cookies);
    },
  });
}

function firstValue(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}

function setApiHeaders(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store').header('vary', 'Language, Accept-Encoding');
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // A link to a file that is refused leads a person here: they get the sentence, in the language of their page.
  const page = isDocumentRequest(request) ? pageLanguage(request) : undefined;
  const response = toErrorResponse(error, translatorFor(page ?? requestLanguage(request)));
  if (response.isFault) request.log.error({ err: error }, 'an API call failed');
  setApiHeaders(reply);
  reply.code(response.status).headers(response.headers);
  if (page) return reply.type('text/plain; charset=utf-8').send(response.body.message);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(response.body));
}

/** Whether a browser goes to the address, rather than a script or a program. */
function isDocumentRequest({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers['sec-fetch-dest'] === 'document';
}

function pageLanguage({ headers }: FastifyRequest): Language | undefined {
  const { referer = '' } = headers;
  const language = URL.canParse(referer) ? new URL(referer).pathname.split('/')[1] : undefined;
  return isLanguage(language) ? language : undefined;
}
