import type { Connection } from '#server/db/connection.ts';

/** The kinds of opportunity in their order. */
export function listCategories(db: Connection) {
  return db.selectFrom('opportunity_categories').select(['slug', 'name_en', 'name_ar']).orderBy('position').execute();
}

/** The areas as options of a filter, in their order. */
export function listAreaNames(db: Connection) {
  return db.selectFrom('thematic_areas').select(['id', 'slug', 'title_en', 'title_ar']).orderBy('position').execute();
}

/** Names of published organizations, in no order. */
export async function listOrganizationNames(db: Connection, ids: number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('organizations')
    .select(['id', 'name_en', 'name_ar'])
    .where('id', 'in', ids)
    .where('status', '=', 'published')
    .execute();
}
