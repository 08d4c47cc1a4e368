-- When `npm run backup` last made a whole file: figures tell how old it is.
create table last_backup (
  the_one boolean primary key default true check (the_one),
  made_at timestamptz not null
);
