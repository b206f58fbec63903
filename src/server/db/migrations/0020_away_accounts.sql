-- Whoever is left out of lists of connections: few, so that asking for each of thousands costs next to nothing.
create index accounts_away on accounts (member_id) where status <> 'active' or deletion_requested_at is not null;
