import type { Selectable } from 'kysely';
import type { Connection } from '#server/db/connection.ts';
import type { Database } from '#server/db/schema.ts';

export type SavedSearchRow = Selectable<Database['saved_searches']>;

export async function insertSaved(
  db: Connection,
  { memberId, opportunityId, now }: { memberId: number; opportunityId: number; now: Date },
): Promise<void> {
  await db
    .insertInto('saved_opportunities')
    .values({ member_id: memberId, opportunity_id: opportunityId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteSaved(
  db: Connection,
  { memberId, opportunityId }: { memberId: number; opportunityId: number },
): Promise<void> {
  await db
    .deleteFrom('saved_opportunities')
    .where('member_id', '=', memberId)
    .where('opportunity_id', '=', opportunityId)
    .execute();
}

/** Lets one writer at a time add to a member's searches, whose number is limited. */
export async function lockSavedSearches(db: Connection, memberId: number): Promise<void> {
  await db.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate().executeTakeFirst();
}

export function listSavedSearches(db: Connection, memberId: number): Promise<SavedSearchRow[]> {
  return db.selectFrom('saved_searches').selectAll().where('member_id', '=', memberId).orderBy('id', 'desc').execute();
}

/** The same search again gives the one that is there, with the new name and alert. */
export function upsertSavedSearch(
  db: Connection,
  search: { memberId: number; name: string; query: string; alert: string; now: Date },
): Promise<SavedSearchRow> {
  const { name, alert, now } = search;
  return db
    .insertInto('saved_searches')
    .values({
      member_id: search.memberId,
      name,
      query: search.query,
      alert,
      alerted_through: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'query']).doUpdateSet({ name, alert, updated_at: now }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function updateSavedSearch(
  db: Connection,
  { id, memberId, name, alert, now }: { id: number; memberId: number; name?: string; alert?: string; now: Date },
): Promise<SavedSearchRow | undefined> {
  return db
    .updateTable('saved_searches')
    .set({ ...(name === undefined ? {} : { name }), ...(alert === undefined ? {} : { alert }), updated_at: now })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteSavedSearch(
  db: Connection,
  { id, memberId }: { id: number; memberId: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
