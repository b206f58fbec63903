-- An application keeps a copy of the CV that was sent with it: the member's own may be changed or deleted later.
alter table files drop constraint files_purpose_check;
alter table files add constraint files_purpose_check check (purpose in ('fellow_photo', 'member_avatar',
  'organization_logo', 'join_request_logo', 'member_cv', 'data_export', 'application_cv'));
