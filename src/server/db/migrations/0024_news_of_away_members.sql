-- Members whose accounts are disabled or about to be deleted are left out of lists (0020): what others were told of them
-- is taken back, too, so that neither bells nor mails name them. Those who stay find their connections as they were.
create function withdraw_of_actor() returns trigger language plpgsql as $$
begin
  delete from notification_events where actor_id = new.member_id;
  return null;
end $$;
create trigger accounts_gone_away after update of status, deletion_requested_at on accounts
  for each row when (new.status <> 'active' or new.deletion_requested_at is not null) execute function withdraw_of_actor();

delete from notification_events where actor_id in (
  select member_id from accounts where status <> 'active' or deletion_requested_at is not null);
