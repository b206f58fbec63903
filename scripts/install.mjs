import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, runToEnd } from './runtime.mjs';

// Runs on the Node.js that the machine has (20 or later), before anything is installed: built-in modules only.

const stamp = path.join(root, 'node_modules', '.installed-for');

/** What a person may have set for npm through the environment; the rest comes from the npm that called this script. */
const keptSettings =
  /^npm_config_(registry|cache|userconfig|globalconfig|(https?_?)?proxy|noproxy|ca|cafile|strict_ssl|nodedir)$/i;

/** Installs the packages that package-lock.json lists, unless they are installed already. Ends the process when that fails. */
export async function ensureInstalled() {
  const lock = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const wanted = createHash('sha256').update(lock).digest('hex');
  if (readText(stamp) === wanted && existsSync(path.join(root, 'node_modules', 'vite'))) return;

  if (!isInstalledByHand(JSON.parse(lock))) {
    if (lstatSync(path.join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
      // npm would empty the folder that the link leads to, which is another checkout's.
      console.error('node_modules is a link to packages of another version. Remove the link, then start again.');
      process.exit(1);
    }
    console.log('Installing packages …');
    // The machine's Node.js is older than some packages ask for; they run on the one among them.
    const options = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
    const code = await runToEnd('npm', options, { env: cleanEnvironment(), shell: process.platform === 'win32' });
    if (code !== 0) {
      console.error('The packages could not be installed: npm says why above.');
      process.exit(code);
    }
  }
  writeFileSync(stamp, wanted);
}

/** Whether npm's own record of node_modules agrees with the lockfile, but for packages of other platforms. */
function isInstalledByHand(lock) {
  const record = readText(path.join(root, 'node_modules', '.package-lock.json'));
  if (!record) return false;
  const installed = JSON.parse(record).packages;
  return Object.entries(lock.packages).every(([name, { version, optional, link }]) => {
    if (name === '' || link) return true;
    return installed[name] ? installed[name].version === version : optional === true;
  });
}

function cleanEnvironment() {
  const env = {};
  for (const [name, value] of Object.entries(process.env)) {
    const isNpms = /^npm_/i.test(name) && !keptSettings.test(name);
    // NODE_ENV=production would leave out what builds the portal.
    if (!isNpms && name !== 'NODE_ENV') env[name] = value;
  }
  return env;
}

function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
