-- How many children of a teacher at a school played in a week, counted at night: eight weeks of a district are read in
-- milliseconds. Only numbers, and of a week in which nobody played there is no row.
create table play_weeks (
  school_id bigint not null references schools on delete cascade,
  owner_id bigint not null references accounts on delete cascade,
  monday date not null,
  children integer not null check (children > 0),
  primary key (school_id, owner_id, monday)
);
create index play_weeks_owner on play_weeks (owner_id);
create index play_weeks_monday on play_weeks (monday);
