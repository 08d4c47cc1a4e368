-- All that is kept about a child, or about each child of a class or a school, for who answers for it. A worker makes it a
-- child at a time; each lies sealed in a row of its own until the whole is fetched, and goes after two days.
create table child_exports (
  id bigint generated always as identity primary key,
  -- The deed of the browser, and the task beside the menu of who receives it.
  uuid uuid not null unique,
  -- Who receives it: one person, and never staff.
  account_id bigint not null references accounts on delete cascade,
  asked_by bigint references accounts on delete set null,
  -- The task beside the menu of staff who asked for somebody else.
  asked_uuid uuid,
  kind text not null check (kind in ('child', 'class', 'school')),
  language text not null check (language in ('en', 'zh-TW')),
  brand text not null,
  state text not null default 'making' check (state in ('making', 'ready', 'failed')),
  total integer not null check (total > 0),
  created_at timestamptz not null,
  ends_at timestamptz not null
);
create index child_exports_account on child_exports (account_id, created_at);
create index child_exports_asker on child_exports (asked_by) where asked_by is not null;
create index child_exports_end on child_exports (ends_at);

create table child_export_parts (
  export_id bigint not null references child_exports on delete cascade,
  place integer not null check (place > 0),
  student_id bigint not null references students on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'made', 'left-out')),
  content_sealed bytea,
  primary key (export_id, place),
  check ((state = 'made') = (content_sealed is not null))
);
-- Packed already, and sealed: there is nothing to gain from packing it again.
alter table child_export_parts alter column content_sealed set storage external;
create index child_export_parts_student on child_export_parts (student_id);

alter table sidebar_tasks drop constraint sidebar_tasks_type_check;
alter table sidebar_tasks add constraint sidebar_tasks_type_check
  check (type in ('clone-into-sandbox', 'bulk-upload', 'report-download', 'child-export'));
