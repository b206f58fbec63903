import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainRenderer } from '#tests/fixtures/plainRenderer.ts';
import { listenLocally, rawRequest } from '#tests/fixtures/rawRequest.ts';
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

const mark = (search: string) => `note=${encodeURIComponent(search)}`;

test.each([
  ['?done=password', {}, ''],
  ['?done=deleted&at=summary&undo=12&view=public', {}, '?view=public'],
  ['?sent=CM-7K3M9-QX2TD', {}, ''],
  ['?%64one=password', {}, ''],
  ['?done=password', { cookie: '__Host-session=abc' }, ''],
  ['?done=password', { cookie: mark('?done=session') }, ''],
  ['?done=password&x=1', { cookie: mark('?done=password') }, '?x=1'],
  ['?done=password', { referer: 'https://evil.example/en/about' }, ''],
  ['?done=password', { referer: `${publicUrl}/en/members/1` }, ''],
  // Whoever keeps cookies would have brought the mark.
  ['?done=password', { cookie: 'tz=Asia/Qatar', referer: `${publicUrl}/en` }, ''],
])('the address %s says nothing that no form has done, with %j', async (search, headers, rest) => {
  const answer = await rawRequest(origin, `/en${search}`, { headers });
  expect([answer.status, answer.headers.location, answer.text]).toEqual([302, `/en${rest}`, '']);
  expect(answer.headers['cache-control']).toBe('private, no-store');
});

test.each([
  ['?done=password', { cookie: `tz=Asia/Qatar; ${mark('?done=session')}; ${mark('?done=password')}` }],
  ['?sent=CM-7K3M9-QX2TD', { cookie: mark('?sent=CM-7K3M9-QX2TD') }],
  // Cookies blocked: who came from the form's own page is told all the same.
  ['?sent=CM-7K3M9-QX2TD', { referer: `${publicUrl}/en` }],
  ['?sent=CM-7K3M9-QX2TD', { referer: `${publicUrl}/en?from=mail` }],
  ['?at=12&undo=3&tab=sent', {}],
])('the address %s is answered where a form led to it, or where it says nothing: %j', async (search, headers) => {
  const answer = await rawRequest(origin, `/en${search}`, { headers });
  expect(answer.status).toBe(200);
});
