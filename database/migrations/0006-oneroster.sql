-- Uploads of a OneRoster zip, and uploads that were given up on the way.
alter table uploads
  add column source text not null default 'table' check (source in ('table', 'oneroster')),
  -- Only what has changed: whom the zip does not name stays.
  add column delta boolean not null default false,
  -- The schools in the zip, each with its id there, its name and how many students it has; and the chosen one's id.
  add column orgs jsonb not null default '[]',
  add column org text,
  -- What was left out of the zip: file, line and reason. There may be more than are kept.
  add column notes jsonb not null default '[]',
  add column notes_total integer not null default 0,
  -- What a worker was at when it was given up; from there it can go on.
  add column stopped_at text check (stopped_at in ('reading', 'previewing', 'applying', 'undoing'));

-- The row says that the student has left.
alter table upload_rows add column remove boolean not null default false;
