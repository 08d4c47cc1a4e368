-- What lists and pages show of a student's play, in one row. It follows from the other tables of play and is written
-- with them; a list looks up one row a student instead of a dozen.
create table play_summaries (
  student_id bigint primary key references students (id) on delete cascade,
  last_played_at timestamptz,
  scenes integer,
  -- The newest day with play. The n-th of `seconds_within` are the seconds of the n days that end with it.
  last_day date,
  seconds_within integer[] not null,
  -- Of each program: percent completed, success rate, and the six skills in percent.
  academy smallint[],
  zoou smallint[],
  ssgrin smallint[],
  hoh smallint[],
  sim smallint[]
);

insert into play_summaries (student_id, last_played_at, scenes, last_day, seconds_within, academy, zoou, ssgrin, hoh, sim)
select s.id, p.last_played_at, p.scenes, d.last_day, array(
    select sum(day.seconds)::integer from generate_series(0, 30) back join (
      select d.last_day - on_day as ago, seconds from play_days
      where student_id = s.id and on_day >= d.last_day - 30
    ) day on day.ago <= back group by back order by back
  ), p.academy, p.zoou,
  p.ssgrin, p.hoh, p.sim
from students s
left join lateral (
  select max(program.last_played_at) as last_played_at, sum(jsonb_array_length(program.done))::integer as scenes,
    max(figures) filter (where program.program = 'academy') as academy,
    max(figures) filter (where program.program = 'zoou') as zoou,
    max(figures) filter (where program.program = 'ssgrin') as ssgrin,
    max(figures) filter (where program.program = 'hoh') as hoh,
    max(figures) filter (where program.program = 'sim') as sim
  from program_progress program cross join lateral (
    select array[program.completed, program.success_rate,
      max(score) filter (where skill = 'ic'), max(score) filter (where skill = 'com'),
      max(score) filter (where skill = 'coop'), max(score) filter (where skill = 'ini'),
      max(score) filter (where skill = 'emp'), max(score) filter (where skill = 'er')] as figures
    from (
      select skill, round(performance * 100)::smallint as score, iteration, max(iteration) over () as newest
      from skill_results r
      where r.student_id = program.student_id and r.program = program.program and performance is not null
    ) r where iteration = newest
  ) k
  where program.student_id = s.id
) p on true
left join lateral (select max(on_day) as last_day from play_days where student_id = s.id) d on true
where p.scenes is not null or d.last_day is not null;
