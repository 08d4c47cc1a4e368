import assert from 'node:assert/strict';
import * as z from 'zod/mini';
import { addDays, type Day, DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import { countDays } from '#product/metrics/server/count-days.ts';
import { amount, atLeast, atMost, median, printed } from '../report.ts';
import { LARGE } from '../tables/people.ts';
import type { Site } from '../tables/site.ts';
import { fillTables } from './fill.ts';

const ROUNDS = amount(9, 1);
/** Some five million of a million students. */
const CHECK_INS_EACH = 5;
const SLOWEST = 150;
const TIMES_FASTER = 30;

/**
 * Each child tells five times in the year and plays then, in the order of time; every seventh answer is "Not now". Who
 * has played on such a day before has played no more.
 */
const fill = (today: Day): string[] => [
  `insert into check_ins (student_id, id, at, on_day, feeling)
   select s.id, md5(s.id || ' ' || n)::uuid, day.on_day + time '15:00', day.on_day,
     case when abs(hashint8extended(s.id, n)) % 7 = 0 then 'skipped' else 'happy' end
   from students s cross join generate_series(1, ${CHECK_INS_EACH}) n
     cross join lateral (select date '${today}' - (abs(hashint8extended(s.id, 10 + n)) % 365)::integer as on_day) day
   order by day.on_day`,
  `insert into play_days (student_id, on_day, area, seconds)
   select c.student_id, c.on_day, s.active_program, 60 + c.student_id % 1200
   from (select distinct student_id, on_day from check_ins) c join students s on s.id = c.student_id
   where not exists (select from play_days p
     where p.student_id = c.student_id and p.on_day = c.on_day and p.area = s.active_program)
   order by c.on_day`,
];

/** Whether the first child's first answer is there: other benches tell of some children, too. */
const IS_FILLED = `select from check_ins c
  where c.student_id = (select min(id) from students) and c.id = md5(c.student_id || ' 1')::uuid`;

/** The same numbers as somebody would ask for them: of each month, and of the year and the one before. */
const raw = (from: Day, to: Day): string[] => [
  `select date_trunc('month', d.on_day) as month, count(distinct d.student_id) as children, sum(d.seconds) as seconds
   from play_days d join students s on s.id = d.student_id and not s.is_sandbox
   where d.on_day between '${from}' and '${to}' group by 1`,
  `select count(distinct d.student_id) from play_days d join students s on s.id = d.student_id and not s.is_sandbox
   where d.on_day between '${from}' and '${to}'`,
  `select count(distinct d.student_id), sum(d.seconds) from play_days d join students s on s.id = d.student_id
     and not s.is_sandbox where d.on_day between date '${from}' - 366 and date '${from}' - 1`,
  `select date_trunc('month', c.on_day) as month, count(*) from check_ins c join students s on s.id = c.student_id
     and not s.is_sandbox where c.on_day between date '${from}' - 366 and '${to}' and c.feeling <> 'skipped' group by 1`,
];

const reply = z.object({
  data: z.object({
    from: z.string(),
    to: z.string(),
    total: z.object({ active_children: z.number(), check_ins: z.number() }),
  }),
});

/** A year of metrics from what a job has counted, next to counting it. */
export async function benchMetrics(site: Site): Promise<void> {
  const { pool, db } = site.database;
  const today = dayIn(DEFAULT_TIME_ZONE, new Date());
  const known = await pool.query(IS_FILLED);
  if (known.rowCount === 0) {
    const start = performance.now();
    await fillTables(pool, ['check_ins', 'play_days'], fill(today));
    printed('metrics-fill', `${((performance.now() - start) / 1000).toFixed(0)}s`);
  }
  const begun = performance.now();
  await countDays(db, new Date());
  printed('metrics-first-count', `${((performance.now() - begun) / 1000).toFixed(1)}s of ${LARGE.students}`);
  const again = performance.now();
  await countDays(db, new Date());
  printed('metrics-next-count', `${((performance.now() - again) / 1000).toFixed(1)}s`);

  const path = `/api/uber/metrics?_period=month&_from=${addDays(today, -364)}&_to=${today}`;
  const ask = async (): Promise<{ took: number; body: z.infer<typeof reply>['data'] }> => {
    const start = performance.now();
    const answer = await fetch(`${site.address}${path}`, { headers: site.staff });
    const body = z.parse(reply, await answer.json()).data;
    return { took: performance.now() - start, body };
  };
  const { body } = await ask();
  const askRaw = async (): Promise<number> => {
    const start = performance.now();
    for (const text of raw(body.from, body.to)) await pool.query(text);
    return performance.now() - start;
  };
  const [, children] = raw(body.from, body.to);
  assert.equal(body.total.active_children, Number((await pool.query(children ?? '')).rows[0]?.count));
  // Once: it takes the better part of a minute.
  const theirs = await askRaw();
  const ours: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) ours.push((await ask()).took);
  printed('metrics-raw', `${theirs.toFixed(0)}ms, ${body.total.check_ins} check-ins`);
  atMost('metrics-year', median(ours), SLOWEST, 'ms');
  atLeast('metrics-over-raw', theirs / median(ours), TIMES_FASTER);
}
