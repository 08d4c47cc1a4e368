-- A roster of a whole district, given once: what it holds, whose schools are meant, and the uploads it was split into.
create table district_uploads (
  id bigint primary key generated always as identity,
  uuid uuid not null unique default gen_random_uuid(),
  status text not null check (status in ('reading', 'linking', 'splitting', 'split', 'confirming', 'failed', 'canceled')),
  district_id bigint not null references districts on delete cascade,
  uploaded_by bigint references accounts on delete set null,
  actor_scope text not null,
  acting_as_by bigint references accounts on delete set null,
  file_name text not null,
  file_sha256 bytea not null,
  file_sealed bytea,
  encoding text,
  reading jsonb not null default '{}',
  delta boolean not null default false,
  orgs jsonb not null default '[]',
  links jsonb not null default '[]',
  schoolless integer not null default 0,
  notes jsonb not null default '[]',
  notes_total integer not null default 0,
  left_out jsonb not null default '[]',
  allow_duplicates boolean not null default false,
  archive_missing boolean not null default false,
  keep_providers boolean not null default true,
  archive_anyway boolean not null default false,
  stopped_at text check (stopped_at in ('reading', 'splitting', 'confirming')),
  error jsonb not null default 'null',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index district_uploads_district on district_uploads (district_id, created_at);
create index district_uploads_by on district_uploads (uploaded_by, created_at);
create index district_uploads_created on district_uploads (created_at, id);

alter table uploads add column district_upload_id bigint references district_uploads on delete set null;
create index uploads_district_upload on uploads (district_upload_id) where district_upload_id is not null;
