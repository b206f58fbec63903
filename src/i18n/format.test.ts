import { describe, expect, test } from 'vitest';
import dates from '#tests/cases/dates.json' with { type: 'json' };
import {
  daysUntil,
  formatDate,
  formatDateTime,
  formatFileSize,
  formatHijriDate,
  formatNumber,
  formatTime,
  formatWeekday,
} from './format.ts';
import { languages } from './language.ts';
import { isTimeZone } from './timeZone.ts';
import { timeZoneLabel } from './timeZoneLabel.ts';

const rows: readonly Record<string, string>[] = dates.rows;

describe('dates and times', () => {
  test('DAT-01: every instant of the case file reads as it says, in each of its zones', () => {
    let compared = 0;
    for (const { instant = '', ...zones } of rows) {
      for (const [zone, expected] of Object.entries(zones)) {
        expect(formatDateTime(instant, 'en', zone)).toBe(expected);
        expect(formatDateTime(instant, 'ar', zone)).toBe(expected.replace('AM', 'ص').replace('PM', 'م'));
        compared += 1;
      }
    }
    expect(compared).toBe(10);
  });

  test('DAT-01: noon is PM and م, midnight is AM and ص', () => {
    expect(formatDateTime('2026-03-08T12:00:00Z', 'en', 'UTC')).toBe('08/03/2026 12:00 PM');
    expect(formatDateTime('2026-03-08T12:00:00Z', 'ar', 'UTC')).toBe('08/03/2026 12:00 م');
    expect(formatDateTime('2026-03-08T00:00:00Z', 'en', 'UTC')).toBe('08/03/2026 12:00 AM');
    expect(formatDateTime('2026-03-08T00:00:00Z', 'ar', 'UTC')).toBe('08/03/2026 12:00 ص');
    expect(formatTime('2026-03-08T21:59:59Z', 'ar', 'Asia/Qatar')).toBe('12:59 ص');
  });

  test('DAT-06: a missing or impossible date shows nothing', () => {
    for (const missing of [
      null,
      undefined,
      '',
      '0000-00-00 00:00:00',
      '0000-00-00',
      'yesterday',
      new Date(Number.NaN),
    ]) {
      for (const language of languages) {
        expect(formatDateTime(missing, language, 'Asia/Qatar')).toBe('');
        expect(formatDate(missing, language, 'Asia/Qatar')).toBe('');
        expect(formatTime(missing, language, 'Asia/Qatar')).toBe('');
        expect(formatWeekday(missing, language, 'Asia/Qatar')).toBe('');
        expect(formatHijriDate(missing, language, 'Asia/Qatar')).toBe('');
      }
      expect(daysUntil(missing, new Date(), 'Asia/Qatar')).toBeNull();
    }
  });

  test('DAT-06: microseconds are read', () => {
    expect(formatDateTime('2026-03-08T09:05:10.000000Z', 'en', 'Asia/Qatar')).toBe('08/03/2026 12:05 PM');
  });

  test('a calendar day is the same day in every zone', () => {
    for (const zone of ['Asia/Qatar', 'America/New_York', 'Pacific/Kiritimati']) {
      expect(formatDate('2026-02-28', 'en', zone)).toBe('28/02/2026');
      expect(formatWeekday('2026-02-28', 'ar', zone)).toBe('السبت');
    }
  });

  test('an unknown time zone counts as UTC and breaks no page', () => {
    expect(formatDateTime('2026-03-08T12:00:00Z', 'en', 'Mars/Olympus')).toBe('08/03/2026 12:00 PM');
    expect(timeZoneLabel('Mars/Olympus', 'en', '2026-03-08T12:00:00Z')).toBe('UTC');
  });

  test('the Hijri date is the Umm al-Qura one, with Western digits', () => {
    expect(formatHijriDate('2026-03-08T12:00:00Z', 'ar', 'Asia/Qatar')).toBe('19 رمضان 1447 هـ');
    expect(formatHijriDate('2026-03-08T12:00:00Z', 'en', 'Asia/Qatar')).toBe('19 Ramadan 1447 AH');
    expect(formatHijriDate('2026-06-16T12:00:00Z', 'ar', 'Asia/Qatar')).toBe('1 محرّم 1448 هـ');
  });

  test('days are counted on the calendar of the zone, not in blocks of 24 hours', () => {
    const evening = new Date('2026-03-08T20:30:00Z'); // 23:30 in Qatar
    expect(daysUntil('2026-03-08T20:59:59Z', evening, 'Asia/Qatar')).toBe(0);
    expect(daysUntil('2026-03-08T21:00:00Z', evening, 'Asia/Qatar')).toBe(1);
    expect(daysUntil('2026-03-20', evening, 'Asia/Qatar')).toBe(12);
    expect(daysUntil('2026-03-07T12:00:00Z', evening, 'Asia/Qatar')).toBe(-1);
  });
});

describe('numbers, sizes and zones', () => {
  test('numbers are grouped with Western digits in both languages', () => {
    for (const language of languages) {
      expect(formatNumber(1234567, language)).toBe('1,234,567');
      expect(formatNumber(2.54, language, 1)).toBe('2.5');
    }
  });

  test('a file size is given in the unit a person would choose', () => {
    expect(formatFileSize(820, 'en')).toBe('820 B');
    expect(formatFileSize(757_760, 'en')).toBe('740 KB');
    expect(formatFileSize(2_621_440, 'en')).toBe('2.5 MB');
    expect(formatFileSize(2_621_440, 'ar')).toBe('2.5 ميغابايت');
  });

  test('a time zone is named as people name it, with the offset of that day', () => {
    const summer = '2026-07-01T12:00:00Z';
    expect(timeZoneLabel('Asia/Qatar', 'en', summer)).toBe('Qatar time (UTC+3)');
    expect(timeZoneLabel('Asia/Qatar', 'en', '2026-07-01T20:59:59.400Z')).toBe('Qatar time (UTC+3)');
    expect(timeZoneLabel('Asia/Qatar', 'ar', summer)).toBe('توقيت قطر (UTC+3)');
    expect(timeZoneLabel('Europe/London', 'en', summer)).toBe('United Kingdom time (UTC+1)');
    expect(timeZoneLabel('Europe/London', 'en', '2026-01-01T12:00:00Z')).toBe('United Kingdom time (UTC)');
    expect(timeZoneLabel('Asia/Kathmandu', 'ar', summer)).toBe('UTC+5:45');
    expect(timeZoneLabel('America/St_Johns', 'en', summer)).toBe('UTC−2:30');
  });

  test('only names of zones are zones', () => {
    for (const good of ['Asia/Qatar', 'UTC', 'America/Argentina/Buenos_Aires', 'Etc/GMT+3'])
      expect(isTimeZone(good)).toBe(true);
    for (const bad of ['', '+03:00', 'Asia/Doha', '../etc', 'x'.repeat(65), null, 3])
      expect(isTimeZone(bad)).toBe(false);
  });
});
