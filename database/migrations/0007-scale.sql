-- Those of a program in the order of the list: its first page is read off, however few or many they are. Active and
-- archived alike, and told apart without a look at the row.
drop index students_by_program;
create index students_by_program on students (active_program, last_name, first_name, id) include (archived_at)
  where active_program is not null;

-- A week's license ends are spread over all names: along the names, each of thousands was a look at another page of
-- the table (6,300 of them for one page of a million, half a second where they are not in memory). With what is
-- filtered by in the index, it alone answers.
drop index students_by_name;
create index students_by_name on students (last_name, first_name, id) include (license_ends_on, grade)
  where archived_at is null;
