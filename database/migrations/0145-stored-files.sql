-- Large files may lie in a store beside the database. A column then holds where, in place of the sealed content: a mark of
-- eight bytes, the mark of the key (6), the name in the store (16), how long the sealed content is (8), its SHA-256 (32).
create table stored_files (
  id uuid primary key,
  size bigint not null check (size > 0),
  kept_at timestamptz not null default now(),
  -- Since when nothing holds it any more: it goes from the store, and then its row.
  dropped_at timestamptz
);
create index stored_files_dropped on stored_files (dropped_at) where dropped_at is not null;

-- Which files of the store are this database's: a name before theirs, made with the first.
create table file_store (
  the_one boolean primary key default true check (the_one),
  prefix uuid not null default gen_random_uuid(),
  -- When everything that lies there was last held against the rows.
  swept_at timestamptz
);

create function stored_file_in(kept bytea) returns uuid language sql immutable parallel safe as $$
  select case when length(kept) = 70 and substr(kept, 1, 8) = 'kd-file1'::bytea
    then encode(substr(kept, 15, 16), 'hex')::uuid end
$$;

-- Whatever changes or deletes a row, cascades included, lets go of its file.
create function follow_stored_file() returns trigger language plpgsql as $$
declare
  was bytea;
  now_held bytea;
begin
  if tg_op <> 'INSERT' then execute format('select ($1).%I', tg_argv[0]) into was using old; end if;
  if tg_op <> 'DELETE' then execute format('select ($1).%I', tg_argv[0]) into now_held using new; end if;
  if stored_file_in(now_held) is not null and stored_file_in(now_held) is distinct from stored_file_in(was) then
    insert into stored_files (id, size)
    values (stored_file_in(now_held), ('x' || encode(substr(now_held, 31, 8), 'hex'))::bit(64)::bigint);
  end if;
  if stored_file_in(was) is not null and stored_file_in(was) is distinct from stored_file_in(now_held) then
    update stored_files set dropped_at = now() where id = stored_file_in(was);
  end if;
  return null;
end
$$;

create trigger uploads_follow_file after insert or delete or update of file_sealed on uploads
  for each row execute function follow_stored_file('file_sealed');
create trigger district_uploads_follow_file after insert or delete or update of file_sealed on district_uploads
  for each row execute function follow_stored_file('file_sealed');
create trigger order_files_follow_file after insert or delete or update of content_sealed on order_files
  for each row execute function follow_stored_file('content_sealed');
create trigger report_download_parts_follow_file after insert or delete or update of content_sealed on report_download_parts
  for each row execute function follow_stored_file('content_sealed');
create trigger child_export_parts_follow_file after insert or delete or update of content_sealed on child_export_parts
  for each row execute function follow_stored_file('content_sealed');
