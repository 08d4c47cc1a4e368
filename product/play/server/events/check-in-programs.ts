import { setTimeout as rest } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Db } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { type Jobs, job, SHORT_JOB_MS } from '#platform/server/jobs.ts';

/** Check-ins behind this one are still to be told; the first time all are. */
type Telling = { student?: number; id?: string };

/**
 * A check-in that a release before has kept says by its event alone which program it came from. Its event leaves with its
 * year, so it is written down before: no year leaves as long as one waits for it.
 */
export const tellPrograms = job<Telling>('play.tell-check-in-programs', { retryLimit: 20 });
/** Before the rules of the night: servers of the release before may have gone on meanwhile. */
export const TELL_PROGRAMS_AT = '17 8 * * *';

const AT_ONCE = 1000;
const FIRST = { student: 0, id: '00000000-0000-0000-0000-000000000000' };

const tellSome = statement(
  { student: z.nullable(z.number()), id: z.nullable(z.string()) },
  `
    with untold as materialized (
      select student_id, id from check_ins where program is null and (student_id, id) > ($1::bigint, $2::uuid)
      order by student_id, id limit $3
    ), told as (
      update check_ins c set program = e.program from untold cross join lateral (
        select e.program from play_events e where e.student_id = untold.student_id and e.id = untold.id limit 1
      ) e where c.student_id = untold.student_id and c.id = untold.id
    ), last as (
      select student_id, id from untold order by student_id desc, id desc limit 1
    )
    select (select student_id from last) as student, (select id from last) as id`,
);

const findUntold = statement('select from check_ins where program is null limit 1');

export async function startTellingPrograms(jobs: Pick<Jobs, 'begin'>, db: Db): Promise<void> {
  if ((await findUntold(db)).length > 0) await jobs.begin(db, tellPrograms, {});
}

export async function workOnPrograms(jobs: Pick<Jobs, 'work' | 'enqueue'>, db: Db): Promise<void> {
  await jobs.work(tellPrograms, async (from) => {
    const next = await tellSomePrograms(db, from);
    if (next !== null) await jobs.enqueue(db, tellPrograms, next);
  });
}

/** Tells some of them; answers where to go on, or null where none is left. It may break off anywhere and run twice at once. */
export async function tellSomePrograms(
  db: Db,
  from: Telling = {},
  { atOnce = AT_ONCE, forMs = SHORT_JOB_MS } = {},
): Promise<Telling | null> {
  const end = performance.now() + forMs;
  let at = { ...FIRST, ...from };
  for (;;) {
    const begun = performance.now();
    const [last] = await tellSome(db, at.student, at.id, atOnce);
    if (last === undefined || last.student === null || last.id === null) return null;
    at = { student: last.student, id: last.id };
    // Half of the time is left to those who play.
    await rest(performance.now() - begun);
    if (performance.now() >= end) return at;
  }
}
