-- Which letters about follow-ups a person wants; without a row it is what the defaults say.
create table follow_up_letters (
  account_id bigint primary key references accounts on delete cascade,
  talk boolean not null default true,
  steps boolean not null default false,
  mornings boolean not null default true,
  updated_at timestamptz not null default now()
);
