-- What adults write down about a child, for those who open its page or for counselors alone. It is the child's record:
-- it outlives its author's account.
create table student_notes (
  id bigint primary key generated always as identity,
  student_id bigint not null references students on delete cascade,
  author_id bigint references accounts on delete set null,
  skill text check (skill in ('ic', 'com', 'coop', 'ini', 'emp', 'er')),
  text text not null check (text <> '' and char_length(text) <= 500),
  readers text not null check (readers in ('page', 'counselors')),
  created_at timestamptz not null
);
create index student_notes_student on student_notes (student_id, created_at);
create index student_notes_author on student_notes (author_id) where author_id is not null;
