-- outside a transaction
create index concurrently if not exists check_ins_without_program on check_ins (student_id, id) where program is null;
