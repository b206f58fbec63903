import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ env: { CAPTCHA_PROVIDER: 'altcha' } });
});

afterAll(() => app.close());

const message = {
  full_name: 'Noor Test',
  email: 'noor@example.org',
  topic: 'general',
  message: 'A question about membership.',
  consent: true,
};
const post = (proof: object, headers: Record<string, string> = {}) =>
  app.call('POST', '/api/contact-us', { body: { ...message, ...proof }, headers });
const challenge = async (language: 'en' | 'ar' = 'en') =>
  (await app.call('GET', '/api/captcha-challenge', { language })).json.data;

async function solve(): Promise<string> {
  const given = (await challenge()).challenge as Challenge;
  const solution = await solveChallenge({ challenge: given, deriveKey });
  return Buffer.from(JSON.stringify({ challenge: given, solution })).toString('base64');
}

test('a form with a solved challenge is taken once; the proof does not serve a second form', async () => {
  const recaptcha = await solve();
  expect((await post({ recaptcha })).status).toBe(201);
  const again = await post({ recaptcha });
  expect([again.status, again.json.code]).toEqual([422, 'captcha_failed']);
  expect(again.json.errors).toEqual({ recaptcha: ['The check against automated messages failed. Please try again.'] });
});

test('a form that was refused for a field keeps its proof for the corrected one', async () => {
  const recaptcha = await solve();
  expect((await post({ recaptcha, email: 'x' })).json.code).toBe('validation_failed');
  expect((await post({ recaptcha })).status).toBe(201);
});

test('a request repeated under its key needs no second proof', async () => {
  const recaptcha = await solve();
  const first = await post({ recaptcha }, { 'idempotency-key': 'c-1' });
  expect((await post({ recaptcha }, { 'idempotency-key': 'c-1' })).text).toBe(first.text);
});

test('a form without a proof, with a wrong one, or with the trap filled in is refused', async () => {
  for (const proof of [
    {},
    { recaptcha: '' },
    { recaptcha: 'x' },
    { captcha_answer: '7' },
    { recaptcha: await solve(), trap: 'x' },
  ]) {
    expect((await post(proof)).json.code).toBe('captcha_failed');
  }
  const arabic = await app.call('POST', '/api/contact-us', { body: message, language: 'ar' });
  expect(arabic.json.message).toBe('تعذّر التحقق من أن الطلب ليس آليًا. يُرجى المحاولة مرة أخرى.');
});

test('a person without script answers a question in the page’s language', async () => {
  const { question } = await challenge('ar');
  expect(question.text).toMatch(/^ما حاصل جمع/);
  const sum = (question.text.match(/\d+/g) as string[]).map(Number).reduce((a, b) => a + b);
  vi.useFakeTimers({ now: Date.now() + 5_000, toFake: ['Date'] });
  try {
    const proof = { captcha_token: question.token, captcha_answer: String(sum) };
    expect((await post(proof)).status).toBe(201);
    expect((await post(proof)).json.errors).toHaveProperty('captcha_answer');
  } finally {
    vi.useRealTimers();
  }
});

test('a join request is protected too, the fellows’ form and the newsletter are not', async () => {
  const join = {
    organization_name_en: 'Example',
    type: 'other',
    country: 'QA',
    contact_name: 'Noor',
    email: 'a@example.org',
    consent: true,
  };
  expect((await app.call('POST', '/api/join-requests', { body: join })).json.code).toBe('captcha_failed');
  expect((await app.call('POST', '/api/join-requests', { body: { ...join, recaptcha: await solve() } })).status).toBe(
    201,
  );
  expect(
    (await app.call('POST', '/api/subscribe-to-newsletter', { body: { email: 'a@example.org', consent: true } }))
      .status,
  ).toBe(200);
});

test('challenges are fresh and never kept', async () => {
  const { headers } = await app.call('GET', '/api/captcha-challenge');
  expect(headers['cache-control']).toBe('no-store');
  const [one, two] = [await challenge(), await challenge()];
  expect(one.challenge.signature).not.toBe(two.challenge.signature);
  expect(one.question.token).not.toBe(two.question.token);
  expect(JSON.stringify(one)).not.toContain('"counter"');
});

test('over a real connection, a form of ten megabytes is refused with a sentence', async () => {
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.server.address() as AddressInfo;
  const head = '--b\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), Buffer.alloc(10_485_760), Buffer.from('\r\n--b--\r\n')]);
  const answer = await new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const outgoing = request(
      {
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/api/founding-fellows-profile',
        headers: { 'content-type': 'multipart/form-data; boundary=b', 'content-length': body.length },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () => resolve({ status: response.statusCode, text }));
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
  expect([answer.status, JSON.parse(answer.text).message]).toEqual([413, 'The request is larger than allowed.']);
});
