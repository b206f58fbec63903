import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ItemSection, ItemVisibility } from '#domain/profileSections.ts';

type InstantWithDefault = ColumnType<Date, Date | string | undefined, Date | string>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

interface ProfileItemsTable {
  id: GeneratedAlways<number>;
  member_id: number;
  section: ItemSection;
  position: number;
  title: Optional<string>;
  organization_name: Optional<string>;
  organization_id: Optional<number>;
  department: Optional<string>;
  city: Optional<string>;
  country: Optional<string>;
  degree_type_id: Optional<number>;
  start_year: Optional<number>;
  start_month: Optional<number>;
  end_year: Optional<number>;
  end_month: Optional<number>;
  is_current: Generated<boolean>;
  url: Optional<string>;
  doi: Optional<string>;
  description_en: Optional<string>;
  description_ar: Optional<string>;
  visibility: Generated<ItemVisibility>;
  source: Generated<'self' | 'orcid' | 'staff'>;
  orcid_put_code: Optional<number>;
  is_edited: Generated<boolean>;
  version: Generated<number>;
  /** Not null: deleted. */
  deletion_id: Optional<string>;
  created_at: InstantWithDefault;
  updated_at: InstantWithDefault;
}
interface ProfileDeletionsTable {
  id: Generated<string>;
  member_id: number;
  section: string;
  data: ColumnType<unknown, string | null | undefined, string | null>;
  deleted_at: ColumnType<Date, Date | string, Date | string>;
  undone_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/** The tables of profiles (migration 0014). */
export interface ProfileTables {
  profile_items: ProfileItemsTable;
  profile_deletions: ProfileDeletionsTable;
}
