import { existsSync } from 'node:fs';
import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { isSecureContext } from '#domain/url.ts';
import { buildApp } from './server/buildApp.ts';
import { type Config, readConfig } from './server/config.ts';
import { ConfigError } from './server/configError.ts';
import { createDatabase } from './server/db/connection.ts';
import { DatabaseStartError } from './server/db/databaseStartError.ts';
import { startEmbeddedServer } from './server/db/embeddedServer.ts';
import { loadReferenceContent } from './server/db/loadReference.ts';
import { migrate } from './server/db/migrate.ts';
import { prepareDemo } from './server/demo/prepareDemo.ts';
import { removeOrphanFiles } from './server/features/files/removeOrphanFiles.ts';
import { createGateways } from './server/gateways/createGateways.ts';
import { listenToContentChanges } from './server/http/contentChanges.ts';
import { startJobQueue } from './server/jobQueue.ts';
import { createJobs } from './server/jobs.ts';
import { listenAt } from './server/listenAt.ts';
import { sourceStack } from './server/sourceStack.ts';

/** How long answers go on with `connection: close` before the server stops, so that no request on a reused connection fails. */
const drainMs = 400;

/** What was started so far, stopped in the opposite order. */
const stops: (() => Promise<void>)[] = [];

async function stopAll(): Promise<void> {
  for (const stop of stops.splice(0).reverse()) await stop();
}

async function start(): Promise<void> {
  const startedAt = performance.now();
  const config = readConfig(process.env);
  const say = (line: string): void => void process.stdout.write(`${line}\n`);

  const { connectionString, isEmbedded } = await openDatabaseServer(config, say);
  await migrate(connectionString);
  const database = createDatabase({ connectionString, applicationName: 'riwaq-portal' });
  stops.push(database.close);
  await loadReferenceContent(database.db);
  const gateways = createGateways(config);
  const demoAccounts = await prepareDemo(database.db, { config, isEmbedded, gateways });

  let isDraining = false;
  const assetsDirectory = join(import.meta.dirname, '..', 'client');
  if (!existsSync(assetsDirectory)) throw new ConfigError('The portal is not built yet. Run: npm start');
  const { renderPage } = await import('./web/entry.server.tsx');
  const app = await buildApp({
    config,
    db: database.db,
    gateways,
    renderPage,
    assetsDirectory,
    isDraining: () => isDraining,
    isDemo: demoAccounts !== null,
  });
  const { log } = app.server;
  const jobs = await startJobQueue({
    connectionString,
    log,
    ...createJobs({ db: database.db, config, gateways, log }),
  });
  // Stopped after the server, so that mails of the last requests are still sent.
  stops.push(async () => {
    await jobs.stop();
    gateways.mailer.close();
  });
  stops.push(() => app.server.close());
  const changes = await listenToContentChanges(connectionString, app.changes, log);
  stops.push(changes.close);
  if (isEmbedded) {
    // Nobody else writes to this folder: what no row names by now was left by a portal that was killed.
    removeOrphanFiles(database.db, gateways.fileStore, new Date()).catch((err: unknown) =>
      log.warn({ err }, 'left files could not be removed'),
    );
  }

  const farewell = closeWithGrace({ delay: 15_000, logger: false, skip: ['SIGTERM', 'SIGHUP'] }, async ({ err }) => {
    if (err) log.fatal({ err }, 'the portal stops after an unexpected error');
    isDraining = true;
    await new Promise((resolve) => setTimeout(resolve, drainMs));
    await stopAll();
  });
  // Who stops a whole group of processes (systemd, a closed terminal) reaches the portal twice, by its starter as well: the
  // second signal would cut the farewell short and leave the database server alone.
  let isAsked = false;
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!isAsked) farewell.close();
      isAsked = true;
    });
  }
  // The starter went away without a signal (SIGKILL): without it nobody would ever stop this process.
  if (process.send) process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));

  await listenAt(app.server, config);
  if (!isSecureContext(config.publicUrl))
    say(`Warning: PUBLIC_URL is ${config.publicUrl}. Signing in needs https there.`);
  say(`${config.siteName.en} is ready at ${config.publicUrl} (${Math.round(performance.now() - startedAt)} ms)`);
  if (demoAccounts) say(`Demo accounts: ${demoAccounts.emails.join(', ')}. Password: ${demoAccounts.password}`);
  if (demoAccounts && !config.smtpUrl) say(`Emails of the demo: ${config.publicUrl}/en/outbox`);
  const isPractice = config.orcid?.isPractice === true && demoAccounts !== null;
  if (isPractice) say('ORCID is a practice registry on this machine, whose people are invented.');
  if (process.send) process.send({ ready: true, practiceFor: isPractice ? config.publicUrl : null });
}

async function openDatabaseServer(
  config: Config,
  say: (line: string) => void,
): Promise<{ connectionString: string; isEmbedded: boolean }> {
  if (config.databaseUrl !== undefined) return { connectionString: config.databaseUrl, isEmbedded: false };
  const embedded = await startEmbeddedServer({ dataDir: config.dataDir, log: say });
  stops.push(embedded.stop);
  return { connectionString: embedded.connectionString, isEmbedded: true };
}

try {
  await start();
} catch (error) {
  const isExplained = error instanceof ConfigError || error instanceof DatabaseStartError;
  process.stderr.write(`${isExplained ? error.message : sourceStack(String((error as Error).stack))}\n`);
  await stopAll();
  // The channel to the starter would keep a portal alive that is none.
  process.exit(1);
}
