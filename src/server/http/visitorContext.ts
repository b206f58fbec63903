import type { FastifyRequest } from 'fastify';
import { translatorFor } from '#i18n/catalogs.ts';
import { visitor } from '#server/sessions/principal.ts';
import { readCookie } from '#server/sessions/readCredential.ts';
import type { RequestContext } from './requestContext.ts';

/** The context of a call that nobody signed in for and whose answer anybody may see, but for what is said otherwise. */
export function visitorContext(
  call: Pick<RequestContext, 'db' | 'language' | 'log' | 'address' | 'requestId'> & Partial<RequestContext>,
): RequestContext {
  return {
    now: new Date(),
    t: translatorFor(call.language),
    principal: visitor,
    bearer: null,
    isBrowser: true,
    userAgent: null,
    cookie: () => null,
    setCookie: () => undefined,
    isKept: false,
    share: (_name, ask) => ask(),
    shows: () => undefined,
    validUntil: () => undefined,
    ...call,
  };
}

/** What a context knows of the request itself, whoever makes it. */
export function requestFacts(request: FastifyRequest) {
  return {
    userAgent: request.headers['user-agent'] ?? null,
    requestId: request.id,
    cookie: (name: string) => readCookie(request.headers.cookie, name),
    log: request.log,
    address: request.ip,
  };
}
