import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, lstat, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseStartError } from './databaseStartError.ts';
import { canReach, giveTo, serverEnvironment } from './serverUser.ts';
import type { ServerUser } from './serverUser.ts';

/** A server process at work on a data folder. */
export interface Postmaster {
  pid: number;
  /** The folder of its socket, which is how this process reaches it. */
  socketFolder: string;
}

const maxLogBytes = 1024 * 1024;
/** The kernel's limit for a socket's path (macOS: 104). */
const maxSocketPathBytes = 103;
const socketName = '.s.PGSQL.5432';

/** The server that holds a data folder, found through the lock file that PostgreSQL itself keeps; null when none runs. */
export async function findPostmaster(cluster: string): Promise<Postmaster | null> {
  const lines = (await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  const socketFolder = lines[4]?.trim();
  if (!pid || !socketFolder) return null;
  return (await isServerOf(pid, cluster)) ? { pid, socketFolder } : null;
}

/** A process id alone proves nothing: after a restart of the machine or container it may be somebody else's. */
async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  const command =
    process.platform === 'linux'
      ? (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ')
      : spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout;
  return command.includes('postgres') && command.includes(` ${cluster} `);
}

/** Removes a lock file whose process is known not to be a server on this folder; PostgreSQL would refuse to start. */
async function removeStaleLock(cluster: string): Promise<void> {
  const file = path.join(cluster, 'postmaster.pid');
  const before = await readFile(file, 'utf8').catch(() => '');
  const pid = Number(before.split('\n')[0]);
  if (!pid || (await isServerOf(pid, cluster))) return;
  if ((await readFile(file, 'utf8').catch(() => '')) === before) await rm(file, { force: true });
}

export interface LaunchOptions {
  cluster: string;
  user: ServerUser;
  postgresProgram: string;
  logFile: string;
  /** False for tests: faster, and a crash of the machine would lose everything. */
  isLasting: boolean;
}

/** A server that was launched, which may have ended at once because another one was faster. */
export interface Launch {
  hasEnded: () => boolean;
  /** What the server wrote last, for an error's sentence. */
  lastWords: () => Promise<string>;
}

/** Starts the server detached: a Ctrl-C meant for the portal must not reach it first. Does not wait for it to be ready. */
export async function launchPostmaster(options: LaunchOptions): Promise<Launch> {
  await removeStaleLock(options.cluster);
  const socketFolder = await prepareSocketFolder(options.cluster, options.user);
  await shortenLog(options.logFile);
  const log = await open(options.logFile, 'a', 0o600);
  const { size } = await log.stat();
  let ended = false;
  try {
    const child = spawn(
      options.postgresProgram,
      ['-D', options.cluster, ...settings(socketFolder, options.isLasting).flatMap((setting) => ['-c', setting])],
      {
        ...options.user.spawnIds,
        cwd: '/',
        env: serverEnvironment,
        detached: true,
        stdio: ['ignore', log.fd, log.fd],
      },
    );
    child.on('error', () => (ended = true)).on('exit', () => (ended = true));
    child.unref();
  } finally {
    await log.close();
  }
  return {
    hasEnded: () => ended,
    lastWords: async () => (await readFile(options.logFile, 'utf8').catch(() => '')).slice(size).trim(),
  };
}

/** Ends the server: at once for its clients, with everything on disk. Resolves when it is gone. */
export async function stopPostmaster(cluster: string, maxWaitMs = 30_000): Promise<void> {
  const running = await findPostmaster(cluster);
  if (!running) return;
  // SIGTERM would wait for every connection to close by itself and answer newcomers with 57P03 meanwhile.
  signal(running.pid, 'SIGINT');
  const deadline = Date.now() + maxWaitMs;
  while (await isServerOf(running.pid, cluster)) {
    if (Date.now() > deadline) {
      // Its next start recovers from the log.
      signal(running.pid, 'SIGQUIT');
      await sleep(1000);
      break;
    }
    await sleep(10);
  }
  await rm(running.socketFolder, { recursive: true, force: true });
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** A short path in a temporary folder, always the same for one data folder, which nobody but the server's user may enter. */
async function prepareSocketFolder(cluster: string, user: ServerUser): Promise<string> {
  const name = `riwaq-${user.uid}-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`;
  const fits = (base: string) =>
    Buffer.byteLength(path.join(base, name, socketName)) <= maxSocketPathBytes && canReach(user, base);
  const folder = path.join(fits(tmpdir()) ? tmpdir() : '/tmp', name);
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const found = await lstat(folder);
  const isOurs = found.isDirectory() && (found.uid === user.uid || found.uid === process.getuid?.());
  if (!isOurs) {
    throw new DatabaseStartError(
      `${folder}, where the database's socket belongs, is another user's. Remove it, or set TMPDIR.`,
    );
  }
  await chmod(folder, 0o700);
  await giveTo(user, folder);
  return folder;
}

async function shortenLog(file: string): Promise<void> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > maxLogBytes) await rename(file, `${file}.1`);
}

const megabyte = 1024 * 1024;

/** Settings for a small machine of its own: no network, few processes, nothing that a single server does not need. */
function settings(socketFolder: string, isLasting: boolean): string[] {
  const memoryMb = totalmem() / megabyte;
  const sharedMb = Math.round(Math.min(512, Math.max(64, memoryMb / 32)));
  return [
    'listen_addresses=',
    `unix_socket_directories=${socketFolder}`,
    'unix_socket_permissions=0700',
    'port=5432',
    `max_connections=${isLasting ? 80 : 200}`,
    `shared_buffers=${sharedMb}MB`,
    `effective_cache_size=${Math.round(memoryMb / 2)}MB`,
    'work_mem=8MB',
    'maintenance_work_mem=128MB',
    'random_page_cost=1.1',
    'jit=off',
    'max_parallel_workers_per_gather=0',
    'io_method=sync',
    'wal_level=minimal',
    'max_wal_senders=0',
    'max_wal_size=1GB',
    'timezone=UTC',
    'log_timezone=UTC',
    'log_line_prefix=%m [%p] ',
    'log_checkpoints=off',
    ...(isLasting ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off']),
  ];
}
