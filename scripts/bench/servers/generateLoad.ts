import { createRequire } from 'node:module';

// A process of its own: `generateLoad.ts '{"url":…,"seconds":…,"connections":…}'` writes what came of it as JSON.

interface Settings {
  url: string;
  headers?: Record<string, string>;
  isUnique?: boolean;
  seconds: number;
  connections: number;
}

/** The part of autocannon that is used here; it brings no types. */
type Autocannon = (options: Record<string, unknown>) => Promise<{
  requests: { average: number; total: number };
  latency: { p50: number; p99: number };
  non2xx: number;
  errors: number;
}>;

const autocannon = createRequire(import.meta.url)('autocannon') as Autocannon;
const { url, headers, isUnique, seconds, connections } = JSON.parse(process.argv[2] ?? '{}') as Settings;
const { pathname, search } = new URL(url);
// Of its own in each process too, or the second round would find what the first one asked for.
let number = process.pid * 1_000_000;
const withNumber = (request: object) => ({
  ...request,
  path: `${pathname}${search}${search === '' ? '?' : '&'}n=${(number += 1)}`,
});
const result = await autocannon({
  url,
  connections,
  duration: seconds,
  headers: headers ?? {},
  ...(isUnique ? { requests: [{ setupRequest: withNumber }] } : {}),
});
const { requests, latency, non2xx, errors } = result;
process.stdout.write(
  JSON.stringify({
    requestsPerSecond: requests.average,
    total: requests.total,
    p50: latency.p50,
    p99: latency.p99,
    failures: non2xx + errors,
  }),
);
process.disconnect?.();
