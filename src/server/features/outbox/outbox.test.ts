import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOutboxMailer } from '#server/gateways/outboxMailer.ts';
import { testApp, type TestApp } from '#tests/fixtures/testApp.ts';

let demo: TestApp;
let real: TestApp;
const id = '01234567-89ab-4def-8123-456789abcdef';

beforeAll(async () => {
  [demo, real] = await Promise.all([testApp({ isDemo: true }), testApp()]);
  for (const app of [demo, real]) {
    const mailer = createOutboxMailer(join(app.dataDir, 'outbox'), {
      address: 'no-reply@portal.example',
      siteName: { en: 'Riwaq', ar: 'رواق' },
    });
    await mailer.send({
      id,
      queuedAt: '2026-11-28T10:00:00.000Z',
      to: 'noor@example.org',
      language: 'ar',
      subject: 'تأكيد البريد',
      text: 'الرابط: https://portal.example/ar',
      html: '<p dir="rtl">الرابط</p>',
    });
  }
});
afterAll(() => Promise.all([demo.close(), real.close()]));

test('a demo shows the mails that it would have sent', async () => {
  const { status, json } = await demo.call('GET', '/api/demo/outbox');
  expect(status).toBe(200);
  expect(json.data.items).toEqual([
    {
      id: `20261128T100000000Z-${id}`,
      to: 'noor@example.org',
      subject: 'تأكيد البريد',
      language: 'ar',
      sent_at: '2026-11-28T10:00:00.000Z',
      text: 'الرابط: https://portal.example/ar',
      html_url: `/outbox/20261128T100000000Z-${id}.html`,
    },
  ]);
  const html = await demo.call('GET', json.data.items[0].html_url);
  expect(html.text).toContain('<p dir="rtl">الرابط</p>');
  expect(html.headers['content-security-policy']).toMatch(/default-src 'none'; .*sandbox/);
});

test('a real portal shows none, by no address', async () => {
  expect((await real.call('GET', '/api/demo/outbox')).status).toBe(404);
  expect((await real.call('GET', `/outbox/20261128T100000000Z-${id}.html`)).status).toBe(404);
});

test.each(['..%2f..%2fsecret-key.html', '%00.html', 'x.html', `20261128T100000000Z-${id}.eml`])(
  'the address %s leads nowhere',
  async (file) => {
    expect((await demo.call('GET', `/outbox/${file}`)).status).toBe(404);
  },
);
