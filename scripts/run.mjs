import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { findRuntime, root, runToEnd } from './runtime.mjs';

// `node scripts/run.mjs NAME …` runs scripts/NAME.ts on the project's sources, without a build.

const [name = '', ...options] = process.argv.slice(2);
const file = path.join(root, 'scripts', `${path.basename(name)}.ts`);
if (!existsSync(file)) {
  console.error(`There is no script called "${name}".`);
  process.exit(1);
}
await ensureInstalled();
process.exitCode = await runToEnd(findRuntime(), [file, ...options], {
  cwd: process.cwd(),
});
