-- Who is connected with whom: one row for each two members, whoever asked first. What each of them may do is in
-- src/domain/connection.ts.
create table connections (
  id bigint generated always as identity primary key,
  low_member_id bigint not null references members on delete cascade,
  high_member_id bigint not null references members on delete cascade,
  -- 1 pending, 2 accepted, 3 declined, 4 withdrawn, 5 removed, 6 blocked (decisions §5).
  status_id smallint not null default 1 check (status_id between 1 and 6),
  -- Who asked last.
  sender_id bigint not null,
  -- Each of the two may block the other, silently.
  blocked_by_low boolean not null default false,
  blocked_by_high boolean not null default false,
  note text check (length(note) <= 300),
  requested_at timestamptz not null,
  changed_at timestamptz not null,
  -- When the sender's request was declined last: they may ask again 21 days later, whatever happened since.
  declined_at timestamptz,
  check (low_member_id < high_member_id),
  check (sender_id in (low_member_id, high_member_id)),
  check ((status_id = 6) = (blocked_by_low or blocked_by_high)),
  unique (low_member_id, high_member_id)
);
-- Lists, mutual connections and recommendations read these alone.
create index connections_of_low on connections (low_member_id, status_id, changed_at desc, id desc) include (high_member_id, sender_id);
create index connections_of_high on connections (high_member_id, status_id, changed_at desc, id desc) include (low_member_id, sender_id);

-- What happened to a connection, step by step.
create table connection_events (
  id bigint generated always as identity primary key,
  connection_id bigint not null references connections on delete cascade,
  actor_id bigint not null references members on delete cascade,
  status_id smallint not null,
  at timestamptz not null
);
create index connection_events_of_connection on connection_events (connection_id, id);
create index connection_events_of_actor on connection_events (actor_id, id);

create table organization_follows (
  member_id bigint not null references members on delete cascade,
  organization_id bigint not null references organizations on delete cascade,
  followed_at timestamptz not null,
  -- What came later is new to the member.
  seen_at timestamptz not null,
  primary key (member_id, organization_id)
);
create index organization_follows_of_organization on organization_follows (organization_id, member_id);
create index organization_follows_newest on organization_follows (member_id, followed_at desc, organization_id desc);

create table area_follows (
  member_id bigint not null references members on delete cascade,
  thematic_area_id smallint not null references thematic_areas on delete cascade,
  followed_at timestamptz not null,
  primary key (member_id, thematic_area_id)
);

-- Opportunities whose organization's followers were told of them: once each.
create table announced_opportunities (
  opportunity_id bigint primary key references opportunities on delete cascade,
  announced_at timestamptz not null
);

create table recommendation_dismissals (
  member_id bigint not null references members on delete cascade,
  kind text not null check (kind in ('opportunities', 'members', 'organizations')),
  target_id bigint not null,
  dismissed_at timestamptz not null,
  primary key (member_id, kind, target_id)
);
