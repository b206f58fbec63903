import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callbackify } from 'node:util';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Language } from '#i18n/language.ts';
import {
  accountKnownMail,
  confirmEmailMail,
  emailChangeMail,
  passwordChangedMail,
  resetPasswordMail,
  setPasswordMail,
} from './mail/accountMails.ts';
import { contactNoticeMail, contactReceiptMail } from './mail/contactMails.ts';
import { fellowNoticeMail, fellowReceiptMail } from './mail/fellowMails.ts';
import { joinNoticeMail, joinReceiptMail } from './mail/joinMails.ts';
import { newsletterConfirmMail, newsletterKnownMail } from './mail/newsletterMails.ts';
import type { Mail } from './mailer.ts';
import { createOutboxMailer } from './outboxMailer.ts';
import { createSmtpMailer } from './smtpMailer.ts';

const config = {
  publicUrl: 'https://portal.example',
  siteName: { en: 'Riwaq', ar: 'رواق' },
  secretariatEmail: 'secretariat@portal.example',
};
const sender = { address: 'no-reply@portal.example', siteName: config.siteName };
const written = {
  full_name: 'Noor <b>Test</b>',
  email: 'noor@example.org',
  phone_number: '+974 55551234',
  organization_name: 'جامعة <المثال>',
  topic: 'Membership',
  message: 'Hello\n<script>alert(1)</script>\n\u202Eمرحبا',
};
const asked = {
  ...written,
  organization: 'Example University',
  contact_name: 'Noor',
  contact_title: 'Dean',
  website: 'example.org',
};
const member = { to: 'noor@example.org', name: 'نور Test' };
const context = (language: Language) => ({ config, language, reference: 'FF-7K3M9-QX2TD' });
const mails: Record<string, (language: Language) => Mail> = {
  'the receipt of a profile': (language) =>
    fellowReceiptMail(context(language), { name: 'نور Test', to: 'noor@example.org' }),
  'the notice of a profile': (language) => fellowNoticeMail(context(language)),
  'the receipt of a message': (language) => contactReceiptMail(context(language), 'noor@example.org'),
  'the notice of a message': (language) => contactNoticeMail(context(language), written),
  'the receipt of a request to join': (language) => joinReceiptMail(context(language), 'noor@example.org'),
  'the notice of a request to join': (language) => joinNoticeMail(context(language), asked),
  'the question to a subscriber': (language) =>
    newsletterConfirmMail(context(language), { to: 'noor@example.org', token: 'abc_-1' }),
  'the question to a new address': (language) => confirmEmailMail(context(language), { ...member, token: 'abc_-1' }),
  'the question to an address that was registered again': (language) =>
    confirmEmailMail(context(language), { ...member, token: 'abc_-1', isAgain: true }),
  'the question to a member’s next address': (language) =>
    confirmEmailMail(context(language), { ...member, token: 'abc_-1', isChange: true }),
  'the notice to a known owner': (language) => accountKnownMail(context(language), member),
  'the link to a new password': (language) => resetPasswordMail(context(language), { ...member, token: 'abc_-1' }),
  'the link to a first password': (language) => setPasswordMail(context(language), { ...member, token: 'abc_-1' }),
  'the notice of a changed password': (language) =>
    passwordChangedMail(context(language), { ...member, isFirst: false }),
  'the notice of a first password': (language) => passwordChangedMail(context(language), { ...member, isFirst: true }),
  'the notice of another address': (language) =>
    emailChangeMail(context(language), { ...member, newAddress: 'other@example.org' }),
  'the notice to a known subscriber': (language) => newsletterKnownMail(context(language), 'noor@example.org'),
};

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'riwaq-outbox-'));
  return () => rm(directory, { recursive: true });
});

async function throughOutbox(mail: Mail, id = '7b0c1c0e-0000-4000-8000-000000000001'): Promise<ParsedMail> {
  const mailer = createOutboxMailer(directory, sender);
  await mailer.send({ ...mail, id, queuedAt: '2026-11-27T10:00:00.000Z' });
  const [name = ''] = readdirSync(directory);
  return simpleParser(readFileSync(join(directory, name)));
}

describe.each(Object.entries(mails))('%s', (_name, write) => {
  test.each(['en', 'ar'] as const)(
    'is whole in %s: text and HTML, in its direction, with links to the portal alone',
    async (language) => {
      const mail = write(language);
      const parsed = await throughOutbox(mail);
      expect(parsed.from?.value).toEqual([{ name: config.siteName[language], address: 'no-reply@portal.example' }]);
      expect(parsed.subject).toBe(mail.subject);
      expect(parsed.text?.trim()).toBe(mail.text.trim());
      const html = String(parsed.html);
      expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
      expect(links.length).toBeGreaterThan(0);
      expect(links.filter((href) => !href?.startsWith('https://portal.example/'))).toEqual([]);
      expect(html).not.toMatch(/<script|<b>|<المثال|undefined|null|\{\w+\}|[\u202A-\u202E\u2066-\u2069]/);
      expect(`${mail.subject}${mail.text}`).not.toMatch(/undefined|null|\{\w+\}|[\u202A-\u202E]/);
      expect(parsed.headers.get('auto-submitted')).toBe('auto-generated');
      expect(parsed.headers.get('content-language')).toBe(language);
      if (language === 'ar') expect(mail.subject).toMatch(/[\u0621-\u064a]/);
    },
  );
});

