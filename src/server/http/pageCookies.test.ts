import { expect, test } from 'vitest';
import { readPageCookies } from './pageCookies.ts';

const nothing = { hasSession: false, theme: null, timeZone: null, notes: [] };

test.each([
  [undefined, {}],
  ['', {}],
  [';;; =; a; =b', {}],
  ['theme=dark', { theme: 'dark' }],
  ['theme=light; tz=Asia/Qatar', { theme: 'light', timeZone: 'Asia/Qatar' }],
  ['tz=Asia%2FQatar', { timeZone: 'Asia/Qatar' }],
  ['tz=aSIA/qATAR', { timeZone: 'Asia/Qatar' }],
  ['tz=Asia/Katmandu; theme=dark', { timeZone: 'Asia/Katmandu', theme: 'dark' }],
  ['theme=DARK', {}],
  ['theme=dark"><script>', {}],
  ['theme="dark"', {}],
  ['themes=dark; xtheme=dark', {}],
  ['tz=+03:00', {}],
  ['tz=Mars/Phobos', {}],
  ['tz=../../etc/passwd', {}],
  [`tz=${'A'.repeat(5000)}`, {}],
  ['tz=constructor', {}],
  ['tz=Asia%252FQatar', {}],
  ['note=%3Fdone%3Dsaved; note=%3Fsent%3DCM-1', { notes: ['?done=saved', '?sent=CM-1'] }],
  ['note=%', { notes: [''] }],
  ['__Host-session=abc', { hasSession: true }],
  ['a=1;__Host-session=', { hasSession: true }],
  ['session=abc; __host-session=abc; x__Host-session=abc', {}],
  [`${'junk=1; '.repeat(2000)}theme=dark`, { theme: 'dark' }],
])('the cookies %j tell a page %j', (header, expected) => {
  expect(readPageCookies(header)).toEqual({ ...nothing, ...expected });
});
