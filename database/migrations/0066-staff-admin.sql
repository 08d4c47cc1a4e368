-- What staff look after for everybody: features by school, notices to all.

-- Whether a school has a feature; without a row it is as it is by default.
create table school_features (
  school_id bigint not null references schools on delete cascade,
  feature text not null check (feature in ('follow-ups', 'sel-check-ins', 'family-links', 'letter-links')),
  is_on boolean not null,
  reason text not null check (reason <> '' and char_length(reason) <= 200),
  changed_by bigint references accounts on delete set null,
  changed_at timestamptz not null,
  primary key (school_id, feature)
);
create index school_features_changed_by on school_features (changed_by) where changed_by is not null;

-- What staff tell everybody of an audience, from a day to a day. People have a line each on their home.
create table notices (
  id bigint primary key generated always as identity,
  title_en text not null check (title_en <> '' and char_length(title_en) <= 100),
  title_zh text not null check (title_zh <> '' and char_length(title_zh) <= 100),
  text_en text not null check (text_en <> '' and char_length(text_en) <= 500),
  text_zh text not null check (text_zh <> '' and char_length(text_zh) <= 500),
  audience text[] not null check (cardinality(audience) > 0
    and audience <@ array['educator', 'clinician', 'administrator', 'home', 'parent']),
  page text check (page in ('students', 'getting-started', 'purchasing', 'support')),
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  created_by bigint references accounts on delete set null,
  created_at timestamptz not null,
  published_at timestamptz,
  ended_at timestamptz,
  check (ended_at is null or published_at is not null)
);
create index notices_created_by on notices (created_by) where created_by is not null;

alter table dashboard_notifications drop constraint dashboard_notifications_kind_check;
alter table dashboard_notifications add constraint dashboard_notifications_kind_check check (kind in (
  'welcome', 'account-verified', 'colleague-to-approve', 'games-preview', 'student-login-without-license',
  'student-mass-transfer-or-share', 'weekly-emotion-check-in', 'weekly-top-students', 'licenses-expiring',
  'site-license-usage-report', 'back-to-school', 'follow-up', 'notice'));
-- How many were told of a notice, and how many put it away.
create index dashboard_notifications_notice on dashboard_notifications (((data->>'notice_id')::bigint))
  include (dismissed_at) where kind = 'notice';

-- Staff read which letters went out, the newest first.
create index mails_created on mails (created_at, id);
