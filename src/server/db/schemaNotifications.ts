import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { NotificationParams, NotificationType } from '#domain/notifications.ts';
import type { TypeChoices } from '#domain/notificationPreferences.ts';
import type { PeriodicType } from '#domain/periodicNotices.ts';

type InstantWithDefault = ColumnType<Date, Date | string | undefined, Date | string>;
type OptionalInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

interface NotificationsTable {
  id: GeneratedAlways<number>;
  member_id: number;
  type: NotificationType;
  group_key: Optional<string>;
  is_shown: Generated<boolean>;
  created_at: InstantWithDefault;
  read_at: OptionalInstant;
}
interface NotificationEventsTable {
  id: GeneratedAlways<number>;
  notification_id: number;
  member_id: number;
  target_type: Optional<string>;
  target_id: Optional<number>;
  actor_id: Optional<number>;
  opportunity_id: Optional<number>;
  params: ColumnType<NotificationParams, string | undefined, string>;
  redirect_url: Optional<string>;
  channel_id: Optional<number>;
  dedupe_key: Optional<string>;
  created_at: InstantWithDefault;
  mail: Generated<'none' | 'instant' | 'digest' | 'mailed'>;
}
interface NotificationSettingsTable {
  member_id: number;
  types: ColumnType<TypeChoices, string | undefined, string>;
  digest_frequency: Generated<'daily' | 'weekly' | 'never'>;
  digest_weekday: Generated<number>;
  digest_hour: Generated<number>;
  quiet_from: Optional<number>;
  quiet_until: Optional<number>;
  updated_at: InstantWithDefault;
}
interface NotificationDigestsTable {
  member_id: number;
  frequency: 'daily' | 'weekly';
  /** YYYY-MM-DD. */
  period: string;
  event_count: number;
  sent_at: InstantWithDefault;
}
interface PeriodicNoticesTable {
  member_id: number;
  type: PeriodicType;
  joined_at: ColumnType<Date, Date | string, Date | string>;
  due_at: ColumnType<Date, Date | string, Date | string>;
  told_at: OptionalInstant;
  told_in_row: Generated<number>;
}
interface JobRunsTable {
  id: GeneratedAlways<number>;
  task: string;
  started_at: ColumnType<Date, Date | string, never>;
  ended_at: ColumnType<Date, Date | string, never>;
  result: ColumnType<Record<string, number> | null, string | null | undefined, never>;
  error: Optional<string>;
}

/** The tables of notifications and of the queue's runs (migrations 0011, 0022). */
export interface NotificationTables {
  notifications: NotificationsTable;
  notification_events: NotificationEventsTable;
  notification_settings: NotificationSettingsTable;
  notification_digests: NotificationDigestsTable;
  periodic_notices: PeriodicNoticesTable;
  job_runs: JobRunsTable;
}
