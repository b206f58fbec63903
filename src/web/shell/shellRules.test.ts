import { describe, expect, test } from 'vitest';
import { loggedPath } from './actionLog.ts';
import { isOn } from './Announcements.tsx';
import { cookieText, readCookie } from './cookies.ts';

describe('cookies', () => {
  test('a preference is kept for 365 days, for the whole site, and only by https where there is https', () => {
    expect(cookieText('theme', 'dark', false)).toBe('theme=dark; Path=/; Max-Age=31536000; SameSite=Lax');
    expect(cookieText('tz', 'Asia/Qatar', true)).toBe(
      'tz=Asia%2FQatar; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    );
  });

  test('a cookie is found by its whole name, and a broken value is given as it is', () => {
    const cookies = 'mytheme=light; theme=dark; tz=Asia%2FQatar; odd=%E0%A4%A; empty=';
    expect(readCookie('theme', cookies)).toBe('dark');
    expect(readCookie('tz', cookies)).toBe('Asia/Qatar');
    expect(readCookie('odd', cookies)).toBe('%E0%A4%A');
    expect(readCookie('empty', cookies)).toBe('');
    expect(readCookie('none', cookies)).toBeNull();
  });
});

test('an announcement is seen from its start until before its end', () => {
  const between = { starts_at: '2026-03-08T09:00:00Z', ends_at: '2026-03-08T10:00:00Z' };
  const at = (time: string) => Date.parse(`2026-03-08T${time}Z`);
  expect(isOn(between, at('08:59:59'))).toBe(false);
  expect(isOn(between, at('09:00:00'))).toBe(true);
  expect(isOn(between, at('09:59:59'))).toBe(true);
  expect(isOn(between, at('10:00:00'))).toBe(false);
  expect(isOn({ ...between, ends_at: null }, at('23:00:00'))).toBe(true);
});

test('what is logged of a path has no language, no query and no name', () => {
  expect(loggedPath('/en')).toBe('/');
  expect(loggedPath('/ar/members/12-%D9%86%D9%88%D8%B1')).toBe('/members/12');
  expect(loggedPath('/en/focus-areas/research/sustainability')).toBe('/focus-areas/research/sustainability');
  expect(loggedPath(`/en/${'x'.repeat(200)}`)).toHaveLength(64);
});
