-- What somebody has just done to students and may take back: ids only, for some minutes.
create table undo_steps (
  id uuid primary key,
  account_id bigint not null references accounts on delete cascade,
  kind text not null check (kind in ('archive', 'share', 'transfer')),
  data jsonb not null,
  at timestamptz not null,
  undone_at timestamptz
);
create index undo_steps_account on undo_steps (account_id, at);
