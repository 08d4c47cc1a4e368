-- A few children who practice one skill together for some weeks, and who came when. Not to be confused with `groups`, which
-- are teams, schools and districts of adults.
create table small_groups (
  id bigint generated always as identity primary key,
  owner_id bigint not null references accounts on delete cascade,
  name text not null check (length(name) between 1 and 100),
  program text not null check (program in ('academy', 'zoou', 'ssgrin', 'hoh')),
  skill text not null check (skill in ('ic', 'com', 'coop', 'ini', 'emp', 'er')),
  goal text not null check (length(goal) <= 500),
  starts_on date not null,
  -- Planned; with `ended_at` it is over.
  ends_on date,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_on is null or ends_on >= starts_on)
);
create index small_groups_owner on small_groups (owner_id);

create table small_group_members (
  small_group_id bigint not null references small_groups on delete cascade,
  student_id bigint not null references students on delete cascade,
  -- Who is proficient, and came along to help.
  is_partner boolean not null default false,
  joined_on date not null,
  -- What play said of the skill when the child joined: said, low, high, performance, iteration, last_on. Null where nothing was.
  before jsonb,
  primary key (small_group_id, student_id)
);
create index small_group_members_student on small_group_members (student_id);

create table small_group_meetings (
  small_group_id bigint not null references small_groups on delete cascade,
  held_on date not null,
  primary key (small_group_id, held_on)
);

-- Who was there.
create table small_group_attendance (
  small_group_id bigint not null,
  held_on date not null,
  student_id bigint not null references students on delete cascade,
  primary key (small_group_id, held_on, student_id),
  foreign key (small_group_id, held_on) references small_group_meetings on update cascade on delete cascade
);
create index small_group_attendance_student on small_group_attendance (student_id);

-- How many children of a school are at which level, counted at night: over a district it is read in milliseconds. `counts`
-- has of each of the six skills how many are emerging, improving and proficient, and how many of these are clear.
create table school_levels (
  school_id bigint not null references schools on delete cascade,
  program text not null check (program in ('academy', 'zoou', 'ssgrin', 'hoh')),
  children integer not null check (children >= 0),
  counts integer[] not null check (cardinality(counts) = 24),
  counted_at timestamptz not null,
  primary key (school_id, program)
);
