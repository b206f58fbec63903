import { isCalendarDay, parseInstant } from './instant.ts';
import type { Language } from './language.ts';
import { localeOf } from './locale.ts';
import { zonedParts } from './zonedParts.ts';
import type { ZonedParts } from './zonedParts.ts';

/** An ISO 8601 instant or calendar day as the API gives it, or nothing. */
export type Moment = string | Date | null | undefined;

const dayPeriods: Record<Language, readonly [am: string, pm: string]> = { en: ['AM', 'PM'], ar: ['ص', 'م'] };

const weekdays: Record<Language, readonly string[]> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ar: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
};

const hijriMonths: Record<Language, readonly string[]> = {
  en: [
    'Muharram',
    'Safar',
    'Rabi al-Awwal',
    'Rabi al-Thani',
    'Jumada al-Ula',
    'Jumada al-Akhirah',
    'Rajab',
    'Shaban',
    'Ramadan',
    'Shawwal',
    'Dhu al-Qadah',
    'Dhu al-Hijjah',
  ],
  ar: [
    'محرّم',
    'صفر',
    'ربيع الأول',
    'ربيع الآخر',
    'جمادى الأولى',
    'جمادى الآخرة',
    'رجب',
    'شعبان',
    'رمضان',
    'شوال',
    'ذو القعدة',
    'ذو الحجة',
  ],
};

const hijriEra: Record<Language, string> = { en: 'AH', ar: 'هـ' };

/** `DD/MM/YYYY hh:mm A` in a time zone (spec §9); in Arabic the last token is ص or م. Empty for no date. */
export function formatDateTime(moment: Moment, language: Language, timeZone: string): string {
  const parts = partsOf(moment, timeZone);
  return parts === null ? '' : `${dateText(parts)} ${timeText(parts, language)}`;
}

/** `DD/MM/YYYY`, the same in both languages. A calendar day stays that day in every zone. Empty for no date. */
export function formatDate(moment: Moment, _language: Language, timeZone: string): string {
  const parts = partsOf(moment, timeZone);
  return parts === null ? '' : dateText(parts);
}

/** `hh:mm A` in a time zone. Empty for no date. */
export function formatTime(moment: Moment, language: Language, timeZone: string): string {
  const parts = partsOf(moment, timeZone);
  return parts === null ? '' : timeText(parts, language);
}

/** The name of the weekday in a time zone. Empty for no date. */
export function formatWeekday(moment: Moment, language: Language, timeZone: string): string {
  const parts = partsOf(moment, timeZone);
  return parts === null ? '' : (weekdays[language][new Date(dayNumber(parts) * msPerDay).getUTCDay()] ?? '');
}

/** The Umm al-Qura date, such as `19 رمضان 1447 هـ`, with Western digits (decisions §4). Empty for no date. */
export function formatHijriDate(moment: Moment, language: Language, timeZone: string): string {
  const instant = parseInstant(moment);
  if (instant === null) return '';
  const { day, month, year } = zonedParts(instant, zoneOf(moment, timeZone), 'islamic-umalqura');
  return `${day} ${hijriMonths[language][month - 1] ?? ''} ${year} ${hijriEra[language]}`;
}

/** Calendar days from `now` to a moment in a time zone: 0 today, negative when it is past. Null for no date. */
export function daysUntil(moment: Moment, now: Date, timeZone: string): number | null {
  const parts = partsOf(moment, timeZone);
  return parts === null ? null : dayNumber(parts) - dayNumber(zonedParts(now, timeZone));
}

/** A number with Western digits, grouped by thousands, at most `maxFractionDigits` (default 0) after the point. */
export function formatNumber(value: number, language: Language, maxFractionDigits = 0): string {
  const key = `${language}${maxFractionDigits}`;
  let format = numberFormats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: maxFractionDigits });
    numberFormats.set(key, format);
  }
  return format.format(value);
}

/** A file's size in words: `740 KB`, `2.5 MB`; a kilobyte is 1,024 bytes, as the photo's limit counts (spec §9). */
export function formatFileSize(bytes: number, language: Language): string {
  const [byte, kilobyte, megabyte] = sizeUnits[language];
  if (bytes < 1024) return `${formatNumber(bytes, language)} ${byte}`;
  if (bytes < 1024 * 1024) return `${formatNumber(bytes / 1024, language)} ${kilobyte}`;
  return `${formatNumber(bytes / (1024 * 1024), language, 1)} ${megabyte}`;
}

const sizeUnits: Record<Language, readonly [string, string, string]> = {
  en: ['B', 'KB', 'MB'],
  ar: ['بايت', 'كيلوبايت', 'ميغابايت'],
};

const numberFormats = new Map<string, Intl.NumberFormat>();

const msPerDay = 86_400_000;

function partsOf(moment: Moment, timeZone: string): ZonedParts | null {
  const instant = parseInstant(moment);
  return instant === null ? null : zonedParts(instant, zoneOf(moment, timeZone));
}

function zoneOf(moment: Moment, timeZone: string): string {
  return isCalendarDay(moment) ? 'UTC' : timeZone;
}

function dateText({ day, month, year }: ZonedParts): string {
  return `${twoDigits(day)}/${twoDigits(month)}/${String(year).padStart(4, '0')}`;
}

function timeText({ hour, minute }: ZonedParts, language: Language): string {
  // Noon is PM and midnight AM: the comparison is `>=`, where Day.js had `>` (case DAT-01).
  return `${twoDigits(hour % 12 || 12)}:${twoDigits(minute)} ${dayPeriods[language][hour >= 12 ? 1 : 0]}`;
}

function dayNumber({ year, month, day }: ZonedParts): number {
  return Date.UTC(year, month - 1, day) / msPerDay;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
