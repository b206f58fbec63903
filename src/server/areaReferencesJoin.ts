import { type RawBuilder, sql } from 'kysely';

/** An area as cards name it. */
export interface AreaReferenceRow {
  id: number;
  slug: string;
  title_en: string;
  title_ar: string;
}

/**
 * Joins `areas.thematic_areas`: the areas of a row as JSON, an array of {@link AreaReferenceRow} in their fixed order. What
 * is said of each area is put together once for the statement, not for every row.
 */
export function areaReferencesJoin(areaIds: 'o.area_ids' | 'm.area_ids'): RawBuilder<unknown> {
  return sql.raw(`
    cross join lateral (
      with reference as materialized (
        select id, position, json_build_object('id', id, 'slug', slug, 'title_en', title_en, 'title_ar', title_ar) as area from thematic_areas
      )
      select coalesce(json_agg(area order by position), '[]') as thematic_areas from reference where id = any(${areaIds})
    ) areas`);
}
