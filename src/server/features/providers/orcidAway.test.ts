import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalRegistry, startOrcidRegistry } from '#tests/fixtures/orcidRegistry.ts';
import { orcidBrowser } from '#tests/fixtures/orcidSignIn.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let registry: LocalRegistry;
const apps: TestApp[] = [];
const karim = '0000-0000-0005-0033';

/** A portal that has not spoken with the registry yet. */
async function freshApp(env = registry.env): Promise<TestApp> {
  const app = await testApp({ env });
  apps.push(app);
  return app;
}

beforeAll(async () => {
  registry = await startOrcidRegistry('http://localhost:3000');
});
afterAll(async () => {
  await Promise.all([...apps.map((app) => app.close()), registry.stop()]);
});

const away = {
  en: 'ORCID cannot be reached at the moment. Please try again shortly, or sign in another way.',
  ar: 'تعذّر الوصول إلى ORCID حاليًا. يُرجى المحاولة بعد قليل، أو تسجيل الدخول بطريقة أخرى.',
};

test.each(['html', 'moved'] as const)('a registry whose calls are answered %s is away, at both ends', async (mode) => {
  const app = await freshApp();
  await registry.setMode(mode);
  for (const language of ['en', 'ar'] as const) {
    const answer = await orcidBrowser(app).start('/en', language);
    expect([answer.status, answer.json.code, answer.json.state.reason]).toEqual([
      422,
      'provider_failed',
      'unavailable',
    ]);
    expect(answer.json.errors.provider).toEqual([away[language]]);
  }
  await registry.setMode('well');
  const browser = orcidBrowser(app);
  const callback = await browser.visit(karim, '/en/about');
  await registry.setMode(mode);
  const answer = await browser.finish(callback);
  await registry.setMode('well');
  expect(answer.json.state).toEqual({ reason: 'unavailable', next_url: '/en/about' });
  // The failure is not remembered.
  expect((await orcidBrowser(app).signIn(karim)).json.data.status).toBe('needs_information');
});

test('a registry that does not answer is given up after five seconds', async () => {
  const app = await freshApp();
  await registry.setMode('slow');
  const before = performance.now();
  const answer = await orcidBrowser(app).start();
  await registry.setMode('well');
  expect(answer.json.state.reason).toBe('unavailable');
  expect(performance.now() - before).toBeGreaterThan(4500);
  expect(performance.now() - before).toBeLessThan(9000);
});

test('a registry that is not there is away', async () => {
  const app = await freshApp({ ...registry.env, ORCID_BASE_URL: 'http://127.0.0.1:9' });
  expect((await orcidBrowser(app).start()).json.state.reason).toBe('unavailable');
});
