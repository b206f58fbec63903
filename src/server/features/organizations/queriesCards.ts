import { type RawBuilder, sql } from 'kysely';
import { type AreaReferenceRow, areaReferencesJoin } from '#server/areaReferencesJoin.ts';

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
  thematic_areas: AreaReferenceRow[];
  /** Counted up to 1,000. */
  open_opportunities: number;
}

/** Columns of {@link OrganizationCardRow} where `o` is the organization; needs {@link cardJoins}. */
export const cardColumns: RawBuilder<unknown> = sql.raw(`
  o.id, o.name_en, o.name_ar, o.summary_en, o.summary_ar, o.type, o.country, o.city_en, o.city_ar, o.logo_file_id, areas.thematic_areas, open.open_opportunities`);

/** `now` decides which opportunities are open. */
export function cardJoins(now: Date): RawBuilder<unknown> {
  return sql`
    ${areaReferencesJoin('o.area_ids')}
    cross join lateral (
      select count(*)::int as open_opportunities from (
        select from opportunities
        where is_listed and organization_id = o.id and closes_at >= ${now} and opens_at <= ${now}
        order by closes_at, id limit 1000
      ) as counted
    ) open`;
}
