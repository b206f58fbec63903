import type { ItemSection } from '#domain/profileSections.ts';
import { sql } from 'kysely';
import type { Connection } from '#server/db/connection.ts';

export interface DeletionRow {
  id: string;
  section: string;
  data: unknown;
  deleted_at: Date;
  undone_at: Date | null;
}

export async function insertDeletion(
  db: Connection,
  { memberId, section, data, now }: { memberId: number; section: string; data?: unknown; now: Date },
): Promise<string> {
  const { id } = await db
    .insertInto('profile_deletions')
    .values({
      member_id: memberId,
      section,
      data: data === undefined ? null : JSON.stringify(data),
      deleted_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findDeletion(db: Connection, memberId: number, id: string): Promise<DeletionRow | undefined> {
  return db
    .selectFrom('profile_deletions')
    .select(['id', 'section', 'data', 'deleted_at', 'undone_at'])
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** The deletion that took an item, or undefined when the item is there or was never the member's. */
export async function findDeletionOfItem(
  db: Connection,
  { memberId, section, id }: { memberId: number; section: string; id: number },
): Promise<DeletionRow | undefined> {
  return db
    .selectFrom('profile_items as item')
    .innerJoin('profile_deletions as deletion', 'deletion.id', 'item.deletion_id')
    .select(['deletion.id', 'deletion.section', 'deletion.data', 'deletion.deleted_at', 'deletion.undone_at'])
    .where('item.id', '=', id)
    .where('item.member_id', '=', memberId)
    .where('item.section', '=', section as ItemSection)
    .executeTakeFirst();
}

/** Marks living items as deleted: one, or all of a section. */
export async function markDeleted(
  db: Connection,
  { memberId, section, id, deletionId }: { memberId: number; section: ItemSection; id?: number; deletionId: string },
): Promise<void> {
  let items = db
    .updateTable('profile_items')
    .set({ deletion_id: deletionId })
    .where('member_id', '=', memberId)
    .where('section', '=', section)
    .where('deletion_id', 'is', null);
  if (id !== undefined) items = items.where('id', '=', id);
  await items.execute();
}

/** How many items a deletion took. */
export async function countDeleted(db: Connection, deletionId: string): Promise<number> {
  const { count } = await db
    .selectFrom('profile_items')
    .select((item) => item.fn.countAll().as('count'))
    .where('deletion_id', '=', deletionId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Brings the items of a deletion back, but for what was imported anew meanwhile. */
export async function bringBack(db: Connection, deletionId: string, now: Date): Promise<void> {
  await sql`
    update profile_items i set deletion_id = null where i.deletion_id = ${deletionId} and not exists (
      select from profile_items again where again.member_id = i.member_id and again.section = i.section
        and again.orcid_put_code = i.orcid_put_code and again.deletion_id is null)`.execute(db);
  await db.updateTable('profile_deletions').set({ undone_at: now }).where('id', '=', deletionId).execute();
}
