import { randomUUID } from 'node:crypto';
import type { UploadedFile } from '#contract/defineEndpoint.ts';
import { truncateGraphemes } from '#domain/text.ts';
import type { Connection } from '#server/db/connection.ts';
import type { FileStore } from '#server/gateways/fileStore.ts';
import { isDatabaseAway } from '#server/http/errorResponse.ts';
import type { Picture } from '#server/imageUpload.ts';
import { type FilePurpose, insertPicture } from './queries.ts';

export interface NewPicture {
  picture: Picture;
  purpose: FilePurpose;
  upload: UploadedFile;
  /** With whose account it goes. */
  ownerMemberId?: number;
}

/** Names the stored picture's row in the transaction of what it belongs to; gives its id, or null without a picture. */
export type AttachPicture = (db: Connection) => Promise<string | null>;

/**
 * Stores a picture for an effect: the bytes first, their row by `attach` inside the effect's transaction. When the
 * effect fails, the bytes go again; when nobody can tell whether it did (the database went away), they stay, and
 * `removeOrphanFiles` finds out later.
 */
export async function storePicture<T>(
  fileStore: FileStore,
  added: NewPicture | null,
  effect: (attach: AttachPicture) => Promise<T>,
): Promise<T> {
  if (!added) return effect(async () => null);
  const id = randomUUID();
  const { picture, purpose, upload, ownerMemberId = null } = added;
  await fileStore.write(id, picture.bytes);
  let isAttached = false;
  try {
    const result = await effect(async (db) => {
      await insertPicture(db, id, picture, { purpose, originalName: cleanFileName(upload.name), ownerMemberId });
      isAttached = true;
      return id;
    });
    // A repeated request was answered from what is known, without an effect of its own.
    if (!isAttached) await fileStore.remove(id);
    return result;
  } catch (error) {
    if (!isDatabaseAway(error)) await fileStore.remove(id);
    throw error;
  }
}

const maxNameLength = 200;

/** The name under which a person chose a file (case UPL-09), without a path and without what could mislead a reader. */
export function cleanFileName(name: string): string | null {
  const last = name.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const clean = last.replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '').trim();
  return clean === '' ? null : truncateGraphemes(clean.normalize('NFC'), maxNameLength);
}
