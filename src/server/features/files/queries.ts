import type { Connection } from '#server/db/connection.ts';
import type { Picture } from '#server/imageUpload.ts';

export type FilePurpose = 'fellow_photo' | 'join_request_logo' | 'member_avatar';

export async function insertPicture(
  db: Connection,
  id: string,
  picture: Picture,
  file: { purpose: FilePurpose; originalName: string | null; ownerMemberId: number | null },
): Promise<void> {
  await db
    .insertInto('files')
    .values({
      id,
      purpose: file.purpose,
      content_type: picture.contentType,
      byte_length: picture.bytes.length,
      width: picture.width,
      height: picture.height,
      sha256: picture.sha256,
      original_name: file.originalName,
      owner_member_id: file.ownerMemberId,
      // Under an address that nobody guesses, as the pages that show it are for more than its owner.
      is_public: file.purpose === 'member_avatar',
    })
    .execute();
}

/** A file that everybody may see. */
export function findPublicFile(db: Connection, id: string) {
  return db
    .selectFrom('files')
    .select(['id', 'content_type', 'sha256'])
    .where('id', '=', id)
    .where('is_public', '=', true)
    .executeTakeFirst();
}

/** Which of these ids have a row. */
export async function listKnownFileIds(db: Connection, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('files').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}
