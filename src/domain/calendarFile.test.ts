import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarEvent, sequenceOf } from './calendarFile.ts';

const event: CalendarEvent = {
  uid: 'gathering@example.org',
  sequence: 7,
  updatedAt: new Date('2026-11-27T10:11:12.345Z'),
  startsOn: '2027-04-18',
  endsOn: '2027-04-30',
  title: 'الملتقى السنوي',
  description: 'Talks, workshops; dinner\nby the water \\ harbor',
  location: 'مكتبة المرفأ القديم، الدوحة',
  url: 'https://example.org/ar/annual-gathering-24',
  language: 'ar',
};

const unfold = (file: string) => file.replaceAll('\r\n ', '');

describe('a calendar file', () => {
  it('includes the last day: its end is the day after, also over the end of a month', () => {
    expect(calendarFile(event)).toContain('DTSTART;VALUE=DATE:20270418\r\nDTEND;VALUE=DATE:20270501\r\n');
  });

  it('escapes commas, semicolons, backslashes and line breaks', () => {
    expect(unfold(calendarFile(event))).toContain(String.raw`Talks\, workshops\; dinner\nby the water \\ harbor`);
  });

  it('has CRLF lines of at most 75 bytes that are whole characters, Arabic included', () => {
    const file = calendarFile({ ...event, title: 'ملتقى '.repeat(60), description: '🕌'.repeat(80) });
    const lines = file.split('\r\n');
    expect(lines.every((line) => Buffer.byteLength(line) <= 75 && !line.includes('\n'))).toBe(true);
    expect(lines.every((line) => line.isWellFormed())).toBe(true);
    expect(unfold(file)).toContain('ملتقى '.repeat(60));
    expect(unfold(file)).toContain('🕌'.repeat(80));
  });

  it('keeps its UID, carries the language of its words, and says when it was changed', () => {
    const file = unfold(calendarFile(event));
    expect(file).toContain('UID:gathering@example.org\r\nSEQUENCE:7\r\nDTSTAMP:20261127T101112Z\r\n');
    expect(file).toContain('SUMMARY;LANGUAGE=ar:الملتقى السنوي\r\n');
  });

  it('leaves out a place that is not known', () => {
    expect(calendarFile({ ...event, location: null })).not.toContain('LOCATION');
  });
});

describe('the sequence', () => {
  it('rises with every later change and is never negative', () => {
    expect(sequenceOf(new Date('2026-11-27T10:00:01Z'))).toBe(sequenceOf(new Date('2026-11-27T10:00:00Z')) + 1);
    expect(sequenceOf(new Date('2000-01-01T00:00:00Z'))).toBe(0);
    expect(sequenceOf(new Date('2090-01-01T00:00:00Z'))).toBeLessThan(2 ** 31);
  });
});
