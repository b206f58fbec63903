import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '#server/buildApp.ts';
import { readConfig } from '#server/config.ts';
import { createDatabase } from '#server/db/connection.ts';
import { createGateways } from '#server/gateways/createGateways.ts';
import { SecretBox } from '#server/secretBox.ts';
import { aRegistration } from '#tests/fixtures/registrations.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';
import { caseFile, fellowFields, postFellow } from '#tests/fixtures/visitorForms.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ env: { RATE_LIMIT_FACTOR: '1' } });
});

afterAll(() => app.close());

const message = {
  full_name: 'Noor Test',
  email: 'noor@example.org',
  topic: 'general',
  message: 'A question about membership.',
  consent: true,
};
const contact = (key: string | undefined, body: object = message, remoteAddress?: string) =>
  app.call('POST', '/api/contact-us', {
    body,
    headers: key === undefined ? {} : { 'idempotency-key': key },
    ...(remoteAddress ? { remoteAddress } : {}),
  });
const count = async (table: 'contact_messages' | 'fellows' | 'idempotency_keys' | 'files') =>
  (
    await app.db
      .selectFrom(table)
      .select((select) => select.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

describe('a repeated Idempotency-Key', () => {
  test('gets the first answer again and has no second effect', async () => {
    const before = await count('contact_messages');
    const [first, second] = [await contact('k-1'), await contact('k-1')];
    expect(first.status).toBe(201);
    expect(second.text).toBe(first.text);
    expect(second.status).toBe(201);
    expect(await count('contact_messages')).toBe(before + 1);
  });

  test('with another body is refused', async () => {
    await contact('k-2');
    const other = await contact('k-2', { ...message, message: 'Another question altogether.' });
    expect([other.status, other.json.code]).toEqual([422, 'idempotency_mismatch']);
  });

  test('with the same body and a fresh proof of being human is the same request', async () => {
    const first = await contact('k-3', { ...message, recaptcha: 'one' });
    expect((await contact('k-3', { ...message, recaptcha: 'two' })).text).toBe(first.text);
  });

  test('means each endpoint’s own', async () => {
    await contact('k-4');
    const other = await app.call('POST', '/api/subscribe-to-newsletter', {
      body: { email: 'a@example.org', consent: true },
      headers: { 'idempotency-key': 'k-4' },
    });
    expect(other.status).toBe(200);
  });

  test('is free again after a refused form, which left nothing', async () => {
    expect((await contact('k-5', { ...message, email: 'x' })).status).toBe(422);
    expect((await contact('k-5')).status).toBe(201);
  });

  test('of 255 characters is taken, of a longer one it is said that it is too long', async () => {
    expect((await contact('k'.repeat(255))).status).toBe(201);
    const { status, json } = await contact('k'.repeat(256));
    expect([status, json.code]).toEqual([422, 'validation_failed']);
    expect(json.errors).toEqual({ 'Idempotency-Key': ['This text is too long'] });
  });

  test('keeps nothing of its input by which a password could be tried', async () => {
    const body = aRegistration();
    const { status } = await app.call('POST', '/api/register', { body, headers: { 'idempotency-key': 'k-6' } });
    expect(status).toBe(201);
    const { request_hash: kept } = await app.db
      .selectFrom('idempotency_keys')
      .select('request_hash')
      .where('key', '=', 'k-6')
      .executeTakeFirstOrThrow();
    const input = JSON.stringify([{}, {}, Object.entries(body)]);
    expect(kept).not.toEqual(createHash('sha256').update(input).digest());
    const key = new SecretBox(app.config.secretKey).derive('idempotent input');
    expect(kept).toEqual(createHmac('sha256', key).update(input).digest());
  });

  test('keeps its answer in the transaction of its effect: neither is ever there without the other', async () => {
    const row = await app.db
      .selectFrom('idempotency_keys')
      .selectAll()
      .where('key', '=', 'k-1')
      .executeTakeFirstOrThrow();
    const { reference } = row.response as { reference: string };
    expect(
      await app.db.selectFrom('contact_messages').select('id').where('reference', '=', reference).execute(),
    ).toHaveLength(1);
    expect(await app.db.selectFrom('idempotency_keys').select('key').where('response', 'is', null).execute()).toEqual(
      [],
    );
  });
});

describe('a hundred requests of one key at once', () => {
  test('have one effect and get one answer, within the limit of one form', async () => {
    const before = await count('contact_messages');
    const answers = await Promise.all(Array.from({ length: 100 }, () => contact('k-100', message, '10.0.0.1')));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await count('contact_messages')).toBe(before + 1);
  });

  test('with a photo leave one profile and one file', async () => {
    const photo = { bytes: caseFile('photo-ok.jpg') };
    const [profiles, files] = [await count('fellows'), await count('files')];
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        postFellow(app, fellowFields, photo, { key: 'k-101', remoteAddress: '10.0.0.2' }),
      ),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect([await count('fellows'), await count('files')]).toEqual([profiles + 1, files + 1]);
    const stored: string[] = [];
    const { fileStore } = createGateways(readConfig({ NODE_ENV: 'test', DATA_DIR: app.dataDir }));
    for await (const id of fileStore.idsBefore(new Date(Date.now() + 60_000))) stored.push(id);
    expect(stored).toHaveLength(files + 1);
  });

  test('and two bodies: the first body wins, the other is refused', async () => {
    const before = await count('contact_messages');
    const bodies = Array.from({ length: 100 }, (_, n) => ({ ...message, message: `Question number ${n % 2} of two.` }));
    const answers = await Promise.all(bodies.map((body) => contact('k-102', body, '10.0.0.3')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
    expect(answers.filter(({ json }) => json.code === 'idempotency_mismatch')).toHaveLength(50);
    expect(await count('contact_messages')).toBe(before + 1);
  });

  test('on two servers still have one effect', async () => {
    const config = readConfig({ NODE_ENV: 'test', DATA_DIR: app.dataDir, LOG_LEVEL: 'fatal', CAPTCHA_PROVIDER: 'off' });
    const second = createDatabase({ connectionString: app.connectionString, maxConnections: 5 });
    const other = await buildApp({ config, db: second.db, assetsDirectory: app.dataDir });
    try {
      const before = await count('contact_messages');
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, n) =>
          (n % 2 === 0 ? app.server : other.server)
            .inject({
              method: 'POST',
              url: '/api/contact-us',
              headers: { 'idempotency-key': 'k-103' },
              payload: message,
              remoteAddress: '10.0.0.4',
            })
            .then(({ body }) => body),
        ),
      );
      expect(new Set(answers).size).toBe(1);
      expect(await count('contact_messages')).toBe(before + 1);
    } finally {
      await other.server.close();
      await second.close();
    }
  });
});

