import { type RawBuilder, sql } from 'kysely';
import { type AreaReferenceRow, areaReferencesJoin } from '#server/areaReferencesJoin.ts';

/** What visitors may see of a member in a list (decisions §5); `thematic_areas` in their fixed order. */
export interface MemberCardRow {
  id: number;
  full_name: string;
  full_name_ar: string | null;
  headline_en: string | null;
  headline_ar: string | null;
  current_title: string | null;
  /** A published organization of the portal; `organization_name` is what the member wrote. */
  organization_id: number | null;
  organization_name_en: string | null;
  organization_name_ar: string | null;
  organization_name: string | null;
  country: string | null;
  city: string | null;
  avatar_file_id: string | null;
  thematic_areas: AreaReferenceRow[];
}

/** Columns of {@link MemberCardRow} where `m` is the member; needs {@link cardJoins}. */
export const cardColumns: RawBuilder<unknown> = sql.raw(`
  m.id, m.full_name, m.full_name_ar, m.headline_en, m.headline_ar, m.current_title, organization.id as organization_id,
  organization.name_en as organization_name_en, organization.name_ar as organization_name_ar, m.organization_name, m.country, m.city, m.avatar_file_id, areas.thematic_areas`);

export const cardJoins: RawBuilder<unknown> = sql`
  left join organizations organization on organization.id = m.organization_id and organization.status = 'published'
  ${areaReferencesJoin('m.area_ids')}`;
