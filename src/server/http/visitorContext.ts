import type { FastifyBaseLogger } from 'fastify';
import { translatorFor } from '#i18n/catalogs.ts';
import type { Language } from '#i18n/language.ts';
import type { Connection } from '#server/db/connection.ts';
import { visitor } from '#server/sessions/principal.ts';
import type { RequestContext } from './requestContext.ts';

/** The context of a call that nobody signed in for, whose answer anybody may see. */
export function visitorContext(call: {
  db: Connection;
  language: Language;
  log: FastifyBaseLogger;
  address: string;
  requestId: string;
}): RequestContext {
  return {
    ...call,
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
    validUntil: () => undefined,
  };
}
