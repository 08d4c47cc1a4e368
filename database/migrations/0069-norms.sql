-- What a full norm cell knows of each skill: how children differ, and their estimates in order. Empty while it fills.
alter table norm_cells add column skills jsonb not null default '{}';

-- How much more children show in form B than in form A, whoever they are; a row only where enough have taken each first.
create table form_links (
  program text not null check (program in ('academy', 'zoou', 'ssgrin', 'hoh', 'sim')),
  language text not null,
  edition_a text not null,
  edition_b text not null,
  differences jsonb not null,
  primary key (program, language, edition_a, edition_b)
);
