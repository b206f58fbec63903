import { readdirSync, readFileSync } from 'node:fs';

/** Processor time of some processes so far, all their threads, in milliseconds; null where the system does not tell it. */
export function processorTime(pids: readonly number[]): number | null {
  if (process.platform !== 'linux') return null;
  const nanoseconds = pids.flatMap((pid) => threadsOf(pid).map((thread) => timeOf(pid, thread)));
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6;
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return []; // It has ended.
  }
}

function timeOf(pid: number, thread: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]);
  } catch {
    return 0; // It has ended.
  }
}
