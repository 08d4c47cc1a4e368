-- The page of a program by period and grade, beside what its figures say of all time and everybody. `period` is a school
-- year (2026: from July on) or a month (2026-11), or `all`; `grade` a grade or `all`.
create table scene_cells (
  program text not null check (program in ('academy', 'zoou', 'ssgrin', 'hoh', 'sim')),
  period text not null,
  grade text not null,
  scene text not null,
  started integer not null,
  finished integer not null,
  stopped_most_at text,
  stopped_most integer not null,
  primary key (program, period, grade, scene)
);

create table question_cells (
  program text not null check (program in ('academy', 'zoou', 'ssgrin', 'hoh', 'sim')),
  period text not null,
  grade text not null,
  scene text not null,
  version text not null,
  ask text not null,
  answers integer not null,
  best integer not null,
  partly integer not null,
  not_yet integer not null,
  left_out integer not null,
  seconds integer,
  stopped integer not null,
  look text check (look in ('too-easy', 'like-chance')),
  stop_here boolean not null,
  primary key (program, period, grade, scene, version, ask)
);

-- Which check a question is of, or what else: a lesson, a story, a comic. How it is answered by whom, and where that differs.
alter table question_figures
  add column form text not null default 'story' check (form in ('a', 'b', 'lesson', 'story', 'comic')),
  add column differs text check (differs in ('rest', 'spot', 'language', 'aloud')),
  add column splits jsonb not null default '{}';

-- Answers now say where the best one stood, in which language and whether aloud: all plays are counted anew.
update metric_state set plays_received_at = '-infinity';
