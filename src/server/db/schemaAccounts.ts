import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Instant = ColumnType<Date, Date | string, Date | string>;
type InstantWithDefault = ColumnType<Date, Date | string | undefined, Date | string>;
type OptionalInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

interface AccountsTable {
  member_id: number;
  email: string;
  email_key: string;
  email_confirmed_at: OptionalInstant;
  password_hash: Optional<string>;
  password_changed_at: OptionalInstant;
  is_password_short: Generated<boolean>;
  locale: string;
  time_zone: Optional<string>;
  form_of_address: Optional<string>;
  phone_number: Optional<string>;
  messaging_system: Generated<boolean>;
  roles: Generated<string[]>;
  status: Generated<string>;
  terms_accepted_at: Instant;
  deletion_requested_at: OptionalInstant;
  created_at: InstantWithDefault;
  updated_at: InstantWithDefault;
}
interface EmailChangesTable {
  member_id: number;
  email: string;
  email_key: string;
  requested_at: InstantWithDefault;
}
interface SessionsTable {
  id: Generated<string>;
  token_hash: Buffer;
  kind: string;
  member_id: number;
  created_at: InstantWithDefault;
  authenticated_at: InstantWithDefault;
  last_seen_at: InstantWithDefault;
  expires_at: Instant;
  revoked_at: OptionalInstant;
  user_agent: Optional<string>;
  address_prefix: Optional<string>;
}
interface MailTokensTable {
  id: GeneratedAlways<number>;
  member_id: number;
  kind: string;
  token_hash: Buffer;
  email: string;
  email_key: string;
  created_at: InstantWithDefault;
  expires_at: Instant;
  used_at: OptionalInstant;
  superseded_at: OptionalInstant;
  registration: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
}
interface AuthChallengesTable {
  id: Generated<string>;
  kind: string;
  token_hash: Buffer;
  member_id: Optional<number>;
  data: ColumnType<Record<string, unknown>, string | undefined, string>;
  attempts: Generated<number>;
  created_at: InstantWithDefault;
  expires_at: Instant;
  used_at: OptionalInstant;
}
interface SecondFactorsTable {
  member_id: number;
  key_id: string;
  sealed: Buffer;
  confirmed_at: OptionalInstant;
  last_step: Optional<number>;
}
interface RecoveryCodesTable {
  member_id: number;
  code_hash: Buffer;
  used_at: OptionalInstant;
}
interface PasskeysTable {
  id: Generated<string>;
  member_id: number;
  credential_id: Buffer;
  public_key: Buffer;
  counter: Generated<number>;
  transports: Generated<string[]>;
  is_backed_up: Generated<boolean>;
  name: string;
  created_at: InstantWithDefault;
  last_used_at: OptionalInstant;
}
interface ProviderIdentitiesTable {
  provider: string;
  subject: string;
  member_id: number;
  created_at: InstantWithDefault;
}
interface LimitCountersTable {
  name: string;
  subject: string;
  window_started_at: Instant;
  count: number;
}
/** Rows are inserted and never changed; a trigger fills the hashes. */
interface AuditEventsTable {
  id: GeneratedAlways<number>;
  at: InstantWithDefault;
  actor_member_id: Optional<number>;
  action: string;
  target_type: Optional<string>;
  target_id: Optional<string>;
  result: Generated<string>;
  details: ColumnType<Record<string, unknown>, string | undefined, never>;
  session_prefix: Optional<string>;
  address_prefix: Optional<string>;
  request_id: Optional<string>;
  previous_hash: GeneratedAlways<Buffer>;
  hash: GeneratedAlways<Buffer>;
}

interface MemberCvsTable {
  file_id: string;
  member_id: number;
  is_current: Generated<boolean>;
  text: string;
  created_at: InstantWithDefault;
}

/** The tables of accounts (migration 0004) and of their CVs. */
export interface AccountTables {
  member_cvs: MemberCvsTable;
  accounts: AccountsTable;
  email_changes: EmailChangesTable;
  sessions: SessionsTable;
  mail_tokens: MailTokensTable;
  auth_challenges: AuthChallengesTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  provider_identities: ProviderIdentitiesTable;
  limit_counters: LimitCountersTable;
  audit_events: AuditEventsTable;
}
