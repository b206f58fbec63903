import type { Language } from './language.ts';
import { localeOf } from './locale.ts';

const formatters = new Map<Language, Intl.DateTimeFormat>();

/** A month of a year, as "Sept 2019", or the year alone; Gregorian, in Western digits. */
export function formatYearMonth(year: number, month: number | null, language: Language): string {
  if (month === null) return String(year);
  let formatter = formatters.get(language);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(localeOf(language), { year: 'numeric', month: 'short', timeZone: 'UTC' });
    formatters.set(language, formatter);
  }
  return formatter.format(Date.UTC(year, month - 1, 1));
}

/** The months' names, January first. */
export function monthNames(language: Language): string[] {
  const formatter = new Intl.DateTimeFormat(localeOf(language), { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => formatter.format(Date.UTC(2000, month, 1)));
}
