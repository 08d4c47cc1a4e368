import * as z from 'zod/mini';
import type { Day } from '#platform/contract/days.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { SKIPPED } from '#product/play/rules/results/events.ts';
import { checkInProgram } from '#product/play/server/events/told.ts';
import { type Figures, figuresOf, METRICS, type MetricProgram, type Sums } from '../rules/figures.ts';
import type { Span } from '../rules/periods.ts';
import { booksOf } from './metric-sql.ts';
import { withinPlace } from './place-sql.ts';

/** A district, or a school. */
export type Place = { district: number | null; school: number | null };

const SPANS = 'unnest($4::date[], $5::date[]) with ordinality as span(first, last, place)';
const within = withinPlace('$2::bigint', '$3::bigint');
const found = { place: z.number(), metric: z.enum([...METRICS, 'children']), value: z.number() };

/** $1 today, $2 the district, $3 the school, $4 and $5 the times. */
const findBooks = statement(
  found,
  `
    select span.place::integer, told.metric, sum(told.value)::bigint as value
    from ${SPANS} join (${booksOf(within)}) told on told.on_day between span.first and span.last
    group by 1, 2`,
);

const OF_PLACE = `join students s on s.id = t.student_id and not s.is_sandbox and ${within.student('s.school_id')}`;

/**
 * What its children played: as many rows as they have days. $1 the program, else as above.
 */
const findPlay = statement(
  found,
  `
    with asked as materialized (select first, last, place from ${SPANS}),
    ends as (
      select min(first) as first, max(last) as last from asked
    ),
    days as materialized (
      select t.student_id, t.on_day, t.seconds from ends, play_days t ${OF_PLACE}
      where t.on_day between ends.first and ends.last and $1::text in ('all', t.area)
    )
    select asked.place::integer, so.metric, so.value::bigint as value
    from asked cross join lateral (
      select 'children' as metric, count(distinct d.student_id) as value from days d
        where d.on_day between asked.first and asked.last
      union all
      select 'seconds', coalesce(sum(d.seconds), 0) from days d where d.on_day between asked.first and asked.last
      union all
      select 'scenes', count(*) from scene_plays t ${OF_PLACE}
        where t.finished_on between asked.first and asked.last and $1::text in ('all', t.program)
      union all
      select 'check-ins', count(*) from check_ins t ${OF_PLACE}
        where t.on_day between asked.first and asked.last and t.feeling <> '${SKIPPED}'
          and ($1::text = 'all' or $1::text = ${checkInProgram('t')})
    ) so`,
);

/** Of each of these times, counted while somebody waits: a place has as many children as a district, and no more. */
export async function placeFiguresIn(
  tx: Tx,
  { district, school }: Place,
  { program, today }: { program: MetricProgram; today: Day },
  spans: readonly Span[],
): Promise<Figures[]> {
  const asked = [district, school, spans.map(({ from }) => from), spans.map(({ to }) => to)] as const;
  const rows = [
    ...(await findPlay(tx, program, ...asked)),
    ...(program === 'all' ? await findBooks(tx, today, ...asked) : []),
  ];
  const places = Map.groupBy(rows, ({ place }) => place);
  return spans.map((_, index) => {
    const own = places.get(index + 1) ?? [];
    const sums: Sums = Object.fromEntries(own.map((row) => [row.metric, row.value]));
    return figuresOf(program, own.find(({ metric }) => metric === 'children')?.value ?? 0, sums);
  });
}
