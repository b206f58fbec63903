import type { Connection } from '#server/db/connection.ts';

export function findPage(db: Connection, slug: string) {
  return db.selectFrom('pages').selectAll().where('slug', '=', slug).executeTakeFirst();
}

export function findEvent(db: Connection, slug: string) {
  return db
    .selectFrom('events')
    .selectAll()
    .where('slug', '=', slug)
    .where('is_published', '=', true)
    .executeTakeFirst();
}

export function listDegreeTypeRows(db: Connection) {
  return db.selectFrom('degree_types').selectAll().orderBy('level').orderBy('id').execute();
}

export function listFrontKeys(db: Connection) {
  return db.selectFrom('global_keys').select(['key', 'value']).where('is_front', '=', true).execute();
}

/** Announcements that are over do not leave; those to come do, so that the header can show them at their time. */
export function listCurrentAnnouncements(db: Connection, now: Date) {
  return db
    .selectFrom('announcements')
    .select(['id', 'text_en', 'text_ar', 'url', 'starts_at', 'ends_at'])
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .orderBy('starts_at')
    .orderBy('id')
    .limit(20)
    .execute();
}
