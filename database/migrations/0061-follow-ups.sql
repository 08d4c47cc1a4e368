-- A child may add to a check-in that it would like to talk: a request, not a score.
create table talk_requests (
  student_id bigint not null references students on delete cascade,
  id uuid not null,
  at timestamptz not null,
  received_at timestamptz not null,
  primary key (student_id, id)
);

-- Who answers for hard weeks at a school. Off until all of it is said, and confirmed every year.
create table follow_up_settings (
  school_id bigint primary key references schools on delete cascade,
  is_on boolean not null default false,
  on_since timestamptz,
  responder_id bigint references accounts on delete set null,
  backup_id bigint references accounts on delete set null,
  -- Monday first: minutes of the day from and to, or null.
  hours jsonb not null,
  contact_name text not null check (char_length(contact_name) <= 100),
  contact_phone text not null check (char_length(contact_phone) <= 40),
  steps text not null check (char_length(steps) <= 2000),
  country text not null check (country in ('US', 'TW')),
  retention_days integer not null check (retention_days between 30 and 1095),
  confirmed_at timestamptz,
  confirmed_by bigint references accounts on delete set null,
  updated_at timestamptz not null,
  check (not is_on or (on_since is not null and confirmed_at is not null)),
  check (responder_id <> backup_id)
);
create index follow_up_settings_responder on follow_up_settings (responder_id) where responder_id is not null;
create index follow_up_settings_backup on follow_up_settings (backup_id) where backup_id is not null;
create index follow_up_settings_confirmer on follow_up_settings (confirmed_by) where confirmed_by is not null;

create table school_days_off (
  id bigint primary key generated always as identity,
  school_id bigint not null references schools on delete cascade,
  first_day date not null,
  last_day date not null,
  words text not null check (words <> '' and char_length(words) <= 100),
  check (last_day >= first_day)
);
create index school_days_off_school on school_days_off (school_id, last_day);

create table responder_absences (
  id bigint primary key generated always as identity,
  school_id bigint not null references schools on delete cascade,
  account_id bigint not null references accounts on delete cascade,
  first_day date not null,
  last_day date not null,
  check (last_day >= first_day)
);
create index responder_absences_school on responder_absences (school_id, last_day);
create index responder_absences_account on responder_absences (account_id);

-- The clock runs while nobody owns it: step 0 opened, 1 the counselor was asked, 2 the backup was.
create table follow_ups (
  id bigint primary key generated always as identity,
  student_id bigint not null references students on delete cascade,
  school_id bigint not null references schools on delete cascade,
  reason text not null check (reason in ('streak', 'talk')),
  opened_at timestamptz not null,
  owner_id bigint references accounts on delete set null,
  step smallint not null default 0 check (step between 0 and 2),
  clock_from timestamptz not null,
  due_at timestamptz,
  asked_ids bigint[] not null default '{}',
  late boolean not null default false,
  -- The last hard day that somebody who has it knows of: the same streak opens nothing twice.
  last_hard_day date,
  closed_at timestamptz,
  closed_by bigint references accounts on delete set null,
  closed_with text check (char_length(closed_with) <= 500),
  check ((closed_at is null) = (closed_with is null))
);
create unique index follow_ups_one_open on follow_ups (student_id) where closed_at is null;
create index follow_ups_student on follow_ups (student_id, opened_at);
create index follow_ups_due on follow_ups (due_at) where closed_at is null and owner_id is null;
create index follow_ups_school on follow_ups (school_id, closed_at);
create index follow_ups_owner on follow_ups (owner_id) where owner_id is not null;
create index follow_ups_closer on follow_ups (closed_by) where closed_by is not null;

create table follow_up_steps (
  id bigint primary key generated always as identity,
  follow_up_id bigint not null references follow_ups on delete cascade,
  at timestamptz not null,
  kind text not null check (kind in ('opened', 'talk', 'asked', 'late', 'passed-over', 'taken', 'passed', 'note',
    'released', 'closed')),
  by_id bigint references accounts on delete set null,
  to_id bigint references accounts on delete set null,
  note text check (note <> '' and char_length(note) <= 500),
  -- The request that made it: it comes once, however often it is told.
  talk_id uuid
);
create index follow_up_steps_of on follow_up_steps (follow_up_id, id);
create unique index follow_up_steps_talk on follow_up_steps (talk_id) where talk_id is not null;
create index follow_up_steps_by on follow_up_steps (by_id) where by_id is not null;
create index follow_up_steps_to on follow_up_steps (to_id) where to_id is not null;
-- Who did what is written once. Accounts that are deleted are forgotten in it, and it goes with its follow-up.
create trigger follow_up_steps_stay before update of follow_up_id, at, kind, note, talk_id on follow_up_steps
  for each row execute function refuse_change();

alter table dashboard_notifications drop constraint dashboard_notifications_kind_check;
alter table dashboard_notifications add constraint dashboard_notifications_kind_check check (kind in (
  'welcome', 'account-verified', 'colleague-to-approve', 'games-preview', 'student-login-without-license',
  'student-mass-transfer-or-share', 'weekly-emotion-check-in', 'weekly-top-students', 'licenses-expiring',
  'site-license-usage-report', 'back-to-school', 'follow-up'));
