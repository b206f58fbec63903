import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isUuid } from '#server/isUuid.ts';

/** Where the bytes of uploaded files are kept, by the id of their row in `files`. */
export interface FileStore {
  /** Keeps the bytes whole or not at all. */
  write(id: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or null when there are none. */
  read(id: string): Promise<Buffer | null>;
  /** Forgets the bytes; unknown ids are no error. */
  remove(id: string): Promise<void>;
  /** Ids of what was written before an instant, leftovers of broken writes removed on the way. */
  idsBefore(instant: Date): AsyncIterable<string>;
}

/** Files in a folder of this machine, spread over 256 folders by the first two letters of their random names. */
export function createLocalFileStore(directory: string): FileStore {
  const folderOf = (id: string): string => {
    if (!isUuid(id)) throw new RangeError('A file is kept under a UUID.');
    return join(directory, id.slice(0, 2));
  };
  const pathOf = (id: string): string => join(folderOf(id), id);

  return {
    write: async (id, bytes) => {
      const draft = `${pathOf(id)}.${randomUUID()}.draft`;
      await mkdir(folderOf(id), { recursive: true });
      try {
        const file = await open(draft, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, pathOf(id));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    read: async (id) => {
      try {
        return await readFile(pathOf(id));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: async (id) => rm(pathOf(id), { force: true }),
    idsBefore: async function* (instant) {
      for (const folder of await namesIn(directory)) {
        for (const name of await namesIn(join(directory, folder))) {
          const path = join(directory, folder, name);
          const { mtime } = await stat(path).catch(() => ({ mtime: instant }));
          if (mtime >= instant) continue;
          if (isUuid(name)) yield name;
          else if (name.endsWith('.draft')) await rm(path, { force: true });
        }
      }
    },
  };
}

async function namesIn(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}
