import { randomUUID } from 'node:crypto';
import type { FileStore } from '#server/gateways/fileStore.ts';
import { isDatabaseAway } from '#server/http/errorResponse.ts';

/**
 * Stores bytes for an effect: the bytes first, their row inside the effect's transaction, which says by `attached` that
 * it names them. When the effect fails or needed no file, the bytes go again; when nobody can tell whether it did (the
 * database went away), they stay, and `removeOrphanFiles` finds out later.
 */
export async function storeFile<T>(
  fileStore: FileStore,
  bytes: Uint8Array,
  effect: (file: { id: string; attached: () => void }) => Promise<T>,
): Promise<T> {
  const id = randomUUID();
  await fileStore.write(id, bytes);
  let isAttached = false;
  try {
    const result = await effect({ id, attached: () => void (isAttached = true) });
    // A repeated request was answered from what is known, without an effect of its own.
    if (!isAttached) await fileStore.remove(id);
    return result;
  } catch (error) {
    if (!isDatabaseAway(error)) await fileStore.remove(id);
    throw error;
  }
}
