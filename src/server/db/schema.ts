import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { AccountTables } from './schemaAccounts.ts';
import type { ApplicationTables } from './schemaApplications.ts';
import type { ChatTables } from './schemaChat.ts';
import type { ConnectionTables } from './schemaConnections.ts';
import type { ContentTables } from './schemaContent.ts';
import type { DirectoryTables } from './schemaDirectories.ts';
import type { NotificationTables } from './schemaNotifications.ts';
import type { ProfileTables } from './schemaProfile.ts';
import type { VisitorFormTables } from './schemaVisitorForms.ts';

/** A jsonb column: read as the shape it was written with, written as JSON text. */
type Json<T> = ColumnType<T, string, string>;
type Instant = ColumnType<Date, Date | string, Date | string>;
type InstantWithDefault = ColumnType<Date, Date | string | undefined, Date | string>;

interface FilesTable {
  id: Generated<string>;
  purpose:
    | 'fellow_photo'
    | 'member_avatar'
    | 'organization_logo'
    | 'join_request_logo'
    | 'member_cv'
    | 'data_export'
    | 'application_cv';
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

/** Every table as Kysely sees it; the truth is in migrations/. */
export interface Database
  extends
    AccountTables,
    ApplicationTables,
    ChatTables,
    ConnectionTables,
    ContentTables,
    DirectoryTables,
    NotificationTables,
    ProfileTables,
    VisitorFormTables {
  files: FilesTable;
  ui_actions: UiActionsTable;
  idempotency_keys: IdempotencyKeysTable;
  spent_captchas: SpentCaptchasTable;
}
