import type { FastifyReply, FastifyRequest } from 'fastify';
import { ContractError, type ErrorCode } from '#contract/errors.ts';
import { translatorFor } from '#i18n/catalogs.ts';
import type { Language } from '#i18n/language.ts';
import { toErrorResponse } from './errorResponse.ts';
import { securityHeaders } from './securityHeaders.ts';

/** An address that can not be decoded, such as `/en/%`: no route and no hook gets to see it. */
export function answerBadAddress(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(securityHeaders);
  answer('malformed_body', request, reply);
}

/** A method that no page answers, such as PUT. */
export function answerNoRoute(request: FastifyRequest, reply: FastifyReply): void {
  answer('not_found', request, reply);
}

/** The API's usual refusal below /api, elsewhere its sentence alone, in the language of the caller or of the path. */
function answer(code: ErrorCode, request: FastifyRequest, reply: FastifyReply): void {
  const url = request.raw.url ?? '/';
  const isApi = /^\/api(\/|$)/.test(url);
  const isArabic = isApi ? request.headers.language === 'ar' : /^\/ar(\/|$)/i.test(url);
  const language: Language = isArabic ? 'ar' : 'en';
  const { status, body } = toErrorResponse(new ContractError(code), translatorFor(language));
  reply.code(status).header('cache-control', 'no-store');
  if (isApi) void reply.header('vary', 'Language').type('application/json; charset=utf-8').send(JSON.stringify(body));
  else void reply.type('text/plain; charset=utf-8').send(body.message);
}
