-- Who holds a code from school and has no account opens one with it.
alter table accounts drop constraint accounts_source_check;
alter table accounts add constraint accounts_source_check
  check (source in ('form', 'admin', 'invite', 'uber', 'purchase', 'family-code'));

-- What somebody at home reads. Null: nobody has said.
alter table accounts add column language text check (language in ('en', 'zh-TW'));
-- What an educator knows of it, where nobody of the family has said.
alter table students add column family_language text check (family_language in ('en', 'zh-TW'));

-- Letters of many families: each in its own.
alter table report_downloads drop constraint report_downloads_language_check;
alter table report_downloads add constraint report_downloads_language_check
  check (language in ('en', 'zh-TW', 'family'));
