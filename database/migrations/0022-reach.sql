-- People of several districts may be in one team. Who runs it reads what the others do only where an admin of their
-- school agreed, and as long as the agreement stands; that it was given and taken back stays in the audit.
create table reading_agreements (
  group_id bigint not null references groups (id) on delete cascade,
  school_id bigint not null references schools (id) on delete cascade,
  agreed_by bigint references accounts (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (group_id, school_id)
);
create index reading_agreements_school on reading_agreements (school_id);

-- With whom a student is shared teaches the student; the login card is shown where who shares allows it.
alter table student_shares add column login_cards boolean not null default false;
