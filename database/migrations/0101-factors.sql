-- What proves who an adult is besides the password: keys that a device or a password manager holds (passkeys), one app
-- that shows codes, and ten codes for the day both are lost.
create table passkeys (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  credential_id bytea not null unique check (length(credential_id) between 1 and 1023),
  public_key bytea not null,
  -- What the device calls the person by: random, and the same for the passkeys of an account.
  user_handle bytea not null check (length(user_handle) = 32),
  -- How often it was used, where the device counts. Those that are synced stay at 0.
  counter bigint not null default 0 check (counter >= 0),
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_account on passkeys (account_id);

create table code_apps (
  account_id bigint primary key references accounts on delete cascade,
  secret_sealed bytea not null,
  -- The step of time whose code was used last: none up to it is taken again.
  last_step bigint,
  created_at timestamptz not null,
  -- Null until its first code was typed: it proves nothing before.
  confirmed_at timestamptz
);

create table recovery_codes (
  account_id bigint not null references accounts on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

-- What waits for a proof: a sign-in whose password was right, or a challenge that a passkey signs, once.
create table factor_tickets (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('second-step', 'sign-in', 'step-up', 'new-passkey')),
  -- Null while nobody knows who it is: whoever signs in with a passkey alone.
  account_id bigint references accounts on delete cascade,
  -- The session that asked, where one did: the answer comes from there.
  session_hash bytea,
  challenge text,
  -- What the device is to call the person by, where it makes a passkey.
  user_handle bytea,
  expires_at timestamptz not null,
  check ((purpose = 'second-step') = (challenge is null)),
  check ((purpose in ('step-up', 'new-passkey')) = (session_hash is not null)),
  check ((purpose = 'new-passkey') = (user_handle is not null))
);
create index factor_tickets_end on factor_tickets (expires_at);
create index factor_tickets_account on factor_tickets (account_id) where account_id is not null;

-- From this day on who runs the group of a school or district signs in with more than a password; a district's counts for
-- those of its schools, too.
alter table groups add column factor_from date check (factor_from is null or kind <> 'team');
create index groups_factor on groups (district_id) where factor_from is not null;
