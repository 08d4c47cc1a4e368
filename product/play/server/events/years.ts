import * as z from 'zod/mini';
import type { Db, Tx } from '#platform/server/database/database.ts';
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
 * Whether there is anything to go, and whether somebody's results are still to be made of it: counted by a model that kept no
 * first answers, or gathered so long ago that it should have been counted.
 */
const findStanding = statement(
  { due: z.boolean(), needed: z.boolean() },
  `
    select exists (select from play_events where received_at < $1) as due, exists (
      select from program_progress p
      where (p.model < ${FIRST_MODEL_KEEPING} or p.uncounted and p.updated_at < now() - interval '1 hour')
        and exists (select from play_events e
          where e.student_id = p.student_id and e.program = p.program and e.received_at < $1)
    ) as needed`,
);

/** A check-in that a release before has kept says its program by its event alone. */
const tellPrograms = statement(
  { told: z.number() },
  `
    with told as (
      update check_ins c set program = e.program from (
        select e.student_id, e.id, e.program from play_events e
        where e.type = 'checkin' and e.received_at < $1 and exists (
          select from check_ins old where old.student_id = e.student_id and old.id = e.id and old.program is null)
        limit $2
      ) e where c.student_id = e.student_id and c.id = e.id
      returning 1)
    select count(*)::integer as told from told`,
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
      const [standing] = await findStanding(tx, before);
      if (standing?.needed === true) return 0;
      if (standing?.due === true) await tellAllPrograms(tx, before, atMost);
      const rows = (await forgetRows(tx, before, atMost))[0]?.gone ?? 0;
      return rows > 0 ? rows : ((await forgetYears(tx, before))[0]?.gone ?? 0);
    },
  },
);

async function tellAllPrograms(tx: Tx, before: Date, atMost: number): Promise<void> {
  for (;;) {
    const [some] = await tellPrograms(tx, before, atMost);
    if (some === undefined || some.told < atMost) return;
  }
}
