import path from 'node:path';
import { median, type Report } from './figures.ts';
import { addressOf, listPages } from './pages.ts';
import { startPortal } from './portal.ts';
import { root, runForJson } from './processes.ts';

const program = path.join(root, 'node_modules/lighthouse/cli/index.js');
const pages = ['home', 'opportunities', 'opportunity', 'fellows'];
const goals = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

interface LighthouseResult {
  /** Why there are no figures. */
  runtimeError?: { code: string; message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; score: number | null; scoreDisplayMode: string; title: string }>;
}

/**
 * Lighthouse as a phone sees the pages: the median of several runs. The portal has kept the pages before, as after the
 * first visitor of a day.
 */
export async function measureLighthouse(browserPath: string, runs: number, report: Report): Promise<void> {
  const portal = await startPortal();
  try {
    const all = await listPages(portal.url);
    for (const name of pages)
      for (const language of ['en', 'ar']) {
        // A record has a name in each language: what is measured is its page, not the way there by the other's name.
        const answer = await fetch(addressOf(portal.url, language, all[name] ?? ''));
        await answer.arrayBuffer();
        const { url } = answer;
        const results: LighthouseResult[] = [];
        for (let run = 0; run < runs; run += 1) results.push(await runLighthouse(browserPath, url));
        reportPage(`${language} ${name}`, results, report);
      }
  } finally {
    await portal.stop();
  }
}

function reportPage(page: string, results: readonly LighthouseResult[], report: Report): void {
  const audit = (id: string) => median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  for (const [category, atLeast] of Object.entries(goals)) {
    const value = 100 * median(results.map(({ categories }) => categories[category]?.score ?? 0));
    const note =
      category === 'performance'
        ? `FCP ${seconds(audit('first-contentful-paint'))}, LCP ${seconds(audit('largest-contentful-paint'))}, TBT ${Math.round(audit('total-blocking-time'))} ms, CLS ${audit('cumulative-layout-shift').toFixed(3)}`
        : failedAudits(results[0]);
    report({ name: `Lighthouse ${category}, ${page}`, value, unit: '', goal: { atLeast }, note });
  }
}

function failedAudits(result: LighthouseResult | undefined): string {
  const failed = Object.values(result?.audits ?? {}).filter(
    ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary',
  );
  return failed.map(({ title }) => title).join('; ');
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

/** A browser on a busy machine now and then gives Lighthouse nothing to measure (NO_NAVSTART): then once more. */
async function runLighthouse(browserPath: string, url: string): Promise<LighthouseResult> {
  try {
    return await attempt(browserPath, url);
  } catch {
    return attempt(browserPath, url);
  }
}

async function attempt(browserPath: string, url: string): Promise<LighthouseResult> {
  const flags = ['--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox --disable-gpu'];
  const categories = `--only-categories=${Object.keys(goals).join(',')}`;
  const result = await runForJson<LighthouseResult>(program, [url, ...flags, categories], {
    env: { CHROME_PATH: browserPath },
  });
  if (result.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${result.runtimeError.message}`);
  return result;
}
