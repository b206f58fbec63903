import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomBytes } from 'node:crypto';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { type Connection, createDatabase, type OpenDatabase } from '#server/db/connection.ts';
import { SecretBox } from '#server/secretBox.ts';
import { createTestDatabase, type TestDatabase } from '#tests/fixtures/testDatabase.ts';
import { type Captcha, createCaptcha } from './captcha.ts';

let database: TestDatabase;
let open: OpenDatabase;
let db: Connection;

beforeAll(async () => {
  database = await createTestDatabase();
  open = createDatabase({ connectionString: database.connectionString, maxConnections: 3 });
  ({ db } = open);
});

afterAll(async () => {
  await open.close();
  await database.drop();
});

const secretBox = new SecretBox(randomBytes(32));
const altchaCost = { iterations: 10, maxCounter: 50 };
const publicUrl = 'https://portal.example';
const altcha = createCaptcha({ captcha: { provider: 'altcha' }, publicUrl }, secretBox, { altchaCost });
const t = translatorFor('en');
const seconds = (count: number, from = new Date()) => new Date(from.getTime() + count * 1000);
const refused = { code: 'captcha_failed' };

async function solve(captcha: Captcha): Promise<string> {
  const { challenge } = await captcha.challenge(t, new Date());
  const solution = await solveChallenge({ challenge: challenge as unknown as Challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

const edited = (
  proof: string,
  edit: (payload: { challenge: Challenge; solution: { counter: number; derivedKey: string } }) => void,
) => {
  const payload = JSON.parse(Buffer.from(proof, 'base64').toString());
  edit(payload);
  return Buffer.from(JSON.stringify(payload)).toString('base64');
};

describe('ALTCHA', () => {
  test('lets a solved challenge pass once', async () => {
    const recaptcha = await solve(altcha);
    const proof = await altcha.check(db, { recaptcha }, new Date());
    expect(proof).not.toBeNull();
    await altcha.spend(db, proof);
    await expect(altcha.spend(db, proof)).rejects.toMatchObject(refused);
  });

  test('lets one of many forms pass that bring the same proof at once', async () => {
    const proof = await altcha.check(db, { recaptcha: await solve(altcha) }, new Date());
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => altcha.spend(db, proof)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('a proof is spent only with the form that it came with', async () => {
    const proof = await altcha.check(db, { recaptcha: await solve(altcha) }, new Date());
    const failing = db.transaction().execute(async (transaction) => {
      await altcha.spend(transaction, proof);
      throw new Error('the form failed');
    });
    await expect(failing).rejects.toThrow('the form failed');
    await altcha.spend(db, proof);
  });

  test.each([
    ['nothing', ''],
    ['no base64', '%%%'],
    ['no JSON', Buffer.from('{').toString('base64')],
    ['a JSON null', Buffer.from('null').toString('base64')],
    ['another shape', Buffer.from('{"challenge":{"parameters":[]},"solution":1}').toString('base64')],
    ['a megabyte', 'A'.repeat(1_000_000)],
  ])('refuses %s', async (_name, recaptcha) => {
    await expect(altcha.check(db, { recaptcha }, new Date())).rejects.toMatchObject(refused);
  });

  test('refuses a changed counter, key, time, cost or signature', async () => {
    const proof = await solve(altcha);
    const changes: Parameters<typeof edited>[1][] = [
      ({ solution }) => void (solution.derivedKey = '00'.repeat(32)),
      ({ challenge }) => void (challenge.parameters.expiresAt = 9_999_999_999),
      ({ challenge }) => void (challenge.parameters.cost = 1),
      ({ challenge }) => void (challenge.parameters.nonce = '00'.repeat(16)),
      ({ challenge }) => void (challenge.signature = '00'.repeat(32)),
      ({ challenge }) => void delete challenge.signature,
    ];
    for (const change of changes) {
      await expect(altcha.check(db, { recaptcha: edited(proof, change) }, new Date())).rejects.toMatchObject(refused);
    }
  });

  test('refuses a challenge that another portal made', async () => {
    const other = createCaptcha({ captcha: { provider: 'altcha' }, publicUrl }, new SecretBox(randomBytes(32)), {
      altchaCost,
    });
    await expect(altcha.check(db, { recaptcha: await solve(other) }, new Date())).rejects.toMatchObject(refused);
  });

  test('refuses a challenge older than an hour', async () => {
    const { challenge } = await altcha.challenge(t, seconds(-3700));
    const solution = await solveChallenge({ challenge: challenge as unknown as Challenge, deriveKey });
    const recaptcha = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    await expect(altcha.check(db, { recaptcha }, new Date())).rejects.toMatchObject(refused);
  });
});

describe('the question for people without script', () => {
  const ask = async (now: Date, language: 'en' | 'ar' = 'en') => {
    const { question } = await altcha.challenge(translatorFor(language), now);
    const [first = 0, second = 0] = (question.text.match(/\d+/g) ?? []).map(Number);
    return { ...question, sum: first + second };
  };

  test('is asked in the page’s language and lets the right answer pass once', async () => {
    const now = new Date();
    const { text, token, sum } = await ask(now, 'ar');
    expect(text).toMatch(/^ما حاصل جمع \d+ و\d+؟$/);
    const proof = await altcha.check(db, { captcha_token: token, captcha_answer: ` ${sum} ` }, seconds(10, now));
    await altcha.spend(db, proof);
    await expect(altcha.spend(db, proof)).rejects.toMatchObject({
      details: { fields: { captcha_answer: [{ id: 'form.error.captcha' }] } },
    });
  });

  test('may be answered with the digits of an Arabic keyboard', async () => {
    const now = new Date();
    const { token, sum } = await ask(now);
    const eastern = String(sum).replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    expect(await altcha.check(db, { captcha_token: token, captcha_answer: eastern }, seconds(10, now))).not.toBeNull();
  });

  test('gives one guess: after a wrong answer the right one no longer counts', async () => {
    const now = new Date();
    const { token, sum } = await ask(now);
    const answer = (given: number) =>
      altcha.check(db, { captcha_token: token, captcha_answer: String(given) }, seconds(10, now));
    await expect(answer(sum + 1)).rejects.toMatchObject(refused);
    const proof = await answer(sum);
    await expect(altcha.spend(db, proof)).rejects.toMatchObject(refused);
  });

  test.each([
    ['at once, as machines do', 1],
    ['after an hour', 3601],
    ['before it was asked', -5],
  ])('is refused %s', async (_name, later) => {
    const now = new Date();
    const { token, sum } = await ask(now);
    const proof = { captcha_token: token, captcha_answer: String(sum) };
    await expect(altcha.check(db, proof, seconds(later, now))).rejects.toMatchObject(refused);
  });

  test.each([
    ['another sum', (token: string) => token.replace(/^\d+/, '1')],
    ['no signature', (token: string) => token.slice(0, token.lastIndexOf('.'))],
    ['nothing', () => ''],
    ['ten kilobytes', () => 'x.'.repeat(5000)],
  ])('is refused with %s in its token', async (_name, change) => {
    const now = new Date();
    const { token, sum } = await ask(now);
    const changed = change(token);
    const guess = changed.startsWith('1.') ? 1 + Number(token.split('.')[1]) : sum;
    const proof = { captcha_token: changed === token ? `9${token}` : changed, captcha_answer: String(guess) };
    await expect(altcha.check(db, proof, seconds(10, now))).rejects.toMatchObject(refused);
  });
});

test('whoever fills in the field that nobody sees is refused, with a right proof too', async () => {
  const recaptcha = await solve(altcha);
  await expect(altcha.check(db, { recaptcha, trap: 'x' }, new Date())).rejects.toMatchObject(refused);
});

describe('reCAPTCHA', () => {
  let server: Server;
  let answer: { status?: number; body: unknown; delayMs?: number; location?: string };
  let asked: string;
  let url: string;

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked = '';
      request.setEncoding('utf8').on('data', (chunk: string) => (asked += chunk));
      request.on('end', () => {
        const { status = 200, body, location } = answer;
        response.writeHead(status, location ? { location } : { 'content-type': 'application/json' });
        response.end(typeof body === 'string' ? body : JSON.stringify(body));
      });
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/recaptcha`;
  });

  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const portal = () =>
    createCaptcha(
      { captcha: { provider: 'recaptcha', siteKey: 'site key', secret: 'secret', url }, publicUrl },
      secretBox,
    );
  const check = (recaptcha: string) => portal().check(db, { recaptcha }, new Date());

  test('tells the page its script and key, and nothing of the secret', async () => {
    const challenge = await portal().challenge(t, new Date());
    expect(challenge.challenge).toEqual({ siteKey: 'site key', script: `${url}/api.js?render=site%20key` });
    expect(JSON.stringify(challenge)).not.toContain('secret');
  });

  test('is asked with the secret and lets a person pass once', async () => {
    answer = { body: { success: true, score: 0.9, hostname: 'portal.example' } };
    const proof = await check('token-1');
    expect(asked).toBe('secret=secret&response=token-1');
    await altcha.spend(db, proof);
    await expect(altcha.spend(db, await check('token-1'))).rejects.toMatchObject(refused);
  });

  test.each([
    ['says no', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['takes it for a machine', { success: true, score: 0.1, hostname: 'portal.example' }],
    ['saw it on another site', { success: true, score: 0.9, hostname: 'evil.example' }],
  ])('refuses when it %s', async (_name, body) => {
    answer = { body };
    await expect(check('token-2')).rejects.toMatchObject(refused);
  });

  test.each([
    ['fails', { status: 500, body: {} }],
    ['answers no JSON', { body: '<html>' }],
    ['answers another shape', { body: { ok: 1 } }],
    ['sends on to another address', { status: 302, body: '', location: 'http://127.0.0.1:9/' }],
  ])('is unavailable, not a refusal, when it %s', async (_name, next) => {
    answer = next;
    await expect(check('token-3')).rejects.toMatchObject({ code: 'unavailable' });
  });
});
