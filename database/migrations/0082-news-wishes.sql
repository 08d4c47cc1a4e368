-- Who asked for news by mail, and what the list that sends it said. No row: nobody asked.
create table news_wishes (
  account_id bigint primary key references accounts (id) on delete cascade,
  wanted boolean not null,
  state text not null check (state in ('kept', 'waiting', 'told', 'rejected', 'failed')),
  -- The address the list has, so that it can be told to forget it.
  listed_email text,
  asked_at timestamptz not null
);
