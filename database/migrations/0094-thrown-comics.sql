-- Comics that a child threw away: the id alone, so that an old sending that arrives late, or again, does not bring one back.
create table play_comics_thrown (
  student_id bigint not null references students on delete cascade,
  id uuid not null,
  thrown_at timestamptz not null,
  primary key (student_id, id)
);
