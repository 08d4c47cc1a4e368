-- Comics that children make of places, friends, stickers and words of their own. A row each, named by the browser that made
-- it, so that a comic made without a network is the same comic when it arrives. Whoever looks after the child may put one away.
create table play_comics (
  student_id bigint not null references students on delete cascade,
  id uuid not null,
  -- The last change, named by the browser: who sends one that was made on top of another does not overwrite it.
  version uuid not null,
  title text not null,
  program text not null,
  story text,
  panels jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  hidden_at timestamptz,
  primary key (student_id, id)
);
