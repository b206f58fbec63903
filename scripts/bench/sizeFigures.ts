import { get } from 'node:http';
import { type Browser, chromium } from 'playwright-core';
import type { Report } from './figures.ts';
import { addressOf, entrancePages, listPages } from './pages.ts';
import { startPortal } from './portal.ts';

type Kind = 'html' | 'js' | 'css' | 'font' | 'other';

interface FirstLoad {
  page: string;
  requests: number;
  /** Bytes on the wire without headers: text as gzip, fonts as they are. */
  bytes: Record<Kind, number>;
  /** All of it as a browser of today gets it, with Brotli. */
  brotliBytes: number;
  layoutShift: number;
}

const kindOf: Record<string, Kind> = { Document: 'html', Script: 'js', Stylesheet: 'css', Font: 'font' };
const goals = [
  ['js', 'JavaScript', 120],
  ['css', 'CSS', 12],
  ['font', 'Fonts', 80],
] as const;

/** What a first visit to each public page fetches, in each language, as a browser with an empty cache asks for it. */
export async function measureSizes(browserPath: string, report: Report, say: (line: string) => void): Promise<void> {
  const portal = await startPortal();
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] });
  try {
    const loads: FirstLoad[] = [];
    for (const [name, page] of Object.entries({ ...(await listPages(portal.url)), ...entrancePages }))
      for (const language of ['en', 'ar']) {
        const found = await firstLoad(browser, addressOf(portal.url, language, page), `${language} ${name}`);
        loads.push(found);
        say(describe(found));
      }
    for (const [kind, name, atMost] of goals) {
      const most = greatest(loads, (each) => each.bytes[kind]);
      const value = most.bytes[kind] / 1000;
      report({ name: `${name} of a first load, gzip, at most`, value, unit: 'kB', goal: { atMost }, note: most.page });
    }
    const many = greatest(loads, (each) => each.requests);
    const goal = { atMost: 20 };
    report({ name: 'Requests of a first load, at most', value: many.requests, unit: '', goal, note: many.page });
    const moved = greatest(loads, (each) => each.layoutShift);
    const shift = { value: moved.layoutShift, unit: '', goal: { atMost: 0 }, note: moved.page };
    report({ name: 'Layout shift of a first load, at most', ...shift });
  } finally {
    await browser.close();
    await portal.stop();
  }
}

async function firstLoad(browser: Browser, url: string, page: string): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const tab = await context.newPage();
    await tab.addInitScript(observeShift);
    const session = await context.newCDPSession(tab);
    await session.send('Network.enable');
    const fetched: { url: string; kind: Kind }[] = [];
    session.on('Network.responseReceived', ({ type, response }) => {
      if (response.url.startsWith('http')) fetched.push({ url: response.url, kind: kindOf[type] ?? 'other' });
    });
    await tab.goto(url, { waitUntil: 'networkidle' });
    const layoutShift = await tab.evaluate(() => (window as unknown as { shift: number }).shift);
    const bytes: Record<Kind, number> = { html: 0, js: 0, css: 0, font: 0, other: 0 };
    let brotliBytes = 0;
    for (const each of fetched) {
      // What the page posts or asks of the API while it lives is a request, but none of its files.
      bytes[each.kind] += await transferBytes(each.url, 'gzip');
      brotliBytes += await transferBytes(each.url, 'br');
    }
    return { page, requests: fetched.length, bytes, brotliBytes, layoutShift };
  } finally {
    await context.close();
  }
}

/** Runs in the page before anything else. */
function observeShift(): void {
  const state = window as unknown as { shift: number };
  state.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) state.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

const sizes = new Map<string, Promise<number>>();

function transferBytes(url: string, encoding: string): Promise<number> {
  const key = `${encoding} ${url}`;
  const known = sizes.get(key);
  if (known) return known;
  const size = new Promise<number>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
      response.on('error', reject);
    }).on('error', reject);
  });
  sizes.set(key, size);
  return size;
}

function greatest(loads: readonly FirstLoad[], measure: (load: FirstLoad) => number): FirstLoad {
  return loads.reduce((most, each) => (measure(each) > measure(most) ? each : most));
}

function describe({ page, requests, bytes, brotliBytes, layoutShift }: FirstLoad): string {
  const kB = (value: number) => (value / 1000).toFixed(1).padStart(6);
  const parts = Object.entries(bytes).map(([kind, value]) => `${kind} ${kB(value)}`);
  const shift = layoutShift.toFixed(4);
  return `  ${page.padEnd(18)} ${String(requests).padStart(3)} requests  ${parts.join('  ')}  with brotli ${kB(brotliBytes)} kB  shift ${shift}`;
}
