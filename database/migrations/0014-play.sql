-- What children play, and what it comes to. Events are never changed or deleted, except with their student.

-- The scenes there ever were, without their words: an answer keeps the evidence of the version it was given in.
create table scene_versions (
  scene text not null,
  version text not null,
  program text not null check (program in ('academy', 'zoou', 'ssgrin', 'hoh', 'sim')),
  outline jsonb not null,
  added_at timestamptz not null,
  primary key (scene, version)
);

create table play_events (
  -- Of a student whose row is locked while events are written: to look it up again for each of fifty rows would take as
  -- long as writing them. The trigger below stands in for the foreign key.
  student_id bigint not null,
  -- Made by the browser: however often an event comes, it is there once.
  id uuid not null,
  type text not null,
  program text not null check (program in ('academy', 'zoou', 'ssgrin', 'hoh', 'sim')),
  epoch integer not null,
  scene text,
  event jsonb not null,
  received_at timestamptz not null,
  primary key (student_id, id)
);
-- What results are made of; minutes and sessions are most of the events and none of these.
create index play_events_results on play_events (student_id, program, epoch)
  where type in ('scene_start', 'choice', 'hint', 'scene_complete');

-- Where a student is in a program, and what the events of its current epoch come to.
create table program_progress (
  student_id bigint not null references students on delete cascade,
  program text not null check (program in ('academy', 'zoou', 'ssgrin', 'hoh', 'sim')),
  -- A restart raises it.
  epoch integer not null default 1 check (epoch >= 1),
  -- An unlocked assessment raises it.
  iteration smallint not null default 1 check (iteration between 1 and 3),
  -- [{ scene, iteration }], the badges won, and counts for lists: checks of the current iteration, all other scenes.
  done jsonb not null default '[]',
  badges jsonb not null default '[]',
  checks_done smallint not null default 0,
  others_done smallint not null default 0,
  -- Share of required scenes done and of asks answered at their best, in percent.
  completed smallint not null default 0 check (completed between 0 and 100),
  success_rate smallint check (success_rate between 0 and 100),
  first_played_at timestamptz,
  last_played_at timestamptz,
  updated_at timestamptz not null,
  primary key (student_id, program)
);

-- One row a skill: of each iteration of the assessment, and (iteration 0) of everything else.
create table skill_results (
  student_id bigint not null references students on delete cascade,
  program text not null check (program in ('academy', 'zoou', 'ssgrin', 'hoh', 'sim')),
  iteration smallint not null check (iteration between 0 and 3),
  skill text not null check (skill in ('ic', 'com', 'coop', 'ini', 'emp', 'er')),
  observations integer not null,
  points integer not null,
  -- How many of them were at their best.
  best integer not null,
  -- Null while there are too few observations.
  performance real,
  primary key (student_id, program, iteration, skill),
  check (points between 0 and 2 * observations and best between 0 and observations)
);

-- Quarters of a minute since 1970, and the seconds of them that were spent playing.
create table play_slots (
  student_id bigint not null,
  slot integer not null,
  area text not null check (area in ('academy', 'zoou', 'ssgrin', 'hoh', 'sim', 'cdc')),
  seconds smallint not null check (seconds between 0 and 15),
  primary key (student_id, slot, area)
);

create function forget_play() returns trigger language plpgsql as $$
begin
  delete from play_events event using gone where event.student_id = gone.id;
  delete from play_slots slot using gone where slot.student_id = gone.id;
  return null;
end $$;
create trigger students_forget_play after delete on students
  referencing old table as gone for each statement execute function forget_play();

-- The same by the day of the student's school, for lists and reports.
create table play_days (
  student_id bigint not null references students on delete cascade,
  on_day date not null,
  area text not null check (area in ('academy', 'zoou', 'ssgrin', 'hoh', 'sim', 'cdc')),
  seconds integer not null,
  primary key (student_id, on_day, area)
);
create index play_days_day on play_days (on_day);

create table check_ins (
  student_id bigint not null references students on delete cascade,
  id uuid not null,
  at timestamptz not null,
  on_day date not null,
  feeling text not null check (feeling in ('mad', 'sad', 'worried', 'okay', 'happy', 'skipped')),
  primary key (student_id, id)
);
create index check_ins_day on check_ins (student_id, on_day);

-- A school, a class or a family may not want to be asked how a child feels.
alter table schools add column check_ins boolean not null default true;
alter table accounts add column check_ins boolean not null default true;
alter table students add column check_ins boolean not null default true;
-- Shows evidence and jumps to any ask; what is played meanwhile counts for nothing.
alter table students add column game_debug boolean not null default false;
-- A copy that staff made to look at something. Its name is made up; it goes when the child does.
alter table students add column is_sandbox boolean not null default false;
alter table students add column cloned_from bigint references students on delete cascade;
create index students_clones on students (cloned_from) where cloned_from is not null;
create index students_sandbox on students (created_at) where is_sandbox;

-- The code of a badge: its hash finds the student, the sealed code prints the card again. A new one ends the old one.
alter table students add column badge_hash bytea unique;
alter table students add column badge_sealed bytea;
alter table students add check ((badge_hash is null) = (badge_sealed is null));
-- Badges work only in the classes whose teacher turned them on.
alter table accounts add column badges boolean not null default false;
