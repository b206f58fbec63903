-- A registration of an address that somebody registered already and nobody confirmed: what was typed counts once the
-- mail sent for it is confirmed. The password in it is hashed.
alter table mail_tokens add column registration jsonb;
