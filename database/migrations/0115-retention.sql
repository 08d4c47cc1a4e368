-- What each rule of retention did, a row a run: how much went, how long it took, and what the oldest is that is left.
create table retention_runs (
  id bigint generated always as identity primary key,
  rule text not null,
  table_name text not null,
  every text not null check (every in ('hour', 'night')),
  -- The period that was held: so many days, or whole years after the one that begins on a day.
  days integer,
  years integer,
  year_from text,
  at timestamptz not null,
  took_ms integer not null check (took_ms >= 0),
  gone integer not null check (gone >= 0),
  -- The clock of the oldest row that is left, and when that one has had its time.
  oldest_at timestamptz,
  due_at timestamptz,
  failed boolean not null default false,
  check ((days is null) = (years is not null)),
  check ((years is null) = (year_from is null))
);
create index retention_runs_rule on retention_runs (rule, at desc);
create index retention_runs_at on retention_runs (at);

-- Evidence is kept for seven years after the school year it is from, and no longer. With two roles the server's own may
-- still change nothing of the audit: a function does, and refuses what is younger.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op in ('UPDATE', 'DELETE') and current_setting('kindred.forgetting', true) = 'on' then
    return null;
  end if;
  raise exception '% is append-only', tg_table_name;
end
$$;

-- Looks at the first rows only: they are in the order of time, but for seconds.
create function forget_audit_before(until timestamptz, at_most integer) returns integer language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  forgotten integer;
begin
  if until > now() - interval '7 years' then
    raise exception 'evidence is kept for seven years';
  end if;
  perform set_config('kindred.forgetting', 'on', true);
  delete from audit where id in (select id from audit order by id limit at_most) and at < until;
  get diagnostics forgotten = row_count;
  perform set_config('kindred.forgetting', 'off', true);
  return forgotten;
end
$$;

-- The ledger keeps its sums and its rows for good; which child was given what goes from them, and nothing else changes.
create function keep_license_entry() returns trigger language plpgsql as $$
begin
  if old.at < now() - interval '7 years' and num_nonnulls(new.student_id, new.program, new.program_before) = 0
    and to_jsonb(new) - '{student_id, program, program_before}'::text[]
      = to_jsonb(old) - '{student_id, program, program_before}'::text[] then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name;
end
$$;
drop trigger license_entries_are_append_only on license_entries;
create trigger license_entries_are_append_only before delete or truncate on license_entries
  for each statement execute function refuse_change();
create trigger license_entries_forget_only before update on license_entries
  for each row execute function keep_license_entry();
