-- For which small group a lesson was taught. A lesson may be taught to two of them on one day.
create table lessons_taught_groups (
  account_id bigint not null,
  lesson_id bigint not null,
  on_day date not null,
  small_group_id bigint not null references small_groups on delete cascade,
  primary key (account_id, lesson_id, on_day, small_group_id),
  foreign key (account_id, lesson_id, on_day) references lessons_taught on delete cascade
);
create index lessons_taught_groups_group on lessons_taught_groups (small_group_id);
