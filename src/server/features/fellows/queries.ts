import { sql } from 'kysely';
import type { FellowTextField } from '#domain/fellow.ts';
import type { Language } from '#i18n/language.ts';
import type { Connection } from '#server/db/connection.ts';
import type { Sealed } from '#server/secretBox.ts';

/** The fields that may be published once the secretariat has approved them. */
export type PublicFellowField = Extract<
  FellowTextField,
  'fullName' | 'currentTitle' | 'currentDepartment' | 'currentInstitution' | 'biography' | 'homepage'
>;

export interface NewFellow extends Pick<Record<FellowTextField, string>, PublicFellowField> {
  reference: string;
  locale: Language;
  photoFileId: string | null;
}

/** Gives the new fellow's id. */
export async function insertFellow(db: Connection, fellow: NewFellow): Promise<number> {
  const { id } = await db
    .insertInto('fellows')
    .values({
      reference: fellow.reference,
      full_name: fellow.fullName,
      current_title: fellow.currentTitle,
      current_department: fellow.currentDepartment || null,
      current_institution: fellow.currentInstitution,
      biography: fellow.biography || null,
      homepage: fellow.homepage || null,
      photo_file_id: fellow.photoFileId,
      locale: fellow.locale,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertFellowContact(db: Connection, fellowId: number, { keyId, bytes }: Sealed): Promise<void> {
  await db.insertInto('fellow_contacts').values({ fellow_id: fellowId, key_id: keyId, sealed: bytes }).execute();
}

export function findFellowContact(db: Connection, fellowId: number) {
  return db
    .selectFrom('fellow_contacts')
    .select(['key_id', 'sealed'])
    .where('fellow_id', '=', fellowId)
    .executeTakeFirst();
}

/** Published fellows, the newest first. A photo counts only while its file is public. */
export function listPublishedFellowRows(db: Connection, { limit, offset }: { limit: number; offset: number }) {
  return db
    .selectFrom('fellows')
    .leftJoin('files', (join) => join.onRef('files.id', '=', 'fellows.photo_file_id').on('files.is_public', '=', true))
    .select([
      'fellows.id',
      'fellows.full_name',
      'fellows.current_title',
      'fellows.current_department',
      'fellows.current_institution',
      'fellows.biography',
      'fellows.homepage',
      'fellows.is_homepage_public',
      'files.id as photo_id',
    ])
    .where('fellows.status', '=', sql.lit('published'))
    .orderBy('fellows.published_at', (order) => order.desc().nullsLast())
    .orderBy('fellows.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export type FellowRow = Awaited<ReturnType<typeof listPublishedFellowRows>>[number];

/** How many are published, counted up to a cap. */
export async function countPublishedFellows(db: Connection, cap: number): Promise<number> {
  const { total } = await db
    .selectFrom((from) =>
      from.selectFrom('fellows').select('id').where('status', '=', sql.lit('published')).limit(cap).as('counted'),
    )
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
