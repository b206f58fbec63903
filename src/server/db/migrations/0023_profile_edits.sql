-- When a profile was edited: its reminder goes by what counts for how complete it is, and not by whatever else writes to
-- the row. Null: not since its member joined.
alter table members add column profile_edited_at timestamptz;

create function note_profile_edit() returns trigger language plpgsql as $$
begin
  -- The time of the change where it gives one.
  new.profile_edited_at := case when new.updated_at is distinct from old.updated_at then new.updated_at else now() end;
  return new;
end $$;
create trigger members_profile_edited before update on members for each row
  when ((old.avatar_file_id, old.current_title, old.headline_en, old.headline_ar, old.biography_en, old.biography_ar,
      old.has_no_experience, old.research_interests, old.languages, old.country)
    is distinct from (new.avatar_file_id, new.current_title, new.headline_en, new.headline_ar, new.biography_en,
      new.biography_ar, new.has_no_experience, new.research_interests, new.languages, new.country))
  execute function note_profile_edit();

create function note_item_edit() returns trigger language plpgsql as $$
begin
  update members set profile_edited_at = now() where id = coalesce(new.member_id, old.member_id);
  return null;
end $$;
create trigger profile_items_begun after insert on profile_items
  for each row when (new.section in ('experience', 'education')) execute function note_item_edit();
-- What was deleted can be restored, and goes for good without another word.
create trigger profile_items_edited after update on profile_items
  for each row when (new.section in ('experience', 'education')
    and (old.deletion_id, old.title, old.organization_name, old.department, old.city, old.country,
      old.degree_type_id, old.start_year, old.start_month, old.end_year, old.end_month, old.is_current, old.url,
      old.description_en, old.description_ar)
    is distinct from (new.deletion_id, new.title, new.organization_name, new.department, new.city,
      new.country, new.degree_type_id, new.start_year, new.start_month, new.end_year, new.end_month, new.is_current,
      new.url, new.description_en, new.description_ar))
  execute function note_item_edit();

-- An edit takes the reminder back; so does who hides the profile, since nobody is to find it.
drop trigger members_edited on members;
create trigger members_edited after update on members
  for each row when (old.profile_edited_at is distinct from new.profile_edited_at
    or (new.visibility = 'private' and old.visibility <> 'private'))
  execute function withdraw_of_target('profile');
