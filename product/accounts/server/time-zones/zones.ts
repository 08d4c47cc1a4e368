import * as z from 'zod/mini';
import { type Day, DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';

/**
 * Whose clock counts somebody's days: the school's; of who has none the own; else everybody's. As SQL, of an account and the
 * school that it was joined to.
 */
export const accountZone = (account = 'a', school = 's'): string =>
  `coalesce(${school}.time_zone, ${account}.time_zone, '${DEFAULT_TIME_ZONE}')`;

/** The same of a student, joined to a school or none: at home it is that of who looks after the child. */
export const studentZone = (student = 's', school = 'sc'): string =>
  zoneOfChild(`${school}.time_zone`, student);

/** Where no school is joined. */
export const lookedUpStudentZone = (student = 's'): string =>
  zoneOfChild(`(select place.time_zone from schools place where place.id = ${student}.school_id)`, student);

/** Of a child who is known to have no school. */
export const homeZone = (student = 's'): string => zoneOfChild('null', student);

// The school comes first and ends the search: of a school's child nobody's account is looked up.
const zoneOfChild = (school: string, student: string): string =>
  `coalesce(${school}, (select home.time_zone from accounts home where home.id = ${student}.owner_id), '${DEFAULT_TIME_ZONE}')`;

const findZone = statement(
  { time_zone: z.string() },
  `select ${accountZone()} as time_zone from accounts a left join schools s on s.id = a.school_id where a.id = $1`,
);

export async function zoneOf(tx: Tx, accountId: number): Promise<string> {
  return (await findZone(tx, accountId))[0]?.time_zone ?? DEFAULT_TIME_ZONE;
}

const saveZone = statement(
  { id: z.number() },
  'update accounts set time_zone = $2 where id = $1 and time_zone is distinct from $2 returning id',
);

/** Where somebody lives, by their own word; false where that is known already. */
export async function keepZone(tx: Tx, accountId: number, zone: string): Promise<boolean> {
  return (await saveZone(tx, accountId, zone)).length > 0;
}

/** Which day it is for an adult. */
export async function todayFor(tx: Tx, accountId: number, now: Date): Promise<Day> {
  return dayIn(await zoneOf(tx, accountId), now);
}

/** The same as SQL, for a list: an id and the clock's own moment, no text of a request is in it. */
export const adultsDay = (accountId: number, now: Date): string => `(
  select (timestamptz '${now.toISOString()}' at time zone ${accountZone()})::date
  from accounts a left join schools s on s.id = a.school_id where a.id = ${Number(accountId)}::bigint)`;
