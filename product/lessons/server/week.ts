import * as z from 'zod/mini';
import { addDays, type Day } from '#platform/contract/days.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Week } from '../rules/fitting/next-lessons.ts';
import { isOpenPlan } from './plans.ts';

/** What adults mean to teach in a week and have not taught yet, each in the order in which it was planned. */
export const findPlanned = statement(
  { account_id: z.number(), code: z.string() },
  `
    select p.account_id, l.code from lesson_plans p join lessons l on l.id = p.lesson_id and l.in_library
    where p.account_id = any($1::bigint[]) and p.week = $2::date and ${isOpenPlan('p')}
    order by p.account_id, p.at, l.code`,
);

export async function plannedFor(tx: Tx, accountId: number, monday: Day): Promise<string[]> {
  return (await findPlanned(tx, [accountId], monday)).map(({ code }) => code);
}

/**
 * The notices of a week bear the Monday of the week that they tell of, which is the one before. What was named because it
 * was planned counts as long as it is.
 */
const findNamed = statement(
  { code: z.string(), of: z.enum(['felt', 'played']) },
  `
    select n.data ->> 'lesson' as code, n.data ->> 'lesson_of' as of from dashboard_notifications n
    where n.operation_id = any(array[
        'weekly-emotion-check-in:' || $2::date || ':' || $1::bigint,
        'weekly-top-students:' || $2::date || ':' || $1::bigint
      ]) and n.data ->> 'lesson_of' in ('felt', 'played')
    order by n.kind limit 1`,
);

export async function namedFor(tx: Tx, accountId: number, monday: Day): Promise<Week['named']> {
  const [named] = await findNamed(tx, accountId, addDays(monday, -7));
  return named === undefined ? null : { id: named.code, of: named.of };
}
