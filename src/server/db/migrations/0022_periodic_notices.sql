-- What members are told from time to time, and not because something happened: what is recommended to them, and what
-- their profile lacks. Each has a turn, so that a run looks at whose turn it is and at nobody else.
create table periodic_notices (
  member_id bigint not null references accounts on delete cascade,
  type text not null check (type in ('recommendation', 'profile-reminder')),
  -- When their address was confirmed first.
  joined_at timestamptz not null,
  due_at timestamptz not null,
  told_at timestamptz,
  -- In a row, without a change of what they were told of.
  told_in_row smallint not null default 0,
  primary key (member_id, type)
);
create index periodic_notices_due on periodic_notices (type, due_at, member_id);

insert into periodic_notices (member_id, type, joined_at, due_at)
select member_id, type, email_confirmed_at, email_confirmed_at
from accounts, unnest(array['recommendation', 'profile-reminder']) as type where email_confirmed_at is not null;

create function begin_periodic_notices() returns trigger language plpgsql as $$
begin
  insert into periodic_notices (member_id, type, joined_at, due_at)
  select new.member_id, type, new.email_confirmed_at, new.email_confirmed_at
  from unnest(array['recommendation', 'profile-reminder']) as type
  on conflict do nothing;
  return null;
end $$;
create trigger accounts_confirmed after insert or update of email_confirmed_at on accounts
  for each row when (new.email_confirmed_at is not null) execute function begin_periodic_notices();

-- Whoever changes a profile did what the reminder asked, and what it says holds no longer.
create trigger members_edited after update on members
  for each row when (old.updated_at is distinct from new.updated_at and old.visibility = new.visibility)
  execute function withdraw_of_target('profile');
create function withdraw_of_profile() returns trigger language plpgsql as $$
begin
  delete from notification_events where target_type = 'profile' and target_id = new.member_id;
  return null;
end $$;
create trigger member_cvs_added after insert on member_cvs for each row execute function withdraw_of_profile();

-- Whoever dismisses what was recommended need not be told of it.
create function withdraw_of_dismissal() returns trigger language plpgsql as $$
begin
  delete from notification_events
  where member_id = new.member_id and dedupe_key = 'recommendation opportunity ' || new.target_id;
  return null;
end $$;
create trigger recommendation_dismissals_made after insert or update on recommendation_dismissals
  for each row when (new.kind = 'opportunities') execute function withdraw_of_dismissal();
