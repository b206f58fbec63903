import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from './freshBuild.mjs';
import { ensureInstalled } from './install.mjs';
import { offerPracticeRegistry } from './practiceRegistry.mjs';
import { findRuntime, portalFlags, root } from './runtime.mjs';

// `npm start`: installs, builds and runs the portal, each only when needed. Runs on Node.js 20 or later.

await ensureInstalled();
try {
  await ensureBuilt();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const practice = await offerPracticeRegistry(process.env);
const portal = spawn(
  findRuntime(),
  [...portalFlags, path.join('dist', 'server', 'main.js'), ...process.argv.slice(2)],
  {
    cwd: root,
    // React's and Fastify's development modes cost a page three times its time.
    env: { ...process.env, ...practice?.settings, NODE_ENV: 'production' },
    // The channel closes when this process is killed, which tells the portal to stop too.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  },
);

// A terminal sends Ctrl-C to both processes; passed on, it would reach the portal twice and cut its farewell short.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => portal.kill(signal));

let registry;
portal.on('message', ({ practiceFor }) => {
  if (practiceFor && practice) registry ??= practice.start(practiceFor);
});
portal.on('error', (error) => {
  console.error(`The portal could not be started: ${error.message}`);
  process.exit(1);
});
portal.on('exit', (code, signal) => {
  registry?.kill();
  process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
});
