import type { CvType } from '#domain/cv.ts';
import { cvContentTypes } from '#domain/cv.ts';
import type { Connection } from '#server/db/connection.ts';

export interface CvRow {
  id: string;
  original_name: string | null;
  content_type: string;
  byte_length: number;
  sha256: Buffer;
  created_at: Date;
  is_current: boolean;
  has_text: boolean;
}

/** A member's CVs, the newest first. */
export function listCvRows(db: Connection, memberId: number): Promise<CvRow[]> {
  return db
    .selectFrom('member_cvs as c')
    .innerJoin('files as f', 'f.id', 'c.file_id')
    .select((row) => [
      'f.id',
      'f.original_name',
      'f.content_type',
      'f.byte_length',
      'f.sha256',
      'c.created_at',
      'c.is_current',
      row('c.text', '<>', '').as('has_text'),
    ])
    .where('c.member_id', '=', memberId)
    .orderBy('c.created_at', 'desc')
    .orderBy('f.id')
    .$narrowType<{ has_text: boolean }>()
    .execute();
}

/** Lets one writer at a time change a member's CVs: their number and which is current depend on each other. */
export async function lockCvs(db: Connection, memberId: number): Promise<void> {
  await db.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate().executeTakeFirst();
}

export async function insertCv(
  db: Connection,
  file: {
    id: string;
    memberId: number;
    type: CvType;
    name: string;
    byteLength: number;
    sha256: Buffer;
    text: string;
    now: Date;
  },
): Promise<void> {
  await db
    .insertInto('files')
    .values({
      id: file.id,
      purpose: 'member_cv',
      content_type: cvContentTypes[file.type],
      byte_length: file.byteLength,
      width: null,
      height: null,
      sha256: file.sha256,
      original_name: file.name,
      owner_member_id: file.memberId,
      created_at: file.now,
    })
    .execute();
  await db
    .insertInto('member_cvs')
    .values({ file_id: file.id, member_id: file.memberId, text: file.text, created_at: file.now })
    .execute();
}

/** Makes one the current one and the others not, in two steps that the unique index lets pass. */
export async function updateCurrentCv(db: Connection, memberId: number, id: string): Promise<void> {
  await db
    .updateTable('member_cvs')
    .set({ is_current: false })
    .where('member_id', '=', memberId)
    .where('is_current', '=', true)
    .where('file_id', '<>', id)
    .execute();
  await db
    .updateTable('member_cvs')
    .set({ is_current: true })
    .where('member_id', '=', memberId)
    .where('file_id', '=', id)
    .execute();
}

/** Its row among the CVs goes with it. */
export async function deleteCvFile(db: Connection, memberId: number, id: string): Promise<void> {
  await db
    .deleteFrom('files')
    .where('id', '=', id)
    .where('owner_member_id', '=', memberId)
    .where('purpose', '=', 'member_cv')
    .execute();
}

/** A CV of this member, or undefined. */
export function findCv(db: Connection, memberId: number, id: string) {
  return db
    .selectFrom('member_cvs as c')
    .innerJoin('files as f', 'f.id', 'c.file_id')
    .select(['f.id', 'f.original_name', 'f.content_type', 'c.text'])
    .where('c.file_id', '=', id)
    .where('c.member_id', '=', memberId)
    .executeTakeFirst();
}

/** A file under which one of a member's CVs lies: their own, or the copy that went with an application. */
export function findCvFile(db: Connection, memberId: number, id: string) {
  return db
    .selectFrom('files')
    .select(['original_name', 'content_type'])
    .where('id', '=', id)
    .where('owner_member_id', '=', memberId)
    .where('purpose', 'in', ['member_cv', 'application_cv'])
    .executeTakeFirst();
}
