import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './configError.ts';

/** The given key, or one made once and kept in DATA_DIR, readable by the owner alone. */
export function readSecretKey(given: string | undefined, dataDir: string): Buffer {
  if (given !== undefined) {
    const key = Buffer.from(given, 'base64url');
    if (key.length < 32) throw new ConfigError('The setting SECRET_KEY must hold at least 32 bytes in base64.');
    return key.subarray(0, 32);
  }
  const file = join(dataDir, 'secret-key');
  if (!existsSync(file)) makeSecretKey(file, dataDir);
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url');
  // A new key would make unreadable what the old one sealed: that is for a person to decide.
  if (key.length !== 32) throw new ConfigError(`SECRET_KEY is not set, and ${file} holds no key of 32 bytes.`);
  return key;
}

function makeSecretKey(file: string, dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    // Appears whole or not at all.
    linkSync(draft, file);
  } catch (error) {
    // Two first starts at once: the other one's key is as good.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
