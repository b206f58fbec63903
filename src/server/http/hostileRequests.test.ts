import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageRenderer } from '#contract/pageRendering.ts';
import { translatorFor } from '#i18n/catalogs.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { toErrorResponse } from './errorResponse.ts';
import { limits } from './limiter.ts';

/** A page that calls the API as pages do, and answers with what came of it. */
const renderPage: PageRenderer = async ({ request, refusedWith, api }) => {
  const headers = new Headers();
  if (refusedWith !== undefined) return { status: refusedWith, html: 'refused', headers, isIncomplete: true };
  const fields = request.method === 'POST' ? [...(await request.formData())].length : 0;
  await Promise.all([api.listFellows(), api.getHome(), api.listThematicAreas()]);
  return { status: 200, html: `${fields} fields`, headers, isIncomplete: false };
};

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ env: { RATE_LIMIT_FACTOR: '1', PUBLIC_URL: 'https://portal.example' }, renderPage });
});
afterAll(() => app.close());

let caller = 0;
const newAddress = () => `10.7.${(caller += 1)}.1`;

describe('a JSON body in hostile hands', () => {
  const forms = [
    '/api/founding-fellows-profile',
    '/api/contact-us',
    '/api/join-requests',
    '/api/subscribe-to-newsletter',
    '/api/newsletter/confirm',
    '/api/ui-action-log',
  ];

  test.each(forms)('with fields named as every object has them is refused field by field by %s', async (path) => {
    const names = ['toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf', 'toLocaleString', '__defineGetter__'];
    const { status, json } = await app.call('POST', path, { body: Object.fromEntries(names.map((name) => [name, 1])) });
    expect([status, json.code]).toEqual([422, 'validation_failed']);
    for (const name of names) expect(json.errors[name]).toEqual(['This field is not known here']);
  });

  test.each(['__proto__', 'constructor'])('that would change %s of every object is not read', async (name) => {
    const payload = `{"${name}":{"prototype":{"isStaff":true}},"isStaff":true}`;
    const headers = { 'content-type': 'application/json' };
    for (const url of forms) {
      const answer = await app.server.inject({ method: 'POST', url, payload, headers, remoteAddress: newAddress() });
      expect([url, answer.statusCode]).toEqual([url, 400]);
    }
    expect({}).not.toHaveProperty('isStaff');
  });

  test.each([
    ['lists', '[', ']'],
    ['objects', '{"a":', '}'],
  ])('with 15,000 %s in each other is refused as any other', async (_what, open, close) => {
    const nested = `${open.repeat(15_000)}1${close.repeat(15_000)}`;
    const headers = { 'content-type': 'application/json' };
    for (const [url, payload] of [
      ['/api/ui-action-log', `{"action":"x","meta":{"a":${nested}}}`],
      ['/api/contact-us', `{"message":${nested}}`],
    ] as const) {
      const { statusCode } = await app.server.inject({ method: 'POST', url, payload, headers });
      expect([url, statusCode]).toEqual([url, 422]);
    }
  });
});

describe('a form posted to a page', () => {
  const post = (type: string, payload: string | Buffer) =>
    app.server.inject({
      method: 'POST',
      url: '/en/contact-us',
      headers: { 'content-type': type, origin: 'https://portal.example' },
      payload,
      remoteAddress: newAddress(),
    });
  const part = (name: string) => `--B\r\ncontent-disposition: form-data; name="${name}"\r\n\r\nx\r\n`;
  const multipart = 'multipart/form-data; boundary=B';
  const plain = 'application/x-www-form-urlencoded';

  test('is taken with 64 parts, or with 100 KB of text', async () => {
    expect((await post(multipart, `${part('a').repeat(64)}--B--\r\n`)).body).toBe('64 fields');
    expect((await post(plain, `a=${'x'.repeat(100_000)}`)).body).toBe('1 fields');
  });

  test.each([
    ['with 65 parts', multipart, `${part('a').repeat(65)}--B--\r\n`],
    ['with 100,000 parts', multipart, `${part('a').repeat(100_000)}--B--\r\n`],
    ['with a million fields', plain, 'a&'.repeat(1_000_000)],
    ['with one text of 200 KB', plain, `message=${'x'.repeat(200_000)}`],
    ['that names two boundaries', `${multipart}; boundary=C`, `${part('a').repeat(3000)}--B--\r\n`],
    ['that hides its boundary', 'multipart/form-data; boundary="\\B"', `${part('a').repeat(3000)}--B--\r\n`],
    ['of an unknown type', 'text/plain', 'x'.repeat(200_000)],
  ])('%s is refused before it is taken apart', async (_title, type, payload) => {
    const { statusCode, body } = await post(type, payload);
    expect([statusCode, body]).toEqual([413, 'refused']);
  });
});

describe('limits', () => {
  test('a page counts as one, whatever it calls, and takes nothing of what its address may call', async () => {
    const remoteAddress = newAddress();
    for (let page = 1; page <= limits.api.max / 2; page += 1) {
      const { statusCode } = await app.server.inject({ url: `/en/about?n=${page}`, remoteAddress });
      expect([page, statusCode]).toEqual([page, 200]);
    }
    expect((await app.call('GET', '/api/fellows', { remoteAddress })).status).toBe(200);
  });

  test('a form that is refused counts as a call, so that it can not be tried without end', async () => {
    const remoteAddress = newAddress();
    const call = () => app.call('POST', '/api/contact-us', { body: { message: 'short' }, remoteAddress });
    for (let count = 1; count <= limits.api.max; count += 1) expect((await call()).status).toBe(422);
    const { status, headers } = await call();
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await app.call('GET', '/api/fellows', { remoteAddress: newAddress() })).status).toBe(200);
  });

  test('an address can not be borrowed by a header', async () => {
    const remoteAddress = newAddress();
    const statuses = new Set<number>();
    for (let count = 0; count <= limits.api.max; count += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${count % 250}`, 'x-real-ip': '::1', forwarded: 'for=192.0.2.1' };
      statuses.add((await app.call('GET', '/api/degree-types', { headers, remoteAddress })).status);
    }
    expect(statuses).toEqual(new Set([200, 429]));
  });
});

test('sitemaps and feeds are limited as pages are, and say when to come back', async () => {
  const remoteAddress = newAddress();
  const urls = ['/sitemap.xml', '/sitemaps/pages.xml', '/feeds/opportunities.en.xml'] as const;
  for (let count = 0; count < limits.page.max; count += 1) {
    const { statusCode } = await app.server.inject({ url: urls[count % 3] ?? '', remoteAddress });
    expect([count, statusCode]).toEqual([count, 200]);
  }
  for (const url of urls) {
    const { statusCode, headers } = await app.server.inject({ url, remoteAddress });
    expect([url, statusCode, Number(headers['retry-after']) > 0]).toEqual([url, 429, true]);
  }
});

test('whoever hangs up while sending is no failure of ours', () => {
  const aborted = Object.assign(new Error('aborted'), { code: 'ECONNRESET', statusCode: 400 });
  expect(toErrorResponse(aborted, translatorFor('en'))).toMatchObject({ status: 400, isFault: false });
  const lost = Object.assign(new Error('read'), { code: 'ECONNRESET' });
  expect(toErrorResponse(lost, translatorFor('en'))).toMatchObject({ status: 503, isFault: true });
});

test('who sends slowly or does not read is given up after half a minute of waiting', () => {
  const { requestTimeout, headersTimeout, timeout } = app.server.server;
  expect({ requestTimeout, headersTimeout, timeout }).toEqual({
    requestTimeout: 30_000,
    headersTimeout: 15_000,
    timeout: 30_000,
  });
});
