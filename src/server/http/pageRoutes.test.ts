import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { anOpportunity } from '#tests/fixtures/anOpportunity.ts';
import { plainRenderer } from '#tests/fixtures/plainRenderer.ts';
import { listenLocally, type RawRequest, rawRequest } from '#tests/fixtures/rawRequest.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

const publicUrl = 'https://riwaq.example';
const { renderPage, rendered } = plainRenderer();
let app: TestApp;
let origin: string;

beforeAll(async () => {
  app = await testApp({ env: { PUBLIC_URL: publicUrl }, renderPage });
  await anOpportunity(app.db, { title_en: 'A first post' });
  origin = await listenLocally(app.server);
});
afterAll(() => app.close());

const ask = (path: string, options?: RawRequest) => rawRequest(origin, path, options);
const get = (path: string, headers: Record<string, string> = {}) => ask(path, { headers });
const notFound = translatorFor('en')('api.error.not_found');

describe('an address without its language or in another spelling', () => {
  test.each([
    ['LNG-04', '/', 302, '/en'],
    ['LNG-04', '/?q=a%26b', 302, '/en?q=a%26b'],
    ['LNG-03', '/EN/about?x=1', 301, '/en/about?x=1'],
    ['LNG-03', '/Ar', 301, '/ar'],
    ['LNG-03', '/article', 302, '/en/article'],
    ['another host', '//evil.example/%2e%2e', 302, '/en/evil.example/%2e%2e'],
    ['another host', '///evil.example', 302, '/en/evil.example'],
    ['another host', '/en//evil.example', 301, '/en/evil.example'],
    ['a backslash', '/\\evil.example', 302, '/en/\\evil.example'],
    ['a whole address', 'http://evil.example/EN/about', 301, '/en/about'],
    ['a whole address', 'http://evil.example', 302, '/en'],
    ['a header in it', '/x%0d%0aset-cookie:a=b', 302, '/en/x%0d%0aset-cookie:a=b'],
  ])('%s: %s is answered by %i to %s', async (_case, path, status, location) => {
    const { headers, ...answer } = await get(path);
    expect([answer.status, headers.location, answer.text]).toEqual([status, location, '']);
    expect([headers['cache-control'], headers['set-cookie']]).toEqual(['no-cache', undefined]);
  });

  test('gets no form sent on', async () => {
    const { status, headers, text } = await ask('/EN/form', { method: 'POST', body: 'a=1' });
    expect([status, headers.location, text]).toEqual([404, undefined, notFound]);
  });

  test.each(['/en', '/en/', '/ar', '/ar/'])('LNG-04: %s is home', async (path) => {
    const { status, text } = await get(path);
    expect([status, text.includes('<p>home</p>')]).toEqual([200, true]);
    expect(text).toContain(`lang="${path.slice(1, 3)}"`);
  });
});

describe('a visitor’s headers', () => {
  const canary = 'evil.example';
  test.each([
    'host',
    'x-forwarded-host',
    'x-forwarded-server',
    'x-forwarded-proto',
    'x-forwarded-port',
    'x-forwarded-prefix',
    'x-forwarded-scheme',
    'x-forwarded-for',
    'forwarded',
    'x-host',
    'x-original-url',
    'x-rewrite-url',
    'x-original-host',
    'x-http-method-override',
    'x-real-ip',
    'true-client-ip',
    'referer',
    'origin',
    'user-agent',
    'accept-language',
    'accept',
    'via',
  ])('SSR-03: %s is neither shown in a page nor makes another one of it', async (name) => {
    const plain = await get('/en/opportunities');
    const count = rendered.length;
    const { status, text, headers } = await get('/en/opportunities', { [name]: canary });
    expect([status, text, headers.etag]).toEqual([200, plain.text, plain.headers.etag]);
    expect(text).toContain(`<link rel="canonical" href="${publicUrl}/en/opportunities">`);
    expect(JSON.stringify(headers)).not.toContain(canary);
    expect(rendered.length).toBe(count);
  });

  test('SSR-03: a host in the request’s own line is not believed either', async () => {
    const { text } = await get('http://evil.example/en/opportunities');
    expect(text).toContain(`href="${publicUrl}/en/opportunities"`);
    expect(text).not.toContain('evil');
  });

  test.each([
    ['theme=dark', 'data-theme="dark" data-zone="Asia/Qatar"'],
    ['tz=Africa/Cairo', 'data-theme="null" data-zone="Africa/Cairo"'],
    ['theme="><script>alert(1)</script>', 'data-theme="null" data-zone="Asia/Qatar"'],
    ['tz=Asia/Qatar"><script>', 'data-theme="null" data-zone="Asia/Qatar"'],
    [`${'x=y; '.repeat(1500)}theme=light`, 'data-theme="light" data-zone="Asia/Qatar"'],
  ])('cookies can choose, and no more: %#', async (cookie, expected) => {
    const { status, text } = await get('/en', { cookie });
    expect(status).toBe(200);
    expect(text).toContain(expected);
    expect(text).not.toContain('<script');
  });
});

