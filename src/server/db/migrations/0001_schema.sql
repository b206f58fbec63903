-- The public portal's tables. Text columns ending in _en and _ar hold one text in two languages; either may be null
-- when its author wrote only one. Search columns and their folding functions follow in 0002.

create extension if not exists pg_trgm;

create table thematic_areas (
  id smallint primary key,
  slug text not null unique,
  position smallint not null,
  title_en text not null,
  title_ar text not null,
  description_en text not null,
  description_ar text not null,
  photo text,
  -- Structured paragraphs: [{type, en, ar}].
  body jsonb not null default '[]',
  -- Sub-themes: [{title_en, title_ar, description_en, description_ar}].
  subs jsonb not null default '[]'
);

-- What an area means within one of the three categories: the text of a focus-area page.
create table thematic_area_categories (
  thematic_area_id smallint not null references thematic_areas on delete cascade,
  ags_category text not null check (ags_category in ('education', 'research', 'innovation')),
  body jsonb not null default '[]',
  primary key (thematic_area_id, ags_category)
);

create table pages (
  slug text primary key,
  title_en text not null,
  title_ar text not null,
  description_en text not null,
  description_ar text not null,
  body jsonb not null default '[]',
  updated_at timestamptz not null default now()
);

create table degree_types (
  id smallint primary key,
  slug text not null unique,
  name_en text not null,
  name_ar text not null,
  level smallint not null
);

create table opportunity_categories (
  slug text primary key,
  position smallint not null,
  name_en text not null,
  name_ar text not null
);

create table global_keys (
  key text primary key,
  value jsonb not null,
  -- Only rows marked so leave by the public endpoint; no parameter widens that.
  is_front boolean not null default false,
  updated_at timestamptz not null default now()
);

create table announcements (
  id bigint generated always as identity primary key,
  text_en text not null,
  text_ar text not null,
  url text,
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  created_at timestamptz not null default now()
);

create table files (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('fellow_photo', 'member_avatar', 'organization_logo', 'join_request_logo')),
  content_type text not null,
  byte_length integer not null check (byte_length > 0),
  width integer,
  height integer,
  sha256 bytea not null,
  -- The name under which a person chose it, kept for downloads.
  original_name text,
  is_public boolean not null default false,
  created_at timestamptz not null default now()
);

create table organizations (
  id bigint generated always as identity primary key,
  name_en text,
  name_ar text,
  type text not null check (type in ('university', 'research_center', 'foundation', 'company', 'government', 'nonprofit', 'school', 'hospital', 'other')),
  country char(2),
  city_en text,
  city_ar text,
  website text,
  summary_en text,
  summary_ar text,
  description_en text,
  description_ar text,
  founded_year smallint,
  logo_file_id uuid references files on delete set null,
  status text not null default 'published' check (status in ('draft', 'published', 'archived')),
  -- Where an imported row came from and its key there; importing again finds the same row by it.
  source text,
  source_key text,
  source_hash bytea,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (name_en is not null or name_ar is not null),
  unique (source, source_key)
);
create index organizations_newest on organizations (created_at desc, id desc) where status = 'published';
create index organizations_country on organizations (country, created_at desc, id desc) where status = 'published';

create table organization_areas (
  organization_id bigint not null references organizations on delete cascade,
  thematic_area_id smallint not null references thematic_areas,
  primary key (organization_id, thematic_area_id)
);
create index organization_areas_by_area on organization_areas (thematic_area_id, organization_id desc);

-- What lists read of a thousand rows at once comes first: a late column of a wide row costs more to reach.
create table opportunities (
  id bigint generated always as identity primary key,
  published_at timestamptz not null default now(),
  opens_at timestamptz not null default now(),
  -- Infinity when there is no deadline, so that one comparison answers "is it open?". What staff closed before its
  -- deadline closed when they did.
  closes_at timestamptz not null generated always as (
    case when status = 'closed' then least(deadline_at, updated_at) else coalesce(deadline_at, 'infinity'::timestamptz) end
  ) stored,
  is_listed boolean not null generated always as (status in ('published', 'closed')) stored,
  is_program boolean not null default false,
  ags_category text not null check (ags_category in ('education', 'research', 'innovation')),
  category text not null references opportunity_categories,
  -- Filled by the triggers of 0002: the ids of opportunity_areas, the folded words of the titles, the search vector of
  -- title, organization and city.
  area_ids smallint[] not null default '{}',
  title_words text not null default '',
  lead_vector tsvector not null default '',
  organization_id bigint references organizations on delete set null,
  country char(2),
  work_mode text check (work_mode in ('on_site', 'hybrid', 'remote')),
  title_en text,
  title_ar text,
  summary_en text,
  summary_ar text,
  -- Sanitized HTML with the tags of the rich text toolbar (spec §9).
  description_en text,
  description_ar text,
  city_en text,
  city_ar text,
  employment_type text check (employment_type in ('full_time', 'part_time', 'contract', 'temporary', 'internship', 'volunteer', 'other')),
  language_requirements text[] not null default '{}',
  eligibility_en text,
  eligibility_ar text,
  funding_en text,
  funding_ar text,
  starts_on date,
  deadline_at timestamptz,
  time_zone text not null default 'Asia/Qatar',
  is_rolling boolean not null default false,
  status text not null default 'published' check (status in ('draft', 'in_review', 'published', 'paused', 'closed', 'archived')),
  apply_mode text not null default 'internal' check (apply_mode in ('internal', 'external', 'email')),
  apply_url text,
  positions smallint,
  questions jsonb not null default '[]',
  source text,
  source_key text,
  source_hash bytea,
  -- Filled by a trigger of 0002: the search vector of everything.
  search_vector tsvector not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (title_en is not null or title_ar is not null),
  unique (source, source_key)
);

