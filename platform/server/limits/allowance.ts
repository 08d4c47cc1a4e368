import * as z from 'zod/mini';
import { hashToken } from '../crypto.ts';
import type { Db } from '../database/database.ts';
import { statement } from '../database/statement.ts';

/** Takes so much of what a person has left; answers 0, or the seconds after which there is enough again. */
export type Allowance = (db: Db, personId: number, amount: number, now: Date) => Promise<number>;

/** So much of the whole is taken before the database is asked: what people do by use costs it next to nothing. */
const ASKED_EACH = 1 / 100;
/** More than these are forgotten, which gives each of them that little anew. */
const PEOPLE_MAX = 10_000;

/** SQL: what was taken of an allowance `t` and has not come back by now (`$2`), so much a second (`$3`). */
const STILL_TAKEN = `greatest(0, t.failures
      - floor(greatest(0, extract(epoch from $2::timestamptz - t.touched_at)) * $3::float8))::integer`;
const take = statement(`
    insert into throttles as t (key_hash, failures, blocked_until, touched_at) values ($1, $4, 'epoch', $2)
    on conflict (key_hash) do update set failures = ${STILL_TAKEN} + $4, touched_at = greatest(t.touched_at, $2)
    where ${STILL_TAKEN} + $4 <= $5::integer
    returning 1`);
const findTaken = statement(
  { taken: z.number() },
  `
    select ${STILL_TAKEN} as taken from throttles t where t.key_hash = $1`,
);

/**
 * What a person may have of something, from whichever server: so much at once, and then so much a minute. For limits that
 * nobody meets by use.
 */
export function allowance(of: { name: string; atOnce: number; aMinute: number }): Allowance {
  const { name, atOnce } = of;
  const aSecond = of.aMinute / 60;
  const untold = new Map<number, number>();
  const untoldOf = (personId: number): number => untold.get(personId) ?? 0;
  return async (db, personId, amount, now) => {
    const all = untoldOf(personId) + amount;
    if (untold.size >= PEOPLE_MAX) untold.clear();
    if (all < atOnce * ASKED_EACH) {
      untold.set(personId, all);
      return 0;
    }
    untold.delete(personId);
    const key = hashToken(`${name} ${personId}`);
    if ((await take(db, key, now, aSecond, all, atOnce)).length > 0) return 0;
    // What is refused takes nothing; what was taken before it is told with the next.
    untold.set(personId, untoldOf(personId) + all - amount);
    const [row] = await findTaken(db, key, now, aSecond);
    return Math.max(1, Math.ceil(((row?.taken ?? 0) + all - atOnce) / aSecond));
  };
}
