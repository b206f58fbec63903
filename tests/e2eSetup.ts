import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { launchPortal } from './fixtures/portal.ts';
import type { PortalPlace } from './fixtures/portal.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The portal with demo data that all browser tests share. */
    sharedPortal: PortalPlace;
  }
}

/** Builds when the sources changed, and starts one portal with demo data for all browser tests. */
export default async function e2eSetup(project: TestProject): Promise<() => Promise<void>> {
  const build = path.resolve(import.meta.dirname, '../scripts/build.mjs');
  const { status } = spawnSync(process.execPath, [build, '--if-changed'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The portal could not be built; the reason stands above.');

  const portal = await launchPortal(project.getProvidedContext().testServer, { seed: 'demo' });
  const { url, dataDir, connectionString } = portal;
  project.provide('sharedPortal', { url, dataDir, connectionString });
  return async () => {
    await portal.stop();
  };
}
