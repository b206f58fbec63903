import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { findRuntime, root } from './runtime.mjs';

// `node scripts/run.mjs NAME …` runs scripts/NAME.ts on the project's sources, without a build.

const [name = '', ...options] = process.argv.slice(2);
const file = path.join(root, 'scripts', `${path.basename(name)}.ts`);
if (!existsSync(file)) {
  console.error(`There is no script called "${name}".`);
  process.exit(1);
}
ensureInstalled();
const { status } = spawnSync(findRuntime(), ['--conditions=source', '--enable-source-maps', file, ...options], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
