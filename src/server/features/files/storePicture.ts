import type { UploadedFile } from '#contract/defineEndpoint.ts';
import { truncateGraphemes } from '#domain/text.ts';
import type { Connection } from '#server/db/connection.ts';
import type { FileStore } from '#server/gateways/fileStore.ts';
import type { Picture } from '#server/imageUpload.ts';
import { type FilePurpose, insertPicture } from './queries.ts';
import { storeFile } from './storeFile.ts';

export interface NewPicture {
  picture: Picture;
  purpose: FilePurpose;
  upload: UploadedFile;
  /** With whose account it goes. */
  ownerMemberId?: number;
}

/** Names the stored picture's row in the transaction of what it belongs to; gives its id, or null without a picture. */
export type AttachPicture = (db: Connection) => Promise<string | null>;

/** Stores a picture for an effect, which puts its row where it belongs by `attach`; without one, `attach` gives null. */
export async function storePicture<T>(
  fileStore: FileStore,
  added: NewPicture | null,
  effect: (attach: AttachPicture) => Promise<T>,
): Promise<T> {
  if (!added) return effect(async () => null);
  const { picture, purpose, upload, ownerMemberId = null } = added;
  return storeFile(fileStore, picture.bytes, ({ id, attached }) =>
    effect(async (db) => {
      await insertPicture(db, id, picture, { purpose, originalName: cleanFileName(upload.name), ownerMemberId });
      attached();
      return id;
    }),
  );
}

const maxNameLength = 200;

/** The name under which a person chose a file (case UPL-09), without a path and without what could mislead a reader. */
export function cleanFileName(name: string): string | null {
  const last = name.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const clean = last.replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '').trim();
  return clean === '' ? null : truncateGraphemes(clean.normalize('NFC'), maxNameLength);
}
