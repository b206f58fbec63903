import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const built = /(file:\/\/\/[^\s()]+\.js):(\d+):(\d+)/g;
const projectFolder = resolve(import.meta.dirname, '../..');
const maps = new Map<string, SourceMap | null>();

/**
 * A stack with the portal's sources in place of its built files: `src/server/buildApp.ts:12:3`. Maps are read when the
 * first error asks: Node.js would read them with every file (`--enable-source-maps`) and hold 16 MB for them.
 */
export function sourceStack(stack: string): string {
  return stack.replace(built, (place: string, file: string, line: string, column: string) => {
    const path = fileURLToPath(file);
    if (!maps.has(path)) maps.set(path, readMap(path));
    const entry = maps.get(path)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return place;
    const source = relative(projectFolder, resolve(dirname(path), entry.originalSource));
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}

/** Null: a file without a map, which packages are, or with one that cannot be read; the built place must do then. */
function readMap(path: string): SourceMap | null {
  if (!existsSync(`${path}.map`)) return null;
  try {
    return new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')));
  } catch {
    return null;
  }
}