describe('a public page', () => {
  test('may be kept by everybody, but is asked for again each time', async () => {
    const { headers } = await get('/en/opportunities');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Cookie, Accept-Encoding',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(headers.etag).toMatch(/^W\/"[\w-]{22}"$/);
  });

  test('is not sent again to whoever has it', async () => {
    const { headers } = await get('/en/opportunities');
    const again = await get('/en/opportunities', { 'if-none-match': headers.etag ?? '' });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', headers.etag]);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    const other = await get('/en/opportunities', { 'if-none-match': 'W/"another"' });
    expect(other.status).toBe(200);
  });

  test.each(['/en/opportunities', '/en/missing', '/en/challenge'])(
    'answers HEAD for %s as GET, without its body',
    async (path) => {
      const [whole, head] = [await get(path), await ask(path, { method: 'HEAD' })];
      expect([head.status, head.text]).toEqual([whole.status, '']);
      for (const name of ['content-type', 'content-length', 'etag', 'cache-control', 'vary'])
        expect([name, head.headers[name]?.length]).toEqual([name, whole.headers[name]?.length]);
    },
  );

  test.each([
    ['identity', undefined],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip;q=0', undefined],
  ])('that is kept goes to a browser that takes %s as %s', async (accepted, encoding) => {
    const { headers, status } = await get('/en/opportunities', { 'accept-encoding': accepted });
    expect([status, headers['content-encoding']]).toEqual([200, encoding]);
  });

  test('that is not kept is compressed as far as it is worth it', async () => {
    const plain = await get('/en/large');
    const zipped = await get('/en/large', { 'accept-encoding': 'gzip, br' });
    expect([zipped.status, zipped.headers['content-encoding']]).toEqual([404, 'gzip']);
    expect(gunzipSync(zipped.body).toString()).toBe(plain.text);
    expect(zipped.body.length).toBeLessThan(plain.body.length / 5);
    expect(zipped.headers.vary).toBe('Cookie, Accept-Encoding');
    expect((await get('/en/missing', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBeUndefined();
  });

  test('has its security headers, whatever kind of answer it is', async () => {
    for (const path of ['/en', '/', '/en/missing', '/en/fault', '/en/%', '/en/moved', '/api/none', '/sitemap.xml']) {
      const { headers } = await get(path);
      expect([path, headers]).toEqual([
        path,
        expect.objectContaining({
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'DENY',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'cross-origin-opener-policy': 'same-origin',
          'cross-origin-resource-policy': 'same-origin',
        }),
      ]);
      expect([headers.server, headers['x-powered-by']]).toEqual([undefined, undefined]);
      if (path !== '/en/%') expect(headers['strict-transport-security']).toContain('max-age=63072000');
      if (headers['content-type']?.startsWith('text/html'))
        expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
    }
  });
});

describe('what is for one visitor', () => {
  test('a page with a session is stored by nobody', async () => {
    const cookie = '__Host-session=abc';
    const count = rendered.length;
    const first = await get('/en/opportunities', { cookie });
    const second = await get('/en/opportunities', { cookie });
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'Cookie, Accept-Encoding' });
    expect([first.headers.etag, second.headers.etag]).toEqual([undefined, undefined]);
    expect(rendered.length).toBe(count + 2);
  });

  test.each(['/en/cookie', '/en/challenge'])('%s is made for each visitor anew and stored by nobody', async (path) => {
    const answers = await Promise.all([get(path), get(path), get(path)]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(3);
    for (const { headers } of answers) expect(headers['cache-control']).toBe('private, no-store');
  });

  test('the answer to a form is stored by nobody', async () => {
    const { status, headers, text } = await ask('/en/form', { method: 'POST', body: 'name=x' });
    expect([status, headers['cache-control'], text]).toEqual([
      200,
      'private, no-store',
      expect.stringContaining('POST of 6 bytes'),
    ]);
  });
});
