-- What the staff's metrics are read from: counted by a job, never while somebody waits. Nothing here is about one child
-- but `scene_plays`, which goes with its student.
create table metric_days (
  program text not null check (program in ('all', 'academy', 'zoou', 'ssgrin', 'hoh', 'sim', 'cdc')),
  on_day date not null,
  metric text not null check (metric in (
    'requests', 'activated', 'verified', 'first-students', 'seconds', 'scenes', 'check-ins', 'trials', 'trials-paid',
    'plans', 'plans-renewed', 'paid-cents', 'refunded-cents', 'refunds', 'turned-away', 'gifts')),
  value bigint not null,
  primary key (program, on_day, metric)
);

-- Of the children who played on a day: how many had last played on which day before (-infinity: never). Children of any
-- time are then a sum, each counted once: on the first of its days within it.
create table active_days (
  program text not null check (program in ('all', 'academy', 'zoou', 'ssgrin', 'hoh', 'sim', 'cdc')),
  on_day date not null,
  previous_day date not null,
  children integer not null check (children > 0),
  primary key (program, on_day, previous_day),
  check (previous_day < on_day)
);

-- One row. Days up to `tracked_through` are counted again only where something came late: those stand in
-- `metric_late_days`. All days after it are counted again each time.
create table metric_state (
  id boolean primary key default true check (id),
  tracked_through date not null default '-infinity',
  counted_at timestamptz,
  plays_received_at timestamptz not null default '-infinity',
  programs_counted_at timestamptz
);
insert into metric_state default values;

create table metric_late_days (
  id bigint generated always as identity primary key,
  on_day date not null
);

-- Play that comes late, or goes with its student, changes a day that was counted; and the child's next day, whose day
-- before is another one now.
create function play_days_came_late() returns trigger language plpgsql as $$
declare
  through date := (select tracked_through from metric_state);
begin
  if not exists (select from changed where on_day <= through) then return null; end if;
  insert into metric_late_days (on_day)
  select on_day from changed where on_day <= through
  union
  select later.on_day from (select distinct student_id, on_day, area from changed where on_day <= through) late
    cross join lateral (
      (select next.on_day from play_days next
        where next.student_id = late.student_id and next.on_day > late.on_day order by next.on_day limit 1)
      union all
      (select next.on_day from play_days next
        where next.student_id = late.student_id and next.on_day > late.on_day and next.area = late.area
        order by next.on_day limit 1)
    ) later
  where later.on_day <= through;
  return null;
end $$;
create trigger play_days_inserted_late after insert on play_days
  referencing new table as changed for each statement execute function play_days_came_late();
create trigger play_days_updated_late after update on play_days
  referencing new table as changed for each statement execute function play_days_came_late();
create trigger play_days_deleted_late after delete on play_days
  referencing old table as changed for each statement execute function play_days_came_late();

create function check_ins_came_late() returns trigger language plpgsql as $$
begin
  insert into metric_late_days (on_day)
  select distinct on_day from changed where on_day <= (select tracked_through from metric_state);
  return null;
end $$;
create trigger check_ins_inserted_late after insert on check_ins
  referencing new table as changed for each statement execute function check_ins_came_late();
create trigger check_ins_updated_late after update on check_ins
  referencing new table as changed for each statement execute function check_ins_came_late();
create trigger check_ins_deleted_late after delete on check_ins
  referencing old table as changed for each statement execute function check_ins_came_late();

-- Both grow at their end, day by day: a summary of each range of pages is small and costs who plays next to nothing.
create index check_ins_of_day on check_ins using brin (on_day) with (pages_per_range = 16, autosummarize = on);
create index play_events_received on play_events using brin (received_at) with (pages_per_range = 32, autosummarize = on);
