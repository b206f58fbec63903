import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// Runs on the Node.js that the machine has (20 or later): built-in modules only.

const places = [
  // Without a window, tabs and toolbars a page costs a third of the work.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of a Chromium for the browser tests: CHROMIUM_PATH, a known place, or Debian's package, installed when
 * this process is root's. Ends the process with a sentence when there is none.
 */
export function ensureBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) fail(`There is no browser at CHROMIUM_PATH (${given}).`);
  const found = given || findBrowser();
  if (found) return found;
  if (!existsSync('/etc/debian_version')) fail('The browser tests need Chromium. Install it, or set CHROMIUM_PATH.');
  if (process.getuid?.() !== 0) {
    fail(
      'The browser tests need Chromium. Install it with "sudo apt-get install chromium-headless-shell", or set CHROMIUM_PATH.',
    );
  }
  console.log('Installing Chromium …');
  aptGet('update', '-qq');
  // Older releases of Debian have no package of the headless shell.
  const isInstalled = install('chromium-headless-shell') || install('chromium');
  if (!isInstalled) fail('Chromium could not be installed: apt-get says why above.');
  return findBrowser() ?? fail("Debian's package of Chromium was installed, but brought no browser.");
}

function findBrowser() {
  return places.find((place) => existsSync(place));
}

function install(name) {
  return aptGet('install', '-qq', '-y', '--no-install-recommends', name);
}

/** Whether it did. */
function aptGet(...options) {
  const { status } = spawnSync('apt-get', options, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return status === 0;
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
