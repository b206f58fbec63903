import { afterEach, describe, expect, test } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { plainRenderer } from '#tests/fixtures/plainRenderer.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;
afterEach(() => app.close());

/** Six pages and three calls in five minutes. */
const strict = { RATE_LIMIT_FACTOR: '0.01' };

async function statuses(
  count: number,
  url: string,
  sender: (index: number) => { remoteAddress?: string; headers?: Record<string, string> } = () => ({}),
) {
  const found: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const { statusCode } = await app.server.inject({ url, ...sender(index) });
    found.push(statusCode);
  }
  return found;
}

const six = [200, 200, 200, 200, 200, 200];

describe('too many pages from one address', () => {
  test('are refused by a sentence in the page’s language, with the time to come back', async () => {
    app = await testApp({ env: strict, renderPage: plainRenderer().renderPage });
    expect(await statuses(7, '/ar')).toEqual([...six, 429]);
    const { headers, body } = await app.server.inject({ url: '/ar' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(280);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body).toBe(translatorFor('ar')('api.error.rate_limited.minutes', { minutes: 5 }));
    expect(await statuses(1, '/ar', () => ({ remoteAddress: '192.0.2.9' }))).toEqual([200]);
  });

  test('are counted whatever address a header invents', async () => {
    app = await testApp({ env: strict, renderPage: plainRenderer().renderPage });
    const forged = (index: number) => ({
      headers: {
        'x-forwarded-for': `198.51.100.${index}`,
        forwarded: `for=198.51.100.${index}`,
        'x-real-ip': `198.51.100.${index}`,
      },
    });
    expect(await statuses(7, '/en', forged)).toEqual([...six, 429]);
  });

  test('are counted by the address that a trusted proxy saw, not by what came to it', async () => {
    app = await testApp({ env: { ...strict, TRUSTED_PROXIES: '127.0.0.1' }, renderPage: plainRenderer().renderPage });
    const behindProxy = (index: number) => ({ headers: { 'x-forwarded-for': `198.51.100.${index}, 203.0.113.5` } });
    expect(await statuses(7, '/en', behindProxy)).toEqual([...six, 429]);
    const another = () => ({ headers: { 'x-forwarded-for': '203.0.113.6' } });
    expect(await statuses(1, '/en', another)).toEqual([200]);
  });

  test('are counted as one from a whole IPv6 network', async () => {
    app = await testApp({ env: strict, renderPage: plainRenderer().renderPage });
    expect(await statuses(7, '/en', (index) => ({ remoteAddress: `2001:db8::${index + 1}` }))).toEqual([...six, 429]);
  });
});

test('what a page reads is counted with the page, so that its lists do not vanish before it does', async () => {
  app = await testApp({ env: strict, renderPage: plainRenderer().renderPage });
  const found: string[] = [];
  for (let index = 0; index < 6; index += 1)
    found.push((await app.server.inject({ url: `/en/opportunities/${index}` })).body);
  expect(found.filter((html) => html.includes('missing') || html.includes('refused'))).toEqual([]);
  expect(await statuses(4, '/api/thematic-areas')).toEqual([200, 200, 200, 429]);
});
