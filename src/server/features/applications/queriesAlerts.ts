import { sql } from 'kysely';
import type { SavedSearchRow } from './queriesSaved.ts';
import type { Connection } from '#server/db/connection.ts';

/** Whether any opportunity was made, published or opened since then: three looks at the ends of indexes. */
export async function hasNews(db: Connection, since: Date, now: Date): Promise<boolean> {
  const { rows } = await sql<{ has_news: boolean }>`
    select exists (select from opportunities where is_listed and published_at > ${since})
      or exists (select from opportunities where is_listed and opens_at > ${since} and opens_at <= ${now})
      or coalesce((select created_at > ${since} from opportunities order by id desc limit 1), false) as has_news`.execute(
    db,
  );
  return rows[0]?.has_news ?? false;
}

/** Searches with this alert that were looked at before `now`, a page of them after an id. */
export function listDueSearches(
  db: Connection,
  { alert, now, afterId, limit }: { alert: string; now: Date; afterId: number; limit: number },
): Promise<SavedSearchRow[]> {
  return db
    .selectFrom('saved_searches')
    .selectAll()
    .where('alert', '=', alert)
    .where('alerted_through', '<', now)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The search, kept for this transaction; undefined where it went or another look at it was newer. */
export function lockDueSearch(db: Connection, id: number, now: Date): Promise<SavedSearchRow | undefined> {
  return db
    .selectFrom('saved_searches')
    .selectAll()
    .where('id', '=', id)
    .where('alert', '<>', 'none')
    .where('alerted_through', '<', now)
    .forUpdate()
    .executeTakeFirst();
}

/** Of these opportunities those that are new since the search was saved and were never told to its member: noted as told. */
export async function takeMatches(
  db: Connection,
  { search, ids, now }: { search: SavedSearchRow; ids: readonly number[]; now: Date },
): Promise<{ id: number; title_en: string | null; title_ar: string | null }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number; title_en: string | null; title_ar: string | null }>`
    with taken as (
      insert into opportunity_reminders (member_id, opportunity_id, kind, created_at)
      select ${search.member_id}, o.id, 'match', ${now} from opportunities o
      where o.id = any(${ids}::bigint[]) and greatest(o.published_at, o.opens_at, o.created_at) > ${search.created_at}
        and not exists (select from applications a where a.member_id = ${search.member_id} and a.opportunity_id = o.id)
      on conflict do nothing
      returning opportunity_id
    )
    select o.id, o.title_en, o.title_ar from taken join opportunities o on o.id = taken.opportunity_id order by o.id`.execute(
    db,
  );
  return rows;
}

export async function updateAlertedThrough(db: Connection, id: number, now: Date): Promise<void> {
  await db.updateTable('saved_searches').set({ alerted_through: now }).where('id', '=', id).execute();
}
