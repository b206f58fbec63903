import { isIP } from 'node:net';
import { z } from 'zod';
import { isSecureContext } from '#domain/url.ts';
import { isTimeZone } from '#i18n/timeZone.ts';
import { ConfigError } from './configError.ts';
import { openDataDir } from './openDataDir.ts';
import { readSecretKey } from './secretKeyFile.ts';

const optional = z.string().trim().min(1).optional();
const settings = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  PUBLIC_URL: optional,
  DATA_DIR: z.string().trim().min(1).default('./data'),
  DATABASE_URL: optional,
  SMTP_URL: optional,
  SEED: z.enum(['demo', 'none']).optional(),
  DEMO_PASSWORD: optional,
  SECRET_KEY: optional,
  MAIL_FROM: optional,
  SECRETARIAT_EMAIL: optional,
  API_URL: optional,
  SITE_NAME_EN: z.string().trim().min(1).default('Riwaq'),
  SITE_NAME_AR: z.string().trim().min(1).default('رواق'),
  SITE_TIME_ZONE: z.string().trim().min(1).default('Asia/Qatar'),
  CAPTCHA_PROVIDER: z.enum(['altcha', 'recaptcha', 'off']).default('altcha'),
  RECAPTCHA_SITE_KEY: optional,
  RECAPTCHA_SECRET: optional,
  RECAPTCHA_URL: z.string().trim().min(1).default('https://www.google.com/recaptcha'),
  ORCID_CLIENT_ID: optional,
  ORCID_CLIENT_SECRET: optional,
  ORCID_BASE_URL: z.string().trim().min(1).default('https://orcid.org'),
  /** Set by the starter: a local registry of invented people, for demo data alone. */
  ORCID_PRACTICE: z.enum(['1']).optional(),
  ORCID_API_URL: z.string().trim().min(1).default('https://pub.orcid.org'),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  TRUSTED_PROXIES: optional,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  PAGE_CACHE_MB: z.coerce.number().min(0).max(4096).default(48),
});

/** How people are told from machines; `url` is where reCAPTCHA's script and its check are, without a slash at its end. */
export type CaptchaSettings =
  | { provider: 'altcha' | 'off' }
  | { provider: 'recaptcha'; siteKey: string; secret: string; url: string };

export interface Config {
  isProduction: boolean;
  port: number;
  host: string;
  /** Origin of every absolute link, without a slash at its end. */
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  seed: 'demo' | 'none' | undefined;
  /** Of the demo's accounts; generated when absent. */
  demoPassword: string | undefined;
  /** 32 bytes from which keys of one purpose each are derived. */
  secretKey: Buffer;
  mailFrom: string;
  secretariatEmail: string;
  apiUrl: string | undefined;
  siteName: { en: string; ar: string };
  siteTimeZone: string;
  captcha: CaptchaSettings;
  /** Signing in by ORCID; undefined where no client of the registry is set, and its buttons are hidden. */
  orcid: OrcidSettings | undefined;
  rateLimitFactor: number;
  trustedProxies: string[];
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  pageCacheBytes: number;
}

export interface OrcidSettings {
  clientId: string;
  clientSecret: string;
  /** Origin of the registry that people sign in at. */
  baseUrl: string;
  /** Origin of its public records. */
  apiUrl: string;
  /** Whether its people are invented: whoever comes may be any of them, so that it opens nothing but a demo. */
  isPractice: boolean;
}

