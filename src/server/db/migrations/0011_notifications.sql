-- What members are told. A notification is what its member sees: one row for all that is grouped under it, and below it
-- each thing that happened. Its words are made when it is read, from the type and the parameters of what happened last.
create table notifications (
  id bigint generated always as identity primary key,
  member_id bigint not null references accounts on delete cascade,
  type text not null check (type in ('new-message', 'connection-request', 'connection-accepted', 'application-submitted',
    'application-status', 'application-deadline', 'opportunity-match', 'opportunity-closed', 'organization-update',
    'recommendation', 'event-invitation', 'event-update', 'profile-reminder', 'fellow-review', 'announcement',
    'account-security')),
  -- What else of this type joins the same row for as long as it is unread; null for what stands by itself.
  group_key text,
  -- False for what is told by mail alone, and for what its member deleted: its dedupe keys are still remembered.
  is_shown boolean not null default true,
  -- Of what happened last.
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index notifications_of_member on notifications (member_id, created_at desc, id desc) where is_shown;
create index notifications_unread on notifications (member_id, type) where read_at is null and is_shown;
create unique index notifications_group on notifications (member_id, type, group_key)
  where read_at is null and group_key is not null;
create index notifications_by_time on notifications using brin (created_at);

create table notification_events (
  id bigint generated always as identity primary key,
  notification_id bigint not null references notifications on delete cascade,
  member_id bigint not null references accounts on delete cascade,
  -- When it goes, what was told of it goes too.
  target_type text,
  target_id bigint,
  -- Who did it; what they did is forgotten with them.
  actor_id bigint references members on delete cascade,
  params jsonb not null default '{}',
  -- A path of the portal without its language.
  redirect_url text,
  channel_id bigint,
  dedupe_key text,
  created_at timestamptz not null default now(),
  -- How its mail goes: alone, in the next summary, not at all; `mailed` once it went.
  mail text not null default 'none' check (mail in ('none', 'instant', 'digest', 'mailed'))
);
create index notification_events_of_notification on notification_events (notification_id, id desc);
create unique index notification_events_once on notification_events (member_id, dedupe_key) where dedupe_key is not null;
create index notification_events_of_target on notification_events (target_type, target_id) where target_id is not null;
create index notification_events_of_actor on notification_events (actor_id) where actor_id is not null;
create index notification_events_for_digest on notification_events (member_id, created_at) where mail = 'digest';

-- A notification of which nothing is left goes, whoever took the last of it away: a withdrawal or the end of a member.
create function drop_empty_notifications() returns trigger language plpgsql as $$
begin
  delete from notifications
   where id in (select notification_id from gone)
     and not exists (select from notification_events where notification_id = notifications.id);
  return null;
end $$;
create trigger notification_events_gone after delete on notification_events
  referencing old table as gone for each statement execute function drop_empty_notifications();

-- What a member chose about being told; absent keys and rows mean the product's defaults.
create table notification_settings (
  member_id bigint primary key references accounts on delete cascade,
  -- By type: {in_app?, email?, frequency?}.
  types jsonb not null default '{}',
  digest_frequency text not null default 'daily' check (digest_frequency in ('daily', 'weekly', 'never')),
  -- ISO 8601: 1 is Monday, 7 Sunday.
  digest_weekday smallint not null default 7 check (digest_weekday between 1 and 7),
  digest_hour smallint not null default 8 check (digest_hour between 0 and 23),
  -- Minutes after midnight in the member's zone; both or none.
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_until smallint check (quiet_until between 0 and 1439),
  updated_at timestamptz not null default now(),
  check ((quiet_from is null) = (quiet_until is null))
);

-- The summaries that went out: one for a member and a period, whatever is restarted in between.
create table notification_digests (
  member_id bigint not null references accounts on delete cascade,
  frequency text not null check (frequency in ('daily', 'weekly')),
  -- The day on which it was due, in the member's zone.
  period date not null,
  event_count integer not null,
  sent_at timestamptz not null default now(),
  primary key (member_id, frequency, period)
);

-- What the queue did at set times, for whoever runs the portal.
create table job_runs (
  id bigint generated always as identity primary key,
  task text not null,
  started_at timestamptz not null,
  ended_at timestamptz not null,
  -- Counts of what was done; null when it failed.
  result jsonb,
  error text
);
create index job_runs_of_task on job_runs (task, started_at desc);
