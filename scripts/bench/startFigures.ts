import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { median, type Report } from './figures.ts';
import { load } from './load.ts';
import { type BenchPortal, startPortal } from './portal.ts';

/** A process that has just started still has its start to tidy away. */
const restMs = 10_000;
const warmStarts = 5;

/** Start-up with the demo, first and again; memory of the portal's own process at rest and after a load. */
export async function measureStart(parts: ReadonlySet<string>, report: Report): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'riwaq-bench-start-'));
  try {
    const first = await startPortal({ dataDir });
    await first.stop();
    const seconds: number[] = [];
    let portal: BenchPortal | undefined;
    for (let start = 0; start < warmStarts; start += 1) {
      await portal?.stop();
      portal = await startPortal({ dataDir });
      seconds.push(portal.readyMs / 1000);
    }
    if (parts.has('start')) {
      const cold = first.readyMs / 1000;
      report({ name: 'First start, demo loaded', value: cold, unit: 's', goal: { atMost: 10 } });
      const note = seconds.map((second) => second.toFixed(2)).join(' ');
      report({ name: 'Start', value: median(seconds), unit: 's', goal: { atMost: 1.5 }, note });
    }
    if (portal && parts.has('memory')) await measureMemory(portal, report);
    await portal?.stop();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measureMemory(portal: BenchPortal, report: Report): Promise<void> {
  await sleep(restMs);
  report({ name: 'Memory at rest', value: await megabytes(portal.pid), unit: 'MB', goal: { atMost: 150 } });
  const options = { seconds: 8, connections: 16 };
  for (const [address, isUnique] of [
    ['/en/opportunities', false],
    ['/ar/opportunities', true],
    ['/api/job-opportunities?q=research', false],
  ] as const)
    await load({ pid: portal.pid, url: portal.url + address, isUnique }, options);
  report({ name: 'Memory under load', value: await megabytes(portal.pid), unit: 'MB' });
  await sleep(restMs);
  report({ name: 'Memory 10 s after the load', value: await megabytes(portal.pid), unit: 'MB' });
}

/** Resident memory of a process. */
async function megabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}
