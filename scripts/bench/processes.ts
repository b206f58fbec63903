import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
const maxStartMs = 120_000;
const maxStopMs = 20_000;

/** Servers run on one core and the load generator on another, where the system can pin processes. */
const canPin = process.platform === 'linux' && spawnSync('taskset', ['-c', '0', 'true']).status === 0;

export interface Child {
  pid: number;
  /** What the process said of itself when it was ready. */
  ready: Record<string, unknown>;
  /** From the start of the process to its readiness. */
  readyMs: number;
  output(): string;
  stop(): Promise<void>;
}

export interface ChildOptions {
  env?: Record<string, string>;
  core?: 0 | 1;
  nodeOptions?: readonly string[];
}

/** Runs a script of Node.js that sends a message when it is ready. Throws with what it wrote when it does not get there. */
export async function startChild(file: string, args: readonly string[], options: ChildOptions = {}): Promise<Child> {
  const startedAt = performance.now();
  const child = launch(file, args, options);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const exit = new Promise<void>((resolve) => child.once('close', () => resolve()));

  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), maxStopMs);
    await exit;
    clearTimeout(late);
  }

  const ready = await new Promise<Record<string, unknown> | null>((resolve) => {
    const late = setTimeout(() => resolve(null), maxStartMs);
    child.once('message', (message) => {
      clearTimeout(late);
      resolve(message as Record<string, unknown>);
    });
    void exit.then(() => resolve(null));
  });
  if (!ready || child.pid === undefined) {
    await stop();
    throw new Error(`${path.basename(file)} did not get ready. It wrote:\n${output}`);
  }
  return { pid: child.pid, ready, readyMs: performance.now() - startedAt, output: () => output, stop };
}

/** Runs a script of Node.js to its end and reads the JSON it writes. */
export async function runForJson<T>(file: string, args: readonly string[], options: ChildOptions = {}): Promise<T> {
  const child = launch(file, args, options);
  let output = '';
  let complaints = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`${path.basename(file)} ended with ${code}. It wrote:\n${complaints}`);
  return JSON.parse(output) as T;
}

function launch(
  file: string,
  args: readonly string[],
  { env = {}, core, nodeOptions = [] }: ChildOptions,
): ChildProcess {
  const command = [process.execPath, ...nodeOptions, file, ...args];
  const [program = '', ...rest] = canPin && core !== undefined ? ['taskset', '-c', String(core), ...command] : command;
  return spawn(program, rest, {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

/** A port that nobody listens on now. */
export async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
