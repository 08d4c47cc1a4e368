-- Class tiles: where a teacher turned them on, a row; without one there are neither devices nor cards of the class.
-- missed_at: wrong pictures of the last hour, whoever's they were, in milliseconds; closed_at: there were too many of them.
create table class_tiles (
  account_id bigint primary key references accounts on delete cascade,
  turned_on_at timestamptz not null,
  closed_at timestamptz,
  missed_at bigint[] not null default '{}'
);

-- The three pictures of a child, sealed as passwords are, and how often in a row others were pressed.
create table tile_pictures (
  student_id bigint primary key references students on delete cascade,
  pictures_sealed bytea not null,
  misses smallint not null default 0,
  made_at timestamptz not null
);

-- A device that a teacher opened for the class. Closed again, its row is gone, and with it whoever came in there.
create table class_devices (
  id bigint generated always as identity primary key,
  account_id bigint not null references class_tiles on delete cascade,
  number integer not null,
  token_hash bytea not null unique,
  opened_at timestamptz not null,
  used_at timestamptz not null,
  ends_at timestamptz not null,
  unique (account_id, number)
);

-- What opens a device, once.
create table class_cards (
  code_hash bytea primary key,
  account_id bigint not null references class_tiles on delete cascade,
  made_at timestamptz not null,
  ends_at timestamptz not null
);
create index class_cards_account on class_cards (account_id);

-- A session by pictures: on which device, and in whose class. It is good for playing only.
alter table sessions add column tiles_of bigint;
alter table sessions add column class_device_id bigint references class_devices on delete cascade;
create index sessions_class_device on sessions (class_device_id) where class_device_id is not null;

alter table dashboard_notifications drop constraint dashboard_notifications_kind_check;
alter table dashboard_notifications add constraint dashboard_notifications_kind_check check (kind in (
  'welcome', 'account-verified', 'colleague-to-approve', 'games-preview', 'student-login-without-license',
  'student-mass-transfer-or-share', 'weekly-emotion-check-in', 'weekly-top-students', 'licenses-expiring',
  'site-license-usage-report', 'back-to-school', 'follow-up', 'notice', 'family-link', 'class-tiles-closed'));
