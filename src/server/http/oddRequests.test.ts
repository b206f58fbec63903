import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { plainRenderer } from '#tests/fixtures/plainRenderer.ts';
import { listenLocally, type RawRequest, rawRequest } from '#tests/fixtures/rawRequest.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

const publicUrl = 'https://riwaq.example';
const { renderPage } = plainRenderer();
let app: TestApp;
let origin: string;

beforeAll(async () => {
  app = await testApp({ env: { PUBLIC_URL: publicUrl }, renderPage });
  origin = await listenLocally(app.server);
});
afterAll(() => app.close());

const ask = (path: string, options?: RawRequest) => rawRequest(origin, path, options);
const get = (path: string, headers: Record<string, string> = {}) => ask(path, { headers });
const notFound = translatorFor('ar')('api.error.not_found');

describe('a form', () => {
  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighboring site', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['an origin that hides', { origin: 'null' }],
    ['a cookie without an origin', { cookie: 'theme=dark' }],
  ])('from %s is refused by a page in its language', async (_who, headers) => {
    const { status, text, headers: answered } = await ask('/ar/form', { method: 'POST', headers, body: 'a=1' });
    expect([status, answered['cache-control']]).toEqual([403, 'private, no-store']);
    expect(text).toContain('lang="ar"');
    expect(text).toContain('refused 403');
  });

  test.each([
    ['our page', { 'sec-fetch-site': 'same-origin' }],
    ['our page in an old browser', { origin: publicUrl, cookie: 'theme=dark' }],
    ['a program', {}],
  ])('from %s is taken', async (_who, headers) => {
    expect((await ask('/en/form', { method: 'POST', headers, body: 'a=1' })).status).toBe(200);
  });

  test('of more than 6 MB is refused by a page', async () => {
    const { status, text } = await ask('/en/form', { method: 'POST', body: Buffer.alloc(6.1 * 1024 * 1024) });
    expect([status, text.includes('refused 413')]).toEqual([413, true]);
  });

  test.each([
    ['text/plain', 200],
    ['application/json', 200],
    ['application/x-www-form-urlencoded', 200],
    ['multipart/form-data', 200],
    ['', 415],
    ['x', 415],
  ])('of the type "%s" is answered by %i, by a page', async (type, expected) => {
    const { status, text } = await ask('/en/form', {
      method: 'POST',
      headers: { 'content-type': type },
      body: '{"a":',
    });
    expect(status).toBe(expected);
    expect(text).toContain(expected === 200 ? 'POST of 5 bytes' : `refused ${expected}`);
  });
});

describe('an odd request', () => {
  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE'])(
    '%s is not found, and no list of methods is given away',
    async (method) => {
      const { status, headers, text } = await ask('/ar/about', { method });
      expect([status, headers.allow]).toEqual([404, undefined]);
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(text).toBe(notFound);
    },
  );

  const odd: [path: string, status: number][] = [
    ['/en/%00', 404],
    ['/en/a%00b?q=%00', 404],
    ['/en/%', 404],
    ['/en/%E0%A4%A', 404],
    ['/ar/%zz', 404],
    ['/%', 302],
    ['/en/%25E0%25A4', 404],
    ['/en/..%2f..%2fsecret-key', 404],
    ['/en/..%5c..%5csecret-key', 404],
    ['/en/../../secret-key', 404],
    ['/en/<script>alert(1)</script>', 404],
    [`/en/${'a'.repeat(600)}`, 404],
    [`/en/${'a/'.repeat(4000)}a`, 404],
    [`/en?q=${'a'.repeat(12_000)}`, 200],
    [`/en?${'a=1&'.repeat(3000)}`, 200],
    ['/en?q=%E0%A4%A&%=%', 200],
    ['/en?__proto__[x]=1&constructor.prototype=1', 200],
    ['/en?q=%0d%0aset-cookie:%20a=b', 200],
    ['/en/.git/config', 404],
    ['/.env', 302],
  ];
  test.each(odd.map(([path, expected]) => [path.slice(0, 60), expected, path] as const))(
    '%s is answered by %i, and by nothing of the machine',
    async (_start, expected, path) => {
      const { status, text, headers } = await get(path);
      expect(status).toBe(expected);
      expect(text).not.toMatch(/node_modules|\.ts:|Error:|root:/);
      expect(headers['set-cookie']).toBeUndefined();
    },
  );

  test('with more headers than there is room for is refused by the protocol', async () => {
    expect((await get('/en', { cookie: 'a'.repeat(20_000) })).status).toBe(431);
  });
});

describe('the API', () => {
  test('takes an empty body whose type is named as JSON for none, in any method that writes', async () => {
    const headers = { 'content-type': 'application/json' };
    const empty = (method: 'POST' | 'DELETE', path: string) => ask(path, { method, headers });
    expect((await empty('POST', '/api/logout')).status).toBe(200);
    expect((await empty('DELETE', '/api/account/deletion')).status).toBe(401);
    const login = await empty('POST', '/api/login');
    expect([login.status, Object.keys(JSON.parse(login.text).errors)]).toEqual([422, ['email', 'password']]);
    const blank = await ask('/api/logout', { method: 'POST', headers, body: ' ' });
    expect([blank.status, JSON.parse(blank.text).code]).toEqual([400, 'malformed_body']);
  });

  test('compresses what is long, for whoever takes it', async () => {
    const plain = await get('/api/thematic-areas');
    const zipped = await get('/api/thematic-areas', { 'accept-encoding': 'gzip' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(zipped.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'Language, Accept-Encoding',
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(gunzipSync(zipped.body).toString()).toBe(plain.text);
    const short = await get('/api/none', { 'accept-encoding': 'gzip' });
    expect([short.status, short.headers['content-encoding']]).toEqual([404, undefined]);
  });

  test.each(['GET', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'POST'])(
    'answers %s of what there is not with its own refusal',
    async (method) => {
      const { status, text, headers } = await ask('/api/none', { method, headers: { language: 'ar' } });
      expect([status, headers.allow]).toEqual([404, undefined]);
      expect(JSON.parse(text)).toEqual({ success: false, message: notFound, code: 'not_found' });
    },
  );
});
