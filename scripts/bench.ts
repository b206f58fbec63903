import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureAccounts } from './bench/accountFigures.ts';
import { measureConnections } from './bench/connectionFigures.ts';
import { type BenchDatabase, type BenchServer, embeddedServer, separateServer } from './bench/databases.ts';
import { describe, type Figure, isReached, toMarkdown } from './bench/figures.ts';
import { measureLighthouse } from './bench/lighthouseFigures.ts';
import { measureNotifications } from './bench/notificationFigures.ts';
import { measureRequests } from './bench/requestFigures.ts';
import { measureQuestions, scaleFigures } from './bench/scaleFigures.ts';
import { measureSessions } from './bench/sessionFigures.ts';
import { measureSizes } from './bench/sizeFigures.ts';
import { measureStart } from './bench/startFigures.ts';

// `npm run bench`: measures, and prints each figure beside its limit (docs/benchmarks.md).
// `npm run bench -- pages size` measures some parts; --sizes 10k,1m and --databases embedded narrow the first ones.

const parts = [
  'connections',
  'notifications',
  'pages',
  'api',
  'search',
  'scale',
  'size',
  'start',
  'memory',
  'sessions',
  'accounts',
  'lighthouse',
];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: 'string', default: '10k,100k,1m' },
    databases: { type: 'string', default: 'embedded,separate' },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '16' },
    rounds: { type: 'string', default: '3' },
    /** Leaves the filled databases for the next run. */
    keep: { type: 'boolean', default: false },
    markdown: { type: 'boolean', default: false },
  },
});
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const figures: Figure[] = [];
const report = (figure: Figure): void => {
  figures.push(figure);
  say(describe(figure));
};

const chosen = new Set(positionals.length > 0 ? positionals : parts);
const unknown = [...chosen].filter((part) => !parts.includes(part));
if (unknown.length > 0)
  throw new Error(`There is no part called ${unknown.join(', ')}. There are: ${parts.join(', ')}.`);
const sizes = values.sizes.split(',').map((size) => Number(size.replace(/k$/i, '000').replace(/m$/i, '000000')));
const load = { seconds: Number(values.seconds), connections: Number(values.connections) };

const build = spawnSync(process.execPath, [path.join(import.meta.dirname, 'build.mjs'), '--if-changed'], {
  stdio: 'inherit',
});
if (build.status !== 0) process.exit(1);
if (['pages', 'api', 'search', 'scale'].some((part) => chosen.has(part))) {
  for (const kind of values.databases.split(',')) {
    const options = { isKept: values.keep, say };
    const server = kind === 'separate' ? await separateServer(options) : embeddedServer(options);
    if (server) await measureServer(server);
    else say('There is no separate PostgreSQL: set BENCH_DATABASE_URL.');
  }
}

if (chosen.has('connections') || chosen.has('notifications')) {
  for (const kind of values.databases.split(',')) {
    const options = { isKept: values.keep, say };
    const isSeparate = kind === 'separate';
    const server = isSeparate ? await separateServer(options) : embeddedServer(options);
    if (!server) continue;
    try {
      if (chosen.has('notifications')) await measureNotifications(server, report);
      if (chosen.has('connections')) await measureConnections(server, isSeparate ? 50 : 150, report);
    } finally {
      await server.stop();
    }
  }
}

if (chosen.has('start') || chosen.has('memory')) await measureStart(chosen, report);
if (chosen.has('sessions')) await measureSessions(load, Number(values.rounds), report);
if (chosen.has('accounts')) await measureAccounts(report);
if (chosen.has('size') || chosen.has('lighthouse')) {
  const { ensureBrowser } = (await import(path.join(import.meta.dirname, 'browser.mjs'))) as BrowserFinder;
  const browser = ensureBrowser();
  if (chosen.has('size')) await measureSizes(browser, report, say);
  if (chosen.has('lighthouse')) await measureLighthouse(browser, Number(values.rounds), report);
}
if (values.markdown) say(toMarkdown(figures));
const missed = figures.filter((figure) => isReached(figure) === false);
say(missed.length === 0 ? 'Every goal is reached.' : `${missed.length} of ${figures.length} figures miss their goal.`);

interface BrowserFinder {
  ensureBrowser: () => string;
}

async function measureServer(server: BenchServer): Promise<void> {
  const databases = new Map<number, BenchDatabase>();
  try {
    // Questions are compared between the least and the greatest alone.
    const isOnlyScale = !['pages', 'api', 'search'].some((part) => chosen.has(part));
    const ends = [Math.min(...sizes), Math.max(...sizes)];
    for (const size of isOnlyScale ? new Set(ends) : sizes) databases.set(size, await server.open(size));
    if (chosen.has('scale')) {
      const compared = [...databases]
        .filter(([size]) => ends.includes(size))
        .map(([size, { url }]) => [size, url] as const);
      for (const figure of scaleFigures(await measureQuestions(new Map(compared)), server.name)) report(figure);
    }
    for (const [size, { url }] of databases) {
      const on = `${size.toLocaleString('en-US')}, ${server.name}`;
      await measureRequests({ parts: chosen, databaseUrl: url, on, load, rounds: Number(values.rounds) }, report);
    }
  } finally {
    // One that can not be closed keeps neither the others nor their server running.
    await Promise.allSettled([...databases.values()].map(async (database) => database.close()));
    await server.stop();
  }
}
