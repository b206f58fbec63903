-- What was told of a thing goes with it (decisions §6), whoever takes the thing away, and whatever hangs on it then:
-- triggers follow from the rows alone, so that no write, import or cascade can forget it.

-- Of a new opportunity members are told under their saved search or its organization: this is what it was about, too.
alter table notification_events add column opportunity_id bigint references opportunities on delete cascade;
update notification_events e set opportunity_id = o.id from opportunities o
where o.id = case when e.target_type = 'opportunity' then e.target_id
  else substring(e.dedupe_key from '^(?:organization-update opportunity|opportunity-match) ([0-9]{1,15})$')::bigint end;
create index notification_events_of_opportunity on notification_events (opportunity_id) where opportunity_id is not null;

create function withdraw_of_opportunity() returns trigger language plpgsql as $$
begin
  delete from notification_events where opportunity_id = old.id;
  return null;
end $$;
create trigger opportunities_unlisted after update on opportunities
  for each row when (old.is_listed and not new.is_listed) execute function withdraw_of_opportunity();

create function withdraw_of_target() returns trigger language plpgsql as $$
begin
  delete from notification_events where target_type = tg_argv[0] and target_id = old.id;
  return null;
end $$;
create trigger organizations_unlisted after update on organizations
  for each row when (old.status = 'published' and new.status <> 'published')
  execute function withdraw_of_target('organization');
create trigger organizations_gone after delete on organizations
  for each row execute function withdraw_of_target('organization');
create trigger applications_gone after delete on applications
  for each row execute function withdraw_of_target('application');
create trigger connections_gone after delete on connections
  for each row execute function withdraw_of_target('connection');
create trigger saved_searches_gone after delete on saved_searches
  for each row execute function withdraw_of_target('saved-search');
