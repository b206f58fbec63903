import type { FastifyReply, FastifyRequest } from 'fastify';
import { ContractError } from '#contract/errors.ts';
import { translatorFor } from '#i18n/catalogs.ts';
import type { Language } from '#i18n/language.ts';
import { toErrorResponse } from './errorResponse.ts';
import { securityHeaders } from './securityHeaders.ts';

/** An address that can not be decoded, such as `/api/%`: no route and no hook gets to see it. */
export function answerBadAddress(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(securityHeaders);
  send(new ContractError('malformed_body'), request, reply);
}

/** A method that no page answers, such as PUT. */
export function answerNoRoute(request: FastifyRequest, reply: FastifyReply): void {
  send(new ContractError('not_found'), request, reply);
}

/**
 * What failed in a route that has no manner of refusing of its own, such as a sitemap or a file: told without inner
 * detail, which the framework's own answer would give away.
 */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  // The folder of files refuses an address above it in its own way; there is nothing there.
  const isForbidden = (error as { statusCode?: unknown } | null)?.statusCode === 403;
  const cause = isForbidden ? new ContractError('not_found') : error;
  if (toErrorResponse(cause, translatorFor('en')).isFault) request.log.error({ err: error }, 'a request failed');
  send(cause, request, reply);
}

/** The API's usual refusal below /api, elsewhere its sentence alone, in the language of the caller or of the path. */
function send(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const url = request.raw.url ?? '/';
  const isApi = /^\/api(\/|$)/.test(url);
  const isArabic = isApi ? request.headers.language === 'ar' : /^\/ar(\/|$)/i.test(url);
  const language: Language = isArabic ? 'ar' : 'en';
  const { status, body, headers } = toErrorResponse(error, translatorFor(language));
  reply.code(status).headers({ ...headers, 'cache-control': 'no-store' });
  if (isApi) void reply.header('vary', 'Language').type('application/json; charset=utf-8').send(JSON.stringify(body));
  else void reply.type('text/plain; charset=utf-8').send(body.message);
}
