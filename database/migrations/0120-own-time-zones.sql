-- Where an adult lives who has no school, as the browser named it: days of a home are counted there. Null: never said.
alter table accounts add column time_zone text;
