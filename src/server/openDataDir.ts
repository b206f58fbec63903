import { accessSync, constants, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigError } from './configError.ts';

/**
 * The whole path of DATA_DIR, made where there is none.
 * @throws ConfigError when it is no folder, or one in which nothing can be written.
 */
export function openDataDir(given: string): string {
  const path = resolve(given);
  try {
    mkdirSync(path, { recursive: true });
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`The setting DATA_DIR names ${path}, where the portal cannot keep its files (${code}).`);
  }
  return path;
}
