import { isZoneName } from './timeZone.ts';

/** What a wall clock and a wall calendar show in one time zone; `month` and `day` start at 1, `hour` is 0–23. */
export type ZonedParts = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
};

export type CalendarName = 'gregory' | 'islamic-umalqura';

const formatters = new Map<string, Intl.DateTimeFormat>();
/** Pages show the same deadlines again and again, and Intl takes 10 µs for each. */
const known = new Map<string, ZonedParts>();
const maxKnown = 2000;

/**
 * Splits an instant into the numbers of a calendar in an IANA time zone. Only numbers are taken from Intl,
 * never its words: the server's and the browser's data differ, and a page must hydrate to the same text.
 * An unknown zone counts as UTC.
 */
export function zonedParts(instant: Date, timeZone: string, calendar: CalendarName = 'gregory'): ZonedParts {
  const key = `${instant.getTime()} ${calendar} ${timeZone}`;
  const parts = known.get(key) ?? splitInstant(instant, timeZone, calendar);
  if (known.size >= maxKnown) known.clear();
  known.set(key, parts);
  return parts;
}

function splitInstant(instant: Date, timeZone: string, calendar: CalendarName): ZonedParts {
  const found: Record<string, number> = {};
  for (const part of formatterFor(timeZone, calendar).formatToParts(instant)) found[part.type] = Number(part.value);
  return {
    year: found['year'] ?? 0,
    month: found['month'] ?? 0,
    day: found['day'] ?? 0,
    hour: found['hour'] ?? 0,
    minute: found['minute'] ?? 0,
  };
}

function formatterFor(timeZone: string, calendar: CalendarName): Intl.DateTimeFormat {
  const key = `${calendar} ${timeZone}`;
  const kept = formatters.get(key);
  if (kept !== undefined) return kept;
  const made = isZoneName(timeZone) ? makeFormatter(timeZone, calendar) : null;
  // An unknown name is not remembered: it may come from a visitor's cookie and there is no end of those.
  if (made) formatters.set(key, made);
  return made ?? formatterFor('UTC', calendar);
}

/** Null for a zone that this engine does not know. */
function makeFormatter(timeZone: string, calendar: CalendarName): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat(`en-GB-u-ca-${calendar}-nu-latn`, {
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    });
  } catch {
    return null;
  }
}
