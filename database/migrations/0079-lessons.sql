-- The lesson library as lists serve it. The build has the lessons themselves; the server writes what they are called and
-- for whom they are whenever `library_hash` is another build's. A lesson that left the library stays for those who taught it.
create table lessons (
  id bigint generated always as identity primary key,
  code text not null unique check (code ~ '^[em]-[a-z]+-[0-9]+$'),
  in_library boolean not null,
  library_hash text not null,
  type text not null check (type in ('activity', 'article', 'quiz', 'video', 'worksheet')),
  usage text[] not null,
  skills text[] not null,
  level text not null check (level in ('elementary', 'middle')),
  grades text not null,
  prep text not null check (prep in ('none', 'modest', 'moderate')),
  challenges text[] not null,
  minutes integer not null,
  title text not null,
  overview text not null,
  title_zh text,
  overview_zh text,
  materials text not null,
  student_anchor text,
  featured_month integer not null check (featured_month between 1 and 12),
  scene text,
  practice text not null,
  family boolean not null,
  safety boolean not null,
  cover text not null
);

-- Staff may feature a lesson from another day than the first of its month.
create table lesson_features (
  lesson_id bigint primary key references lessons on delete cascade,
  featured_from date not null,
  set_by bigint references accounts on delete set null,
  at timestamptz not null
);
create index lesson_features_setter on lesson_features (set_by) where set_by is not null;

-- That a school counselor or an autistic reader has read a lesson: who, and which of the staff took the mark off.
create table lesson_reviews (
  lesson_id bigint not null references lessons on delete cascade,
  reader text not null check (reader in ('counselor', 'autistic-reader')),
  read_by text not null,
  marked_by bigint references accounts on delete set null,
  at timestamptz not null,
  primary key (lesson_id, reader)
);
create index lesson_reviews_marker on lesson_reviews (marked_by) where marked_by is not null;

create table saved_lessons (
  account_id bigint not null references accounts on delete cascade,
  lesson_id bigint not null references lessons on delete cascade,
  at timestamptz not null,
  primary key (account_id, lesson_id)
);
create index saved_lessons_lesson on saved_lessons (lesson_id);

-- A lesson somebody means to teach in a week, which is named by its Monday.
create table lesson_plans (
  account_id bigint not null references accounts on delete cascade,
  lesson_id bigint not null references lessons on delete cascade,
  week date not null check (extract(isodow from week) = 1),
  at timestamptz not null,
  primary key (account_id, lesson_id, week)
);
create index lesson_plans_lesson on lesson_plans (lesson_id);

-- That an adult taught a lesson on a day, and a note to themselves. It is about the adult, never about a child.
create table lessons_taught (
  account_id bigint not null references accounts on delete cascade,
  lesson_id bigint not null references lessons on delete cascade,
  on_day date not null,
  note text not null,
  at timestamptz not null,
  primary key (account_id, lesson_id, on_day)
);
create index lessons_taught_lesson on lessons_taught (lesson_id);
