import * as z from 'zod/mini';
import { type Day, DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import type { getMetrics, Metrics } from '../contract.ts';
import { type Figures, figuresOf, METRICS, type MetricProgram, type Sums } from '../rules/figures.ts';
import { inMonths, readPeriod, type Span } from '../rules/periods.ts';
import { placeFiguresIn } from './place-metrics.ts';
import { withinPlace } from './place-sql.ts';

const SPANS = 'unnest($1::date[], $2::date[]) with ordinality as span(first, last, place)';

const findSums = statement(
  { place: z.number(), metric: z.enum(METRICS), value: z.number() },
  `
    select span.place::integer, d.metric, sum(d.value)::bigint as value
    from ${SPANS} join metric_days d on d.program = $3 and d.on_day between span.first and span.last
    group by span.place, d.metric`,
);

/**
 * Each child once: on the first of its days within the time. Whole months come from their own sums, so that a year reads
 * some thousand rows. $1 place, $2 first day of the time, $3 to $4 a part of it, $5 whether that is of whole months.
 */
const findChildren = statement(
  { place: z.number(), children: z.number() },
  `
    select part.place, sum(found.children)::integer as children
    from unnest($1::integer[], $2::date[], $3::date[], $4::date[], $5::boolean[]) as part(place, first, from_day, to_day, whole)
      cross join lateral (
        select m.children from active_months m where part.whole and m.program = $6
          and m.month between part.from_day and part.to_day and m.previous_day < part.first
        union all
        select a.children from active_days a where not part.whole and a.program = $6
          and a.on_day between part.from_day and part.to_day and a.previous_day < part.first
      ) found
    group by part.place`,
);

const ofPlace = withinPlace('$2::bigint', '$3::bigint').owner('q.account_id', 'q.group_id');
/** As the list of quotes has it; $1 today. */
const OPEN_QUOTE = "(q.status = 'requested' or q.status = 'sent' and q.valid_until >= $1::date)";

const findState = statement({ counted_at: z.nullable(z.date()) }, 'select counted_at from metric_state');

/** Of each of these times. */
export async function figuresIn(tx: Tx, program: MetricProgram, spans: readonly Span[]): Promise<Figures[]> {
  const asked = [spans.map(({ from }) => from), spans.map(({ to }) => to), program] as const;
  const sums = Map.groupBy(await findSums(tx, ...asked), ({ place }) => place);
  const found = await findChildren(tx, ...columnsOf(spans.flatMap(partsOf)), program);
  const children = new Map(found.map((row) => [row.place, row.children]));
  return spans.map((_, index) => {
    const own: Sums = Object.fromEntries((sums.get(index + 1) ?? []).map((row) => [row.metric, row.value]));
    return figuresOf(program, children.get(index + 1) ?? 0, own);
  });
}

type Part = Span & { place: number; first: Day; isWhole: boolean };

function partsOf(span: Span, index: number): Part[] {
  const { months, days } = inMonths(span);
  const known = { place: index + 1, first: span.from };
  return [
    ...(months === null ? [] : [{ ...known, ...months, isWhole: true }]),
    ...days.map((part) => ({ ...known, ...part, isWhole: false })),
  ];
}

function columnsOf(parts: readonly Part[]) {
  const column = <Name extends keyof Part>(name: Name): Part[Name][] => parts.map((part) => part[name]);
  return [column('place'), column('first'), column('from'), column('to'), column('isWhole')] as const;
}

const findQuotes = statement(
  { quotes: z.number(), cents: z.number(), ending: z.number() },
  `
    select count(*)::integer as quotes, coalesce(sum(q.total_cents), 0)::bigint as cents,
      (count(*) filter (where q.valid_until < date_trunc('month', $1::date) + interval '1 month'))::integer as ending
    from quotes q where ${OPEN_QUOTE} and ($2::bigint is null and $3::bigint is null or ${ofPlace})`,
);

type Input = Context<typeof getMetrics>['input'];

export async function readMetrics({
  tx,
  now,
  input,
}: Pick<Context<typeof getMetrics>, 'tx' | 'now' | 'input'>): Promise<{
  data: Metrics;
}> {
  const today = dayIn(DEFAULT_TIME_ZONE, now);
  const asked = readPeriod({ period: input._period, from: input._from, to: input._to }, today);
  if ('i18n' in asked) throw Refusal.field(asked.field, asked.i18n);
  const { step, rows, before } = asked;
  const whole = { from: asked.from, to: asked.to };
  const { program, district, school } = placeOf(input);
  const spans = [whole, before, ...rows];
  const isPlace = district !== null || school !== null;
  const [total, earlier, ...each] = isPlace
    ? await placeFiguresIn(tx, { district, school }, { program, today }, spans)
    : await figuresIn(tx, program, spans);
  const none = figuresOf(program, 0, {});
  const [state] = await findState(tx);
  const countedAt = isPlace ? now : state?.counted_at;
  const [quotes] = program === 'all' ? await findQuotes(tx, today, district, school) : [];
  return {
    data: {
      period: input._period,
      program,
      ...whole,
      step,
      counted_at: countedAt?.toISOString() ?? null,
      open_quotes: quotes ?? null,
      total: total ?? none,
      before: { ...before, total: earlier ?? none },
      rows: rows.map((span, index) => ({ ...span, figures: each[index] ?? none })).toReversed(),
    },
  };
}

function placeOf({ _program: program, _district: district, _school: school }: Input) {
  return { program, district: district ?? null, school: school ?? null };
}
