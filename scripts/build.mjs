import { build, ensureBuilt } from './freshBuild.mjs';
import { ensureInstalled } from './install.mjs';

// `npm run build`; with --if-changed it does nothing when the sources are those of the last build.

await ensureInstalled();
try {
  await (process.argv.includes('--if-changed') ? ensureBuilt() : build());
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
