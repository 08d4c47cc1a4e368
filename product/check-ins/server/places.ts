import * as z from 'zod/mini';
import { addDays } from '#platform/contract/days.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { todayFor } from '#product/accounts/server/time-zones/zones.ts';
import { CHECK_INS, SKIPPED } from '#product/play/rules/results/events.ts';
import { inAdminsReach } from '#product/rosters/server/students/reach.ts';
import type { readPlaces } from '../contract.ts';
import { sayFelt } from '../rules/felt-places.ts';
import type { FeltPlaces } from '../rules/shapes.ts';
import { askedMonday } from '../rules/week.ts';
import { lastWordsAmong, TOLD_TO_SOMEBODY } from './last-words.ts';
import { isCovered } from './reading.ts';

const shape = {
  id: z.number(),
  name: z.string(),
  children: z.number(),
  told: z.number(),
  answers: z.object({
    mad: z.number(),
    sad: z.number(),
    worried: z.number(),
    okay: z.number(),
    happy: z.number(),
  }),
};

const ANSWERS = CHECK_INS.map(
  (feeling) => `'${feeling}', count(c.feeling) filter (where c.feeling = '${feeling}')`,
);

/** $1 who asks, $2 and $3 the first and the last day. `by` is what stands in a row. Only what adults were told counts. */
const countBy = (by: 'school_id' | 'owner_id', name: string, names: string) =>
  statement(
    shape,
    `
    with reached as (
      select s.id, s.school_id, s.owner_id from students s
      where (${inAdminsReach('$1')}) and s.school_id is not null and s.archived_at is null and not s.is_sandbox
    ), said as (
      ${lastWordsAmong('reached', '$2::date', '$3::date', TOLD_TO_SOMEBODY)}
    ), counted as (
      select s.${by} as id, count(distinct s.id)::int as children, count(distinct c.student_id)::int as told,
        json_build_object(${ANSWERS.join(', ')}) as answers
      from reached s left join said c on c.student_id = s.id and c.feeling <> '${SKIPPED}'
      group by s.${by}
    )
    select counted.id, ${name} as name, children, told, answers from counted join ${names} on named.id = counted.id
    order by name, counted.id`,
  );

const countSchools = countBy('school_id', 'named.name', 'schools named');
const countClasses = countBy('owner_id', spokenNameSql('named'), 'accounts named');

/** A district by its schools, one school by its classes: by whose students they are. */
export async function tellPlaces(context: Context<typeof readPlaces>): Promise<{ data: FeltPlaces }> {
  const { tx, actor, now } = context;
  const { _week: week } = context.input;
  const today = await todayFor(tx, actor.id, now);
  const monday = askedMonday(week ?? null, today);
  const covered = isCovered(actor);
  const asked = [actor.id, monday, addDays(monday, 6)] as const;
  const schools = covered ? [] : await countSchools(tx, ...asked);
  const of = schools.length > 1 ? 'schools' : 'classes';
  const counted = covered || of === 'schools' ? schools : await countClasses(tx, ...asked);
  context.about({ type: 'places', id: actor.id, details: { of, rows: counted.length, feelings: !covered } });
  return { data: { covered, today, monday, of, ...sayFelt(counted) } };
}
