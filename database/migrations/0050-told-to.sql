-- Which adults a child was told of, before the faces, as those who can see its answer. Nobody else sees it, and what was
-- answered before children were told is seen by nobody.
alter table check_ins add column told_to bigint[] not null default '{}';
