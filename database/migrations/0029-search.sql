-- Searching ignores accents and marks. `searchText` in platform/server/tables/search-text.ts is the same in the
-- server. Not `unaccent`: not every PostgreSQL comes with it, and what it does may change with its rules file, so it
-- cannot stand in an index.
create function search_text(given text) returns text
  language sql immutable strict parallel safe
  return case
    -- Plain letters, as most texts are, take the short way.
    when octet_length(given) = length(given) then lower(translate(given, '-''`', ' '))
    else replace(replace(replace(replace(
      translate(
        lower(regexp_replace(
          normalize(translate(given, '-‐‑‒–—−﹣－''’‘`´ʼʻʹ′＇' || U&'\00AD\200B\200C\200D\FEFF', '         '), NFKD),
          '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]',
          '', 'g')),
        'øłđðħŧıς', 'olddhtiσ'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
  end;

-- A stored column: a roster is searched without an index, and an index looks at the rows it has found again.
alter table students
  drop column search,
  add column search text generated always as
    (search_text(first_name || ' ' || last_name || ' ' || username || ' ' || coalesce(student_id, ''))) stored;
alter table students alter column search set statistics 1000;
create index students_search on students using gin (search gin_trgm_ops);
drop index students_teacher_search;
create index students_teacher_search on students using gin (search_text(teacher) gin_trgm_ops);

alter table accounts
  drop column search,
  add column search text generated always as
    (search_text(first_name || ' ' || last_name || ' ' || username)) stored;
create index accounts_search on accounts using gin (search gin_trgm_ops);
