import { afterAll, beforeAll, expect, test } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test.each(['/en/%', '/en/%E0%A4%A', '/%', '/ar/%'])(
  'the broken address %s is refused in the language of its path',
  async (url) => {
    const answer = await app.server.inject({ url });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.body).toBe(translatorFor(url.startsWith('/ar') ? 'ar' : 'en')('api.error.malformed_body'));
  },
);

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
