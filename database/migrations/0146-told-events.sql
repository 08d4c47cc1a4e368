-- What browsers tell of play, a column for each thing that an event says, in a table for each school year (from 1 July, UTC)
-- in which it came: a year leaves as a whole. Names are those of the events, so that a row can be made of one.
create table told_events (
  -- Of a student whose row is locked while events are written; without a foreign key, as `play_events` was. Under that
  -- lock an event is looked for before it is kept: a year holds each once by its key, and no year knows of another.
  student_id bigint not null,
  received_at timestamptz not null,
  client_at timestamptz not null,
  -- What the device said where its clock was wrong.
  device_at timestamptz,
  id uuid not null,
  session uuid not null,
  seq integer not null,
  slot integer,
  ms_since_prompt_end integer,
  visible_ms integer,
  hidden_ms integer,
  epoch smallint not null,
  iteration smallint not null,
  attempt smallint,
  pos smallint,
  hovered smallint,
  taps smallint,
  active_s smallint,
  picks smallint,
  lines smallint,
  debug boolean not null,
  hint_used boolean,
  muted boolean,
  reads_aloud boolean,
  slow boolean,
  type text not null,
  program text not null check (program in ('academy', 'zoou', 'ssgrin', 'hoh', 'sim')),
  lang text not null,
  form text,
  scene text,
  content_version text,
  ask text,
  opt text,
  words text,
  aloud text,
  input text,
  checkpoint_version text,
  told_to bigint[]
) partition by range (received_at);
-- What results are made of.
create index told_events_results on told_events (student_id, program, epoch)
  where type in ('scene_start', 'choice', 'hint', 'scene_complete');
create index told_events_received on told_events using brin (received_at) with (pages_per_range = 32, autosummarize = on);

-- What comes in no year that was made: nobody's play is ever refused for want of a table.
create table told_events_other partition of told_events (primary key (student_id, id)) default;

-- The year that a moment is in, two before it, and the next.
create function make_told_years(moment timestamptz) returns void language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  this_year integer := extract(year from moment at time zone 'UTC' - interval '6 months');
  part text;
  first text;
  after text;
begin
  perform pg_advisory_xact_lock(7301852);
  -- What waits for a lock makes everybody behind it wait: rather another time.
  perform set_config('lock_timeout', '1s', true);
  for one in this_year - 2 .. this_year + 1 loop
    part := 'told_events_' || one;
    continue when to_regclass(part) is not null;
    first := one || '-07-01 00:00:00+00';
    after := one + 1 || '-07-01 00:00:00+00';
    execute format('create table %I (like told_events including defaults including constraints, primary key (student_id, id))', part);
    lock table told_events_other in access exclusive mode;
    execute format('with gone as (delete from told_events_other where received_at >= %L and received_at < %L returning *)
      insert into %I select * from gone', first, after, part);
    execute format('alter table told_events attach partition %I for values from (%L) to (%L)', part, first, after);
  end loop;
  -- A backup makes years that it knows without their key.
  for part in select inhrelid::regclass from pg_inherits where inhparent = 'told_events'::regclass and not exists (
    select from pg_constraint where conrelid = inhrelid and contype = 'p') loop
    execute format('alter table %s add primary key (student_id, id)', part);
  end loop;
end
$$;
select make_told_years(now());

-- What was told before is moved a student at a time by a job. Until then both are read together, by the old name; and
-- servers of the release before go on by it, as if nothing had happened.
alter table play_events rename to play_events_before;

create function told_to_of(event jsonb) returns bigint[] language sql immutable parallel safe as $$
  select array_agg(one::bigint order by nth) from jsonb_array_elements_text(event -> 'told_to') with ordinality as said(one, nth)
  having count(*) > 0 or event ? 'told_to'
$$;

create view play_events as
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
  select student_id, id, type, program, epoch::smallint, scene, event, received_at, (event ->> 'client_at')::timestamptz,
    (event ->> 'device_at')::timestamptz, (event ->> 'session')::uuid, (event ->> 'seq')::integer,
    (event ->> 'slot')::integer, (event ->> 'ms_since_prompt_end')::integer, (event ->> 'visible_ms')::integer,
    (event ->> 'hidden_ms')::integer, (event ->> 'iteration')::smallint, (event ->> 'attempt')::smallint,
    (event ->> 'pos')::smallint, (event ->> 'hovered')::smallint, (event ->> 'taps')::smallint,
    (event ->> 'active_s')::smallint, (event ->> 'picks')::smallint, (event ->> 'lines')::smallint,
    (event ->> 'debug')::boolean, (event ->> 'hint_used')::boolean, (event ->> 'muted')::boolean,
    (event ->> 'reads_aloud')::boolean, (event ->> 'slow')::boolean, event ->> 'lang', event ->> 'form',
    event ->> 'content_version', event ->> 'ask', event ->> 'opt', event ->> 'words', event ->> 'aloud', event ->> 'input',
    event ->> 'checkpoint_version', told_to_of(event)
  from play_events_before;

-- How the release before keeps an event: once, wherever it lies.
create function tell_event() returns trigger language plpgsql as $$
begin
  if exists (select from told_events where student_id = new.student_id and id = new.id)
    or exists (select from play_events_before where student_id = new.student_id and id = new.id) then
    return null;
  end if;
  insert into told_events
  select told.* from jsonb_populate_record(null::told_events, new.event || jsonb_strip_nulls(jsonb_build_object(
    'student_id', new.student_id, 'id', new.id, 'type', new.type, 'program', new.program, 'epoch', new.epoch,
    'scene', new.scene, 'received_at', new.received_at))) told;
  return new;
end
$$;
create trigger play_events_tell instead of insert on play_events for each row execute function tell_event();

create or replace function forget_play() returns trigger language plpgsql as $$
begin
  delete from told_events event using gone where event.student_id = gone.id;
  delete from play_events_before event using gone where event.student_id = gone.id;
  delete from play_slots slot using gone where slot.student_id = gone.id;
  return null;
end $$;

-- Whoever serves goes on without a moment in which it may not.
do $$
declare
  one record;
begin
  for one in select distinct role.rolname from pg_class, aclexplode(relacl) acl join pg_roles role on role.oid = acl.grantee
    where pg_class.oid = 'play_events_before'::regclass and role.oid <> relowner loop
    execute format('grant select, insert, update, delete on told_events, play_events to %I', one.rolname);
  end loop;
end
$$;
