import path from 'node:path';
import { median } from './figures.ts';
import { runForJson } from './processes.ts';

/** What a server is asked for, again and again. */
export interface Target {
  url: string;
  headers?: Record<string, string>;
  /** Each request asks for an address of its own, by a parameter that means nothing. */
  isUnique?: boolean;
}

export interface Load {
  requestsPerSecond: number;
  p50: number;
  p99: number;
  failures: number;
}

export interface LoadOptions {
  seconds: number;
  connections: number;
}

const generator = path.join(import.meta.dirname, 'servers/generateLoad.ts');

/** Loads one server, from a process of its own. Throws when an answer was not a 200. */
export async function load(target: Target, { seconds, connections }: LoadOptions): Promise<Load> {
  const result = await runForJson<Load>(generator, [JSON.stringify({ ...target, seconds, connections })], { core: 1 });
  if (result.failures > 0) throw new Error(`${result.failures} requests to ${target.url} were not answered with 200.`);
  return result;
}

export interface Comparison {
  value: number;
  limit: number;
  note: string;
}

/**
 * Loads a server and its limit in turns, so that what else the machine does meets both, and gives the round with the
 * middle ratio.
 */
export async function compare(target: Target, limit: Target, options: LoadOptions, rounds = 3): Promise<Comparison> {
  for (const each of [target, limit]) await load(each, { ...options, seconds: 1 });
  const pairs: [Load, Load][] = [];
  for (let round = 0; round < rounds; round += 1) pairs.push([await load(target, options), await load(limit, options)]);
  const ratios = pairs.map(([a, b]) => a.requestsPerSecond / b.requestsPerSecond);
  const middle = median(ratios);
  const [measured, best] = pairs.toSorted((a, b) => distance(a) - distance(b))[0] ?? [];
  if (!measured || !best) throw new Error('Nothing was measured.');
  return {
    value: measured.requestsPerSecond,
    limit: best.requestsPerSecond,
    note: `p50 ${measured.p50} ms, p99 ${measured.p99} ms; limit ${best.p50} / ${best.p99}; rounds ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}`,
  };

  function distance([a, b]: [Load, Load]): number {
    return Math.abs(a.requestsPerSecond / b.requestsPerSecond - middle);
  }
}
