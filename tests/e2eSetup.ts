import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { launchPortal } from './fixtures/portal.ts';
import type { PortalPlace } from './fixtures/portal.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The portal with demo data that all browser tests share. */
    sharedPortal: PortalPlace;
    /** Where tests connect to the one browser. */
    browserEndpoint: string;
  }
}

/** Builds when the sources changed, and starts one portal with demo data and one browser for all browser tests. */
export default async function e2eSetup(project: TestProject): Promise<() => Promise<void>> {
  const build = path.resolve(import.meta.dirname, '../scripts/build.mjs');
  const { status } = spawnSync(process.execPath, [build, '--if-changed'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The portal could not be built; the reason stands above.');

  const browser = await chromium.launchServer({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Chromium's sandbox refuses to run as root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  try {
    const portal = await launchPortal(project.getProvidedContext().testServer, { seed: 'demo' });
    const { url, dataDir, connectionString } = portal;
    project.provide('sharedPortal', { url, dataDir, connectionString });
    project.provide('browserEndpoint', browser.wsEndpoint());
    return async () => {
      await Promise.all([browser.close(), portal.stop()]);
    };
  } catch (error) {
    await browser.close();
    throw error;
  }
}
