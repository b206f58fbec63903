import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import homepages from '#tests/cases/homepage_urls.json' with { type: 'json' };
import redirects from '#tests/cases/redirect_targets.json' with { type: 'json' };
import { isSafeRedirect, maxUrlLength, parseHomepage, safeRedirectPath } from './url.ts';

describe('parseHomepage', () => {
  test.each(homepages.rows.map((row) => [row.id, row.input, row.expect] as const))(
    'URL-01 URL-06 %s %s: %s',
    (_id, input, expected) => {
      expect(parseHomepage(input) !== null).toBe(expected === 'accept');
    },
  );

  test('URL-01 an address without a scheme links to https, never to a path of the portal', () => {
    expect(parseHomepage('example.org')).toEqual({ typed: 'example.org', href: 'https://example.org/' });
    expect(parseHomepage(' www.example.org/~noor ')?.href).toBe('https://www.example.org/~noor');
    expect(parseHomepage('HTTPS://EXAMPLE.ORG')?.href).toBe('https://example.org/');
    expect(parseHomepage('http://example.org')?.href).toBe('http://example.org/');
  });

  test('URL-05 port, query, fragment, brackets, IDN domains and percent-encoding are accepted', () => {
    for (const input of [
      'https://example.org:8443/p?q=1#f',
      'example.org:8443',
      'example.org?q=1',
      'https://example.org/a(b)_c',
      'https://example.org/%D8%A8%D8%AD%D8%AB',
      'https://example.org/بحث',
      'https://مثال.إختبار/مسار',
      'https://example.org/@noor',
      'https://example.org/a?to=noor@example.com',
      'https://t.co',
    ]) {
      expect(parseHomepage(input)?.typed, input).toBe(input);
    }
  });

  test('URL-06 user info, other schemes, bare hosts, numbers and repaired spellings are refused', () => {
    for (const input of [
      '',
      'localhost',
      'http://localhost:3000',
      '127.0.0.1',
      'http://2130706433',
      'http://0x7f.1/',
      'http://[::1]/',
      'noor@example.org',
      'https://@example.org',
      'https:example.org',
      'https:/example.org',
      'https:///example.org',
      'https:\\\\example.org',
      'https://example.org\\@evil.example',
      'javascript:alert(1)',
      'javascript://example.org/%0aalert(1)',
      'data:text/html,x',
      'data.example:',
      'ftp.example://x.org',
      'https://ex%61mple.org',
      'https://-example.org',
      'https://example.org.',
      '.example.org',
      'a.b',
      'version 1.5',
      '1.5',
      'https://example.org/a b',
      'https://example.org/\u202Egpj',
      'https://example.org/\uD800',
      'https://example.org:99999',
    ]) {
      expect(parseHomepage(input), JSON.stringify(input)).toBeNull();
    }
  });

  // A pattern that backtracks would take hours over these and end by the test's own timeout.
  test('an answer comes at once, whatever the length', () => {
    for (const input of [
      `${'a.'.repeat(50_000)}!`,
      `https://${'a-'.repeat(1000)}`,
      `www.${'a'.repeat(1_000_000)}`,
      `${'-'.repeat(2000)}.org`,
      ' '.repeat(500_000),
    ]) {
      expect(parseHomepage(input)).toBeNull();
    }
    expect(parseHomepage(`example.org/${'a'.repeat(maxUrlLength)}`)).toBeNull();
  });

  test('no input throws, and an accepted one always links to http or https on a dotted host', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.string(), fc.string({ unit: 'binary' })),
        (input) => {
          const homepage = parseHomepage(input);
          return homepage === null || /^https?:\/\/[^/@]+\.[^/@]+/.test(homepage.href);
        },
      ),
    );
  });
});

describe('safeRedirectPath', () => {
  const { origin } = redirects;

  test.each(redirects.rows.map((row) => [row.id, row.nextUrl] as const))('ATH-01 %s %j goes to home', (_id, target) => {
    expect(safeRedirectPath(target, origin)).toBe('/');
    expect(isSafeRedirect(target, origin)).toBe(false);
  });

  test('ATH-01 a path that would begin with two slashes after resolving goes to home', () => {
    for (const target of [
      '/.//evil.example',
      '/x/..//evil.example',
      './/evil.example',
      '/%2e//evil.example',
      'https://portal.example//evil.example',
    ]) {
      expect(safeRedirectPath(target, origin), target).toBe('/');
    }
  });

  test('ATH-01 a blob address of the same origin, another port and another scheme go to home', () => {
    for (const target of [
      'blob:https://portal.example/1',
      'https://portal.example:8443/x',
      'http://portal.example/x',
      'file:///etc/passwd',
    ]) {
      expect(isSafeRedirect(target, origin), target).toBe(false);
    }
  });

  test('a path of the portal keeps its query and hash byte for byte', () => {
    expect(safeRedirectPath('/en/opportunities?q=a%26b&page=2#top', origin)).toBe(
      '/en/opportunities?q=a%26b&page=2#top',
    );
    expect(safeRedirectPath('https://portal.example/ar', origin)).toBe('/ar');
    expect(safeRedirectPath('/ar/opportunities/%D9%85%D9%86%D8%AD%D8%A9', origin)).toBe(
      '/ar/opportunities/%D9%85%D9%86%D8%AD%D8%A9',
    );
    expect(safeRedirectPath('/%09/evil.example', origin)).toBe('/%09/evil.example');
  });

  test('nothing given goes to home', () => {
    for (const target of [null, undefined, '']) expect(safeRedirectPath(target, origin)).toBe('/');
  });

  test('whatever is given, the answer resolves to the portal itself', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '.',
      ':',
      '@',
      '\t',
      '\n',
      ' ',
      'evil.example',
      'https',
      'javascript',
      '%2f',
      '\u0001',
      '?',
      '#',
      '//',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const path = safeRedirectPath(parts.join(''), origin);
        return (
          path.startsWith('/') &&
          !path.startsWith('//') &&
          !path.startsWith('/\\') &&
          new URL(path, origin).origin === origin
        );
      }),
      { numRuns: 1000 },
    );
  });
});
