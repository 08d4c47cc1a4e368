-- Reports of many children, made by a worker one after the other. Each one lies sealed in its own row until the whole is
-- fetched: who went on after a restart finds what is made already, and what somebody may no longer read is left out.
create table report_downloads (
  id bigint generated always as identity primary key,
  -- The deed of the browser, and the task beside the menu.
  uuid uuid not null unique,
  account_id bigint not null references accounts on delete cascade,
  program text not null check (program in ('academy', 'zoou', 'ssgrin', 'hoh', 'sim')),
  kind text not null check (kind in ('progress', 'assessment', 'skill-builder', 'activity', 'library')),
  part text not null check (part in ('conference', 'family')),
  language text not null check (language in ('en', 'zh-TW')),
  format text not null check (format in ('pdf', 'zip')),
  brand text not null,
  state text not null default 'making' check (state in ('making', 'ready', 'failed')),
  total integer not null check (total > 0),
  created_at timestamptz not null,
  ends_at timestamptz not null
);
create index report_downloads_account on report_downloads (account_id, created_at);
create index report_downloads_end on report_downloads (ends_at);

create table report_download_parts (
  download_id bigint not null references report_downloads on delete cascade,
  place integer not null check (place > 0),
  student_id bigint not null references students on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'made', 'left-out')),
  content_sealed bytea,
  primary key (download_id, place),
  check ((state = 'made') = (content_sealed is not null))
);
-- A PDF is packed already, and sealed: there is nothing to gain from packing it again.
alter table report_download_parts alter column content_sealed set storage external;
create index report_download_parts_student on report_download_parts (student_id);

-- A family's letter for who has no account: whoever has the token opens it. Only its hash is kept.
create table report_links (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  student_id bigint not null references students on delete cascade,
  program text not null check (program in ('academy', 'zoou', 'ssgrin', 'hoh', 'sim')),
  kind text not null check (kind in ('progress', 'assessment', 'skill-builder', 'activity', 'library')),
  iteration smallint not null check (iteration between 1 and 3),
  account_id bigint not null references accounts on delete cascade,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by bigint references accounts on delete set null,
  opened integer not null default 0 check (opened >= 0),
  opened_at timestamptz
);
create index report_links_student on report_links (student_id, program, kind);
create index report_links_account on report_links (account_id);
create index report_links_revoker on report_links (revoked_by) where revoked_by is not null;
create index report_links_end on report_links (ends_at);

alter table sidebar_tasks drop constraint sidebar_tasks_type_check;
alter table sidebar_tasks add constraint sidebar_tasks_type_check
  check (type in ('clone-into-sandbox', 'bulk-upload', 'report-download'));

-- Who has played a program, for lists over all students: asked of a program hardly anybody plays, the primary key had to be
-- read whole, half a million rows for a thousand children.
create index program_progress_by_program on program_progress (program, student_id);
