-- What is a child's own: how it looks in its stories, and where the keepsakes of its room stand. In a row of its own,
-- because no list asks for it and every scene does.
create table play_mine (
  student_id bigint primary key references students on delete cascade,
  figure jsonb,
  things jsonb not null default '[]',
  updated_at timestamptz not null
);
