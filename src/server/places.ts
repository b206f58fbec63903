import path from 'node:path';

/** Built, everything of the server lies side by side in `dist/server`; under test each file lies in its room of `src`. */
const isBuilt = path.extname(import.meta.filename) === '.js';

/**
 * The file of a program that runs as a process of its own, by its place in the sources (`server/rasterizeSvg`). Each is
 * an entry of the server's build (`scripts/serverBundle.ts`).
 */
export function programFile(name: string): string {
  return isBuilt
    ? path.join(import.meta.dirname, `${path.basename(name)}.js`)
    : path.join(import.meta.dirname, '..', `${name}.ts`);
}

/** The SQL files of the schema lie in the sources only; `dist/server` and `src/server` are equally deep. */
export const migrationsDirectory = path.resolve(import.meta.dirname, '../../src/server/db/migrations');
