import type { Connection } from '#server/db/connection.ts';
import type { FileStore } from '#server/gateways/fileStore.ts';
import { listKnownFileIds } from './queries.ts';

/** A file is written moments before its row; what is younger than this may still get one. */
export const orphanGraceMs = 120_000;
const batchSize = 500;

/**
 * Removes bytes written before an instant that no row names, left by a process that died between the two; gives how
 * many.
 */
export async function removeOrphanFiles(db: Connection, fileStore: FileStore, before: Date): Promise<number> {
  let removed = 0;
  const removeUnknown = async (ids: string[]): Promise<void> => {
    const known = await listKnownFileIds(db, ids);
    for (const id of ids.filter((candidate) => !known.has(candidate))) {
      await fileStore.remove(id);
      removed += 1;
    }
  };
  const batch: string[] = [];
  for await (const id of fileStore.idsBefore(before)) {
    batch.push(id);
    if (batch.length === batchSize) await removeUnknown(batch.splice(0));
  }
  await removeUnknown(batch);
  return removed;
}
