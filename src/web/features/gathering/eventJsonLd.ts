import type { Language } from '#i18n/language.ts';
import { pathsIn } from '#web/shell/paths.ts';
import type { Viewer } from '#web/shell/viewer.tsx';
import type { ReadEvent } from './readEvent.ts';

/** The event for search engines (schema.org Event): its public days, place and speakers. */
export function eventJsonLd(
  event: ReadEvent,
  language: Language,
  { publicUrl, siteName }: Viewer,
): Record<string, unknown> {
  const paths = pathsIn(language);
  const url = publicUrl + paths.event(event.slug);
  return {
    '@type': 'Event',
    '@id': url,
    name: event.title,
    description: event.summary,
    url,
    startDate: event.startsOn,
    endDate: event.endsOn,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    inLanguage: ['ar', 'en'],
    image: publicUrl + paths.shareImage(`events/${event.slug}`),
    location: [
      ...(event.venue ? [{ '@type': 'Place', name: event.venue, address: event.venue }] : []),
      { '@type': 'VirtualLocation', url },
    ],
    organizer: { '@type': 'Organization', name: siteName, url: publicUrl + paths.home() },
    performer: event.speakers.map(({ name }) => ({ '@type': 'Person', name })),
  };
}
