import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import { buildApp } from './server/buildApp.ts';
import { ConfigError, isSecureContext, readConfig } from './server/config.ts';
import { createDatabase } from './server/db/connection.ts';
import { startEmbeddedServer } from './server/db/embeddedServer.ts';
import { loadReferenceContent } from './server/db/loadReference.ts';
import { migrate } from './server/db/migrate.ts';
import { loadDemo } from './server/demo/loadDemo.ts';
import { listenToContentChanges } from './server/http/contentChanges.ts';
import type { PageRenderer } from '#contract/pageRendering.ts';

/** How long answers go on with `connection: close` before the server stops, so that no request on a reused connection fails. */
const drainMs = 400;

async function start(): Promise<void> {
  const startedAt = performance.now();
  const config = readConfig(process.env);
  const say = (line: string): void => void process.stdout.write(`${line}\n`);

  const embedded = config.databaseUrl ? null : await startEmbeddedServer({ dataDir: config.dataDir, log: say });
  const connectionString = config.databaseUrl ?? embedded?.connectionString ?? '';
  await migrate(connectionString);
  const database = createDatabase({ connectionString, applicationName: 'riwaq-portal' });
  const { db } = database;
  await loadReferenceContent(db);
  const isEmpty = (await db.selectFrom('organizations').select('id').limit(1).executeTakeFirst()) === undefined;
  const seed = config.seed ?? (embedded && isEmpty ? 'demo' : 'none');
  if (seed === 'demo' && isEmpty) await loadDemo(db, { now: new Date() });

  let isDraining = false;
  const here = dirname(fileURLToPath(import.meta.url));
  const { renderPage } = (await import(join(here, 'web', 'entry.server.js'))) as { renderPage: PageRenderer };
  const assetsDirectory = join(here, 'client');
  if (!existsSync(assetsDirectory)) throw new ConfigError('The portal is not built yet. Run: npm start');
  const app = await buildApp({ config, db, renderPage, assetsDirectory, isDraining: () => isDraining });
  const changes = await listenToContentChanges(connectionString, app.pageCache, app.server.log);

  closeWithGrace({ delay: 15_000, logger: false }, async ({ err }) => {
    if (err) app.server.log.fatal({ err }, 'the portal stops after an unexpected error');
    isDraining = true;
    await new Promise((resolve) => setTimeout(resolve, drainMs));
    await app.server.close();
    await changes.close();
    await database.close();
    await embedded?.stop();
  });
  // The starter went away without a signal (SIGKILL): without it nobody would ever stop this process.
  if (process.send) process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));

  await app.server.listen({ port: config.port, host: config.host });
  if (!isSecureContext(config.publicUrl)) say(`Warning: PUBLIC_URL is ${config.publicUrl}. Signing in needs https there.`);
  say(`${config.siteName.en} is ready at ${config.publicUrl} (${Math.round(performance.now() - startedAt)} ms)`);
  if (process.send) process.send({ ready: true });
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError || (error as { name?: string }).name === 'EmbeddedServerError' ? (error as Error).message : String((error as Error).stack)}\n`);
  process.exitCode = 1;
  // Whatever was started before the failure must not keep the process alive.
  setTimeout(() => process.exit(1), 100).unref();
}
