-- What a parent reads of a lesson in the list, and whether it is theirs at all: some make sense only at a school.
alter table lessons
  add column home_overview text,
  add column home_overview_zh text,
  add column at_home boolean not null default false;

-- Until the server that starts next has written the library anew.
update lessons set at_home = family;
