-- Accounts of members: what only the member, the staff and the server may know. The public row stays in `members`.

-- Who may see the profile (decisions §5). Listed is what is public and belongs to a living account.
alter table members
  add column family_name text,
  add column display_name text,
  add column visibility text not null default 'public' check (visibility in ('public', 'members', 'connections', 'private'));

alter table files drop constraint files_purpose_check;
alter table files add constraint files_purpose_check
  check (purpose in ('fellow_photo', 'member_avatar', 'organization_logo', 'join_request_logo', 'member_cv', 'data_export'));
alter table files add column owner_member_id bigint references members on delete cascade;
create index files_owner on files (owner_member_id) where owner_member_id is not null;

create table accounts (
  member_id bigint primary key references members on delete cascade,
  -- As the person typed it; compared by its key (decisions §2).
  email text not null,
  email_key text not null unique,
  email_confirmed_at timestamptz,
  -- Null for who signs in by a provider or a passkey alone. `key id $ argon2id`.
  password_hash text,
  password_changed_at timestamptz,
  locale text not null check (locale in ('en', 'ar')),
  time_zone text,
  form_of_address text,
  phone_number text,
  messaging_system boolean not null default false,
  roles text[] not null default '{}',
  status text not null default 'active' check (status in ('active', 'disabled')),
  terms_accepted_at timestamptz not null,
  -- Fourteen days later the account is erased, unless its owner comes back.
  deletion_requested_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index accounts_to_delete on accounts (deletion_requested_at) where deletion_requested_at is not null;
create index accounts_unconfirmed on accounts (created_at) where email_confirmed_at is null;

-- An address that its owner has yet to confirm; until then the old one counts.
create table email_changes (
  member_id bigint primary key references accounts on delete cascade,
  email text not null,
  email_key text not null,
  requested_at timestamptz not null default now()
);

-- Only the SHA-256 of a token is stored: who reads this table can not sign in as anybody.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  -- A browser's cookie, or the bearer of a client that is no browser: neither passes for the other.
  kind text not null check (kind in ('cookie', 'bearer')),
  member_id bigint not null references accounts on delete cascade,
  created_at timestamptz not null default now(),
  -- When the member last proved to be it, by password, provider or passkey.
  authenticated_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  user_agent text,
  -- Of the network: /24 or /48.
  address_prefix text
);
create index sessions_of_member on sessions (member_id, created_at desc);
create index sessions_by_end on sessions (expires_at);

-- Tokens sent by mail: one kind each, single use, the newest wins (decisions §3).
create table mail_tokens (
  id bigint generated always as identity primary key,
  member_id bigint not null references accounts on delete cascade,
  kind text not null check (kind in ('confirm', 'reset', 'set_password')),
  token_hash bytea not null unique,
  -- The address it was sent to, and which a confirmation confirms.
  email text not null,
  email_key text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  superseded_at timestamptz
);
create index mail_tokens_of_member on mail_tokens (member_id, kind, created_at desc);
create index mail_tokens_by_end on mail_tokens (expires_at);

-- What waits for its second half: a second factor, a passkey's signature, a provider's callback, an onboarding.
create table auth_challenges (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('second_factor', 'passkey_login', 'passkey_registration', 'provider', 'onboarding', 'provider_handle')),
  token_hash bytea not null unique,
  member_id bigint references accounts on delete cascade,
  -- Sealed where it holds what others could use.
  data jsonb not null default '{}',
  attempts smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index auth_challenges_by_end on auth_challenges (expires_at);

create table second_factors (
  member_id bigint primary key references accounts on delete cascade,
  key_id text not null,
  sealed bytea not null,
  -- Null until the first right code.
  confirmed_at timestamptz,
  -- The time step of the last code that was taken: no code counts twice.
  last_step bigint
);

create table recovery_codes (
  member_id bigint not null references accounts on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (member_id, code_hash)
);

create table passkeys (
  id uuid primary key default gen_random_uuid(),
  member_id bigint not null references accounts on delete cascade,
  credential_id bytea not null unique,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  is_backed_up boolean not null default false,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_of_member on passkeys (member_id, created_at);

-- Who signs in by another service: known by its subject there, never by an e-mail address.
create table provider_identities (
  provider text not null,
  subject text not null,
  member_id bigint not null references accounts on delete cascade,
  created_at timestamptz not null default now(),
  primary key (provider, subject),
  unique (member_id, provider)
);

-- Counts that several servers share and a restart does not forget: sign-ins, mails, tokens. Lost with a crash of the
-- database, which writes no log for them.
create unlogged table limit_counters (
  name text not null,
  -- An address, a network or a SHA-256 of what was counted.
  subject text not null,
  window_started_at timestamptz not null,
  count integer not null,
  primary key (name, subject)
);
create index limit_counters_by_time on limit_counters (window_started_at);

-- Who did what, when and from where. Written once, never changed: each row holds the hash of the one before.
create table audit_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_member_id bigint,
  action text not null,
  target_type text,
  target_id text,
  result text not null default 'ok' check (result in ('ok', 'refused')),
  details jsonb not null default '{}',
  session_prefix text,
  address_prefix text,
  request_id text,
  previous_hash bytea not null default '',
  hash bytea not null default ''
);
create index audit_events_of_actor on audit_events (actor_member_id, id desc);
create index audit_events_by_time on audit_events using brin (at);

create function chain_audit_event() returns trigger language plpgsql as $$
begin
  -- One writer at a time, or two rows would follow the same one. Held until the commit: an audit event is the last
  -- thing that a transaction writes.
  perform pg_advisory_xact_lock(1718);
  new.previous_hash := coalesce((select hash from audit_events order by id desc limit 1), '');
  new.hash := sha256(new.previous_hash || convert_to(concat_ws(E'\x1f', extract(epoch from new.at)::text,
    new.actor_member_id::text, new.action, new.target_type, new.target_id, new.result, new.details::text,
    new.session_prefix, new.address_prefix, new.request_id), 'UTF8'));
  return new;
end $$;
create trigger audit_events_chain before insert on audit_events for each row execute function chain_audit_event();

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is written once and never changed.' using errcode = '42501';
end $$;
create trigger audit_events_fixed before update or delete or truncate on audit_events
  for each statement execute function refuse_audit_change();
