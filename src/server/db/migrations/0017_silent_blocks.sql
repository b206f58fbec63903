-- A block between two who never asked each other: the one who learns nothing of it, until they act or one of them asks.
alter table connections add column hidden_from_id bigint;
alter table connections add constraint connections_hidden_from check (hidden_from_id in (low_member_id, high_member_id));
