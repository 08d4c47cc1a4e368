-- Which program a child came from when it told how it felt: until now its event said so, and that leaves with its year.
alter table check_ins add column program text;
alter table check_ins add constraint check_ins_program
  check (program in ('academy', 'zoou', 'ssgrin', 'hoh', 'sim')) not valid;

-- Lets go of the school years that were over at a moment, a full one at a time; answers how many events went. Where somebody
-- holds the tables for longer than a second, nothing goes until the next time.
create function forget_told_years(until timestamptz) returns bigint language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  part record;
  gone bigint := 0;
begin
  perform set_config('lock_timeout', '1s', true);
  for part in select child.relname as name, child.relpages as pages, child.reltuples as about
    from pg_inherits join pg_class child on child.oid = inhrelid
    where inhparent = 'told_events'::regclass and child.relname ~ '^told_events_[0-9]{4}$'
      and make_timestamptz(right(child.relname, 4)::integer + 1, 7, 1, 0, 0, 0, 'UTC') <= until
    order by child.relname loop
    -- To count all of a large one would take longer than anybody should wait for its lock.
    gone := part.about;
    if part.pages < 10000 then execute format('select count(*) from %I', part.name) into gone; end if;
    execute format('drop table %I', part.name);
    exit when gone > 0;
  end loop;
  return gone;
exception when lock_not_available or deadlock_detected then
  return 0;
end
$$;

-- When one of the oldest events came, by the first year that has any: how long it is kept is the same for all of a year.
create function oldest_told() returns timestamptz language plpgsql stable security definer
  set search_path = public, pg_temp as $$
declare
  part text;
  found timestamptz;
begin
  for part in select child.relname from pg_inherits join pg_class child on child.oid = inhrelid
    where inhparent = 'told_events'::regclass and child.relname ~ '^told_events_[0-9]{4}$' order by 1 loop
    execute format('select received_at from %I limit 1', part) into found;
    exit when found is not null;
  end loop;
  return least(found, (select min(received_at) from told_events_other), (select min(received_at) from play_events_before));
end
$$;
