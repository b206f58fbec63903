import { describe, expect, test } from 'vitest';
import { readPageCookies } from '#server/http/pageCookies.ts';
import { readCookie, readCredential } from './readCredential.ts';

describe('a cookie', () => {
  test('is found among others, with spaces and tabs around it', () => {
    expect(readCookie('theme=dark;\t __Host-session = abc ; tz=Asia/Qatar', '__Host-session')).toBe('abc');
    expect(readCookie('a=b=c', 'a')).toBe('b=c');
    expect(readCookie('a; =x; b', 'a')).toBeNull();
    expect(readCookie(undefined, 'a')).toBeNull();
  });

  // Node.js hands headers over as Latin-1. Browsers let any host of the domain set names that do not begin with `__Host-`.
  test.each(['\u00A0', '\u0085', '\u000B', '\u000C', '\u00C2\u00A0', '\u2028', '\uFEFF', 'x', '"'])(
    'whose name begins with %j before __Host- is another one: no neighbor can plant a session',
    (before) => {
      const header = `${before}__Host-session=planted; __Host-session=own`;
      expect(readCookie(header, '__Host-session')).toBe('own');
      expect(readCredential({ cookie: `${before}__Host-session=planted` })).toEqual({ kind: 'none' });
      expect(readCredential({ cookie: `__Host-session${before}=planted` })).toEqual({ kind: 'none' });
      expect(readPageCookies(`${before}__Host-session=planted`).hasSession).toBe(false);
    },
  );

  test('of nothing but spaces is read in a moment', () => {
    const startedAt = performance.now();
    readCookie(`a${' '.repeat(16_000)}b=${' '.repeat(16_000)}x`.repeat(20), 'c');
    expect(performance.now() - startedAt).toBeLessThan(200);
  });
});
