import type { Connection } from '#server/db/connection.ts';

const listColumns = [
  'id',
  'slug',
  'title_en',
  'title_ar',
  'description_en',
  'description_ar',
  'photo',
  'subs',
  'body',
] as const;

/** The areas in their fixed order. */
export function listAreas(db: Connection) {
  return db.selectFrom('thematic_areas').select(listColumns).orderBy('position').execute();
}

export type AreaRow = Awaited<ReturnType<typeof listAreas>>[number];

export function findAreaBySlug(db: Connection, slug: string) {
  return db.selectFrom('thematic_areas').select(listColumns).where('slug', '=', slug).executeTakeFirst();
}

export function findAreaById(db: Connection, id: number) {
  return db.selectFrom('thematic_areas').select(listColumns).where('id', '=', id).executeTakeFirst();
}

export function findAreaInCategory(db: Connection, areaId: number, category: string) {
  return db
    .selectFrom('thematic_area_categories')
    .select('body')
    .where('thematic_area_id', '=', areaId)
    .where('ags_category', '=', category)
    .executeTakeFirst();
}
