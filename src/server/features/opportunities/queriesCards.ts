import { type RawBuilder, sql } from 'kysely';
import { type AreaReferenceRow, areaReferencesJoin } from '#server/areaReferencesJoin.ts';

/** What a card shows of an opportunity, its organization and its areas; `thematic_areas` in their fixed order. */
export interface OpportunityCardRow {
  id: number;
  title_en: string | null;
  title_ar: string | null;
  summary_en: string | null;
  summary_ar: string | null;
  category: string;
  category_name_en: string;
  category_name_ar: string;
  ags_category: string;
  is_program: boolean;
  organization_id: number | null;
  organization_name_en: string | null;
  organization_name_ar: string | null;
  thematic_areas: AreaReferenceRow[];
  country: string | null;
  city_en: string | null;
  city_ar: string | null;
  work_mode: string | null;
  employment_type: string | null;
  opens_at: Date;
  deadline_at: Date | null;
  time_zone: string;
  is_rolling: boolean;
  status: string;
  published_at: Date;
}

/** Columns of {@link OpportunityCardRow} where `o` is the opportunity; needs {@link cardJoins}. */
export const cardColumns: RawBuilder<unknown> = sql.raw(`
  o.id, o.title_en, o.title_ar, o.summary_en, o.summary_ar, o.category, category.name_en as category_name_en, category.name_ar as category_name_ar,
  o.ags_category, o.is_program, organization.id as organization_id, organization.name_en as organization_name_en, organization.name_ar as organization_name_ar,
  areas.thematic_areas, o.country, o.city_en, o.city_ar, o.work_mode, o.employment_type, o.opens_at, o.deadline_at, o.time_zone, o.is_rolling, o.status, o.published_at`);

/** An organization that is not published is not shown with its opportunities either. */
export const cardJoins: RawBuilder<unknown> = sql`
  join opportunity_categories category on category.slug = o.category
  left join organizations organization on organization.id = o.organization_id and organization.status = 'published'
  ${areaReferencesJoin('o.area_ids')}`;
