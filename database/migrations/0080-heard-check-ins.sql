-- A week of a school reads some 50,000 answers, which lie where they came, a page each. Here they stand child by child and
-- day by day with the last word first, and with all that is asked of them. Nobody is told of more than twelve adults, so
-- that a row stays small.
create index check_ins_heard on check_ins (student_id, on_day, (feeling = 'skipped'), at desc) include (feeling, told_to);
drop index check_ins_day;

-- Without looking into the table only where a vacuum has been: the last weeks are what everybody reads.
alter table check_ins set (autovacuum_vacuum_insert_scale_factor = 0.01);
