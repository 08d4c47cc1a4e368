-- The live channel, what waits beside the menu, dashboard notifications and their digests.

-- What is told to open pages. Kept for a day, for those that come back. Never a child's name.
create table events (
  id bigint generated always as identity primary key,
  -- The order of the commits, which is the order in which a reader sees the rows: "everything after 17" is complete.
  position bigint unique,
  channel uuid not null,
  type text not null,
  data jsonb not null default '{}',
  at timestamptz not null default now()
);
create index events_channel on events (channel, position);
create index events_at on events (at);
create sequence event_positions;

-- Runs when the transaction commits. From here to the end of the commit one writer goes after the other, as notify
-- makes them do anyway; without that an event could become visible after a later one was already read.
create function place_event() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7301848);
  update events set position = nextval('event_positions') where id = new.id;
  perform pg_notify('events', new.channel::text);
  return null;
end
$$;
create constraint trigger events_are_placed after insert on events
  deferrable initially deferred for each row execute function place_event();

-- Long work on somebody's behalf, as the sidebar shows it.
create table sidebar_tasks (
  uuid uuid primary key,
  account_id bigint not null references accounts on delete cascade,
  type text not null check (type in ('clone-into-sandbox', 'bulk-upload')),
  done integer not null check (done >= 0),
  total integer not null check (total >= 0),
  failed boolean not null default false,
  -- Where the result can be seen: a path of the dashboard.
  path text check (path ~ '^/[a-z]'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sidebar_tasks_account on sidebar_tasks (account_id, updated_at);

create table dashboard_notifications (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  kind text not null check (kind in ('welcome', 'games-preview', 'student-login-without-license',
    'student-mass-transfer-or-share', 'weekly-emotion-check-in', 'weekly-top-students', 'licenses-expiring',
    'site-license-usage-report', 'back-to-school')),
  data jsonb not null default '{}',
  at timestamptz not null default now(),
  dismissed_at timestamptz,
  digested_at timestamptz,
  -- What made it, such as licenses-expiring:2026-11:7: whatever runs twice makes one row.
  operation_id text not null unique
);
create index dashboard_notifications_open on dashboard_notifications (account_id, at, id) where dismissed_at is null;
create index dashboard_notifications_undigested on dashboard_notifications (account_id, at)
  where digested_at is null and dismissed_at is null;
create index dashboard_notifications_at on dashboard_notifications (at);

-- Whoever has no row has the default.
create table notification_preferences (
  account_id bigint primary key references accounts on delete cascade,
  digest text not null check (digest in ('off', 'daily', 'weekly')),
  updated_at timestamptz not null default now()
);

create index students_license_by_owner on students (owner_id, license_ends_on)
  where archived_at is null and license_ends_on is not null;
create index accounts_trial_end on accounts (free_trial_ends_on) where free_trial_ends_on is not null;
