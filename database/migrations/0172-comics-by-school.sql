-- Comics are counted by school, too. Of Stories in Motion `children` have finished one, and `counts` has how many they finished,
-- how many children have made some of their own, and how many these are.
alter table school_levels drop constraint school_levels_program_check;
alter table school_levels add constraint school_levels_program_check
  check (program in ('academy', 'zoou', 'ssgrin', 'hoh', 'sim'));
alter table school_levels drop constraint school_levels_counts_check;
alter table school_levels add constraint school_levels_counts_check
  check (cardinality(counts) = case program when 'sim' then 3 else 24 end);
