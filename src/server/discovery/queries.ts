import { sql } from 'kysely';
import type { Connection } from '#server/db/connection.ts';
import type { ListedNoun } from './pageAddresses.ts';

export interface ListedRow {
  id: number;
  name_en: string | null;
  name_ar: string | null;
  updated_at: Date;
}

const tables = {
  opportunities: sql`opportunities where status = 'published'`,
  organizations: sql`organizations where status = 'published'`,
  members: sql`members where is_listed`,
};
const names = {
  opportunities: sql`title_en as name_en, title_ar as name_ar`,
  organizations: sql`name_en, name_ar`,
  members: sql`full_name as name_en, full_name_ar as name_ar`,
};

/**
 * Which ranges of ids, numbered from 1, have a public row: one step of the primary key for each, whatever the table's size
 * and however many ids nobody has.
 */
export async function listRanges(db: Connection, noun: ListedNoun, idsPerRange: number): Promise<number[]> {
  const size = sql.lit(idsPerRange);
  const { rows } = await sql<{ number: number }>`
    with recursive range as (
      (select (id - 1) / ${size} + 1 as number from ${tables[noun]} order by id limit 1)
      union all
      select (select (id - 1) / ${size} + 1 from ${tables[noun]} and id > range.number * ${size} order by id limit 1)
      from range where range.number is not null
    )
    select number from range where number is not null order by number`.execute(db);
  return rows.map(({ number }) => number);
}

/** Public rows with an id in (after, upTo]: a range of the primary key, whatever the table's size. */
export async function listPublicRows(
  db: Connection,
  noun: ListedNoun,
  after: number,
  upTo: number,
): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select id, ${names[noun]}, updated_at from ${tables[noun]} and id > ${after} and id <= ${upTo} order by id`.execute(
    db,
  );
  return rows;
}

export function listAreaSlugs(db: Connection) {
  return db.selectFrom('thematic_areas').select('slug').orderBy('position').execute();
}

export function listEventSlugs(db: Connection) {
  return db.selectFrom('events').select(['slug', 'updated_at']).where('is_published', '=', true).execute();
}

/** The newest open opportunities, for feeds. "is_listed" stands as the index of the newest has it, which is walked from where it begins. */
export function listNewestOpen(db: Connection, now: Date, limit: number) {
  return db
    .selectFrom('opportunities')
    .select(['id', 'title_en', 'title_ar', 'summary_en', 'summary_ar', 'published_at', 'updated_at', 'deadline_at'])
    .where('is_listed', '=', sql.lit(true))
    .where('status', '=', 'published')
    .where('closes_at', '>', now)
    .where('opens_at', '<=', now)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
