-- The staff-wide list of students by teacher: in order, and by pieces of the name.
create index students_by_teacher on students (teacher, id) where archived_at is null;
create index students_archived_by_teacher on students (teacher, id) where archived_at is not null;
create index students_teacher_search on students using gin (teacher gin_trgm_ops);
