import { expect, test } from 'vitest';
import { startOfNextDay } from './startOfNextDay.ts';

test.each([
  ['an ordinary day', '2026-03-05T10:15:30.500Z', 'Asia/Qatar', '2026-03-05T21:00:00.000Z'],
  ['the first second of a day', '2026-03-05T21:00:00.000Z', 'Asia/Qatar', '2026-03-06T21:00:00.000Z'],
  ['the last second of a day', '2026-03-05T20:59:59.999Z', 'Asia/Qatar', '2026-03-05T21:00:00.000Z'],
  ['a day of 23 hours', '2026-03-29T00:30:00.000Z', 'Europe/Paris', '2026-03-29T22:00:00.000Z'],
  ['a day of 25 hours', '2026-10-25T00:30:00.000Z', 'Europe/Paris', '2026-10-25T23:00:00.000Z'],
  [
    'the day before one that begins at one o’clock',
    '2026-03-28T12:00:00.000Z',
    'Asia/Beirut',
    '2026-03-28T22:00:00.000Z',
  ],
  ['the last hour before such a day', '2026-03-28T21:30:00.000Z', 'Asia/Beirut', '2026-03-28T22:00:00.000Z'],
  ['a day that begins at one o’clock', '2026-03-28T23:00:00.000Z', 'Asia/Beirut', '2026-03-29T21:00:00.000Z'],
  ['a day whose last hour comes twice', '2026-10-29T12:00:00.000Z', 'Africa/Cairo', '2026-10-29T22:00:00.000Z'],
  ['the first time of that hour', '2026-10-29T20:30:00.000Z', 'Africa/Cairo', '2026-10-29T22:00:00.000Z'],
  ['the second time of that hour', '2026-10-29T21:30:00.000Z', 'Africa/Cairo', '2026-10-29T22:00:00.000Z'],
  ['a zone of three quarters of an hour', '2026-03-05T10:00:00.000Z', 'Asia/Kathmandu', '2026-03-05T18:15:00.000Z'],
  ['the end of February', '2028-02-28T12:00:00.000Z', 'UTC', '2028-02-29T00:00:00.000Z'],
  ['the end of a year', '2026-12-31T20:30:00.000Z', 'Asia/Qatar', '2026-12-31T21:00:00.000Z'],
])('the next day after %s (%s in %s) begins at %s', (_what, now, zone, expected) => {
  expect(startOfNextDay(new Date(now), zone).toISOString()).toBe(expected);
});
