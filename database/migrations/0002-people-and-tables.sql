-- What the tables of people need: columns to search and sort by, counters, the activity history, acting-as.
create extension if not exists pg_trgm;

alter table students
  -- Kept by licensing, in the transaction that changes a license: lists sort a million students by it.
  add column license_ends_on date,
  add column search text generated always as
    (lower(first_name || ' ' || last_name || ' ' || username || ' ' || coalesce(student_id, ''))) stored;
-- The planner has to tell rare pieces of names from common ones.
alter table students alter column search set statistics 1000;
create index students_search on students using gin (search gin_trgm_ops);

-- The staff-wide lists, in each order they can be asked for. `archived_at is null` stands literally in the queries.
create index students_by_name on students (last_name, first_name, id) where archived_at is null;
create index students_by_grade on students (grade, id) where archived_at is null;
create index students_by_username on students (username, id) where archived_at is null;
create index students_by_license on students (coalesce(license_ends_on, date '-infinity'), id) where archived_at is null;
create index students_by_creation on students (created_at, id) where archived_at is null;
-- For the few of a rare program; those of a common one are met along any order.
create index students_by_program on students (active_program) where active_program is not null;
create index students_archived_by_name on students (last_name, first_name, id) where archived_at is not null;
create index students_archived_by_grade on students (grade, id) where archived_at is not null;
create index students_archived_by_username on students (username, id) where archived_at is not null;
create index students_archived_by_license on students (coalesce(license_ends_on, date '-infinity'), id)
  where archived_at is not null;
-- Those of partial indexes are not looked at: without these, three licenses to come are guessed to be a third of all.
create statistics students_license_end on (coalesce(license_ends_on, date '-infinity')) from students;
create index students_archived_by_creation on students (created_at, id) where archived_at is not null;
-- All of an educator's, archived or not: who leaves hands them over, and a deleted account must have none.
create index students_owner on students (owner_id);
create index students_school_roster on students (school_id, last_name, first_name, id) where archived_at is null;
create index students_archived_roster on students (owner_id, last_name, first_name, id) where archived_at is not null;

alter table accounts
  add column deactivated_by bigint references accounts on delete set null,
  add column search text generated always as (lower(first_name || ' ' || last_name || ' ' || username)) stored;
create index accounts_search on accounts using gin (search gin_trgm_ops);
create index accounts_by_name on accounts (scope, last_name, first_name, id);
create index accounts_by_creation on accounts (source, created_at, id);
create index accounts_invited_by on accounts (invited_by) where invited_by is not null;

-- A blank prefix is none. Names are unique in a state (districts) or a district (schools) since the foundation.
create unique index districts_prefix_in_state on districts (state, lower(prefix)) where prefix <> '';
create unique index schools_prefix_in_state on schools (state, lower(prefix)) where prefix <> '';
create unique index groups_name on groups (kind, lower(name));
create index groups_school on groups (school_id);
create index groups_district on groups (district_id);

-- Exact totals without counting. Several rows a counter: two changes rarely wait for the same one.
create table counters (
  name text not null,
  shard smallint not null,
  value bigint not null,
  primary key (name, shard)
);

create function add_to_counter(counter text, change bigint) returns void language sql as $$
  insert into counters as c (name, shard, value) values (counter, pg_backend_pid() % 16, change)
  on conflict (name, shard) do update set value = c.value + excluded.value
$$;

create function count_students() returns trigger language plpgsql as $$
declare
  active bigint := 0;
  archived bigint := 0;
begin
  if tg_op <> 'INSERT' then
    select active - count(*) filter (where archived_at is null), archived - count(*) filter (where archived_at is not null)
      into active, archived from old_rows;
  end if;
  if tg_op <> 'DELETE' then
    select active + count(*) filter (where archived_at is null), archived + count(*) filter (where archived_at is not null)
      into active, archived from new_rows;
  end if;
  if active <> 0 then perform add_to_counter('students.active', active); end if;
  if archived <> 0 then perform add_to_counter('students.archived', archived); end if;
  return null;
