-- Of a backlog that comes in many batches the results are counted with the last one. Should that never come, they are
-- found by this and counted anyway.
alter table program_progress add column uncounted boolean not null default false;
create index program_progress_uncounted on program_progress (updated_at) where uncounted;
