alter table check_ins validate constraint check_ins_program;
