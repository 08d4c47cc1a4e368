-- A release before took a day that no month has (`2026-02-30`) as the browser's own language reads it: so many days from the
-- first of that month on. Here it is read alike, where the database's own reading would break off whatever meets it.
create function told_moment(told text) returns timestamptz language sql stable parallel safe as $$
  select (left(told, 8) || '01' || substr(told, 11))::timestamptz + (substr(told, 9, 2)::integer - 1) * interval '24 hours'
$$;

create or replace view play_events as
  select student_id, id, type, program, epoch, scene, jsonb_strip_nulls(jsonb_build_object(
      'type', type, 'id', id, 'session', session, 'seq', seq, 'epoch', epoch, 'program', program, 'iteration', iteration,
      'lang', lang, 'debug', debug, 'client_at', to_char(client_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'scene', scene, 'attempt', attempt, 'content_version', content_version, 'ask', ask, 'opt', opt, 'pos', pos,
      'hint_used', hint_used, 'hovered', hovered, 'ms_since_prompt_end', ms_since_prompt_end, 'visible_ms', visible_ms,
      'hidden_ms', hidden_ms, 'aloud', aloud, 'input', input, 'words', words, 'muted', muted, 'reads_aloud', reads_aloud)
      -- Half of the fields are of few events, and a call takes no more than a hundred values.
      || case when type in ('heartbeat', 'play_result', 'checkin') or device_at is not null then jsonb_build_object(
        'slot', slot, 'active_s', active_s, 'picks', picks, 'lines', lines, 'checkpoint_version', checkpoint_version,
        'taps', taps, 'slow', slow, 'told_to', told_to,
        'device_at', to_char(device_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) else '{}' end)
      || case when content_version is not null then jsonb_build_object('form', form) else '{}' end as event,
    received_at, client_at, device_at, session, seq, slot, ms_since_prompt_end, visible_ms, hidden_ms, iteration, attempt,
    pos, hovered, taps, active_s, picks, lines, debug, hint_used, muted, reads_aloud, slow, lang, form, content_version,
    ask, opt, words, aloud, input, checkpoint_version, told_to
  from told_events
  union all
  select student_id, id, type, program, epoch::smallint, scene, event, received_at, told_moment(event ->> 'client_at'),
    told_moment(event ->> 'device_at'), (event ->> 'session')::uuid, (event ->> 'seq')::integer,
    (event ->> 'slot')::integer, (event ->> 'ms_since_prompt_end')::integer, (event ->> 'visible_ms')::integer,
    (event ->> 'hidden_ms')::integer, (event ->> 'iteration')::smallint, (event ->> 'attempt')::smallint,
    (event ->> 'pos')::smallint, (event ->> 'hovered')::smallint, (event ->> 'taps')::smallint,
    (event ->> 'active_s')::smallint, (event ->> 'picks')::smallint, (event ->> 'lines')::smallint,
    (event ->> 'debug')::boolean, (event ->> 'hint_used')::boolean, (event ->> 'muted')::boolean,
    (event ->> 'reads_aloud')::boolean, (event ->> 'slow')::boolean, event ->> 'lang', event ->> 'form',
    event ->> 'content_version', event ->> 'ask', event ->> 'opt', event ->> 'words', event ->> 'aloud', event ->> 'input',
    event ->> 'checkpoint_version', told_to_of(event)
  from play_events_before;

create or replace function tell_event() returns trigger language plpgsql as $$
begin
  if exists (select from told_events where student_id = new.student_id and id = new.id)
    or exists (select from play_events_before where student_id = new.student_id and id = new.id) then
    return null;
  end if;
  insert into told_events
  select told.* from jsonb_populate_record(null::told_events, new.event || jsonb_strip_nulls(jsonb_build_object(
    'student_id', new.student_id, 'id', new.id, 'type', new.type, 'program', new.program, 'epoch', new.epoch,
    'scene', new.scene, 'received_at', new.received_at, 'client_at', told_moment(new.event ->> 'client_at'),
    'device_at', told_moment(new.event ->> 'device_at')))) told;
  return new;
end
$$;

-- What these let go of nothing brings back: the age is held here, too, whoever asks.
create or replace function forget_told_years(until timestamptz) returns bigint language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  part record;
  gone bigint := 0;
begin
  if until is null or until > now() - interval '2 years' then
    raise exception 'play is kept for two years after its school year';
  end if;
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

-- Where there is no table for each year, what is older than a year's beginning is asked for until nothing is: an index of
-- ranges of pages answers that, and knows no smallest.
create or replace function oldest_told() returns timestamptz language plpgsql stable security definer
  set search_path = public, pg_temp set enable_seqscan = off as $$
declare
  part text;
  found timestamptz;
  oldest timestamptz;
begin
  for part in select child.relname from pg_inherits join pg_class child on child.oid = inhrelid
    where inhparent = 'told_events'::regclass and child.relname ~ '^told_events_[0-9]{4}$' order by 1 loop
    execute format('select received_at from %I limit 1', part) into oldest;
    exit when oldest is not null;
  end loop;
  foreach part in array array['told_events_other', 'play_events_before'] loop
    found := 'infinity';
    loop
      execute format('select received_at from %I where received_at < $1 limit 1', part) into found
        using case when isfinite(found)
          then (date_trunc('year', found at time zone 'UTC' - interval '6 months') + interval '6 months') at time zone 'UTC'
          else found end;
      exit when found is null;
      oldest := least(oldest, found);
    end loop;
  end loop;
  return oldest;
end
$$;

-- They do with the owner's rights what the role that serves may not: for that role alone, not for everybody.
do $$
declare
  one record;
begin
  for one in select oid::regprocedure as name from pg_proc
    where pronamespace = 'public'::regnamespace and prosecdef and pg_has_role(proowner, 'usage') loop
    execute format('revoke execute on function %s from public', one.name);
  end loop;
  for one in select distinct role.rolname, own.oid::regprocedure as name
    from pg_class, aclexplode(relacl) acl join pg_roles role on role.oid = acl.grantee, pg_proc own
    where pg_class.oid = 'told_events'::regclass and acl.privilege_type = 'DELETE' and role.oid <> relowner
      and own.pronamespace = 'public'::regnamespace and own.prosecdef and pg_has_role(own.proowner, 'usage') loop
    execute format('grant execute on function %s to %I', one.name, one.rolname);
  end loop;
end
$$;
