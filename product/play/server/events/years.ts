import * as z from 'zod/mini';
import type { Db } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { job } from '#platform/server/jobs.ts';
import { oldestRow, ownRule, type RetentionRule } from '#platform/server/retention/rule.ts';
import { FIRST_MODEL_KEEPING } from '../answers/kept-answers.ts';

/** Events lie by the school year in which they came. The next one's table is made a whole year ahead. */
export const makeYears = job<Record<string, never>>('play.make-years', { retryLimit: 20 });
export const MAKE_YEARS_AT = '7 8 * * *';

const make = statement('select make_told_years($1::timestamptz)');

export async function makeToldYears(db: Db, now: Date): Promise<void> {
  await db.transaction().execute((tx) => make(tx, now));
}

const findOldest = statement(oldestRow, 'select oldest_told() as oldest');

/**
 * Whether somebody's results are still to be made of what is to go, counted by a model that kept no first answers or gathered
 * so long ago that it should have been counted; or a check-in still says only by its event where it is from.
 */
const findNeeded = statement(
  { needed: z.boolean() },
  `
    select exists (
      select from program_progress p
      where (p.model < ${FIRST_MODEL_KEEPING} or p.uncounted and p.updated_at < now() - interval '1 hour')
        and exists (select from play_events e
          where e.student_id = p.student_id and e.program = p.program and e.received_at < $1)
    ) or exists (
      select from check_ins c cross join lateral (
        select e.received_at from play_events e where e.student_id = c.student_id and e.id = c.id limit 1
      ) e where c.program is null and e.received_at < $1
    ) as needed`,
);

/** What lies in no year's table goes by itself; years go whole. */
const forgetRows = statement(
  { gone: z.number() },
  `
    with other as (
      delete from told_events_other where ctid = any (array(
        select ctid from told_events_other where received_at < $1 limit $2))
      returning 1
    ), before as (
      delete from play_events_before where ctid = any (array(
        select ctid from play_events_before where received_at < $1 limit $2))
      returning 1)
    select (select count(*) from other)::integer + (select count(*) from before)::integer as gone`,
);
const forgetYears = statement({ gone: z.number() }, 'select forget_told_years($1) as gone');

/** Results, days and first answers stay: nothing that is said of a child needs its events any more. */
export const TOLD_RULE: RetentionRule = ownRule(
  { table: 'told_events', along: ['play_events_before'], period: { years: 2, from: '07-01' } },
  {
    oldest: async (tx) => (await findOldest(tx))[0]?.oldest ?? null,
    async remove(tx, before, atMost) {
      if ((await findNeeded(tx, before))[0]?.needed === true) return 0;
      const rows = (await forgetRows(tx, before, atMost))[0]?.gone ?? 0;
      return rows > 0 ? rows : ((await forgetYears(tx, before))[0]?.gone ?? 0);
    },
  },
);
