-- A session one can see and end: a number to name it by, the door it came through, when its person last proved who they
-- are, and of an adult's browser the kind, the system and a piece of the address. Sessions from before have proved nothing.
alter table sessions
  add column id bigint generated always as identity unique,
  add column signed_in_by text not null default 'password' check (signed_in_by ~ '^[a-z-]{1,20}$'),
  add column proved_at timestamptz,
  add column browser text check (length(browser) <= 40),
  add column system text check (length(system) <= 40),
  add column network text check (length(network) <= 60);

-- The customer is told once of each acting that is over. What was over before today is on their page only.
alter table acting_sessions add column told_at timestamptz;
update acting_sessions set told_at = coalesce(ended_at, ends_at);
create index acting_sessions_untold on acting_sessions (ends_at) where told_at is null;