test('a notice to the secretariat is answered straight to the writer', async () => {
  const parsed = await throughOutbox(contactNoticeMail(context('en'), written));
  expect(parsed.replyTo?.value).toEqual([{ name: 'Noor <b>Test</b>', address: 'noor@example.org' }]);
});

test('a fellow is greeted by name, an advertisement in the name field is not repeated', () => {
  const greeting = (name: string) =>
    fellowReceiptMail(context('en'), { name, to: 'a@example.org' }).text.split('\n')[0];
  expect(greeting('Dr. Noor Al-Test')).toBe('Dear \u2068Dr. Noor Al-Test\u2069,');
  for (const name of ['Win at evil.example', 'http://x', 'a@b', 'WWW here', 'x'.repeat(81)])
    expect(greeting(name)).toBe('Hello,');
});

test.each([
  'noor@example.org\r\nBcc: other@example.org',
  'noor@example.org, other@example.org',
  '"a" <a@example.org>, b@example.org',
])('a recipient never becomes two, whatever the address holds: %j', async (to) => {
  const parsed = await throughOutbox({ ...fellowNoticeMail(context('en')), to });
  expect(parsed.bcc).toBeUndefined();
  expect([parsed.to].flat()[0]?.value.length ?? 0).toBeLessThanOrEqual(1);
});

test('headers can not be added by a name or a subject', async () => {
  const parsed = await throughOutbox({
    ...contactNoticeMail(context('en'), { ...written, full_name: 'A\r\nBcc: other@example.org' }),
    subject: 'Hello\r\nBcc: other@example.org\r\n\r\nBody',
  });
  expect(parsed.bcc).toBeUndefined();
  expect(parsed.headers.has('bcc')).toBe(false);
});

test('a mail sent again under its id replaces its own file and keeps its Message-ID', async () => {
  const mail = fellowNoticeMail(context('en'));
  const first = await throughOutbox(mail);
  const second = await throughOutbox(mail);
  expect(readdirSync(directory)).toHaveLength(1);
  expect(second.messageId).toBe(first.messageId);
  expect(first.messageId).toBe('<7b0c1c0e-0000-4000-8000-000000000001@portal.example>');
});

describe('a mail server', () => {
  const received: { mail: ParsedMail; to: string[] }[] = [];
  let server: SMTPServer;
  let url: string;

  beforeAll(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) => {
        if (address.startsWith('gone'))
          done(Object.assign(new Error(`No such user ${address}`), { responseCode: 550 }));
        else done();
      },
      onData: (stream, session, done) => {
        const keep = callbackify(async () => {
          received.push({
            mail: await simpleParser(stream),
            to: session.envelope.rcptTo.map(({ address }) => address),
          });
        });
        keep(done);
      },
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  });

  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  const send = (mail: Mail) =>
    createSmtpMailer(url, sender).send({ ...mail, id: 'x', queuedAt: '2026-11-27T10:00:00.000Z' });

  test('gets the mail that SMTP_URL names it for', async () => {
    await send(fellowReceiptMail(context('ar'), { name: 'نور', to: 'noor@example.org' }));
    expect(received.at(-1)?.to).toEqual(['noor@example.org']);
    expect(received.at(-1)?.mail.subject).toBe('ملف الزملاء المؤسِّسين، FF-7K3M9-QX2TD');
    expect(received.at(-1)?.mail.text).toContain('تحية طيبة');
  });

  test('gets the mails of accounts, each with its link whole', async () => {
    const token = 'A-_'.repeat(14) + 'z';
    await send(confirmEmailMail(context('ar'), { to: 'نور@example.org', name: 'نور', token }));
    expect(received.at(-1)?.mail.text).toContain(`https://portal.example/ar/auth/confirm-email?token=${token}\n`);
    await send(resetPasswordMail(context('en'), { ...member, token }));
    expect(received.at(-1)?.to).toEqual(['noor@example.org']);
    expect(String(received.at(-1)?.mail.html)).toContain(
      `https://portal.example/en/auth/reset-password?token=${token}`,
    );
  });

  test('that refuses an address is an error without the address in it', async () => {
    const refusal = await send(fellowReceiptMail(context('en'), { name: 'x', to: 'gone@example.org' })).catch(
      (error: Error) => error,
    );
    expect(refusal).toBeInstanceOf(Error);
    expect(`${(refusal as Error).stack}`).not.toContain('gone@example.org');
    expect((refusal as Error).message).toContain('550');
  });

  test('that is away is an error', async () => {
    const away = createSmtpMailer('smtp://127.0.0.1:9', sender);
    await expect(
      away.send({ ...fellowNoticeMail(context('en')), id: 'x', queuedAt: '2026-11-27T10:00:00.000Z' }),
    ).rejects.toThrow('ESOCKET');
  });
});
