-- `active_days` of a whole month, by the day before: a year has a thirtieth of its rows. What a time has of whole months is
-- read from here, its ends from the days.
create table active_months (
  program text not null check (program in ('all', 'academy', 'zoou', 'ssgrin', 'hoh', 'sim', 'cdc')),
  month date not null check (extract(day from month) = 1),
  previous_day date not null,
  children integer not null check (children > 0),
  primary key (program, month, previous_day)
);
insert into active_months (program, month, previous_day, children)
select program, date_trunc('month', on_day)::date, previous_day, sum(children)::integer
from active_days group by 1, 2, 3;
