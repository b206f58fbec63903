-- The CV that a draft is to be sent with: the id of one's own as it was chosen, empty for none, null before a choice. It
-- may be deleted before the draft is sent; its name then still says which one it was.
alter table applications
  add column draft_cv_id text,
  add column draft_cv_name text;
