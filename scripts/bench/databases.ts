import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedServer } from '#server/db/embeddedServer.ts';
import { fillDatabase, isFilled, query } from './fillDatabase.ts';

/** A database with made-up opportunities. */
export interface BenchDatabase {
  url: string;
  close(): Promise<void>;
}

/** Where databases to measure on come from. */
export interface BenchServer {
  name: string;
  open(count: number): Promise<BenchDatabase>;
  stop(): Promise<void>;
}

export interface ServerOptions {
  /** Leaves the filled databases for the next run. */
  isKept: boolean;
  say: (line: string) => void;
}

const programs = '/usr/lib/postgresql/15/bin';
const folder = path.join(tmpdir(), 'riwaq-bench-databases');

/** The server that comes with the portal; each database has one of its own, as each portal has. */
export function embeddedServer({ isKept, say }: ServerOptions): BenchServer {
  const name = 'embedded PostgreSQL 18';
  return {
    name,
    open: async (count) => {
      const dataDir = path.join(folder, `embedded-${count}`);
      const start = () => startEmbeddedServer({ dataDir, holder: 'tool' });
      let server = await start();
      if (!(await isFilled(server.connectionString))) {
        await server.stop();
        await rm(dataDir, { recursive: true, force: true });
        server = await start();
        say(`Filling ${name} with ${count.toLocaleString('en-US')} opportunities …`);
        await fillDatabase(server.connectionString, count);
      }
      const close = async () => {
        await server.stop();
        if (!isKept) await rm(dataDir, { recursive: true, force: true });
      };
      return { url: server.connectionString, close };
    },
    stop: async () => {},
  };
}

/** A server apart: the one that BENCH_DATABASE_URL names, or Debian's PostgreSQL 15; null where neither is. */
export async function separateServer(options: ServerOptions): Promise<BenchServer | null> {
  const given = process.env.BENCH_DATABASE_URL;
  if (given) return serverOf(given, async () => {}, options);
  if (!existsSync(path.join(programs, 'postgres'))) return null;
  const data = path.join(folder, 'separate');
  const sockets = path.join(tmpdir(), 'riwaq-bench-sockets');
  for (const each of [folder, data, sockets]) mkdirSync(each, { recursive: true });
  // The server refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) for (const each of [data, sockets]) chownSync(each, 65534, 65534);
  const run = (program: string, ...args: string[]) =>
    execFileSync(path.join(programs, program), args, {
      cwd: '/',
      stdio: ['ignore', 'ignore', 'inherit'],
      ...(isRoot ? { uid: 65534, gid: 65534 } : {}),
    });
  if (!existsSync(path.join(data, 'PG_VERSION')))
    run('initdb', '-D', data, '-U', 'bench', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
  const settings = ["listen_addresses=''", `unix_socket_directories='${sockets}'`, 'shared_buffers=512MB', 'jit=off'];
  settings.push('work_mem=8MB', 'random_page_cost=1.1', 'max_wal_size=2GB', 'max_parallel_workers_per_gather=0');
  const flags = settings.map((setting) => `-c ${setting}`).join(' ');
  run('pg_ctl', '-D', data, '-w', '-l', path.join(data, 'server.log'), '-o', flags, 'start');
  const stop = async () => {
    run('pg_ctl', '-D', data, '-m', 'fast', '-w', 'stop');
    if (!options.isKept) await rm(data, { recursive: true, force: true });
  };
  return serverOf(`postgres://bench@localhost/postgres?host=${encodeURIComponent(sockets)}`, stop, options);
}

/** Databases of a server whose role may create them. */
async function serverOf(
  connectionString: string,
  stop: () => Promise<void>,
  { isKept, say }: ServerOptions,
): Promise<BenchServer> {
  const [row] = await query(connectionString, 'show server_version');
  const name = `PostgreSQL ${String(row?.['server_version']).split(' ')[0]}`;
  return {
    name,
    stop,
    open: async (count) => {
      const database = `riwaq_bench_${count}`;
      const url = new URL(connectionString);
      url.pathname = `/${database}`;
      if (!(await isFilled(url.href))) {
        await query(connectionString, `drop database if exists ${database} with (force)`);
        await query(connectionString, `create database ${database}`);
        say(`Filling ${name} with ${count.toLocaleString('en-US')} opportunities …`);
        await fillDatabase(url.href, count);
      }
      const close = async () => {
        if (!isKept) await query(connectionString, `drop database ${database} with (force)`);
      };
      return { url: url.href, close };
    },
  };
}
