-- What adults take along of their own data: kept sealed for two days, as exports of children are.
create table own_exports (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  account_id bigint not null references accounts on delete cascade,
  language text not null check (language in ('en', 'zh-TW')),
  brand text not null,
  state text not null default 'making' check (state in ('making', 'ready', 'failed')),
  total integer not null check (total > 0),
  created_at timestamptz not null,
  ends_at timestamptz not null
);
create index own_exports_account on own_exports (account_id);
create index own_exports_end on own_exports (ends_at);

create table own_export_parts (
  export_id bigint not null references own_exports on delete cascade,
  place integer not null check (place > 0),
  state text not null default 'waiting' check (state in ('waiting', 'made', 'left-out')),
  content_sealed bytea,
  primary key (export_id, place),
  check ((state = 'made') = (content_sealed is not null))
);

-- Who has asked for their own account to be deleted. `closing`: nobody signs in any more, and the last letter is on its
-- way; `stopped`: on the day somebody still depended on the account.
create table account_deletions (
  id bigint generated always as identity primary key,
  reference text not null unique,
  account_id bigint references accounts on delete set null,
  state text not null check (state in ('waiting', 'taken-back', 'stopped', 'closing', 'done')),
  brand text not null,
  asked_at timestamptz not null,
  runs_at timestamptz not null,
  closed_at timestamptz,
  ended_at timestamptz,
  check ((state = 'closing') <= (closed_at is not null)),
  check ((state = 'done') <= (account_id is null))
);
create unique index account_deletions_one_open on account_deletions (account_id) where state in ('waiting', 'closing');
create index account_deletions_account on account_deletions (account_id);
create index account_deletions_due on account_deletions (runs_at) where state in ('waiting', 'closing');

-- Stands for somebody who has left in the books that hold an account by its key. Nobody ever signs in with it.
alter table accounts add column nameless boolean not null default false;
