import { type RawBuilder, sql } from 'kysely';

/** What a card shows of an organization; `thematic_areas` in their fixed order. */
export interface OrganizationCardRow {
  id: number;
  name_en: string | null;
  name_ar: string | null;
  summary_en: string | null;
  summary_ar: string | null;
  type: string;
  country: string | null;
  city_en: string | null;
  city_ar: string | null;
  logo_file_id: string | null;
  thematic_areas: { id: number; slug: string; title_en: string; title_ar: string }[];
  /** Counted up to 1,000. */
  open_opportunities: number;
}

/** Columns of {@link OrganizationCardRow} where `o` is the organization; needs {@link cardJoins}. */
export const cardColumns: RawBuilder<unknown> = sql.raw(`
  o.id, o.name_en, o.name_ar, o.summary_en, o.summary_ar, o.type, o.country, o.city_en, o.city_ar, o.logo_file_id, areas.thematic_areas, open.open_opportunities`);

/** `now` decides which opportunities are open. */
export function cardJoins(now: Date): RawBuilder<unknown> {
  return sql`
    cross join lateral (
      select coalesce(json_agg(json_build_object('id', area.id, 'slug', area.slug, 'title_en', area.title_en, 'title_ar', area.title_ar) order by area.position), '[]') as thematic_areas
      from thematic_areas area where area.id = any(o.area_ids)
    ) areas
    cross join lateral (
      select count(*)::int as open_opportunities from (
        select from opportunities
        where is_listed and organization_id = o.id and closes_at >= ${now} and opens_at <= ${now}
        order by closes_at, id limit 1000
      ) as counted
    ) open`;
}
