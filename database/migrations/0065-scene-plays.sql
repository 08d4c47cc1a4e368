-- A child's way through a scene, an iteration each, as its events tell it: what the staff's view of a program is counted
-- from. `answers` are those of the child's first play of the scene.
create table scene_plays (
  student_id bigint not null references students on delete cascade,
  scene text not null,
  epoch integer not null,
  iteration smallint not null,
  program text not null check (program in ('academy', 'zoou', 'ssgrin', 'hoh', 'sim')),
  version text not null,
  is_first boolean not null,
  started_on date not null,
  finished_on date,
  stopped_at text,
  answers jsonb not null default '[]',
  primary key (student_id, scene, epoch, iteration)
);
create index scene_plays_finished on scene_plays (finished_on) where finished_on is not null;
create index scene_plays_program on scene_plays (program, scene) where is_first;

create function scene_plays_gone() returns trigger language plpgsql as $$
begin
  insert into metric_late_days (on_day)
  select distinct finished_on from gone where finished_on <= (select tracked_through from metric_state);
  return null;
end $$;
create trigger scene_plays_deleted_late after delete on scene_plays
  referencing old table as gone for each statement execute function scene_plays_gone();

create table scene_figures (
  program text not null check (program in ('academy', 'zoou', 'ssgrin', 'hoh', 'sim')),
  scene text not null,
  started integer not null,
  finished integer not null,
  stopped_most_at text,
  stopped_most integer not null default 0,
  primary key (program, scene)
);

create table question_figures (
  id bigint generated always as identity primary key,
  program text not null check (program in ('academy', 'zoou', 'ssgrin', 'hoh', 'sim')),
  scene text not null,
  version text not null,
  is_current boolean not null,
  ask text not null,
  skill text not null check (skill in ('ic', 'com', 'coop', 'ini', 'emp', 'er')),
  answers integer not null,
  best integer not null,
  partly integer not null,
  not_yet integer not null,
  left_out integer not null,
  seconds integer,
  stopped integer not null,
  look text check (look in ('too-easy', 'like-chance')),
  stop_here boolean not null,
  unique (scene, version, ask)
);
create index question_figures_program on question_figures (program, scene, ask);

create table norm_cells (
  program text not null check (program in ('academy', 'zoou', 'ssgrin', 'hoh', 'sim')),
  form text not null check (form in ('a', 'b')),
  edition text not null,
  grade smallint not null,
  language text not null,
  children integer not null,
  last_on date not null,
  primary key (program, form, edition, grade, language)
);
