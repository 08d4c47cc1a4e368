import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { rule } from '#platform/server/retention/rule.ts';

/** The calendar of a school: when it is closed besides weekends. Who counts days of school counts them by it. */
export const daysOffShape = z.array(z.object({ first_day: z.string(), last_day: z.string() }));

/** JSON of a school's days off; `school` is its id in SQL, and nobody's days are off without one. */
export const daysOffSql = (school: string): string =>
  `to_json(array(select json_build_object('first_day', off.first_day, 'last_day', off.last_day)
      from school_days_off off where off.school_id = ${school} order by off.first_day, off.id))`;

const insertDaysOff = statement(
  'insert into school_days_off (school_id, first_day, last_day, words) values ($1, $2, $3, $4)',
);

type NewDaysOff = { first_day: string; last_day: string; words: string };

export async function keepDaysOff(tx: Tx, schoolId: number, off: NewDaysOff): Promise<void> {
  await insertDaysOff(tx, schoolId, off.first_day, off.last_day, off.words);
}

const deleteDaysOff = statement(
  { id: z.number() },
  'delete from school_days_off where id = $1 and school_id = $2 returning id',
);

/** Answers whether there were such days. */
export async function dropDaysOff(tx: Tx, schoolId: number, id: number): Promise<boolean> {
  return (await deleteDaysOff(tx, id, schoolId)).length > 0;
}

/** Longer ago than anything is counted from. */
export const DAYS_OFF_RULE = rule({
  table: 'school_days_off',
  clock: "t.last_day::timestamp at time zone 'UTC'",
  period: { days: 400 },
  goes: 'delete from school_days_off',
});
