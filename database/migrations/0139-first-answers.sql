-- What results are made of when its events have left: the first answer of a child to each question, with all that says
-- how it was given. Earlier epochs are kept, too: who has played a scene before need not read it again.
create table first_answers (
  student_id bigint not null references students on delete cascade,
  program text not null check (program in ('academy', 'zoou', 'ssgrin', 'hoh', 'sim')),
  epoch integer not null check (epoch >= 1),
  -- The iteration of a check, which is asked anew in each; 0 of what is asked once an epoch.
  asked_in smallint not null check (asked_in between 0 and 3),
  scene text not null,
  ask text not null,
  -- Which of the child's answers it was, and its place among them.
  id uuid not null,
  session uuid not null,
  seq integer not null,
  client_at timestamptz not null,
  iteration smallint not null check (iteration between 1 and 3),
  attempt integer not null,
  opt text not null,
  pos smallint not null,
  lang text not null,
  content_version text not null,
  aloud text check (aloud in ('off', 'heard', 'cut-short')),
  hinted boolean not null,
  -- Whether the scene had been played before.
  is_repeated boolean not null,
  -- The time since the answer before, and that one; since the scene began where there is none. Null where nobody knows.
  after_ms bigint,
  after_ask text,
  after_opt text,
  primary key (student_id, program, epoch, asked_in, scene, ask)
);

-- When each of `done` was played to its end, in their order, as browsers tell moments.
alter table program_progress add column done_at text[] not null default '{}';
