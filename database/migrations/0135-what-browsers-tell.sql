-- What broke in a browser, without words of anybody: the name of the fault, where in our own files, which call answered what.
-- The same again is counted, not kept again.
alter table client_events
  add column call text,
  add column status smallint,
  add column fault text,
  add column frames text,
  add column build text,
  add column times integer not null default 1,
  add column first_at timestamptz,
  add column mark text;
create unique index client_events_mark on client_events (mark);
