import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Child, findFreePort, root, startChild } from './processes.ts';

/** As scripts/start.mjs runs it. */
const { portalFlags } = (await import(path.join(root, 'scripts/runtime.mjs'))) as { portalFlags: string[] };

export interface BenchPortal extends Child {
  url: string;
  dataDir: string;
}

export interface PortalOptions {
  /** Absent: the embedded server in a folder of its own. */
  databaseUrl?: string;
  /** Kept after the portal stops; absent: a folder that goes with it. */
  dataDir?: string;
  env?: Record<string, string>;
  core?: 0 | 1;
}

/** Runs the built portal as `npm start` would, without limits on how often one address may ask. */
export async function startPortal({ databaseUrl, dataDir, env = {}, core }: PortalOptions = {}): Promise<BenchPortal> {
  const folder = dataDir ?? (await mkdtemp(path.join(tmpdir(), 'riwaq-bench-')));
  const port = await findFreePort();
  const remove = async () => {
    if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
  };
  try {
    const child = await startChild(path.join(root, 'dist/server/main.js'), [], {
      nodeOptions: portalFlags,
      ...(core === undefined ? {} : { core }),
      env: {
        PORT: String(port),
        DATA_DIR: folder,
        LOG_LEVEL: 'warn',
        RATE_LIMIT_FACTOR: '1000000',
        ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl, SEED: 'none' }),
        ...env,
      },
    });
    const stop = async () => {
      await child.stop();
      await remove();
    };
    return { ...child, url: `http://127.0.0.1:${port}`, dataDir: folder, stop };
  } catch (error) {
    await remove();
    throw error;
  }
}
