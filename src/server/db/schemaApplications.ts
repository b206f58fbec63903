import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Instant = ColumnType<Date, Date | string | undefined, Date | string>;
type OptionalInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

interface ApplicationsTable {
  id: GeneratedAlways<number>;
  member_id: number;
  opportunity_id: number;
  status: string;
  cover_letter: Generated<string>;
  answers: ColumnType<Record<string, string>, string | undefined, string>;
  cv_file_id: Optional<string>;
  draft_cv_id: Optional<string>;
  draft_cv_name: Optional<string>;
  share_profile: Generated<boolean>;
  consented_at: OptionalInstant;
  snapshot: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
  submitted_at: OptionalInstant;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}
interface ApplicationEventsTable {
  id: GeneratedAlways<number>;
  application_id: number;
  status: string;
  actor: 'applicant' | 'staff' | 'clock';
  actor_member_id: Optional<number>;
  at: Instant;
}
interface SavedOpportunitiesTable {
  member_id: number;
  opportunity_id: number;
  created_at: Instant;
}
interface SavedSearchesTable {
  id: GeneratedAlways<number>;
  member_id: number;
  name: string;
  query: string;
  alert: Generated<string>;
  alerted_through: Instant;
  created_at: Instant;
  updated_at: Instant;
}
interface OpportunityRemindersTable {
  member_id: number;
  opportunity_id: number;
  kind: 'closes_in_3_days' | 'closes_in_24_hours' | 'closed' | 'match';
  created_at: Instant;
}

/** The tables of applications and of what members save (migration 0013). */
export interface ApplicationTables {
  applications: ApplicationsTable;
  application_events: ApplicationEventsTable;
  saved_opportunities: SavedOpportunitiesTable;
  saved_searches: SavedSearchesTable;
  opportunity_reminders: OpportunityRemindersTable;
}
