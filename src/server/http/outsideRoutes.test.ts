import { afterAll, beforeAll, expect, test } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('a broken address of the API is refused as the API refuses', async () => {
  const answer = await app.server.inject({ url: '/api/%', headers: { language: 'ar' } });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({
    success: false,
    message: translatorFor('ar')('api.error.malformed_body'),
    code: 'malformed_body',
  });
});

test('a method that no page answers is not found, without naming the server’s routes', async () => {
  const answer = await app.server.inject({ method: 'PUT', url: '/en/about' });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain('Route');
});

test('a file that fails says no more than that, and when to come back', async () => {
  const broken = await testApp();
  await broken.db.destroy();
  for (const url of ['/sitemap.xml', '/feeds/opportunities.ar.xml', '/files/00000000-0000-4000-8000-000000000000']) {
    const answer = await broken.server.inject({ url });
    expect([url, answer.statusCode >= 500, answer.headers['cache-control']]).toEqual([url, true, 'no-store']);
    expect(
      ['internal', 'unavailable'].map((code) => translatorFor('en')(`api.error.${code}` as 'api.error.internal')),
    ).toContain(answer.body);
  }
  await broken.close();
});
