import type { FastifyInstance } from 'fastify';
import { ContractError } from '#contract/errors.ts';
import { calendarFile, sequenceOf } from '#domain/calendarFile.ts';
import { translatorFor } from '#i18n/catalogs.ts';
import { isLanguage } from '#i18n/language.ts';
import type { Connection } from '#server/db/connection.ts';
import { toErrorResponse } from '#server/http/errorResponse.ts';
import type { Limiter } from '#server/http/limiter.ts';
import { localize } from '#server/localize.ts';
import { findEvent } from './queries.ts';

export interface CalendarRoutesOptions {
  db: Connection;
  publicUrl: string;
  limiter: Limiter;
}

const fileName = /^([a-z0-9-]{1,100})\.([a-z]{2})\.ics$/;

/** The public days of an event for people's calendars: `/calendar/{slug}.{en|ar}.ics`. */
export async function calendarRoutes(
  app: FastifyInstance,
  { db, publicUrl, limiter }: CalendarRoutesOptions,
): Promise<void> {
  app.setErrorHandler((error, request, reply) => {
    const language = request.url.split('?')[0]?.endsWith('.ar.ics') ? 'ar' : 'en';
    const { status, headers, body, isFault } = toErrorResponse(error, translatorFor(language));
    if (isFault) request.log.error({ err: error }, 'a calendar file failed');
    return reply.code(status).headers(headers).type('text/plain; charset=utf-8').send(body.message);
  });

  app.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    limiter.take('page', request.ip, Date.now());
    const [, slug = '', language = ''] = fileName.exec(request.params.file) ?? [];
    const event = isLanguage(language) ? await findEvent(db, slug) : undefined;
    if (!event || !isLanguage(language)) throw new ContractError('not_found');
    const file = calendarFile({
      // Nothing in it changes with the words, the language or the address of the portal.
      uid: `${event.slug}@events.riwaq`,
      sequence: sequenceOf(event.updated_at),
      updatedAt: event.updated_at,
      startsOn: event.starts_on,
      endsOn: event.ends_on,
      title: localize('title', event, language).title ?? event.slug,
      description: localize('summary', event, language).summary ?? '',
      location: localize('venue', event, language).venue,
      url: `${publicUrl}/${language}/${event.slug}`,
      language,
    });
    return reply
      .type('text/calendar; charset=utf-8; method=PUBLISH')
      .header('content-disposition', `attachment; filename="${event.slug}.ics"`)
      .header('cache-control', 'no-cache')
      .send(file);
  });
}
