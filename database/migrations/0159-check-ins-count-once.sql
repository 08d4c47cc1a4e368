-- To be told the program that it always had changes nothing that is counted of a check-in: its day is not counted anew. A release
-- before keeps them without, and hundreds of days would be counted each hour for as long as they are told.
create function check_ins_changed_late() returns trigger language plpgsql as $$
begin
  insert into metric_late_days (on_day)
  select distinct changed.on_day from changed left join before using (student_id, id)
  where changed.on_day <= (select tracked_through from metric_state) and (before.on_day is null
    or (before.at, before.on_day, before.feeling, before.told_to)
      is distinct from (changed.at, changed.on_day, changed.feeling, changed.told_to)
    or before.program is not null and before.program is distinct from changed.program);
  return null;
end $$;
create or replace trigger check_ins_updated_late after update on check_ins
  referencing old table as before new table as changed for each statement execute function check_ins_changed_late();
