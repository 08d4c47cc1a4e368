-- What play says of a child's skills, by the rules of product/play/rules/measurement: a row a report, and of the
-- assessment one an iteration. It follows from the events and is written with the other results of play. The figures of
-- the model before (skill_results) stay as they were counted, and nobody counts them any more.
create table measurements (
  student_id bigint not null references students on delete cascade,
  program text not null check (program in ('academy', 'zoou', 'ssgrin', 'hoh')),
  report text not null check (report in ('progress', 'assessment', 'skill-builder', 'activity')),
  iteration smallint not null check (iteration between 1 and 3),
  -- The version of the rules that said it.
  model smallint not null,
  epoch integer not null check (epoch >= 1),
  -- Finished scenes it is about.
  scenes smallint not null,
  form text check (form in ('a', 'b')),
  languages text[] not null,
  -- Null where events do not tell.
  read_aloud text check (read_aloud in ('off', 'on', 'mixed')),
  -- Asks that count, and how many were answered at their best; beside it what guessing gives, in percent.
  asks smallint not null,
  best smallint not null,
  by_guessing smallint check (by_guessing between 0 and 100),
  -- Answers that were too fast, or of a scene that was rushed.
  left_out smallint not null,
  rushed_scenes text[] not null,
  favorite_spot boolean not null,
  as_mixed_as_guessing boolean not null,
  -- Names the scenes as they were asked.
  edition text not null,
  first_on date not null,
  last_on date not null,
  -- Of the six skills in their order (ic, com, coop, ini, emp, er): the level of group data, and whether it is clear.
  levels smallint[] not null check (cardinality(levels) = 6 and array_remove(levels, null) <@ array[0, 1, 2]::smallint[]),
  clear boolean[] not null check (cardinality(clear) = 6),
  skills jsonb not null,
  updated_at timestamptz not null,
  primary key (student_id, program, report, iteration),
  check (best between 0 and asks and first_on <= last_on)
);

-- Which version of the rules the figures were counted with. What is older than the rules is counted again.
alter table program_progress add column model smallint not null default 1;

-- How much there is to read in each language. It may change while a version stays: that names asks, not words.
alter table scene_versions add column readings jsonb not null default '{}';
