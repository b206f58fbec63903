-- Searches ask for what is open as a rule, and most opportunities are past: a search index of those that are not is a third
-- as long. An index cannot ask the clock, so a job marks rows some time after they closed; until it does, they are only
-- found and left out by their dates. The mark says nothing that a reader could see.
alter table opportunities add column is_past boolean not null default false;

-- Whatever may open an opportunity again takes the mark away; the job knows when it closes.
create function forget_past() returns trigger language plpgsql as $$
begin
  new.is_past := false;
  return new;
end $$;
create trigger opportunities_open_again before update of deadline_at, status, updated_at on opportunities
  for each row when (new.is_past and (old.deadline_at, old.status, old.updated_at) is distinct from (new.deadline_at, new.status, new.updated_at))
  execute function forget_past();

-- The columns of opportunities_search (0002).
create index opportunities_search_open on opportunities
  using gin (search_vector, block_tokens(id), filter_tokens(ags_category, area_ids, category, country, organization_id, work_mode, is_program))
  with (fastupdate = off) where is_listed and not is_past;

-- Finds what is to be marked.
create index opportunities_past on opportunities (is_past, closes_at) where is_listed;
