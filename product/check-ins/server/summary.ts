import * as z from 'zod/mini';
import { addDays } from '#platform/contract/days.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import type { TableSource } from '#platform/server/tables/source.ts';
import { figuresFor } from '#platform/server/tables/table-routes.ts';
import { todayFor } from '#product/accounts/server/time-zones/zones.ts';
import { CHECK_INS, SKIPPED } from '#product/play/rules/results/events.ts';
import type { readSummary } from '../contract.ts';
import { classMood, WEEKS_BEFORE } from '../rules/class-mood.ts';
import type { CheckInsSummary } from '../rules/shapes.ts';
import { untoldOf } from '../rules/untold.ts';
import { askedMonday } from '../rules/week.ts';
import { checkInsTable } from '../tables-contract.ts';
import { lastWordsSql } from './last-words.ts';
import { isCovered } from './reading.ts';

/** The last word of a child's day, counted by day: from child to child along the index, however many check-ins there are. */
const countSaid = statement(
  { on_day: z.string(), feeling: z.enum([...CHECK_INS, SKIPPED]), children: z.number() },
  `
    select said.on_day, said.feeling, count(*)::int as children from unnest($1::bigint[]) as child(id), lateral (
      ${lastWordsSql('child.id', '$2::date', '$3::date', '$4::bigint = any(c.told_to)')}
    ) said
    group by said.on_day, said.feeling order by said.on_day, said.feeling`,
);

/** Since when the reader is told, and until when somebody was not. */
const findUntold = statement(
  { told_from: z.nullable(z.string()), untold_until: z.nullable(z.string()) },
  `
    select min(c.on_day) filter (where $4::bigint = any(c.told_to)) as told_from,
      max(c.on_day) filter (where not $4::bigint = any(c.told_to)) as untold_until
    from check_ins c where c.student_id = any($1::bigint[]) and c.on_day between $2::date and $3::date`,
);

/** What says whose children they are; everything else narrows the list down, to one child at last. */
const REACH = ['archived', 'reach', '_week', '_zone'];

/** How the children of the list said to feel. Nothing of it is found while staff act as the reader. */
export async function summarize(
  context: Context<typeof readSummary>,
  source: TableSource<typeof checkInsTable>,
): Promise<{ data: CheckInsSummary }> {
  const { tx, actor, now } = context;
  const input: Record<string, unknown> = context.input;
  const today = await todayFor(tx, actor.id, now);
  const week = typeof input['_week'] === 'string' ? input['_week'] : null;
  const monday = askedMonday(week, today);
  const findIds = async (asked: Record<string, unknown>): Promise<number[]> => {
    const list = { table: checkInsTable, source, actor, now, input: asked };
    const children = await figuresFor(tx, list, { id: z.number() }, { select: 's.id', joins: [] });
    return children.map(({ id }) => id);
  };
  const covered = isCovered(actor);
  const ids = await findIds(input);
  const [first, last] = [addDays(monday, -7 * WEEKS_BEFORE), addDays(monday, 6)];
  const said = covered || ids.length === 0 ? [] : await countSaid(tx, ids, first, last, actor.id);
  const findUntoldOf = async () => {
    // Who heard them from the first day on is told of all of them: nothing more is looked at.
    if (covered || ids.length === 0 || (said[0]?.on_day ?? last) === first) return null;
    const whole = Object.entries(input).filter(([name]) => REACH.includes(name));
    const all = whole.length === Object.keys(input).length ? ids : await findIds(Object.fromEntries(whole));
    const [found] = await findUntold(tx, all, first, last, actor.id);
    return found === undefined ? null : untoldOf(found);
  };
  const untold = await findUntoldOf();
  const filters = Object.keys(input).join(' ');
  context.about({ type: 'table', id: 0, details: { children: ids.length, filters, feelings: !covered } });
  return { data: { covered, today, monday, children: ids.length, ...classMood(said, monday), untold } };
}
