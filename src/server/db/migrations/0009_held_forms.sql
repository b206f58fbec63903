-- What was posted after the session had ended waits, sealed, for its member to sign in again.
alter table auth_challenges drop constraint auth_challenges_kind_check;
alter table auth_challenges add constraint auth_challenges_kind_check check (kind in ('second_factor', 'passkey_login',
  'passkey_registration', 'provider', 'onboarding', 'provider_handle', 'held_form'));
