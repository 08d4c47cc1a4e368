-- What a school, and what a family, decided about each activity. A row is a deed: it is added, and never changed; it goes
-- with the school or the child alone.
create table school_consents (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools on delete cascade,
  activity text not null check (activity in ('play', 'check-ins', 'follow-up', 'observations', 'norms')),
  -- The year it begins in: 2026 is July 2026 to June 2027.
  school_year smallint not null check (school_year between 2020 and 2099),
  decision text not null check (decision in ('yes', 'no')),
  decided_by bigint references accounts on delete set null,
  capacity text not null check (capacity in ('school', 'district')),
  text_version text not null,
  language text not null check (language in ('en', 'zh-TW')),
  decided_at timestamptz not null
);
create index school_consents_school on school_consents (school_id, activity, school_year, id);
create index school_consents_decider on school_consents (decided_by) where decided_by is not null;

create table child_consents (
  id bigint generated always as identity primary key,
  student_id bigint not null references students on delete cascade,
  activity text not null check (activity in ('play', 'check-ins', 'follow-up', 'observations', 'norms')),
  school_year smallint not null check (school_year between 2020 and 2099),
  decision text not null check (decision in ('yes', 'no')),
  decided_by bigint references accounts on delete set null,
  capacity text not null check (capacity in ('family', 'school')),
  -- Who of the family said it to the school, and how; null where the family decided here, or the school by itself.
  told_by text,
  told_how text check (told_how in ('paper', 'in-person', 'phone', 'message')),
  text_version text not null,
  language text not null check (language in ('en', 'zh-TW')),
  decided_at timestamptz not null,
  check ((told_by is null) = (told_how is null)),
  check (told_by is null or capacity = 'school')
);
create index child_consents_student on child_consents (student_id, activity, id);
create index child_consents_decider on child_consents (decided_by) where decided_by is not null;

-- Only what the database does by itself with a school, a child or an account that goes.
create function refuse_consent_change() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() = 1 then
    raise exception '% is append-only', tg_table_name;
  end if;
  return coalesce(new, old);
end
$$;
create trigger school_consents_are_append_only before update or delete on school_consents
  for each row execute function refuse_consent_change();
create trigger child_consents_are_append_only before update or delete on child_consents
  for each row execute function refuse_consent_change();

-- How it stands now, written with every decision and by the clock: what lists of a million students ask.
create table school_activities (
  school_id bigint not null references schools on delete cascade,
  activity text not null check (activity in ('play', 'check-ins', 'follow-up', 'observations', 'norms')),
  standing text not null
    check (standing in ('agreed', 'refused', 'not-renewed', 'covered', 'paused', 'not-agreed')),
  is_on boolean not null,
  since timestamptz not null,
  primary key (school_id, activity)
);
create table child_activities (
  student_id bigint not null references students on delete cascade,
  activity text not null check (activity in ('play', 'check-ins', 'follow-up', 'observations', 'norms')),
  is_on boolean not null,
  -- The family's word: a school by itself does not lift it.
  of_family boolean not null,
  -- A family's yes to what is asked for year by year.
  ends_at timestamptz,
  since timestamptz not null,
  primary key (student_id, activity)
);
create index child_activities_off on child_activities (activity, student_id) where not is_on;

-- Since when those who run a school are asked for a year. Without a row nobody was there to be asked.
create table consent_requests (
  school_id bigint not null references schools on delete cascade,
  school_year smallint not null check (school_year between 2020 and 2099),
  asked_at timestamptz not null,
  reminded_at timestamptz,
  primary key (school_id, school_year)
);

-- Whoever is not asked how they feel today, because of the child or its family, is written down with an honest text.
-- Classes and schools go on switching as they did.
with off as (
  select s.id, s.family_id is not null as of_family
  from students s
  where not s.check_ins or s.family_id is not null and exists (
    select from accounts parent where parent.family_id = s.family_id and not parent.check_ins)
), kept as (
  insert into child_consents (student_id, activity, school_year, decision, capacity, text_version, language, decided_at)
  select id, 'check-ins', extract(year from now() - interval '6 months')::smallint, 'no',
    case when of_family then 'family' else 'school' end, 'before-register', 'en', now()
  from off order by id
), standing as (
  insert into child_activities (student_id, activity, is_on, of_family, since)
  select id, 'check-ins', false, of_family, now() from off
)
update students set check_ins = false where check_ins and id in (select id from off);

alter table dashboard_notifications drop constraint dashboard_notifications_kind_check;
alter table dashboard_notifications add constraint dashboard_notifications_kind_check check (kind in (
  'welcome', 'account-verified', 'colleague-to-approve', 'games-preview', 'student-login-without-license',
  'student-mass-transfer-or-share', 'weekly-emotion-check-in', 'weekly-top-students', 'licenses-expiring',
  'site-license-usage-report', 'back-to-school', 'follow-up', 'notice', 'family-link', 'class-tiles-closed', 'consents'));

-- A follow-up of a child whose family or school wants none is closed, and says so.
alter table follow_up_steps drop constraint follow_up_steps_kind_check;
alter table follow_up_steps add constraint follow_up_steps_kind_check check (kind in ('opened', 'talk', 'asked', 'late',
  'passed-over', 'taken', 'passed', 'note', 'released', 'closed', 'refused'));
