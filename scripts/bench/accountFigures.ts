import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hash } from '@node-rs/argon2';
import { startEmbeddedServer } from '#server/db/embeddedServer.ts';
import type { Report } from './figures.ts';
import { query } from './fillDatabase.ts';
import { startPortal } from './portal.ts';

const knownCount = 500;
const races = 100;
const racers = 50;
const warmUps = 40;
/** As the portal hashes; the right password is never sent. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Whether the time of an answer tells if an address has an account (security.md, T4), and whether a link works twice (T5). */
export async function measureAccounts(report: Report): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'riwaq-bench-accounts-'));
  const server = await startEmbeddedServer({ dataDir: folder, holder: 'tool' });
  try {
    const portal = await startPortal({ databaseUrl: server.connectionString, env: { CAPTCHA_PROVIDER: 'off' } });
    try {
      await insertMembers(server.connectionString);
      for (const [name, ask] of Object.entries(asks))
        await measureTelling(name, (email) => ask(portal.url, email), report);
      await raceLinks(portal.url, server.connectionString, report);
    } finally {
      await portal.stop();
    }
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const knownEmail = (index: number): string => `known.${index}@example.org`;
const unknownEmail = (): string => `u.${randomBytes(5).toString('hex')}@example.org`;

const asks: Record<string, (url: string, email: string) => Promise<Response>> = {
  'signing in': (url, email) => post(`${url}/api/login`, { email, password: 'not the password' }),
  'asking for a new password': (url, email) => post(`${url}/api/request-reset-password`, { email }),
  registering: (url, email) =>
    post(`${url}/api/register`, {
      full_name: 'Noor Test',
      email,
      password: 'tall cedars by the gate',
      password_confirmation: 'tall cedars by the gate',
      country: 'QA',
      organization_name: 'Example University',
      current_title: 'Professor',
      terms_accepted: true,
    }),
};

function post(url: string, body?: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

/** Known and unknown addresses in a random order, one after the other, so that what else the machine does meets both. */
async function measureTelling(name: string, ask: (email: string) => Promise<Response>, report: Report): Promise<void> {
  for (let index = 0; index < warmUps; index += 1) await (await ask(unknownEmail())).text();
  const order = Array.from({ length: 2 * knownCount }, (_, index) => ({ index, rank: Math.random() })).toSorted(
    (a, b) => a.rank - b.rank,
  );
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  const answers = new Set<string>();
  for (const { index } of order) {
    const isKnown = index < knownCount;
    const startedAt = performance.now();
    const response = await ask(isKnown ? knownEmail(index) : unknownEmail());
    const text = await response.text();
    times[isKnown ? 'known' : 'unknown'].push(performance.now() - startedAt);
    answers.add(`${response.status} ${text}`);
  }
  const area = areaUnderCurve(times.known, times.unknown);
  report({
    name: `What the time of ${name} tells of an address (AUC off 0.5)`,
    value: Math.abs(area - 0.5),
    unit: '',
    goal: { atMost: 0.05 },
    note: `${knownCount} known, ${knownCount} unknown; area ${area.toFixed(3)}; ${answers.size} different answers`,
  });
}

/** How often a known address takes longer than an unknown one, of all pairs: 0.5 tells nothing. */
function areaUnderCurve(known: readonly number[], unknown: readonly number[]): number {
  let longer = 0;
  for (const one of known) for (const other of unknown) longer += one > other ? 1 : one === other ? 0.5 : 0;
  return longer / (known.length * unknown.length);
}

async function insertMembers(databaseUrl: string): Promise<void> {
  const passwordHash = `bench${await hash('nobody', cost)}`;
  await query(
    databaseUrl,
    `with made as (
       insert into members (full_name, is_listed) select 'Known ' || n, false from generate_series(0, ${knownCount - 1}) n
       returning id, full_name
     )
     insert into accounts (member_id, email, email_key, email_confirmed_at, password_hash, locale, terms_accepted_at)
     select id, email, email, now(), '${passwordHash}', 'en', now()
     from (select id, 'known.' || substr(full_name, 7) || '@example.org' as email from made) named`,
  );
}

async function raceLinks(url: string, databaseUrl: string, report: Report): Promise<void> {
  const successes: number[] = [];
  for (let race = 0; race < races; race += 1) {
    const token = randomBytes(32).toString('base64url');
    const tokenHash = createHash('sha256').update(token).digest('hex');
    await query(
      databaseUrl,
      `insert into mail_tokens (member_id, kind, token_hash, email, email_key, expires_at)
       select member_id, 'confirm', '\\x${tokenHash}', email, email_key, now() + interval '1 hour'
       from accounts where email_key = '${knownEmail(race)}'`,
    );
    const answers = await Promise.all(
      Array.from({ length: racers }, async () => {
        const response = await post(`${url}/api/confirm-email`, undefined, { authorization: `Bearer ${token}` });
        await response.arrayBuffer();
        return response.status;
      }),
    );
    successes.push(answers.filter((status) => status === 200).length);
  }
  report({
    name: `Of ${races} races of ${racers} for one link, those without exactly one success`,
    value: successes.filter((count) => count !== 1).length,
    unit: '',
    goal: { atMost: 0 },
  });
}
