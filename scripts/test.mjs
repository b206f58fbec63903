import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled } from './install.mjs';
import { findRuntime, runToEnd } from './runtime.mjs';

// `npm test`: installs what is missing, the browser included, and runs every test. What follows `--` goes to Vitest:
// `npm test -- --project unit` runs the tests that need no browser.

const options = process.argv.slice(2);
const needsBrowser = !/--project[ =]unit\b/.test(options.join(' '));

// Every run closes with such a line, one that could not begin as well.
const closeWithoutTests = () => console.log('\n0 passed, 1 failed');
process.on('exit', closeWithoutTests);
await ensureInstalled();
const browser = needsBrowser ? ensureBrowser() : undefined;
const runtime = findRuntime();
process.off('exit', closeWithoutTests);

const { NODE_ENV: _, ...env } = process.env;
process.exitCode = await runToEnd(runtime, [path.join('node_modules', 'vitest', 'vitest.mjs'), 'run', ...options], {
  env: browser ? { ...env, CHROMIUM_PATH: browser } : env,
});
