import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, runTool } from './runtime.mjs';

const dist = path.join(root, 'dist');
const stamp = path.join(dist, '.built-from');
const settings = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'vite.config.ts',
  'scripts/chunkGroups.ts',
  'scripts/serverBundle.ts',
  'scripts/vitePlugins.ts',
];

/** Builds when what the portal is built from has changed since the last build. Throws an Error with a sentence. */
export async function ensureBuilt() {
  const sources = hashSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  console.log('Building …');
  await build(sources);
}

/**
 * Builds the browser's files and the server beside `dist`, and puts them in its place when both are done: a failed
 * build leaves the old one, and nobody meets half of a new one.
 */
export async function build(sources = hashSources()) {
  // As deep as dist: source maps name their sources by relative paths.
  const draft = path.join(root, `dist-${process.pid}`);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft);
  try {
    const vite = ['vite/bin/vite.js', 'build', '--logLevel', 'warn', '--emptyOutDir'];
    const results = await Promise.allSettled([
      run([...vite, '--outDir', path.join(draft, 'client')]),
      run([...vite, '--ssr', '--outDir', path.join(draft, 'server')]),
    ]);
    const failure = results.find((result) => result.status === 'rejected');
    if (failure) throw failure.reason;
    writeFileSync(path.join(draft, '.built-from'), sources);
    const old = `${draft}.old`;
    if (existsSync(dist)) renameSync(dist, old);
    renameSync(draft, dist);
    rmSync(old, { recursive: true, force: true });
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

async function run([file, ...options]) {
  // Vite chooses React's production build by it.
  const code = await runTool(file, options, { env: { ...process.env, NODE_ENV: 'production' } });
  if (code !== 0)
    throw new Error(`The build failed: ${path.basename(file)} ended with code ${code} and says why above.`);
}

/** One hash of everything a build depends on: contents, not times, since git gives every checkout new times. */
function hashSources() {
  const hash = createHash('sha256');
  const files = [...settings, ...listFiles('src'), ...listFiles('public')].filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  for (const file of files) {
    hash.update(`\n${file}\n`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

function listFiles(folder) {
  const absolute = path.join(root, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      return entry.isDirectory() ? listFiles(file) : [file];
    });
}
