-- Eight to eleven characters are enough with a second factor alone (decisions §3), which then is not switched off. A
-- password's length can not be read from its hash.
alter table accounts add column is_password_short boolean not null default false;
