-- A school lets a family read the family's page of a child. A code is handed out once and used once; only its keyed hash
-- is kept, and only until it ends.
create table family_invites (
  id bigint generated always as identity primary key,
  student_id bigint not null references students on delete cascade,
  code_hash bytea not null unique,
  made_by bigint not null references accounts on delete cascade,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz,
  revoked_by bigint references accounts on delete set null
);
create index family_invites_student on family_invites (student_id, created_at);
create index family_invites_maker on family_invites (made_by);
create index family_invites_revoker on family_invites (revoked_by) where revoked_by is not null;
create index family_invites_end on family_invites (ends_at);

-- It counts as long as the child is at the school that gave it.
create table family_links (
  id bigint generated always as identity primary key,
  student_id bigint not null references students on delete cascade,
  account_id bigint not null references accounts on delete cascade,
  school_id bigint not null references schools on delete cascade,
  invite_id bigint references family_invites on delete set null,
  created_at timestamptz not null,
  unique (student_id, account_id)
);
create index family_links_account on family_links (account_id);
create index family_links_school on family_links (school_id);
create index family_links_invite on family_links (invite_id) where invite_id is not null;

-- Whether adults of linked families read what children say of their feelings. Nobody's before a school says so.
alter table schools add column family_feelings boolean not null default false;
