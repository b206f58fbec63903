import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { median, type Report } from './figures.ts';
import { compare, type LoadOptions } from './load.ts';
import { type BenchPortal, startPortal } from './portal.ts';
import { runForJson } from './processes.ts';

const stormProgram = path.join(import.meta.dirname, 'servers/generateLogins.ts');
const password = 'a password for measuring';
const page = '/en/opportunities';
const answer = '/api/degree-types';
const parallelLogins = 200;
const stormMs = 6_000;
const warmUpMs = 2_000;
const pauseMs = 4;
const lookups = 1_500;

/** What sessions cost: a signed-in page, the look at a session, and a storm of sign-ins that pages must not feel. */
export async function measureSessions(load: LoadOptions, rounds: number, report: Report): Promise<void> {
  const env = { DEMO_PASSWORD: password, CAPTCHA_PROVIDER: 'off', SEED: 'demo' };
  const uncached = await startPortal({ env: { ...env, PAGE_CACHE_MB: '0' } });
  const cookie = await signIn(uncached.url);
  report({
    name: 'Signed-in list page, beside the same signed out and rendered anew',
    unit: 'r/s',
    ...(await compare(
      { ...uncached, url: uncached.url + page, headers: { cookie }, isUnique: true },
      { ...uncached, url: uncached.url + page, isUnique: true },
      load,
      rounds,
    )),
    // At most one and a half times the cost.
    goal: { atLeast: 1 / 1.5 },
  });
  await measureLookup(uncached.url, cookie, report);
  await uncached.stop();

  const portal = await startPortal({ env });
  await measureStorm(portal, report);
  await portal.stop();
}

async function signIn(url: string): Promise<string> {
  const response = await postLogin(url, 'layla@example.org', password);
  if (!response.ok) throw new Error(`Signing in was answered with ${response.status}.`);
  await response.arrayBuffer();
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

function postLogin(url: string, email: string, typed: string): Promise<Response> {
  return fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email, password: typed }),
  });
}

/** One call after the other, with and without the cookie in turns, so that what else the machine does meets both. */
async function measureLookup(url: string, cookie: string, report: Report): Promise<void> {
  const times: { with: number[]; without: number[] } = { with: [], without: [] };
  for (let call = 0; call < lookups; call += 1) {
    times.without.push(await timeOf(url + answer));
    times.with.push(await timeOf(url + answer, { cookie }));
  }
  const [signedIn, signedOut] = [median(times.with), median(times.without)];
  report({
    name: 'What a session adds to an API call, at the median',
    value: Math.max(0, signedIn - signedOut),
    unit: 'ms',
    goal: { atMost: 0.3 },
    note: `${signedIn.toFixed(2)} ms with it, ${signedOut.toFixed(2)} without`,
  });
}

async function measureStorm(portal: BenchPortal, report: Report): Promise<void> {
  await watchPage(portal.url, warmUpMs);
  const before = await watchPage(portal.url, stormMs);
  // From a process of its own, as with all load: two hundred answers at once would keep this one from its watch.
  const storm = runForJson<Record<string, number>>(stormProgram, [
    JSON.stringify({ url: portal.url, parallel: parallelLogins, forMs: stormMs }),
  ]);
  const stormy = await watchPage(portal.url, stormMs);
  const statuses = await storm;
  await sleep(warmUpMs);
  // On both sides of the storm: what else the machine does changes from one half minute to the next.
  const quiet = [...before, ...(await watchPage(portal.url, stormMs))];
  report({
    name: `Kept page while ${parallelLogins} sign-ins run at once, p95`,
    value: percentile(stormy, 95),
    limit: percentile(quiet, 95),
    unit: 'ms',
    goal: { atMost: 3 },
    note: `p50 ${percentile(stormy, 50).toFixed(2)} ms, quiet ${percentile(quiet, 50).toFixed(2)}; answers ${Object.entries(
      statuses,
    )
      .map(([status, count]) => `${status}: ${count}`)
      .join(', ')}`,
  });
}

/** Asks for a kept page at a steady pace; the times of all answers. */
async function watchPage(url: string, forMs: number): Promise<number[]> {
  const times: number[] = [];
  for (const endsAt = performance.now() + forMs; performance.now() < endsAt;) {
    times.push(await timeOf(url + page));
    await sleep(pauseMs);
  }
  return times;
}

async function timeOf(url: string, headers: Record<string, string> = {}): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`);
  return performance.now() - startedAt;
}

function percentile(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}
