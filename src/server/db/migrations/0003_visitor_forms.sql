-- What the visitors' forms need beside their tables.

-- The newsletter goes only to addresses whose owner pressed the button behind the link of the mail. Only the newest
-- token counts and only its SHA-256 is kept.
alter table newsletter_subscribers
  add column token_hash bytea unique,
  add column token_sent_at timestamptz;

-- A fellow's photo is public while the profile is, and no longer: whoever changes the status, the file follows.
create function publish_fellow_photo() returns trigger language plpgsql as $$
begin
  update files set is_public = (new.status = 'published') where id = new.photo_file_id;
  if tg_op = 'UPDATE' and old.photo_file_id is distinct from new.photo_file_id then
    update files set is_public = false where id = old.photo_file_id;
  end if;
  return null;
end $$;
create trigger fellows_photo after insert or update of status, photo_file_id on fellows
  for each row execute function publish_fellow_photo();

create index spent_captchas_by_time on spent_captchas (expires_at);
create index newsletter_subscribers_waiting on newsletter_subscribers (consented_at) where confirmed_at is null;
