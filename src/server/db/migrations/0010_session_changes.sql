-- Servers remember for moments who a session belongs to: told of whatever ends one or changes whose it is, but not of
-- each sign of life.
create trigger sessions_changed after update of token_hash, kind, member_id, authenticated_at, expires_at, revoked_at or delete on sessions
  for each statement execute function announce_content_change();
create trigger sessions_emptied after truncate on sessions for each statement execute function announce_content_change();
create trigger accounts_changed after update of email_confirmed_at, messaging_system, roles, status or delete on accounts
  for each statement execute function announce_content_change();
create trigger accounts_emptied after truncate on accounts for each statement execute function announce_content_change();
