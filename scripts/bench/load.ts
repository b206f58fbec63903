import { readFileSync } from 'node:fs';
import path from 'node:path';
import { median } from './figures.ts';
import { runForJson } from './processes.ts';

/** What a server is asked for, again and again. */
export interface Target {
  url: string;
  /** The server's process, whose own time is counted. */
  pid: number;
  headers?: Record<string, string>;
  /** Each request asks for an address of its own, by a parameter that means nothing. */
  isUnique?: boolean;
}

export interface Load {
  requestsPerSecond: number;
  p50: number;
  p99: number;
  failures: number;
  /** Processor time of the server for one request, in milliseconds; null where the system does not tell it. */
  cpuMs: number | null;
}

export interface LoadOptions {
  seconds: number;
  connections: number;
}

const generator = path.join(import.meta.dirname, 'servers/generateLoad.ts');
/** Of /proc: Linux counts in hundredths of a second on every machine that Node.js runs on. */
const msPerTick = 10;

/** Loads one server, from a process of its own. Throws when an answer was not a 200. */
export async function load(target: Target, { seconds, connections }: LoadOptions): Promise<Load> {
  const before = cpuOf(target.pid);
  const settings = JSON.stringify({ ...target, seconds, connections });
  const result = await runForJson<Load & { total: number }>(generator, [settings], { core: 1 });
  const after = cpuOf(target.pid);
  if (result.failures > 0) throw new Error(`${result.failures} requests to ${target.url} were not answered with 200.`);
  return { ...result, cpuMs: before === null || after === null ? null : (after - before) / result.total };
}

function cpuOf(pid: number): number | null {
  if (process.platform !== 'linux') return null;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * msPerTick;
}

export interface Comparison {
  value: number;
  limit: number;
  note: string;
}

/**
 * Loads a server and its limit in turns, so that what else the machine does meets both, and gives the round with the
 * middle ratio. The note tells the processor time of one request too, which a busy machine changes less.
 */
export async function compare(
  target: Target,
  limit: Target,
  options: LoadOptions,
  rounds: number,
): Promise<Comparison> {
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
    note: `p50/p99 ${measured.p50}/${measured.p99} ms, limit ${best.p50}/${best.p99}${describeCpu(pairs)}`,
  };

  function distance([a, b]: [Load, Load]): number {
    return Math.abs(a.requestsPerSecond / b.requestsPerSecond - middle);
  }
}

function describeCpu(pairs: [Load, Load][]): string {
  const [own, limit] = [pairs.map(([a]) => a.cpuMs), pairs.map(([, b]) => b.cpuMs)].map((values) =>
    median(values.filter((value) => value !== null)),
  );
  if (!own || !limit) return '';
  return `; CPU ${own.toPrecision(2)} ms, limit ${limit.toPrecision(2)} (× ${(limit / own).toFixed(2)})`;
}
