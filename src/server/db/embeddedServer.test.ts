import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findPostmaster, stopPostmaster } from './postmaster.ts';

// Real processes throughout: each holder is a Node.js process of its own that can be killed like a portal. On a machine
// that others use too, some of them starting at once take more than a test's usual fifteen seconds.
vi.setConfig({ testTimeout: 60_000 });

interface Event {
  ready?: boolean;
  connectionString?: string;
  wasAdopted?: boolean;
  log?: string;
  failed?: string;
  stopped?: boolean;
}

interface Holder {
  child: ChildProcess;
  /** Waits for the next event that passes. */
  until(isWanted: (event: Event) => boolean | undefined): Promise<Event>;
  stop(): Promise<void>;
  kill(): Promise<void>;
}

const script = path.resolve(import.meta.dirname, '../../../tests/fixtures/holdServer.ts');
const isRoot = process.getuid?.() === 0;
let dataDir: string;
let holders: Holder[];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'riwaq-server-'));
  // mkdtemp makes a private folder, which is one test's subject and would slow down the others.
  chmodSync(dataDir, 0o755);
  holders = [];
});

afterEach(async () => {
  for (const { child } of holders) child.kill('SIGKILL');
  const elsewhere = (await readFile(path.join(dataDir, 'postgres.location'), 'utf8').catch(() => '')).trim();
  await stopPostmaster(path.join(elsewhere || dataDir, 'postgres'));
  await rm(dataDir, { recursive: true, force: true });
  if (elsewhere) await rm(elsewhere, { recursive: true, force: true });
});