/**
 * Reads every setting (decisions §8). The only reader of the environment.
 * @throws ConfigError with a sentence that names the setting.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  // An empty variable means "not set", as people expect of `PORT= npm start`.
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`The setting ${issue?.path.join('.')} is not usable: ${issue?.message}.`);
  }
  const s = parsed.data;
  const publicUrl = s.PUBLIC_URL === undefined ? `http://localhost:${s.PORT}` : readOrigin('PUBLIC_URL', s.PUBLIC_URL);
  const siteTimeZone: string = s.SITE_TIME_ZONE;
  if (!isTimeZone(siteTimeZone))
    throw new ConfigError(`The setting SITE_TIME_ZONE is not a time zone: ${s.SITE_TIME_ZONE}.`);
  if (s.DATABASE_URL && !/^postgres(ql)?:\/\//.test(s.DATABASE_URL)) {
    throw new ConfigError('The setting DATABASE_URL must begin with postgres:// or postgresql://.');
  }
  if (s.SMTP_URL && !(/^smtps?:\/\/./.test(s.SMTP_URL) && URL.canParse(s.SMTP_URL))) {
    throw new ConfigError('The setting SMTP_URL must look like smtp://user:password@host:587 or smtps://host.');
  }
  for (const name of ['MAIL_FROM', 'SECRETARIAT_EMAIL'] as const) {
    const address = s[name];
    // One address, not a list: what comes after a comma would be another recipient.
    if (address !== undefined && !/^[^\s@,;<>]+@[^\s@,;<>]+$/.test(address)) {
      throw new ConfigError(`The setting ${name} is not an e-mail address: ${address}.`);
    }
  }
  const mailHost = new URL(publicUrl).hostname;
  const dataDir = openDataDir(s.DATA_DIR);
  return {
    isProduction: s.NODE_ENV === 'production',
    port: s.PORT,
    host: s.HOST,
    publicUrl,
    dataDir,
    databaseUrl: s.DATABASE_URL,
    smtpUrl: s.SMTP_URL,
    seed: s.SEED,
    demoPassword: s.DEMO_PASSWORD,
    secretKey: readSecretKey(s.SECRET_KEY, dataDir),
    mailFrom: s.MAIL_FROM ?? `no-reply@${mailHost}`,
    secretariatEmail: s.SECRETARIAT_EMAIL ?? `secretariat@${mailHost}`,
    apiUrl: s.API_URL === undefined ? undefined : readOrigin('API_URL', s.API_URL),
    siteName: { en: s.SITE_NAME_EN, ar: s.SITE_NAME_AR },
    siteTimeZone,
    captcha: readCaptcha(s),
    orcid: readOrcid(s),
    rateLimitFactor: s.RATE_LIMIT_FACTOR,
    trustedProxies: readProxies(s.TRUSTED_PROXIES),
    logLevel: s.LOG_LEVEL,
    pageCacheBytes: s.PAGE_CACHE_MB * 1024 * 1024,
  };
}

function readOrigin(name: 'PUBLIC_URL' | 'API_URL' | 'ORCID_BASE_URL' | 'ORCID_API_URL', given: string): string {
  if (!URL.canParse(given)) throw new ConfigError(`The setting ${name} is not an address: ${given}.`);
  const url = new URL(given);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new ConfigError(`The setting ${name} must begin with https:// (or http:// on this machine).`);
  return url.origin;
}

function readCaptcha(s: z.infer<typeof settings>): CaptchaSettings {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret, RECAPTCHA_URL: given } = s;
  const url = given.replace(/\/+$/, '');
  // It becomes a part of the pages' policy, where spaces and semicolons would open another door.
  if (!URL.canParse(url) || !/^https?:\/\/[\w.:-]+(\/[\w-]+)*$/.test(url))
    throw new ConfigError(`The setting RECAPTCHA_URL is not a web address: ${given}.`);
  if (s.CAPTCHA_PROVIDER !== 'recaptcha') return { provider: s.CAPTCHA_PROVIDER };
  if (!siteKey || !secret)
    throw new ConfigError('CAPTCHA_PROVIDER=recaptcha needs both RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET.');
  return { provider: 'recaptcha', siteKey, secret, url };
}

/** Both halves of a client or neither; its registry by https, or on this machine. */
function readOrcid(s: z.infer<typeof settings>): OrcidSettings | undefined {
  const { ORCID_CLIENT_ID: clientId, ORCID_CLIENT_SECRET: clientSecret } = s;
  const [baseUrl = '', apiUrl = ''] = (['ORCID_BASE_URL', 'ORCID_API_URL'] as const).map((name) => {
    const origin = readOrigin(name, s[name]);
    if (!isSecureContext(origin)) throw new ConfigError(`The setting ${name} must begin with https://.`);
    return origin;
  });
  if (clientId === undefined && clientSecret === undefined) return undefined;
  if (clientId === undefined || clientSecret === undefined)
    throw new ConfigError('Signing in by ORCID needs both ORCID_CLIENT_ID and ORCID_CLIENT_SECRET.');
  return { clientId, clientSecret, baseUrl, apiUrl, isPractice: s.ORCID_PRACTICE !== undefined };
}

/** Addresses and networks (`10.0.0.0/8`) of the proxies whose word about a visitor's address counts. */
function readProxies(given: string | undefined): string[] {
  const proxies = given?.split(',').map((address) => address.trim()) ?? [];
  for (const proxy of proxies) {
    const [address = '', bits, ...rest] = proxy.split('/');
    const maxBits = isIP(address) === 4 ? 32 : 128;
    const isNetwork = bits === undefined || (/^[0-9]{1,3}$/.test(bits) && Number(bits) <= maxBits && rest.length === 0);
    const isNamed = ['loopback', 'linklocal', 'uniquelocal'].includes(proxy);
    if (!isNamed && !(isIP(address) > 0 && isNetwork))
      throw new ConfigError(`The setting TRUSTED_PROXIES names what is no address or network: ${proxy}.`);
  }
  return proxies;
}
