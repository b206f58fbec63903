/** An event of whole days, as a calendar takes it. */
export interface CalendarEvent {
  /** The same in every file of this event, so that a later file replaces the entry of an earlier one. */
  uid: string;
  /** Rises with every change. */
  sequence: number;
  /** When the text was last changed. */
  updatedAt: Date;
  /** First and last day, YYYY-MM-DD. */
  startsOn: string;
  endsOn: string;
  title: string;
  description: string;
  location: string | null;
  url: string;
  language: 'en' | 'ar';
}

const secondsUntil2024 = Date.UTC(2024, 0, 1) / 1000;

/** A SEQUENCE that rises with the time of the change and stays in its 31 bits until 2092. */
export function sequenceOf(updatedAt: Date): number {
  return Math.max(0, Math.floor(updatedAt.getTime() / 1000) - secondsUntil2024);
}

/** The event as an iCalendar file (RFC 5545): CRLF lines of at most 75 bytes, texts escaped, the last day included. */
export function calendarFile(event: CalendarEvent): string {
  const text = (name: string, value: string) => `${name};LANGUAGE=${event.language}:${escapeText(value)}`;
  const changed = utcStamp(event.updatedAt);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Riwaq//Portal//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `DTSTART;VALUE=DATE:${event.startsOn.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${dayAfter(event.endsOn).replaceAll('-', '')}`,
    text('SUMMARY', event.title),
    text('DESCRIPTION', event.description),
    ...(event.location === null ? [] : [text('LOCATION', event.location)]),
    `URL:${event.url}`,
    'STATUS:CONFIRMED',
    // The days are kept free in nobody's calendar before an invitation is accepted.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .flatMap(fold)
    .map((line) => `${line}\r\n`)
    .join('');
}

function escapeText(value: string): string {
  return value.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n|\r|\n/g, String.raw`\n`);
}

/** Parts of at most 75 bytes, each but the first led by a space; never cut within a character. */
function fold(line: string): string[] {
  const lines: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = byteLength(character);
    if (bytes + size > 75) {
      lines.push(part);
      part = ' ';
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...lines, part];
}

function byteLength(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
}

function utcStamp(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, '');
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
