import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** A jsonb column: read as the shape it was written with, written as JSON text. */
type JsonWithDefault<T> = ColumnType<T, string | undefined, string>;
type Json<T> = ColumnType<T, string, string>;
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

/** What the editors write: areas, pages, announcements, events and lists to choose from. */
export interface ContentTables {
  thematic_areas: ThematicAreasTable;
  thematic_area_categories: ThematicAreaCategoriesTable;
  pages: PagesTable;
  degree_types: DegreeTypesTable;
  opportunity_categories: OpportunityCategoriesTable;
  global_keys: GlobalKeysTable;
  announcements: AnnouncementsTable;
  events: EventsTable;
}
