import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closesAt, isTimeZone } from './deadline.ts';
import { deadlineState, isAgsCategory, isOpen, type OpportunityTimes } from './opportunity.ts';
import { formatIdSlug, maxSlugLength, parseIdSlug, slugify } from './slug.ts';

const iso = (text: string, zone: string): string | undefined => closesAt(text, zone)?.toISOString();

describe('closesAt', () => {
  test('DAT-05 a date closes at the end of that day in its own zone', () => {
    expect(iso('2026-02-28', 'Asia/Qatar')).toBe('2026-02-28T20:59:59.000Z');
    expect(iso('2026-02-28', 'UTC')).toBe('2026-02-28T23:59:59.000Z');
    expect(iso('2026-02-28', 'Pacific/Kiritimati')).toBe('2026-02-28T09:59:59.000Z');
    expect(iso('2026-02-28', 'America/Los_Angeles')).toBe('2026-03-01T07:59:59.000Z');
  });

  test('on days when clocks change the end of the day is still its last second', () => {
    expect(iso('2026-03-29', 'Europe/London')).toBe('2026-03-29T22:59:59.000Z');
    expect(iso('2026-10-25', 'Europe/London')).toBe('2026-10-25T23:59:59.000Z');
    // Cairo's clocks skip 00:00 to 01:00 on 24 April and go back from 24:00 to 23:00 on 29 October: the later 23:59:59 counts.
    expect(iso('2026-04-23', 'Africa/Cairo')).toBe('2026-04-23T21:59:59.000Z');
    expect(iso('2026-10-29', 'Africa/Cairo')).toBe('2026-10-29T21:59:59.000Z');
  });

  test("a time without an offset is on the zone's clocks, an instant is itself", () => {
    expect(iso('2026-02-28T17:00', 'Asia/Qatar')).toBe('2026-02-28T14:00:00.000Z');
    expect(iso('2026-02-28 17:00:30', 'Asia/Qatar')).toBe('2026-02-28T14:00:30.000Z');
    for (const text of [
      '2026-02-28T17:00:00Z',
      '2026-02-28T20:00:00+03:00',
      '2026-02-28T20:00+0300',
      '2026-02-28 20:00:00+03',
      '2026-02-28T17:00:00.000000Z',
    ]) {
      expect(iso(text, 'America/New_York'), text).toBe('2026-02-28T17:00:00.000Z');
    }
    expect(iso('2026-04-24T00:30', 'Africa/Cairo')).toBe('2026-04-23T22:30:00.000Z');
  });

  test('DAT-06 malformed and impossible dates and unknown zones have no instant', () => {
    for (const text of [
      '',
      '0000-00-00 00:00:00',
      '2026-02-30',
      '2026-13-01',
      '28/02/2026',
      '2026-02-28T25:00',
      '2026-02-28T24:00',
      '2026-02-28T10:61',
      'soon',
      '2026-02-30T10:00:00Z',
    ]) {
      expect(closesAt(text, 'UTC'), text).toBeNull();
    }
    expect(closesAt('2026-02-28', 'Asia/Nowhere')).toBeNull();
    expect(isTimeZone('Asia/Qatar')).toBe(true);
  });

  test('in every zone the second after the closing one is on the next day', () => {
    const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const day = fc
      .date({ min: new Date('2024-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const dayIn = (time: number, timeZone: string): string =>
      new Intl.DateTimeFormat('sv-SE', { timeZone }).format(time);
    fc.assert(
      fc.property(zone, day, (timeZone, date) => {
        const time = closesAt(date, timeZone)?.getTime() ?? Number.NaN;
        return dayIn(time, timeZone) === date && dayIn(time + 1000, timeZone) > date;
      }),
      { numRuns: 200 },
    );
  });
});

describe('isOpen', () => {
  const deadline = '2026-02-28T20:59:59.000Z';
  const published: OpportunityTimes = {
    status: 'published',
    opens_at: '2026-01-01T00:00:00Z',
    deadline_at: deadline,
    is_rolling: false,
  };
  const at = (text: string): Date => new Date(text);

  test('DAT-05 it is open until the closing instant and closed a second later', () => {
    expect(isOpen(published, at('2026-02-28T00:00:00+03:00'))).toBe(true);
    expect(isOpen(published, at(deadline))).toBe(true);
    expect(isOpen(published, at('2026-02-28T21:00:00Z'))).toBe(false);
    expect(deadlineState(published, at('2026-02-28T21:00:00Z'))).toBe('closed');
  });

  test('before it opens it is upcoming, and only a published one is open', () => {
    expect(deadlineState(published, at('2025-12-31T23:59:59Z'))).toBe('upcoming');
    for (const status of ['draft', 'in_review', 'paused', 'archived'])
      expect(deadlineState({ ...published, status }, at('2026-02-01T00:00:00Z'))).toBe('not_published');
    expect(deadlineState({ ...published, status: 'closed' }, at('2026-02-01T00:00:00Z'))).toBe('closed');
  });

  test('seven days before the deadline it is closing soon', () => {
    expect(deadlineState(published, at('2026-02-21T20:59:58Z'))).toBe('open');
    expect(deadlineState(published, at('2026-02-21T20:59:59Z'))).toBe('closing_soon');
  });

  test('OPP-01 without a deadline it stays open, rolling or open-ended', () => {
    const openEnded = { ...published, deadline_at: null };
    expect(deadlineState(openEnded, at('2036-01-01T00:00:00Z'))).toBe('open_ended');
    expect(deadlineState({ ...openEnded, is_rolling: true }, at('2036-01-01T00:00:00Z'))).toBe('rolling');
    expect(isOpen({ ...openEnded, opens_at: null }, at('2036-01-01T00:00:00Z'))).toBe(true);
  });
});

test('SRC-10 only the three categories are categories, letter by letter', () => {
  for (const category of ['education', 'research', 'innovation']) expect(isAgsCategory(category)).toBe(true);
  for (const category of ['Research', 'unknown', '', undefined, ['research']])
    expect(isAgsCategory(category)).toBe(false);
});

describe('slugs', () => {
  test.each([
    ['منحة بحث', 'منحة-بحث'],
    ['أستاذ مساعد - التعليم التقدّمي', 'أستاذ-مساعد-التعليم-التقدمي'],
    ['محـــمد', 'محمد'],
    ['Postdoctoral Researcher in AI', 'postdoctoral-researcher-in-ai'],
    ['C++ / R&D engineer 100% remote', 'c-r-d-engineer-100-remote'],
    ["Women's Fellowship – Café", 'womens-fellowship-cafe'],
    ['٢٠٢٦', '٢٠٢٦'],
    ['!!!', ''],
    ['', ''],
  ])('LNG-07 the title %j gives the slug %j', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  test('a long title is cut between words, a long word between letters', () => {
    expect(slugify('word '.repeat(40))).toBe(Array(16).fill('word').join('-'));
    expect(slugify('ا'.repeat(300))).toHaveLength(maxSlugLength);
  });

  test('a slug is in NFC, at most 80 units, has no slash, and gives itself again', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.oneof(
            fc.constantFrom(...'أبةé/ -%?#', '\u0301', '\u0651', '𝔸', 'İ'),
            fc.string({ unit: 'grapheme', maxLength: 1 }),
          ),
          maxLength: 200,
        }),
        (title) => {
          const slug = slugify(title);
          expect(slug).toBe(slug.normalize('NFC'));
          expect(slug.length).toBeLessThanOrEqual(maxSlugLength);
          expect(slug).not.toMatch(/[/?#%\s]|^-|-$|--/u);
          expect(slugify(slug)).toBe(slug);
        },
      ),
    );
  });

  test('LNG-07 the id decides and the slug is decoration', () => {
    expect(parseIdSlug('12-منحة-بحث')).toEqual({ id: 12, slug: 'منحة-بحث' });
    expect(parseIdSlug('12')).toEqual({ id: 12, slug: '' });
    expect(parseIdSlug('12-')).toEqual({ id: 12, slug: '' });
    expect(formatIdSlug(12, 'منحة بحث')).toBe('12-منحة-بحث');
    expect(formatIdSlug(12, '!')).toBe('12');
  });

  test('SSR-01 what does not begin with a positive whole number is no id', () => {
    for (const segment of ['', 'abc', '0-x', '-1', '01', '1e3', '12x', '٣', '9007199254740993', '99999999999999999999'])
      expect(parseIdSlug(segment), segment).toBeNull();
  });
});
