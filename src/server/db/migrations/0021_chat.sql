-- Conversations of two members. Messages are numbered without a gap: whoever writes one locks the conversation's row.
create table conversations (
  id bigint generated always as identity primary key,
  -- Null for one who was erased: what was written stays with the other one.
  low_member_id bigint references members on delete set null,
  high_member_id bigint references members on delete set null,
  -- Number of the newest message.
  last_seq integer not null default 0,
  created_at timestamptz not null,
  check (low_member_id < high_member_id),
  unique (low_member_id, high_member_id)
);
create index conversations_of_high on conversations (high_member_id);

create table conversation_members (
  conversation_id bigint not null references conversations on delete cascade,
  member_id bigint not null references members on delete cascade,
  -- Up to which message they have read, and the newest one that somebody else wrote: between the two lies what is unread.
  read_seq integer not null default 0,
  incoming_seq integer not null default 0,
  -- The conversation's newest message, kept here so that one index has a member's list in its order.
  last_message_id bigint,
  primary key (conversation_id, member_id)
);
create index conversation_members_newest on conversation_members (member_id, last_message_id);
create index conversation_members_unread on conversation_members (member_id) where incoming_seq > read_seq;

create table messages (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations on delete cascade,
  seq integer not null,
  -- Null for a former member.
  sender_id bigint references members on delete set null,
  -- The sender's own name for it: sent again, it is the same message.
  client_id uuid not null,
  body text not null check (length(body) between 1 and 4000),
  sent_at timestamptz not null,
  unique (conversation_id, seq),
  unique (sender_id, conversation_id, client_id)
);

create trigger conversations_gone after delete on conversations
  for each row execute function withdraw_of_target('conversation');

-- A conversation that nobody has any more goes.
create function drop_left_conversations() returns trigger language plpgsql as $$
begin
  delete from conversations
   where id in (select conversation_id from gone)
     and not exists (select from conversation_members where conversation_id = conversations.id);
  return null;
end $$;
create trigger conversation_members_gone after delete on conversation_members
  referencing old table as gone for each statement execute function drop_left_conversations();
