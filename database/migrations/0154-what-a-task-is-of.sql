-- What the line beside the menu is about: an upload by its file, reports by their program and kind, an export by whose
-- data it holds. No child is named: whoever sees the screen sees it.
alter table sidebar_tasks add column name text check (length(name) between 1 and 300);
alter table sidebar_tasks add column program text;
alter table sidebar_tasks add column kind text;
