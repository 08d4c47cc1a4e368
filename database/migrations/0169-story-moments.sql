-- Whether what a child chose in stories is told in words, at the schools of a district.
alter table districts add column story_moments boolean not null default true;
