import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import path from 'node:path';
import { findRuntime, root } from './runtime.mjs';

// In the demo people sign in by ORCID at a local registry of invented people. It is a process of its own, started once
// the portal answers and only when that says that it shows the demo (docs/decisions/025).

/**
 * The settings with which a demo signs people in at a local registry, and the way to start that; null where a registry
 * is set, nobody's demo is wanted, or the portal is reached from other machines, which do not see this one's registry.
 */
export async function offerPracticeRegistry(env) {
  const isSet = ['ORCID_CLIENT_ID', 'ORCID_CLIENT_SECRET', 'ORCID_BASE_URL', 'ORCID_API_URL'].some((name) =>
    env[name]?.trim(),
  );
  if (isSet || env.SEED === 'none' || !isHere(env.PUBLIC_URL?.trim())) return null;
  const client = { id: 'practice', secret: randomBytes(32).toString('base64url') };
  const port = await findFreePort();
  return {
    settings: {
      ORCID_CLIENT_ID: client.id,
      ORCID_CLIENT_SECRET: client.secret,
      ORCID_BASE_URL: `http://127.0.0.1:${port}`,
      ORCID_API_URL: `http://127.0.0.1:${port}`,
      ORCID_PRACTICE: '1',
    },
    /** It ends with this process, by the channel. */
    start: (publicUrl) => {
      const registry = spawn(findRuntime(), [path.join(root, 'tests', 'providers', 'orcid', 'main.ts'), String(port)], {
        cwd: root,
        env: {
          PATH: env.PATH,
          PRACTICE_CLIENT_ID: client.id,
          PRACTICE_CLIENT_SECRET: client.secret,
          PRACTICE_REDIRECT_URIS: ['en', 'ar']
            .map((language) => `${publicUrl}/${language}/auth/orcid/callback`)
            .join(' '),
        },
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
      // Without it the button leads to a page that says that ORCID is away.
      registry.on('error', () => {});
      return registry;
    },
  };
}

function isHere(publicUrl) {
  if (!publicUrl) return true;
  if (!URL.canParse(publicUrl)) return false;
  const { hostname } = new URL(publicUrl);
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname.startsWith('127.');
}

async function findFreePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