describe('the limit of visitors’ forms, 60 an hour and address', () => {
  test('takes the sixtieth form, refuses the next with a time to come back, and counts no mistyped one', async () => {
    for (let n = 0; n < 70; n += 1)
      expect((await contact(undefined, { ...message, email: 'x' }, '10.1.0.1')).status).toBe(422);
    for (let n = 0; n < 60; n += 1) expect((await contact(undefined, message, '10.1.0.1')).status).toBe(201);
    const refused = await contact(undefined, message, '10.1.0.1');
    expect([refused.status, refused.json.code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    expect((await contact(undefined, message, '10.1.0.2')).status).toBe(201);
  });

  test('lets exactly sixty of a hundred forms pass that come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => contact(undefined, message, '10.1.0.3')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(60);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40);
  });

  test('counts a network of IPv6 as one address', async () => {
    for (let n = 0; n < 60; n += 1) await contact(undefined, message, `2001:db8:0:1::${n.toString(16)}`);
    expect((await contact(undefined, message, '2001:db8:0:1:ffff::1')).status).toBe(429);
    expect((await contact(undefined, message, '2001:db8:0:2::1')).status).toBe(201);
  });

  test('answers in Arabic to an Arabic page', async () => {
    const refused = await app.call('POST', '/api/contact-us', {
      body: message,
      language: 'ar',
      remoteAddress: '10.1.0.1',
    });
    expect(refused.json.message).toMatch(/^محاولات كثيرة\. يُرجى المحاولة من جديد بعد (59|60) دقيقة\.$/);
  });
});
