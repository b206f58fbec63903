import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { LanguageLevel } from '#domain/profileSections.ts';
import type { AccountTables } from './schemaAccounts.ts';
import type { ApplicationTables } from './schemaApplications.ts';
import type { ConnectionTables } from './schemaConnections.ts';
import type { NotificationTables } from './schemaNotifications.ts';
import type { ProfileTables } from './schemaProfile.ts';

/** A jsonb column: read as the shape it was written with, written as JSON text. */
type Json<T> = ColumnType<T, string, string>;
type JsonWithDefault<T> = ColumnType<T, string | undefined, string>;
type Instant = ColumnType<Date, Date | string, Date | string>;
type InstantWithDefault = ColumnType<Date, Date | string | undefined, Date | string>;
/** A date without a time, as YYYY-MM-DD. */
type DateOnly = string;

/** One block of an edited text: what it is and its words in both languages. */
export type TextBlock =
  | { type: 'heading' | 'paragraph'; en: string; ar: string }
  | { type: 'list'; en: string[]; ar: string[] };
export type SubTheme = { title_en: string; title_ar: string; description_en: string; description_ar: string };

interface ThematicAreasTable {
  id: number;
  slug: string;
  position: number;
  title_en: string;
  title_ar: string;
  description_en: string;
  description_ar: string;
  photo: string | null;
  body: JsonWithDefault<TextBlock[]>;
  subs: JsonWithDefault<SubTheme[]>;
}
interface ThematicAreaCategoriesTable {
  thematic_area_id: number;
  ags_category: string;
  body: JsonWithDefault<TextBlock[]>;
}
interface PagesTable {
  slug: string;
  title_en: string;
  title_ar: string;
  description_en: string;
  description_ar: string;
  body: JsonWithDefault<TextBlock[]>;
  updated_at: InstantWithDefault;
}
interface DegreeTypesTable {
  id: number;
  slug: string;
  name_en: string;
  name_ar: string;
  level: number;
}
interface OpportunityCategoriesTable {
  slug: string;
  position: number;
  name_en: string;
  name_ar: string;
}
interface GlobalKeysTable {
  key: string;
  value: Json<unknown>;
  is_front: Generated<boolean>;
  updated_at: InstantWithDefault;
}
interface AnnouncementsTable {
  id: GeneratedAlways<number>;
  text_en: string;
  text_ar: string;
  url: string | null;
  starts_at: InstantWithDefault;
  ends_at: Instant | null;
  created_at: InstantWithDefault;
}
interface FilesTable {
  id: Generated<string>;
  purpose: 'fellow_photo' | 'member_avatar' | 'organization_logo' | 'join_request_logo' | 'member_cv' | 'data_export';
  content_type: string;
  byte_length: number;
  width: number | null;
  height: number | null;
  sha256: Buffer;
  original_name: string | null;
  is_public: Generated<boolean>;
  owner_member_id: ColumnType<number | null, number | null | undefined, number | null>;
  created_at: InstantWithDefault;
}
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
interface FellowsTable {
  id: GeneratedAlways<number>;
  reference: string;
  full_name: string;
  current_title: string;
  current_department: string | null;
  current_institution: string;
  biography: string | null;
  homepage: string | null;
  is_homepage_public: Generated<boolean>;
  photo_file_id: string | null;
  status: Generated<string>;
  locale: string;
  published_at: Instant | null;
  created_at: InstantWithDefault;
  updated_at: InstantWithDefault;
}
interface FellowContactsTable {
  fellow_id: number;
  key_id: string;
  sealed: Buffer;
}
interface ContactMessagesTable {
  id: GeneratedAlways<number>;
  reference: string;
  topic: string;
  full_name: string;
  email: string;
  phone_number: string | null;
  organization_name: string | null;
  message: string;
  locale: string;
  created_at: InstantWithDefault;
}
interface JoinRequestsTable {
  id: GeneratedAlways<number>;
  reference: string;
  organization_name_en: string | null;
  organization_name_ar: string | null;
  type: string;
  country: string;
  website: string | null;
  contact_name: string;
  contact_title: string | null;
  email: string;
  phone_number: string | null;
  thematic_area_ids: Generated<number[]>;
  message: string | null;
  logo_file_id: string | null;
  locale: string;
  status: Generated<string>;
  created_at: InstantWithDefault;
}
interface NewsletterSubscribersTable {
  id: GeneratedAlways<number>;
  email: string;
  email_key: string;
  locale: string;
  consented_at: InstantWithDefault;
  confirmed_at: Instant | null;
  token_hash: Buffer | null;
  token_sent_at: Instant | null;
}
interface UiActionsTable {
  id: GeneratedAlways<number>;
  action: string;
  target_type: string | null;
  target_id: string | null;
  meta: Json<unknown> | null;
  created_at: InstantWithDefault;
}
interface IdempotencyKeysTable {
  endpoint: string;
  key: string;
  request_hash: Buffer;
  status_code: number | null;
  response: Json<unknown> | null;
  created_at: InstantWithDefault;
}
interface SpentCaptchasTable {
  signature: string;
  expires_at: Instant;
}
interface EventsTable {
  id: GeneratedAlways<number>;
  slug: string;
  title_en: string;
  title_ar: string;
  summary_en: string;
  summary_ar: string;
  starts_on: DateOnly;
  ends_on: DateOnly;
  time_zone: Generated<string>;
  venue_en: string | null;
  venue_ar: string | null;
  program: JsonWithDefault<unknown>;
  is_published: Generated<boolean>;
  updated_at: InstantWithDefault;
}

/** Every table as Kysely sees it; the truth is in migrations/. */
export interface Database
  extends AccountTables, ApplicationTables, ConnectionTables, NotificationTables, ProfileTables {
  thematic_areas: ThematicAreasTable;
  thematic_area_categories: ThematicAreaCategoriesTable;
  pages: PagesTable;
  degree_types: DegreeTypesTable;
  opportunity_categories: OpportunityCategoriesTable;
  global_keys: GlobalKeysTable;
  announcements: AnnouncementsTable;
  files: FilesTable;
  organizations: OrganizationsTable;
  organization_areas: OrganizationAreasTable;
  opportunities: OpportunitiesTable;
  opportunity_areas: OpportunityAreasTable;
  members: MembersTable;
  member_areas: MemberAreasTable;
  fellows: FellowsTable;
  fellow_contacts: FellowContactsTable;
  contact_messages: ContactMessagesTable;
  join_requests: JoinRequestsTable;
  newsletter_subscribers: NewsletterSubscribersTable;
  ui_actions: UiActionsTable;
  idempotency_keys: IdempotencyKeysTable;
  spent_captchas: SpentCaptchasTable;
  events: EventsTable;
}
