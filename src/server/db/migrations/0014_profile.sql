-- A member's profile (decisions §5): its sections of items, and what members write about themselves.

alter table members
  add column skills text[] not null default '{}',
  -- How well each language of `languages` is known, by its code.
  add column language_levels jsonb not null default '{}',
  -- "No experience yet": said, so that the profile does not ask for it any more.
  add column has_no_experience boolean not null default false,
  -- Raised with every change of the profile; and of each section of one text or list, by its name.
  add column profile_version integer not null default 1,
  add column section_versions jsonb not null default '{}';

-- What was deleted can be brought back for half a minute; then it goes, and its items with it.
create table profile_deletions (
  id uuid primary key default gen_random_uuid(),
  member_id bigint not null references members on delete cascade,
  section text not null,
  -- Of a section without items: what it held.
  data jsonb,
  deleted_at timestamptz not null,
  undone_at timestamptz
);
create index profile_deletions_of_member on profile_deletions (member_id);
create index profile_deletions_by_time on profile_deletions (deleted_at);

create table profile_items (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  section text not null check (section in ('experience', 'education', 'publications', 'awards', 'memberships', 'links')),
  position integer not null,
  title text,
  organization_name text,
  organization_id bigint references organizations on delete set null,
  department text,
  city text,
  country char(2),
  degree_type_id smallint references degree_types,
  start_year smallint,
  start_month smallint check (start_month between 1 and 12),
  end_year smallint,
  end_month smallint check (end_month between 1 and 12),
  is_current boolean not null default false,
  -- A web address, as it was typed; and a DOI without its resolver.
  url text,
  doi text,
  -- Sanitized HTML with the tags of the rich text toolbar (spec §9).
  description_en text,
  description_ar text,
  visibility text not null default 'public' check (visibility in ('public', 'members', 'connections', 'private')),
  source text not null default 'self' check (source in ('self', 'orcid', 'staff')),
  orcid_put_code bigint,
  -- Whether the member changed what came from elsewhere: nothing that is imported later overwrites that.
  is_edited boolean not null default false,
  version integer not null default 1,
  -- Not null: deleted.
  deletion_id uuid references profile_deletions on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index profile_items_of_member on profile_items (member_id, section, position) where deletion_id is null;
create index profile_items_deleted on profile_items (deletion_id) where deletion_id is not null;
create index profile_items_of_organization on profile_items (organization_id) where organization_id is not null;
create unique index profile_items_of_orcid on profile_items (member_id, section, orcid_put_code)
  where orcid_put_code is not null and deletion_id is null;

-- Biographies become rich text: what was plain keeps its signs, its paragraphs and its lines.
create function plain_to_rich(plain text) returns text language sql immutable as $$
  select '<p>' || replace(regexp_replace(replace(replace(replace(btrim(plain, E' \n\t'), '&', '&amp;'), '<', '&lt;'), '>', '&gt;'),
    '\n[ \t]*\n\s*', '</p><p>', 'g'), E'\n', '<br />') || '</p>'
$$;
update members set biography_en = plain_to_rich(biography_en), biography_ar = plain_to_rich(biography_ar)
where biography_en is not null or biography_ar is not null;
drop function plain_to_rich;

-- Who changes a member's items changes what shows that member, and nothing else.
create function announce_profile_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', 'member:' || coalesce(new.member_id, old.member_id));
  return null;
end $$;
create trigger profile_items_changed after insert or update or delete on profile_items
  for each row execute function announce_profile_change();

-- Of a change of members: `members` where it moves lists (who is in them, their order, their filters), `members:words`
-- where it moves searches, and of each member the one key of what shows that member.
create function announce_member_changes() returns trigger language plpgsql as $$
begin
  if exists (select from old_members o join new_members n using (id) where (o.is_listed or n.is_listed)
    and (o.full_name, o.full_name_ar, o.is_listed, o.country, o.organization_id, o.area_ids, o.created_at)
      is distinct from (n.full_name, n.full_name_ar, n.is_listed, n.country, n.organization_id, n.area_ids, n.created_at))
  then
    perform pg_notify('content_changed', 'members');
  end if;
  if exists (select from old_members o join new_members n using (id)
    where (o.is_listed or n.is_listed) and o.search_vector is distinct from n.search_vector)
  then
    perform pg_notify('content_changed', 'members:words');
  end if;
  perform pg_notify('content_changed', 'member:' || n.id)
  from old_members o join new_members n using (id) where o.is_listed or n.is_listed;
  return null;
end $$;
drop trigger members_changed on members;
create trigger members_changed after insert or delete or truncate on members
  for each statement execute function announce_content_change();
create trigger members_updated after update on members referencing old table as old_members new table as new_members
  for each statement execute function announce_member_changes();
