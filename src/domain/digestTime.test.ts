import { expect, test } from 'vitest';
import { latestDigest } from './digestTime.ts';
import { afterQuietHours, mailOf, parseClock, typesOfDigest } from './notificationPreferences.ts';

const due = (summary: 'daily' | 'weekly', timeZone: string, now: string, hour = 8, weekday = 7) => {
  const { at, period } = latestDigest({ weekday, hour }, summary, timeZone, new Date(now));
  return [at.toISOString(), period];
};

test.for([
  ['daily', 'Asia/Qatar', '2026-03-08T05:00:00Z', '2026-03-08T05:00:00.000Z', '2026-03-08'],
  ['daily', 'Asia/Qatar', '2026-03-08T04:59:59Z', '2026-03-07T05:00:00.000Z', '2026-03-07'],
  ['weekly', 'Asia/Qatar', '2026-03-08T05:00:00Z', '2026-03-08T05:00:00.000Z', '2026-03-08'],
  ['weekly', 'Asia/Qatar', '2026-03-08T04:00:00Z', '2026-03-01T05:00:00.000Z', '2026-03-01'],
  ['weekly', 'Asia/Qatar', '2026-03-14T23:00:00Z', '2026-03-08T05:00:00.000Z', '2026-03-08'],
  // A zone whose day is ahead of that of UTC, and one whose day is behind.
  ['daily', 'Pacific/Kiritimati', '2026-03-07T18:30:00Z', '2026-03-07T18:00:00.000Z', '2026-03-08'],
  ['daily', 'America/New_York', '2026-03-08T02:00:00Z', '2026-03-07T13:00:00.000Z', '2026-03-07'],
  // The clocks of New York go forward on 8 March 2026.
  ['daily', 'America/New_York', '2026-03-08T12:00:00Z', '2026-03-08T12:00:00.000Z', '2026-03-08'],
] as const)('a %s summary of %s was due, at %s, at %s for %s', ([summary, timeZone, now, at, period]) => {
  expect(due(summary, timeZone, now)).toEqual([at, period]);
});

test('an hour that the clocks skip still has its summary, once', () => {
  expect(due('daily', 'America/New_York', '2026-03-08T09:00:00Z', 2)[1]).toBe('2026-03-08');
});

test('a mail waits for the end of the quiet hours, over midnight too, and for nothing where there are none', () => {
  const now = new Date('2026-03-08T20:15:30Z');
  const quiet = { from: 22 * 60, until: 7 * 60 };
  expect(afterQuietHours(now, 23 * 60 + 15, quiet).toISOString()).toBe('2026-03-09T04:00:00.000Z');
  expect(afterQuietHours(now, 6 * 60 + 59, quiet).toISOString()).toBe('2026-03-08T20:16:00.000Z');
  for (const minute of [7 * 60, 12 * 60, 21 * 60 + 59]) expect(afterQuietHours(now, minute, quiet)).toBe(now);
  expect(afterQuietHours(now, 13 * 60, { from: 12 * 60, until: 14 * 60 }).toISOString()).toBe(
    '2026-03-08T21:15:00.000Z',
  );
  expect(afterQuietHours(now, 23 * 60, null)).toBe(now);
});

test('a clock is read as HH:MM alone', () => {
  expect(['00:00', '07:30', '23:59'].map(parseClock)).toEqual([0, 450, 1439]);
  expect(['24:00', '7:30', '07:60', '', '07:30:00'].map(parseClock)).toEqual([null, null, null, null, null]);
});

test('the summary at most once a week takes what was meant for each day; without summaries nothing is mailed in one', () => {
  const daily = typesOfDigest({}, 'daily', 'daily');
  const weekly = typesOfDigest({}, 'daily', 'weekly');
  expect(daily).toContain('connection-accepted');
  expect(weekly).toContain('organization-update');
  expect(daily).not.toContain('organization-update');
  expect(typesOfDigest({}, 'weekly', 'daily')).toEqual([]);
  expect(typesOfDigest({}, 'weekly', 'weekly').toSorted()).toEqual([...daily, ...weekly].toSorted());
  expect(typesOfDigest({}, 'never', 'daily')).toEqual([]);
  expect(mailOf({ in_app: true, email: true, frequency: 'never' }, 'daily')).toBe('none');
});
