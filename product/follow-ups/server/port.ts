import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { statement } from '#platform/server/database/statement.ts';
import { type Jobs, job } from '#platform/server/jobs.ts';
import { consentsSql } from '#product/consents/server/asking.ts';
import type { Adult } from '#product/play/contract.ts';
import type { PlayPorts } from '#product/play/server/ports.ts';
import { openTimes } from '../rules/calendar.ts';
import { askedAt } from '../rules/clock.ts';
import { sameHours } from '../rules/settings.ts';
import { isOnSql, respondersOf, respondingSchools } from './schools.ts';

/** Looks at what a child has said. Joins the transaction that keeps it: nothing is heard and forgotten. */
export const judgeFollowUp = job<{ student_id: number }>('follow-ups.judge', { retryLimit: 20 });

/** Enough for a device that stays without a network for two weeks. */
const TIMES_TOLD = 10;

const findAnswering = statement(
  { student_id: z.number(), school_id: z.number(), id: z.number(), name: z.string() },
  `
    select s.id as student_id, fs.school_id, a.id, ${spokenNameSql('a')} as name
    from students s join follow_up_settings fs on fs.school_id = s.school_id
    join accounts a on a.id in (fs.responder_id, fs.backup_id)
    where s.id = any($1::bigint[]) and s.archived_at is null and ${isOnSql('$2::timestamptz')}
      and ${consentsSql('follow-up', 's')}
    order by s.id, a.id <> fs.responder_id`,
);

const hasSettings = statement(
  { id: z.number() },
  `
    select s.id from students s join follow_up_settings fs on fs.school_id = s.school_id
    where s.id = $1 and fs.on_since is not null and not s.is_sandbox`,
);

/** What play is handed. It knows nothing of those who answer, and of when. */
export function followUpPorts(jobs: Pick<Jobs, 'enqueue'>): PlayPorts {
  return {
    async heard(tx, studentId) {
      if ((await hasSettings(tx, studentId)).length === 0) return;
      await jobs.enqueue(tx, judgeFollowUp, { student_id: studentId });
    },
    talkFor,
  };
}

/** Of many children: whom each is told of because they answer at its school. */
export async function answeringFor(
  tx: Tx,
  studentIds: readonly number[],
  now: Date,
): Promise<Map<number, Adult[]>> {
  const each = new Map<number, Adult[]>();
  for (const { student_id: student, id, name } of await findAnswering(tx, studentIds, now)) {
    each.set(student, [...(each.get(student) ?? []), { id, name }]);
  }
  return each;
}

async function talkFor(tx: Tx, studentId: number, now: Date): ReturnType<PlayPorts['talkFor']> {
  const answering = await findAnswering(tx, [studentId], now);
  const [first] = answering;
  if (first === undefined) return null;
  const adults = answering.map(({ id, name }) => ({ id, name }));
  const school = (await respondingSchools(tx, [first.school_id], now)).get(first.school_id);
  const responders = respondersOf(school);
  const times = [];
  for (const { day, from, to } of openTimes(responders.calendar, now)) {
    // On days when both are away nobody looks, and nobody says so.
    const name = adults.find(({ id }) => id === askedAt(responders, day))?.name;
    if (name !== undefined) times.push({ from: from.toISOString(), to: to.toISOString(), name });
    if (times.length === TIMES_TOLD) break;
  }
  const hours = sameHours(responders.calendar.hours);
  const offer = {
    time_zone: responders.calendar.timeZone,
    hours: hours === null ? null : ([hours[0], hours[1]] satisfies [number, number]),
    times,
  };
  return { adults, offer: times.length > 0 ? offer : null };
}
