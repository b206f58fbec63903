import { resolveCountry } from '#domain/countries.ts';
import { closesAt, isTimeZone } from '#domain/deadline.ts';
import { parseEmail } from '#domain/email.ts';
import { normalizeLongText } from '#domain/longText.ts';
import { foldText } from '#domain/searchText.ts';
import { hasForbiddenTextCharacters, normalizeText } from '#domain/text.ts';
import { parseHomepage } from '#domain/url.ts';
import type { MessageId } from '#i18n/messageId.ts';
import type { MessageValues } from '#i18n/translate.ts';
import { countryAliases } from './countryAliasesData.ts';
import type { ImportProblem } from './importRecord.ts';

/** Longest texts taken, in UTF-16 units: a name or title, a short text, and a description. */
export const maxTitleLength = 300;
export const maxShortTextLength = 4000;
export const maxDescriptionLength = 100_000;

/** How much of a wrong value is quoted. */
const maxQuoted = 60;

/**
 * Reads the fields of one row and collects what is wrong with them. A wrong field reads as null; the row may go in only
 * while `hasFailed` is false. `field` names what the file calls it.
 */
export class RowReader {
  readonly line: number;
  readonly #problems: ImportProblem[];
  hasFailed = false;

  constructor(line: number, problems: ImportProblem[]) {
    this.line = line;
    this.#problems = problems;
  }

  fail(field: string | null, message: MessageId, values?: MessageValues): null {
    const isFurther = this.hasFailed ? { isFurther: true } : {};
    this.hasFailed = true;
    this.#problems.push({ line: this.line, field, message, ...(values ? { values } : {}), ...isFurther });
    return null;
  }

  warn(field: string, message: MessageId, values?: MessageValues): void {
    this.#problems.push({ line: this.line, field, message, ...(values ? { values } : {}), isWarning: true });
  }

  /** A text in its normalized form and without controls of direction, null when there is none. */
  text(field: string, value: string | null | undefined, maxLength: number): string | null {
    const text = normalizeLongText(value ?? '');
    if (text === '') return null;
    if (hasForbiddenTextCharacters(text)) return this.fail(field, 'import.error.forbidden');
    if (text.length > maxLength) return this.fail(field, 'import.error.tooLong', { max: maxLength });
    return text;
  }

  /** A text of one line. */
  oneLine(field: string, value: string | null | undefined, maxLength = maxTitleLength): string | null {
    return this.text(field, value?.replace(/[\n\t]+/g, ' '), maxLength);
  }

  /** The instant of a date, a date with time, or an instant; a date alone closes at the end of its day in the zone. */
  deadline(field: string, value: string | null | undefined, timeZone: string): string | null {
    const text = isoDate(value);
    if (text === null) return null;
    return storableInstant(closesAt(text, timeZone)) ?? this.fail(field, 'import.error.date', quote(value));
  }

  /** The same, but a date alone is its first moment. */
  beginning(field: string, value: string | null | undefined, timeZone: string): string | null {
    const text = isoDate(value);
    if (text === null) return null;
    const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00` : text;
    return storableInstant(closesAt(moment, timeZone)) ?? this.fail(field, 'import.error.date', quote(value));
  }

  /** A calendar day as YYYY-MM-DD. */
  day(field: string, value: string | null | undefined): string | null {
    const text = isoDate(value)?.slice(0, 10) ?? null;
    if (text === null || storableInstant(closesAt(text, 'UTC')) !== null) return text;
    return this.fail(field, 'import.error.date', quote(value));
  }

  timeZone(field: string, value: string | null | undefined, fallback: string): string {
    const text = normalizeText(value ?? '');
    if (text === '' || isTimeZone(text)) return text || fallback;
    this.fail(field, 'import.error.timeZone', quote(value));
    return fallback;
  }

  url(field: string, value: string | null | undefined): string | null {
    const text = normalizeText(value ?? '');
    if (text === '') return null;
    return parseHomepage(text)?.href ?? this.fail(field, 'import.error.url', quote(value));
  }

  email(field: string, value: string | null | undefined): string | null {
    const text = normalizeText(value ?? '').replace(/^mailto:/i, '');
    if (text === '') return null;
    return parseEmail(text)?.address ?? this.fail(field, 'import.error.email', quote(value));
  }

  country(field: string, value: string | null | undefined): string | null {
    const text = normalizeText(value ?? '');
    return text === '' ? null : (findCountryCode(text) ?? this.fail(field, 'import.error.country', quote(value)));
  }

  wholeNumber(field: string, value: string | null | undefined, min: number, max: number): number | null {
    const text = foldText(normalizeText(value ?? ''));
    if (text === '') return null;
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return number >= min && number <= max
      ? number
      : this.fail(field, 'import.error.number', { ...quote(value), min: String(min), max: String(max) });
  }
}

/** Files name the same few countries on every row, and finding one means folding the names of all. */
const countryCodes = new Map<string, string | undefined>();
const maxRemembered = 2000;

/** The ISO code of a country given by code or by one of its names in either language; undefined for others. */
export function findCountryCode(text: string): string | undefined {
  if (countryCodes.has(text)) return countryCodes.get(text);
  const plain = foldText(text)
    .replace(/[.,()'’]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const code = resolveCountry(text)?.code ?? countryAliases.get(plain);
  if (countryCodes.size < maxRemembered) countryCodes.set(text, code);
  return code;
}

/** The values for a message that quotes what stands in the file; what could steer a terminal is shown as a mark. */
export function quote(value: string | null | undefined): { value: string } {
  const text = normalizeLongText(value ?? '')
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '\uFFFD')
    .toWellFormed();
  return { value: text.length > maxQuoted ? `${text.slice(0, maxQuoted).toWellFormed()}…` : text };
}

/** The database has no year 0, and ISO 8601 writes years beyond four digits with a sign that it does not read. */
function storableInstant(instant: Date | null): string | null {
  const text = instant?.toISOString() ?? '';
  return /^(?!0000)\d{4}-/.test(text) ? text : null;
}

/** Western digits, and DD/MM/YYYY as YYYY-MM-DD; null when there is nothing. */
function isoDate(value: string | null | undefined): string | null {
  const text = foldText(normalizeText(value ?? '')).toUpperCase();
  if (text === '') return null;
  return text.replace(/^(\d{1,2})[/.](\d{1,2})[/.](\d{4})/, (_, day: string, month: string, year: string) =>
    [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  );
}