end
$$;
create trigger students_counted_in after insert on students
  referencing new table as new_rows for each statement execute function count_students();
create trigger students_counted_anew after update on students
  referencing old table as old_rows new table as new_rows for each statement execute function count_students();
create trigger students_counted_out after delete on students
  referencing old table as old_rows for each statement execute function count_students();
select add_to_counter('students.active', (select count(*) from students where archived_at is null));
select add_to_counter('students.archived', (select count(*) from students where archived_at is not null));

-- And the active students of each school: a page of districts would count half of all students.
create table school_counters (
  school_id bigint not null references schools on delete cascade,
  shard smallint not null,
  students bigint not null,
  primary key (school_id, shard)
);

create function add_to_school(school bigint, change bigint) returns void language sql as $$
  insert into school_counters as c (school_id, shard, students) values (school, pg_backend_pid() % 4, change)
  on conflict (school_id, shard) do update set students = c.students + excluded.students
$$;

create function count_students_of_schools() returns trigger language plpgsql as $$
begin
  -- In the order of the schools, so that two changes of several wait for each other and not in a circle.
  if tg_op = 'INSERT' then
    perform add_to_school(school_id, count(*)) from new_rows
      where archived_at is null and school_id is not null group by school_id order by school_id;
  elsif tg_op = 'DELETE' then
    perform add_to_school(school_id, -count(*)) from old_rows
      where archived_at is null and school_id is not null group by school_id order by school_id;
  else
    perform add_to_school(school_id, sum(change)) from (
      select school_id, -1 as change from old_rows where archived_at is null and school_id is not null
      union all
      select school_id, 1 from new_rows where archived_at is null and school_id is not null
    ) changes group by school_id having sum(change) <> 0 order by school_id;
  end if;
  return null;
end
$$;
create trigger students_counted_in_school after insert on students
  referencing new table as new_rows for each statement execute function count_students_of_schools();
create trigger students_counted_anew_in_school after update on students
  referencing old table as old_rows new table as new_rows for each statement execute function count_students_of_schools();
create trigger students_counted_out_of_school after delete on students
  referencing old table as old_rows for each statement execute function count_students_of_schools();
select add_to_school(school_id, count(*)) from students
  where archived_at is null and school_id is not null group by school_id;

-- Section 3, activity log: what admins and staff did to educators and rosters, for them to read.
create table activity (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  type text not null check (type in ('add-educator', 'deactivate-educator',
    'student-mass-transfer-to-another-educator', 'site-license-grant-access', 'site-license-revoke-access')),
  actor_id bigint references accounts on delete set null,
  acting_as_by bigint references accounts on delete set null,
  -- Whom it was done to; and for transfers, who got the students.
  educator_id bigint references accounts on delete set null,
  other_educator_id bigint references accounts on delete set null,
  school_id bigint references schools on delete set null,
  students_count integer
);
create index activity_at on activity (at, id);
create index activity_actor on activity (actor_id);
create index activity_educator on activity (educator_id);
create index activity_other_educator on activity (other_educator_id);
create index activity_school on activity (school_id);

-- Staff acting as somebody: an hour at most, with a reason, for the customer to see.
create table acting_sessions (
  id bigint generated always as identity primary key,
  staff_id bigint not null references accounts on delete cascade,
  account_id bigint references accounts on delete cascade,
  student_id bigint references students on delete cascade,
  reason text not null check (reason <> ''),
  started_at timestamptz not null default now(),
  ends_at timestamptz not null,
  ended_at timestamptz,
  -- Carries the session over to the student site, which shares no storage with the dashboard.
  handover_hash bytea,
  handover_until timestamptz,
  check ((account_id is null) <> (student_id is null))
);
create index acting_sessions_staff on acting_sessions (staff_id, ends_at);
create index acting_sessions_account on acting_sessions (account_id, started_at);
create index acting_sessions_student on acting_sessions (student_id, started_at);
-- On the student site the token itself stands for the acting: it can do nothing else, and dies with it.
alter table sessions add column acting_id bigint references acting_sessions on delete cascade;
create index sessions_acting on sessions (acting_id) where acting_id is not null;
