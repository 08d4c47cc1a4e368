-- Browsers in which an adult has signed in before: strangers' guesses do not hold them up.
create table known_devices (
  token_hash bytea not null,
  account_id bigint not null references accounts on delete cascade,
  -- Attempts since the last one that succeeded.
  attempts integer not null default 0,
  used_at timestamptz not null,
  primary key (token_hash, account_id)
);
create index known_devices_account on known_devices (account_id);
