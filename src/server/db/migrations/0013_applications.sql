-- Members apply to opportunities, save them, and save searches. One record for a member and an opportunity, whatever
-- becomes of it.
create table applications (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  opportunity_id bigint not null references opportunities on delete cascade,
  status text not null check (status in ('draft', 'submitted', 'in_review', 'shortlisted', 'interview', 'offered',
    'accepted', 'rejected', 'withdrawn', 'expired')),
  cover_letter text not null default '',
  answers jsonb not null default '{}',
  cv_file_id uuid references files on delete set null,
  share_profile boolean not null default true,
  consented_at timestamptz,
  -- The applicant as they were when it was sent, and the questions that were asked then.
  snapshot jsonb,
  submitted_at timestamptz,
  -- Rises with every change.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (member_id, opportunity_id)
);
create index applications_of_member on applications (member_id, updated_at desc, id desc);
create index applications_of_opportunity on applications (opportunity_id, status);
create index applications_drafts on applications (opportunity_id) where status = 'draft';
create index applications_cv on applications (cv_file_id) where cv_file_id is not null;

-- Every status with its date: the timeline.
create table application_events (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications on delete cascade,
  status text not null,
  actor text not null check (actor in ('applicant', 'staff', 'clock')),
  actor_member_id bigint references members on delete set null,
  at timestamptz not null default now()
);
create index application_events_of_application on application_events (application_id, id);
create index application_events_of_actor on application_events (actor_member_id) where actor_member_id is not null;

create table saved_opportunities (
  member_id bigint not null references members on delete cascade,
  opportunity_id bigint not null references opportunities on delete cascade,
  created_at timestamptz not null default now(),
  primary key (member_id, opportunity_id)
);
create index saved_opportunities_of_opportunity on saved_opportunities (opportunity_id);
create index saved_opportunities_newest on saved_opportunities (member_id, created_at desc, opportunity_id desc);

create table saved_searches (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  name text not null,
  -- As in the address of the list's page, in one order.
  query text not null,
  alert text not null default 'none' check (alert in ('instant', 'daily', 'weekly', 'none')),
  -- Up to when what is new was looked for.
  alerted_through timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (member_id, query)
);
create index saved_searches_with_alert on saved_searches (alert, alerted_through) where alert <> 'none';

-- What a member was told of an opportunity by the clock: each thing once.
create table opportunity_reminders (
  member_id bigint not null references members on delete cascade,
  opportunity_id bigint not null references opportunities on delete cascade,
  kind text not null check (kind in ('closes_in_3_days', 'closes_in_24_hours', 'closed', 'match')),
  created_at timestamptz not null default now(),
  primary key (member_id, opportunity_id, kind)
);
create index opportunity_reminders_of_opportunity on opportunity_reminders (opportunity_id);
