import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Report } from './figures.ts';
import { compare, type LoadOptions } from './load.ts';
import { startPortal } from './portal.ts';
import { type Child, findFreePort, startChild } from './processes.ts';
import { recordStatements } from './recordStatements.ts';

const page = '/en/opportunities';
const api = '/api/job-opportunities';
/** A word that 10 % of the made-up opportunities have, in each language. */
const searches = [
  ['English', `${api}?q=tenth`],
  ['Arabic', `${api}?q=${encodeURIComponent('عاشر')}`],
] as const;

export interface RequestOptions {
  parts: ReadonlySet<string>;
  databaseUrl: string;
  /** What the names of the figures end with. */
  on: string;
  load: LoadOptions;
  rounds: number;
}

/** Requests a second, each beside its limit: kept and rendered pages, an API list, an API search. */
export async function measureRequests(options: RequestOptions, report: Report): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'riwaq-bench-requests-'));
  try {
    if (options.parts.has('pages')) {
      await measureKeptPage(options, folder, report);
      await measureRenderedPage(options, report);
    }
    if (options.parts.has('api')) await measureAnswer(options, folder, 'API list', api, report);
    if (options.parts.has('search'))
      for (const [language, address] of searches)
        await measureAnswer(options, folder, `API search in ${language}`, address, report);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureKeptPage(
  { databaseUrl, on, load, rounds }: RequestOptions,
  folder: string,
  report: Report,
): Promise<void> {
  const portal = await startPortal({ databaseUrl, core: 0 });
  for (const [form, encoding] of [
    ['brotli', 'br'],
    ['as it is', 'identity'],
  ] as const) {
    const headers = { 'accept-encoding': encoding };
    const limit = await startLimit('bufferServer.ts', await recordAnswer(portal.url + page, headers, folder));
    report({
      name: `Kept list page, ${form}, ${on}`,
      unit: 'r/s',
      ...(await compare(
        { ...portal, url: portal.url + page, headers },
        { ...limit, url: limit.url + page, headers },
        load,
        rounds,
      )),
      goal: { atLeast: 0.8 },
    });
    await limit.stop();
  }
  await portal.stop();
}

async function measureRenderedPage({ databaseUrl, on, load, rounds }: RequestOptions, report: Report): Promise<void> {
  const portal = await startPortal({ databaseUrl, core: 0, env: { PAGE_CACHE_MB: '0' } });
  const limit = await startLimit('memoryPageServer.ts', portal.url);
  report({
    name: `Rendered list page, database included, ${on}`,
    unit: 'r/s',
    // Equal addresses asked for at once are rendered once for all.
    ...(await compare(
      { ...portal, url: portal.url + page, isUnique: true },
      { ...limit, url: limit.url + page },
      load,
      rounds,
    )),
    goal: { atLeast: 0.5 },
  });
  await limit.stop();
  await portal.stop();
}

async function measureAnswer(
  { databaseUrl, on, load, rounds }: RequestOptions,
  folder: string,
  name: string,
  address: string,
  report: Report,
): Promise<void> {
  const file = path.join(folder, 'statements.json');
  await writeFile(file, JSON.stringify(await recordStatements(databaseUrl, folder, address)));
  const portal = await startPortal({ databaseUrl, core: 0 });
  const limit = await startLimit('sqlServer.ts', file, databaseUrl);
  report({
    name: `${name}, ${on}`,
    unit: 'r/s',
    ...(await compare({ ...portal, url: portal.url + address }, limit, load, rounds)),
    ...(name === 'API list' ? { goal: { atLeast: 0.6 } } : {}),
  });
  await limit.stop();
  await portal.stop();
}

async function startLimit(file: string, ...args: string[]): Promise<Child & { url: string }> {
  const port = await findFreePort();
  const child = await startChild(path.join(import.meta.dirname, 'servers', file), [String(port), ...args], { core: 0 });
  return { ...child, url: `http://127.0.0.1:${port}` };
}

/** Writes an answer as the wire carries it to a file, for the bare server to send. */
async function recordAnswer(url: string, headers: Record<string, string>, folder: string): Promise<string> {
  const { get } = await import('node:http');
  // The first request makes the page, the second finds it kept.
  await fetch(url, { headers }).then((response) => response.arrayBuffer());
  const answer = await new Promise<{ headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks).toString('base64') }));
      response.on('error', reject);
    }).on('error', reject);
  });
  for (const name of ['date', 'connection', 'keep-alive', 'content-length']) delete answer.headers[name];
  const file = path.join(folder, 'answer.json');
  await writeFile(file, JSON.stringify(answer));
  return file;
}
