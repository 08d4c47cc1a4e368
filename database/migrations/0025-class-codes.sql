-- Whose class code opened a session: it ends when that code does, or when the student gets another teacher.
alter table sessions add column class_code_of bigint references accounts;
create index sessions_class_code on sessions (class_code_of) where class_code_of is not null;
