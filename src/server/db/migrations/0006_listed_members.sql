-- Whether a member with an account is listed follows from what it depends on, whoever changes that: an address that is
-- confirmed, a choice of who sees the profile, a request to delete the account. Members without one keep what was set.
create function list_member() returns trigger language plpgsql as $$
declare
  changed bigint;
begin
  if tg_table_name = 'members' then changed := new.id; else changed := new.member_id; end if;
  update members m set is_listed = not m.is_listed from accounts a
  where m.id = changed and a.member_id = m.id and m.is_listed is distinct from (m.visibility = 'public'
    and a.status = 'active' and a.email_confirmed_at is not null and a.deletion_requested_at is null);
  return null;
end $$;

create trigger members_listed after update of visibility on members for each row execute function list_member();
create trigger accounts_listed after insert or update of email_confirmed_at, status, deletion_requested_at on accounts
  for each row execute function list_member();

update accounts set status = status;
