-- That a child's data is to be deleted: asked for, waited for, and done. What is left of it names nobody: a reference, and
-- how many rows went.
create table child_deletions (
  id bigint generated always as identity primary key,
  -- Stands on the certificate.
  reference text not null unique,
  student_id bigint references students on delete set null,
  state text not null check (state in ('asked', 'waiting', 'taken-back', 'declined', 'done')),
  asked_by bigint references accounts on delete set null,
  asked_as text not null check (asked_as in ('school', 'family', 'staff')),
  brand text not null,
  asked_at timestamptz not null,
  -- Of a family's request for a school's child: until when the school decides, and what was written about it.
  decide_by timestamptz,
  reminded_at timestamptz,
  escalated_at timestamptz,
  decided_at timestamptz,
  decided_by bigint references accounts on delete set null,
  runs_at timestamptz,
  ended_at timestamptz,
  -- Rows by table.
  deleted jsonb not null default '{}',
  check ((state = 'waiting') <= (runs_at is not null)),
  check ((state = 'asked') <= (decide_by is not null)),
  check ((state = 'done') <= (student_id is null))
);
create unique index child_deletions_one_open on child_deletions (student_id) where state in ('asked', 'waiting');
create index child_deletions_due on child_deletions (runs_at) where state = 'waiting';
create index child_deletions_undecided on child_deletions (decide_by) where state = 'asked';
create index child_deletions_student on child_deletions (student_id) where student_id is not null;
create index child_deletions_asker on child_deletions (asked_by) where asked_by is not null;
create index child_deletions_decider on child_deletions (decided_by) where decided_by is not null;

-- The audit stays as evidence of who did what and when; what it said of a child that is gone does not. Only this function
-- changes it, only the details, and only of who is no longer there: with two roles the server's own may do nothing else.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('kindred.forgetting', true) = 'on' then
    return null;
  end if;
  raise exception '% is append-only', tg_table_name;
end
$$;
drop trigger audit_is_append_only on audit;
create trigger audit_is_append_only before update or delete or truncate on audit
  for each statement execute function refuse_audit_change();

create function forget_audit_of(student bigint) returns bigint language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  forgotten bigint;
begin
  if exists (select from students where id = student) then
    raise exception 'a student who is there is not forgotten';
  end if;
  perform set_config('kindred.forgetting', 'on', true);
  update audit set details = '{}' where subject_type = 'student' and subject_id = student and details <> '{}';
  get diagnostics forgotten = row_count;
  perform set_config('kindred.forgetting', 'off', true);
  return forgotten;
end
$$;

-- Sessions of children who are gone: a browser that comes back with one is told to forget what waits in it. Hashes, for a
-- while.
create table forgotten_sessions (
  token_hash bytea primary key,
  until timestamptz not null
);
create index forgotten_sessions_until on forgotten_sessions (until);
