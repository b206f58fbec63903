import { describe, expect } from 'vitest';
import { forEachLanguage, test } from '#tests/fixtures/browser.ts';
import { rawRequest } from '#tests/fixtures/rawRequest.ts';

// What comes to the running portal by sockets rather than by people (security.md: pages, redirects, caches, headers).

const hostile = [
  '/no-such-page',
  '/opportunities/%00',
  '/opportunities/999999',
  '/opportunities/99999999999999999999999-x',
  '/opportunities/-1',
  '/opportunities/1%27%20or%201=1--',
  '/opportunities/1%2f..%2f2',
  '/members/0',
  '/members/1e3',
  '/members/٣',
  '/organizations/NaN',
  '/organizations/__proto__',
  '/focus-areas/research/constructor',
  '/focus-areas/toString/sustainability',
  '/focus-areas/research',
  '/annual-gathering-24/x',
  '/opportunities?agsCategory=__proto__',
  '/%E2%80%AE',
  '/%',
  '/opportunities/%E0%A4%A',
  `/${'x'.repeat(3000)}`,
].map((path) => [path, 404] as const);

const odd = [
  '/opportunities?q=%00',
  '/opportunities?q=%E0%A4%A',
  '/opportunities?page=-1',
  '/opportunities?page=1e99',
  '/opportunities?page=%00',
  '/opportunities?per_page=1000000000',
  '/opportunities?tas=[[[[[[',
  '/opportunities?tas={"$ne":1}',
  '/opportunities?cat=%27;drop%20table%20members;--',
  '/opportunities?partner=99999999999999999999',
  '/opportunities?sort=id;select%20pg_sleep(5)',
  `/opportunities?q=${'%25_'.repeat(800)}`,
  `/opportunities?${'cat=grant&'.repeat(700)}`,
  '/members?q[$gt]=&country=%00',
  '/organizations?type=%F0%9F%92%A9&page=0x10',
  '/about?__proto__[polluted]=1',
  '/founding-fellows-profile?code=%0d%0aset-cookie:a=b',
].map((path) => [path, 200] as const);

forEachLanguage((language) => {
  test('no address makes the portal fail, hang or say more than it should', async ({ portal }) => {
    const found: unknown[] = [];
    for (const [path, expected] of [...hostile, ...odd]) {
      const startedAt = performance.now();
      const { status, text, headers } = await rawRequest(portal.url, encodeRaw(`/${language}${path}`));
      const isFine =
        status === expected &&
        text.includes(`<html lang="${language}"`) &&
        (text.includes('noindex') || expected !== 404) &&
        !/node_modules|\bat \w+ \(|syntax error|ECONN/.test(text) &&
        headers['set-cookie'] === undefined &&
        performance.now() - startedAt < 5000;
      if (!isFine) found.push([path.slice(0, 80), status]);
    }
    expect(found).toEqual([]);
  });

  test('what a query says never becomes markup', async ({ portal }) => {
    const attack = '</script><script>window.__x=1</script><img src=x onerror=alert(1)>\u2028"\'';
    for (const path of ['/opportunities?q=', '/members?q=', '/organizations?q=', '/no-such-page?q=']) {
      const { text } = await rawRequest(portal.url, `/${language}${path}${encodeURIComponent(attack)}`);
      expect(text).not.toContain('<script>window');
      expect(text).not.toContain('<img src=x');
    }
  });

  test('SSR-03: a page names the portal’s own address, whatever host was asked', async ({ portal }) => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' };
    const { text } = await rawRequest(portal.url, `/${language}/about`, { headers });
    expect(text).toContain(`<link rel="canonical" href="${portal.url}/${language}/about">`);
    expect(text).not.toContain('evil.example');
  });

  test('a page is sent as asked for: whole, compressed, its head alone, or not again', async ({ portal }) => {
    const path = `/${language}/about`;
    const whole = await rawRequest(portal.url, path);
    const head = await rawRequest(portal.url, path, { method: 'HEAD' });
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', String(whole.body.length)]);
    for (const encoding of ['gzip', 'br']) {
      const { headers, body } = await rawRequest(portal.url, path, { headers: { 'accept-encoding': encoding } });
      expect([headers['content-encoding'], headers.etag]).toEqual([encoding, whole.headers.etag]);
      expect(body.length).toBeLessThan(whole.body.length / 3);
    }
    const again = await rawRequest(portal.url, path, { headers: { 'if-none-match': whole.headers.etag ?? '' } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});

describe('files', () => {
  test('are found by their names alone, and never above their folder', async ({ portal }) => {
    const found: unknown[] = [];
    for (const path of [
      '/assets/../../package.json',
      '/assets/..%2f..%2fpackage.json',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/assets/..%5c..%5cpackage.json',
      '/assets/%00',
      '/assets/none.js',
      '/assets/',
      '/assets',
      '/assets/i18n/fr.json',
      '/assets/i18n/..%2fmanifest.json',
      '/files/../secret-key',
      '/files/..%2fsecret-key',
      '/files/00000000-0000-4000-8000-000000000000',
      '/calendar/..%2f..%2fx.en.ics',
      '/sitemaps/..%2fx.xml',
      '/.well-known/none',
      '/api/none',
      '/api',
    ]) {
      const { status, text } = await rawRequest(portal.url, path);
      // What has no language and is no file may lead to the missing page of its language, never to content.
      const isMissing = status === 404 || status === 400 || (status === 302 && text === '');
      if (!isMissing || text.includes('"dependencies"')) found.push([path, status]);
    }
    expect(found).toEqual([]);
  });

  test('with a hash in their names are kept for good, and come compressed', async ({ portal }) => {
    const { text } = await rawRequest(portal.url, '/en');
    // The first one is too small to gain by compression; what it runs is not.
    const [, script = ''] = /data-run="[^"]*(\/assets\/vendor-[^" ]+)/.exec(text) ?? [];
    const { headers } = await rawRequest(portal.url, script, { headers: { 'accept-encoding': 'br' } });
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'br' });
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
  });
});

/** Letters beyond ASCII as browsers send them. */
function encodeRaw(path: string): string {
  return path.replaceAll(/[^\x20-\x7e]+/gu, encodeURIComponent).replaceAll(' ', '%20');
}
