import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { LanguageLevel } from '#domain/profileSections.ts';

/** A jsonb column: read as the shape it was written with, written as JSON text. */
type JsonWithDefault<T> = ColumnType<T, string | undefined, string>;
type Instant = ColumnType<Date, Date | string, Date | string>;
type InstantWithDefault = ColumnType<Date, Date | string | undefined, Date | string>;
/** A date without a time, as YYYY-MM-DD. */
type DateOnly = string;

interface OrganizationsTable {
  id: GeneratedAlways<number>;
  name_en: string | null;
  name_ar: string | null;
  type: string;
  country: string | null;
  city_en: string | null;
  city_ar: string | null;
  website: string | null;
  summary_en: string | null;
  summary_ar: string | null;
  description_en: string | null;
  description_ar: string | null;
  founded_year: number | null;
  logo_file_id: string | null;
  status: Generated<string>;
  area_ids: Generated<number[]>;
  sort_en: GeneratedAlways<string>;
  sort_ar: GeneratedAlways<string>;
  source: string | null;
  source_key: string | null;
  source_hash: Buffer | null;
  created_at: InstantWithDefault;
  updated_at: InstantWithDefault;
}

interface OrganizationAreasTable {
  organization_id: number;
  thematic_area_id: number;
}

interface OpportunitiesTable {
  id: GeneratedAlways<number>;
  title_en: string | null;
  title_ar: string | null;
  summary_en: string | null;
  summary_ar: string | null;
  description_en: string | null;
  description_ar: string | null;
  category: string;
  ags_category: string;
  is_program: Generated<boolean>;
  organization_id: number | null;
  country: string | null;
  city_en: string | null;
  city_ar: string | null;
  work_mode: string | null;
  employment_type: string | null;
  language_requirements: Generated<string[]>;
  eligibility_en: string | null;
  eligibility_ar: string | null;
  funding_en: string | null;
  funding_ar: string | null;
  starts_on: DateOnly | null;
  opens_at: InstantWithDefault;
  deadline_at: Instant | null;
  closes_at: GeneratedAlways<Date>;
  /** Published or closed: what lists and searches look at. */
  is_listed: GeneratedAlways<boolean>;
  /** Closed for a day at least, when a job last looked (`markPast`): for the search index of open ones alone. */
  is_past: Generated<boolean>;
  /** Repeats opportunity_areas (a trigger's work), as below for organizations and members. */
  area_ids: Generated<number[]>;
  time_zone: Generated<string>;
  is_rolling: Generated<boolean>;
  status: Generated<string>;
  apply_mode: Generated<string>;
  apply_url: string | null;
  positions: number | null;
  questions: JsonWithDefault<unknown[]>;
  source: string | null;
  source_key: string | null;
  source_hash: Buffer | null;
  published_at: InstantWithDefault;
  created_at: InstantWithDefault;
  updated_at: InstantWithDefault;
}

interface OpportunityAreasTable {
  opportunity_id: number;
  thematic_area_id: number;
  /** Repeated from the opportunity, with its dates and category, for the lists of an area: a trigger's work. */
  is_listed: GeneratedAlways<boolean>;
}

interface MembersTable {
  id: GeneratedAlways<number>;
  full_name: string;
  full_name_ar: string | null;
  family_name: ColumnType<string | null, string | null | undefined, string | null>;
  display_name: ColumnType<string | null, string | null | undefined, string | null>;
  visibility: Generated<string>;
  headline_en: string | null;
  headline_ar: string | null;
  biography_en: string | null;
  biography_ar: string | null;
  current_title: string | null;
  organization_id: number | null;
  organization_name: string | null;
  country: string | null;
  city: string | null;
  avatar_file_id: string | null;
  research_interests: Generated<string[]>;
  languages: Generated<string[]>;
  skills: Generated<string[]>;
  language_levels: JsonWithDefault<Record<string, LanguageLevel>>;
  has_no_experience: Generated<boolean>;
  profile_version: Generated<number>;
  /** Of what counts for its completion; a trigger's. */
  profile_edited_at: Date | null;
  section_versions: JsonWithDefault<Record<string, number>>;
  is_listed: Generated<boolean>;
  area_ids: Generated<number[]>;
  sort_en: GeneratedAlways<string>;
  sort_ar: GeneratedAlways<string>;
  created_at: InstantWithDefault;
  updated_at: InstantWithDefault;
}

interface MemberAreasTable {
  member_id: number;
  thematic_area_id: number;
}

/** Organizations, opportunities and members, with the areas of each. */
export interface DirectoryTables {
  organizations: OrganizationsTable;
  organization_areas: OrganizationAreasTable;
  opportunities: OpportunitiesTable;
  opportunity_areas: OpportunityAreasTable;
  members: MembersTable;
  member_areas: MemberAreasTable;
}
