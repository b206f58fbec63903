import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const read = (settings: Record<string, string>) =>
  readConfig({ DATA_DIR: tmpdir(), SECRET_KEY: Buffer.alloc(32).toString('base64url'), ...settings });

describe('settings of mail', () => {
  test('default to addresses at the portal’s host', () => {
    const { mailFrom, secretariatEmail, smtpUrl } = read({ PUBLIC_URL: 'https://portal.example' });
    expect([mailFrom, secretariatEmail, smtpUrl]).toEqual([
      'no-reply@portal.example',
      'secretariat@portal.example',
      undefined,
    ]);
  });

  test.each([
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'http://mail.example'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'portal.example'],
    ['SECRETARIAT_EMAIL', 'a@portal.example, b@portal.example'],
    ['SECRETARIAT_EMAIL', 'Secretariat <a@portal.example>'],
  ])('%s=%s stops the start with a sentence that names it', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(ConfigError);
    expect(() => read({ [name]: value })).toThrow(new RegExp(`The setting ${name} `));
  });

  test.each(['smtp://user:p%40ss@mail.example:587', 'smtps://mail.example'])('SMTP_URL=%s is taken', (value) => {
    expect(read({ SMTP_URL: value }).smtpUrl).toBe(value);
  });
});