function hold(folder: string, as: 'portal' | 'tool' = 'portal', command: string[] = []): Holder {
  const [program, ...before] = [...command, process.execPath];
  const child = spawn(program ?? '', [...before, script, folder, as], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, LC_ALL: 'C', PGHOST: 'nowhere.invalid', PGDATABASE: 'nothing' },
  });
  const events: Event[] = [];
  const waiting: { isWanted: (event: Event) => boolean | undefined; resolve: (event: Event) => void }[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    const event = JSON.parse(line) as Event;
    const index = waiting.findIndex(({ isWanted }) => isWanted(event));
    if (index === -1) events.push(event);
    else waiting.splice(index, 1)[0]?.resolve(event);
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const holder: Holder = {
    child,
    until: (isWanted) => {
      const index = events.findIndex(isWanted);
      const past = index === -1 ? undefined : events.splice(index, 1)[0];
      return past ? Promise.resolve(past) : new Promise((resolve) => waiting.push({ isWanted, resolve }));
    },
    stop: async () => {
      child.stdin?.write('stop\n');
      await ended;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
  holders.push(holder);
  return holder;
}

const ready = (holder: Holder) => holder.until((event) => event.ready ?? event.failed !== undefined);
const cluster = () => path.join(dataDir, 'postgres');

async function ask<Row extends pg.QueryResultRow>(connectionString: string | undefined, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

test('the first start makes a database that takes Arabic letters for letters and whose user is no superuser', async () => {
  const { connectionString } = await ready(hold(dataDir));
  const [found] = await ask(
    connectionString,
    `select rolsuper, current_setting('server_encoding') as encoding, current_setting('TimeZone') as zone,
            current_setting('listen_addresses') as network, current_setting('fsync') as fsync
     from pg_roles where rolname = current_user`,
  );
  expect(found).toEqual({ rolsuper: false, encoding: 'UTF8', zone: 'UTC', network: '', fsync: 'on' });
  await ask(connectionString, 'create extension pg_trgm');
  const trigrams = await ask<{ count: number }>(
    connectionString,
    `select cardinality(show_trgm(U&'\\0645\\0646\\062D\\0629'))`,
  );
  expect(trigrams[0]).toEqual({ cardinality: 5 });
});

test('a portal killed by the system leaves its data and its server to the next one', async () => {
  const first = hold(dataDir);
  const { connectionString, wasAdopted } = await ready(first);
  expect(wasAdopted).toBe(false);
  await ask(connectionString, 'create table kept as select 1 as one');
  const before = await findPostmaster(cluster());
  await first.kill();

  const second = hold(dataDir);
  const again = await ready(second);
  expect(again).toMatchObject({ wasAdopted: true, connectionString });
  expect((await findPostmaster(cluster()))?.pid).toBe(before?.pid);
  expect(await ask(connectionString, 'select * from kept')).toEqual([{ one: 1 }]);
  await second.stop();
  expect(await findPostmaster(cluster())).toBeNull();
});

test('a stop leaves nothing to recover', async () => {
  const first = hold(dataDir);
  const { connectionString } = await ready(first);
  const busy = new pg.Client({ connectionString });
  busy.on('error', () => {});
  await busy.connect();
  await first.stop();
  expect(await findPostmaster(cluster())).toBeNull();
  await ready(hold(dataDir));
  expect(await readFile(path.join(dataDir, 'postgres.log'), 'utf8')).not.toMatch(/not properly shut down|recovery/);
});

test('of two portals that start at once on a fresh folder one runs and the other says who does', async () => {
  const [one, two] = [hold(dataDir), hold(dataDir)];
  const results = await Promise.all([ready(one), ready(two)]);
  const winner = results[0].ready ? one : two;
  const refusals = results.flatMap((result) => result.failed ?? []);
  expect(refusals).toEqual([expect.stringContaining(`Another portal (${winner.child.pid}) is using DATA_DIR`)]);
  expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.log']);
  await winner.stop();
});

test('tools that start at once share the server, and the last one stops it', async () => {
  const three = [hold(dataDir, 'tool'), hold(dataDir, 'tool'), hold(dataDir, 'portal')];
  const results = await Promise.all(three.map(ready));
  expect(results.map((result) => result.failed)).toEqual([undefined, undefined, undefined]);
  const [first, second, portal] = three;
  await portal?.stop();
  await first?.stop();
  expect(await ask(results[1]?.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
  await second?.stop();
  expect(await findPostmaster(cluster())).toBeNull();
});

test('a server that dies under a portal is started again at the same address', async () => {
  const portal = hold(dataDir);
  const { connectionString } = await ready(portal);
  await ask(connectionString, 'create table kept as select 1 as one');
  const before = await findPostmaster(cluster());
  process.kill(before?.pid ?? 0, 'SIGKILL');
  await portal.until((event) => event.log === 'The database server is back');
  expect(await ask(connectionString, 'select * from kept')).toEqual([{ one: 1 }]);
  await portal.stop();
  expect(await findPostmaster(cluster())).toBeNull();
});

test('a lock file whose process number is somebody else’s now does not keep the server from starting', async () => {
  const first = hold(dataDir);
  await ready(first);
  await first.stop();
  await writeFile(path.join(cluster(), 'postmaster.pid'), `${process.pid}\n${cluster()}\n1\n5432\n/tmp\n`);
  expect(await ready(hold(dataDir))).toMatchObject({ ready: true });
});

test('a folder that is no data folder of PostgreSQL is refused in words', async () => {
  await mkdir(cluster());
  await writeFile(path.join(cluster(), 'notes.txt'), 'mine');
  const { failed } = await ready(hold(dataDir));
  expect(failed).toMatch(/belongs to another user|is not a data folder of PostgreSQL/);
});

test.runIf(isRoot)('root may keep DATA_DIR in a private home, also under umask 077', async () => {
  const home = path.join(dataDir, 'home');
  await mkdir(home);
  chmodSync(home, 0o700);
  const folder = path.join(home, 'data');
  const portal = hold(folder, 'portal', ['/bin/sh', '-c', 'umask 077; exec "$0" "$@"']);
  const { connectionString, failed } = await ready(portal);
  expect(failed).toBeUndefined();
  await ask(connectionString, 'create table kept as select 1 as one');
  await portal.stop();
  const elsewhere = (await readFile(path.join(folder, 'postgres.location'), 'utf8')).trim();
  expect(await readdir(elsewhere)).toEqual(['postgres']);

  const again = hold(folder);
  await ready(again);
  expect(await ask(connectionString, 'select * from kept')).toEqual([{ one: 1 }]);
  await again.stop();
  await rm(elsewhere, { recursive: true });
});