-- The lists' indexes follow in 0002.
create table opportunity_areas (
  opportunity_id bigint not null references opportunities on delete cascade,
  thematic_area_id smallint not null references thematic_areas,
  primary key (opportunity_id, thematic_area_id)
);

-- The public rows of members; accounts, sessions and what is private come with their own tables.
create table members (
  id bigint generated always as identity primary key,
  full_name text not null,
  full_name_ar text,
  headline_en text,
  headline_ar text,
  biography_en text,
  biography_ar text,
  current_title text,
  organization_id bigint references organizations on delete set null,
  organization_name text,
  country char(2),
  city text,
  avatar_file_id uuid references files on delete set null,
  research_interests text[] not null default '{}',
  languages text[] not null default '{}',
  is_listed boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index members_newest on members (created_at desc, id desc) where is_listed;
create index members_country on members (country, created_at desc, id desc) where is_listed;
create index members_organization on members (organization_id, created_at desc, id desc) where is_listed;

create table member_areas (
  member_id bigint not null references members on delete cascade,
  thematic_area_id smallint not null references thematic_areas,
  primary key (member_id, thematic_area_id)
);
create index member_areas_by_area on member_areas (thematic_area_id, member_id desc);

create table fellows (
  id bigint generated always as identity primary key,
  reference text not null unique,
  full_name text not null,
  current_title text not null,
  current_department text,
  current_institution text not null,
  biography text,
  homepage text,
  is_homepage_public boolean not null default false,
  photo_file_id uuid references files on delete set null,
  status text not null default 'received' check (status in ('received', 'in_review', 'changes_requested', 'approved', 'published', 'withdrawn')),
  locale text not null check (locale in ('en', 'ar')),
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index fellows_published on fellows (published_at desc, id desc) where status = 'published';

-- Confidential (spec §1): phones, e-mail addresses and country, sealed together with SECRET_KEY; never joined by a public query.
create table fellow_contacts (
  fellow_id bigint primary key references fellows on delete cascade,
  key_id text not null,
  sealed bytea not null
);

create table contact_messages (
  id bigint generated always as identity primary key,
  reference text not null unique,
  topic text not null check (topic in ('general', 'membership', 'organizations', 'opportunities', 'privacy', 'technical')),
  full_name text not null,
  email text not null,
  phone_number text,
  organization_name text,
  message text not null,
  locale text not null check (locale in ('en', 'ar')),
  created_at timestamptz not null default now()
);

create table join_requests (
  id bigint generated always as identity primary key,
  reference text not null unique,
  organization_name_en text,
  organization_name_ar text,
  type text not null,
  country char(2) not null,
  website text,
  contact_name text not null,
  contact_title text,
  email text not null,
  phone_number text,
  thematic_area_ids smallint[] not null default '{}',
  message text,
  logo_file_id uuid references files on delete set null,
  locale text not null check (locale in ('en', 'ar')),
  status text not null default 'received' check (status in ('received', 'in_review', 'accepted', 'declined')),
  created_at timestamptz not null default now()
);

create table newsletter_subscribers (
  id bigint generated always as identity primary key,
  email text not null,
  email_key text not null unique,
  locale text not null check (locale in ('en', 'ar')),
  consented_at timestamptz not null default now(),
  confirmed_at timestamptz
);

create table ui_actions (
  id bigint generated always as identity primary key,
  action text not null,
  target_type text,
  target_id text,
  meta jsonb,
  created_at timestamptz not null default now()
);
create index ui_actions_by_time on ui_actions using brin (created_at);

-- One row per key and caller: the answer to a write that a person may repeat by accident, kept 48 hours (decisions §1).
create table idempotency_keys (
  endpoint text not null,
  key text not null,
  request_hash bytea not null,
  status_code smallint,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (endpoint, key)
);
create index idempotency_keys_by_time on idempotency_keys (created_at);

create table spent_captchas (
  signature text primary key,
  expires_at timestamptz not null
);

create table events (
  id bigint generated always as identity primary key,
  slug text not null unique,
  title_en text not null,
  title_ar text not null,
  summary_en text not null,
  summary_ar text not null,
  starts_on date not null,
  ends_on date not null,
  time_zone text not null default 'Asia/Qatar',
  venue_en text,
  venue_ar text,
  -- {intro: blocks, days: [...], speakers: [...], faq: [...]}: what the event page shows to everyone.
  program jsonb not null default '{}',
  is_published boolean not null default true,
  updated_at timestamptz not null default now()
);

-- Kept pages are dropped when what they show changes, whoever changes it: each statement names its table on one channel.
create function announce_content_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', tg_table_name);
  return null;
end $$;

do $$
declare t text;
begin
  foreach t in array array['thematic_areas', 'thematic_area_categories', 'pages', 'degree_types', 'opportunity_categories',
    'global_keys', 'announcements', 'organizations', 'organization_areas', 'opportunities', 'opportunity_areas',
    'members', 'member_areas', 'fellows', 'events']
  loop
    execute format('create trigger %I after insert or update or delete or truncate on %I for each statement execute function announce_content_change()', t || '_changed', t);
  end loop;
end $$;
