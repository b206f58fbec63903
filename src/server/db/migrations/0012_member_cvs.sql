-- CVs of members: the file, which of them counts, and what it says, read once when it was uploaded.
create table member_cvs (
  file_id uuid primary key references files on delete cascade,
  member_id bigint not null references members on delete cascade,
  is_current boolean not null default false,
  -- Empty where a document holds no text, such as a scan.
  text text not null,
  created_at timestamptz not null default now()
);
create index member_cvs_of_member on member_cvs (member_id, created_at desc);
create unique index member_cvs_current on member_cvs (member_id) where is_current;
