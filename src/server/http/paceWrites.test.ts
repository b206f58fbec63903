import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('who asks for something while a crowd of forms arrives is not answered behind the crowd', async () => {
  const answered: string[] = [];
  const send = async (method: 'GET' | 'POST', url: string): Promise<number> => {
    const { statusCode } = await app.server.inject({ method, url });
    answered.push(method);
    return statusCode;
  };
  const crowd = Array.from({ length: 200 }, () => send('POST', '/api/login'));
  const reader = send('GET', '/healthz');
  expect(await reader).toBe(200);
  expect(answered.length).toBeLessThan(100);
  // Each is refused: too many at once, or nothing typed.
  expect((await Promise.all(crowd)).filter((status) => status !== 422 && status !== 429)).toEqual([]);
});
