-- The first day of a school's term: fall from July to January, spring from February to June. Says the same as
-- product/observations/rules/terms.ts.
create function school_term(day date) returns date language sql immutable parallel safe
  return case
    when extract(month from day) >= 7 then make_date(extract(year from day)::integer, 7, 1)
    when extract(month from day) >= 2 then make_date(extract(year from day)::integer, 2, 1)
    else make_date(extract(year from day)::integer - 1, 7, 1)
  end;

-- Since when the owner looks after a student; null: since the student was added.
alter table students add column owned_since timestamptz;
update students s set owned_since = given.at
from (
  select subject_id, max(at) as at from audit where subject_type = 'student' and action = 'student.transfer' group by subject_id
) given where given.subject_id = s.id;

-- What one adult saw of a child's six skills in one term. A skill is null until it was said; what is said again replaces it.
-- It is the child's record: it outlives its observer's account.
create table observations (
  id bigint generated always as identity primary key,
  student_id bigint not null references students on delete cascade,
  observer_id bigint references accounts on delete set null,
  term date not null check (term = school_term(term)),
  ic text check (ic in ('not-yet', 'sometimes', 'mostly', 'didnt-see')),
  com text check (com in ('not-yet', 'sometimes', 'mostly', 'didnt-see')),
  coop text check (coop in ('not-yet', 'sometimes', 'mostly', 'didnt-see')),
  ini text check (ini in ('not-yet', 'sometimes', 'mostly', 'didnt-see')),
  emp text check (emp in ('not-yet', 'sometimes', 'mostly', 'didnt-see')),
  er text check (er in ('not-yet', 'sometimes', 'mostly', 'didnt-see')),
  is_whole boolean not null generated always as (num_nulls(ic, com, coop, ini, emp, er) = 0) stored,
  -- The day at the child's school.
  on_day date not null,
  at timestamptz not null,
  operation_id uuid not null,
  unique (student_id, observer_id, term)
);
create index observations_observer on observations (observer_id) where observer_id is not null;

-- That an adult saw a child do what it was given to try after a scene.
create table mission_sightings (
  student_id bigint not null references students on delete cascade,
  mission text not null check (mission ~ '^(ic|com|coop|ini|emp|er)-[1-9]$'),
  seen_by bigint references accounts on delete set null,
  on_day date not null,
  at timestamptz not null,
  primary key (student_id, mission)
);
create index mission_sightings_seer on mission_sightings (seen_by) where seen_by is not null;
