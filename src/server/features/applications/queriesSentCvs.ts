import type { Connection } from '#server/db/connection.ts';

/** Keeps the row of a copied CV, and lets the one that was sent before go; its bytes are removed with the next search. */
export async function insertCvCopy(
  db: Connection,
  copy: {
    id: string;
    memberId: number;
    name: string | null;
    contentType: string;
    bytes: Uint8Array;
    sha256: Buffer;
    replaces: string | null;
    now: Date;
  },
): Promise<void> {
  await db
    .insertInto('files')
    .values({
      id: copy.id,
      purpose: 'application_cv',
      content_type: copy.contentType,
      byte_length: copy.bytes.length,
      width: null,
      height: null,
      sha256: copy.sha256,
      original_name: copy.name,
      owner_member_id: copy.memberId,
      created_at: copy.now,
    })
    .execute();
  if (copy.replaces !== null)
    await db.deleteFrom('files').where('id', '=', copy.replaces).where('purpose', '=', 'application_cv').execute();
}
