import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isSecureContext } from '#domain/url.ts';
import { readConfig } from './config.ts';
import { ConfigError } from './configError.ts';

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

describe('settings that can not be used', () => {
  test.each([
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', 'http'],
    ['PUBLIC_URL', 'portal.example'],
    ['PUBLIC_URL', 'ftp://portal.example'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['API_URL', 'api.example'],
    ['API_URL', 'file:///etc'],
    ['TRUSTED_PROXIES', 'everybody'],
    ['TRUSTED_PROXIES', '10.0.0.1, 10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.1,'],
    ['DATABASE_URL', 'mysql://localhost/riwaq'],
    ['DATABASE_URL', 'localhost:5432'],
    ['SEED', 'everything'],
    ['SECRET_KEY', 'short'],
    ['SITE_TIME_ZONE', 'Mars/Phobos'],
    ['SITE_TIME_ZONE', '+03:00'],
    ['CAPTCHA_PROVIDER', 'guess'],
    ['RECAPTCHA_URL', 'recaptcha.net'],
    ['ORCID_BASE_URL', 'orcid'],
    ['ORCID_API_URL', 'http://pub.orcid.example'],
    ['DATA_DIR', join(import.meta.filename, 'data')],
    ['DATA_DIR', import.meta.filename],
    ['RATE_LIMIT_FACTOR', '0'],
    ['RATE_LIMIT_FACTOR', '-1'],
    ['RATE_LIMIT_FACTOR', 'many'],
    ['LOG_LEVEL', 'loud'],
    ['PAGE_CACHE_MB', '-1'],
    ['PAGE_CACHE_MB', '99999'],
  ])('%s=%s stops the start with a sentence that names it', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(ConfigError);
    expect(() => read({ [name]: value })).toThrow(new RegExp(`\\b${name}\\b.*[^.]\\.$`));
  });

  test('a captcha service without its keys stops the start', () => {
    expect(() => read({ CAPTCHA_PROVIDER: 'recaptcha', RECAPTCHA_SITE_KEY: 'a' })).toThrow('RECAPTCHA_SECRET');
  });
});

describe('settings', () => {
  test('that are empty count as not set', () => {
    const { port, publicUrl, databaseUrl } = read({ PORT: ' ', PUBLIC_URL: '', DATABASE_URL: '' });
    expect([port, publicUrl, databaseUrl]).toEqual([3000, 'http://localhost:3000', undefined]);
  });

  test('name trusted proxies by address or network', () => {
    const { trustedProxies } = read({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8, 2001:db8::/32,loopback' });
    expect(trustedProxies).toEqual(['127.0.0.1', '10.0.0.0/8', '2001:db8::/32', 'loopback']);
  });

  test('keep of an address its origin alone', () => {
    expect(read({ PUBLIC_URL: 'HTTPS://Portal.Example:443/base/?a=1#b' }).publicUrl).toBe('https://portal.example');
    expect(read({ PORT: '4100' }).publicUrl).toBe('http://localhost:4100');
  });

  test('make a key once, which only the owner can read, when none is given', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'riwaq-config-'));
    const first = readConfig({ DATA_DIR: dataDir });
    const second = readConfig({ DATA_DIR: dataDir });
    expect(first.secretKey).toHaveLength(32);
    expect(second.secretKey.equals(first.secretKey)).toBe(true);
    expect(statSync(join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual(['secret-key']);
    writeFileSync(join(dataDir, 'secret-key'), 'too short');
    expect(() => readConfig({ DATA_DIR: dataDir })).toThrow(ConfigError);
    rmSync(dataDir, { recursive: true });
  });

  test.each([
    ['https://portal.example', true],
    ['http://localhost:3000', true],
    ['http://portal.localhost', true],
    ['http://127.0.0.1:3000', true],
    ['http://[::1]:3000', true],
    ['http://portal.example', false],
    ['http://localhost.example', false],
  ])('know whether people can sign in at %s: %s', (url, expected) => {
    expect(isSecureContext(url)).toBe(expected);
  });
});

describe('settings of ORCID', () => {
  const client = { ORCID_CLIENT_ID: 'APP-1', ORCID_CLIENT_SECRET: 'secret' };

  test('are none by default, and orcid.org for a client', () => {
    expect(read({}).orcid).toBeUndefined();
    expect(read(client).orcid).toMatchObject({ baseUrl: 'https://orcid.org', apiUrl: 'https://pub.orcid.org' });
  });

  test('take http on this machine alone', () => {
    expect(read({ ...client, ORCID_BASE_URL: 'http://127.0.0.1:4000/' }).orcid?.baseUrl).toBe('http://127.0.0.1:4000');
    expect(() => read({ ...client, ORCID_BASE_URL: 'http://orcid.example' })).toThrow('ORCID_BASE_URL');
    expect(() => read({ ...client, ORCID_API_URL: 'orcid' })).toThrow('ORCID_API_URL');
  });

  test('need both halves of the client', () => {
    expect(() => read({ ORCID_CLIENT_ID: 'APP-1' })).toThrow('ORCID_CLIENT_SECRET');
    expect(() => read({ ORCID_CLIENT_SECRET: 'secret' })).toThrow('ORCID_CLIENT_ID');
  });
});
