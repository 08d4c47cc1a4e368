-- How a file was read (encoding, sheet, header, sample names), what somebody chose instead, and every line of a roster
-- that was left out. Of rows that the staging table does not say letter by letter, the line as it stands in the file.
alter table uploads add column reading jsonb not null default '{}';
alter table uploads add column choices jsonb not null default '{}';
alter table uploads add column left_out jsonb not null default '[]';
alter table uploads add column spared integer not null default 0;
alter table uploads add column emails integer not null default 0;
alter table upload_rows add column written jsonb;

-- Which rows spend a license when they are applied, and for how many there will be none.
alter table upload_rows add column license text check (license in ('assign', 'extend', 'covered', 'short'));
alter table uploads add column licenses_short integer not null default 0;
