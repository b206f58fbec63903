/** A date without a time closes at 23:59:59 in its zone (decisions §5). */
const endOfDay = ['23', '59', '59'] as const;

const dateWithOptionalTime = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?)?$/;
const instant = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?(?:(Z)|([+-]\d{2}):?(\d{2})?)$/i;

/**
 * The instant at which something closes: a date ("2026-02-28") closes at 23:59:59 in its time zone, a date with a time
 * but no offset is a time on that zone's clocks, an instant is itself (decisions §5). Where clocks go back, the later of
 * two equal times counts. Null for a malformed or impossible date and for an unknown zone.
 */
export function closesAt(dateOrInstant: string, timeZone: string): Date | null {
  const text = dateOrInstant.trim();
  return parseInstant(text) ?? parseLocalTime(text, timeZone);
}

function parseInstant(text: string): Date | null {
  const [, date = '', time = '', seconds = ':00', zulu, hours = '', minutes = '00'] = instant.exec(text) ?? [];
  if (date === '' || !isDate(date)) return null;
  const parsed = new Date(`${date}T${time}${seconds}${zulu === undefined ? `${hours}:${minutes}` : 'Z'}`);
  return Number.isNaN(parsed.getTime()) ? null : parsed;
}

function parseLocalTime(text: string, timeZone: string): Date | null {
  const [, date = '', hour, minute, second = '00'] = dateWithOptionalTime.exec(text) ?? [];
  if (date === '' || !isDate(date) || !isTimeZone(timeZone)) return null;
  const time = hour === undefined ? endOfDay.join(':') : `${hour}:${minute}:${second}`;
  const wallClock = Date.parse(`${date}T${time}Z`);
  // 24:00 would be the next day's midnight.
  return Number.isNaN(wallClock) || hour === '24' ? null : instantOf(wallClock, timeZone);
}

/** Date.parse takes 30 February for a day in March. */
function isDate(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/** Whether the platform knows a time zone by this name. */
export function isTimeZone(timeZone: string): boolean {
  try {
    formatterOf(timeZone);
    return true;
  } catch {
    return false;
  }
}

const dayInMs = 86_400_000;

/**
 * The instant at which a zone's clocks show `wallClock` (written as if it were UTC). A change of clocks lies within a
 * day, so the offsets before and after it are those of a day earlier and a day later. A time that the clocks skip is
 * read by the offset before the change.
 */
function instantOf(wallClock: number, timeZone: string): Date {
  const before = offsetAt(wallClock - dayInMs, timeZone);
  const after = offsetAt(wallClock + dayInMs, timeZone);
  const shown = [before, after]
    .map((offset) => wallClock - offset)
    .filter((time) => time + offsetAt(time, timeZone) === wallClock);
  return new Date(shown.length > 0 ? Math.max(...shown) : wallClock - before);
}

/** How far a zone's clocks are ahead of UTC at an instant, in milliseconds. */
function offsetAt(time: number, timeZone: string): number {
  const part = Object.fromEntries(
    formatterOf(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / 1000) * 1000;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}
