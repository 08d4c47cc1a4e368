import * as z from 'zod/mini';
import { DEFAULT_TIME_ZONE } from '#platform/contract/days.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { seenFirst } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { isCounselorSql } from '#product/access/rules/scopes.ts';
import { studentZone } from '#product/accounts/server/time-zones/zones.ts';
import { findRunningGroups } from '#product/group-data/server/small-groups/running.ts';
import { CHECK_INS, SKIPPED } from '#product/play/rules/results/events.ts';
import { dayAtSchool, trialsFor } from '#product/rosters/server/students/license-state.ts';
import { TEACHER } from '#product/rosters/server/students/teacher.ts';
import { daysOffShape, daysOffSql } from '#product/schools/server/days-off.ts';
import type { Caseload, getCaseload } from '../../caseload-contract.ts';
import { caseloadOf } from '../../rules/caseload/caseload.ts';

/** More children than a counselor knows; whoever has more, has lists. */
const MOST_CHILDREN = 500;

const TODAY = dayAtSchool('$2::timestamptz');
/** Ten school days, however they and the holidays between them lie. */
const DAYS_BACK = 60;

/**
 * The own and shared students. Feelings only as far as the child was told of this reader, notes only those that the
 * reader may read: `readsNote` says which.
 */
const findCaseload = statement(
  {
    id: z.number(),
    first_name: z.string(),
    last_name: z.string(),
    time_zone: z.string(),
    teacher: z.string(),
    own: z.boolean(),
    since: z.string(),
    can_play: z.boolean(),
    last_played_on: z.nullable(z.string()),
    days_off: daysOffShape,
    told: z.array(z.object({ on_day: z.string(), feeling: z.enum([...CHECK_INS, SKIPPED]) })),
    last_note_on: z.nullable(z.string()),
    follow_up: z.nullable(z.enum(['streak', 'talk'])),
    all_in_all: z.number(),
  },
  `
    select s.id, s.first_name, s.last_name, ${studentZone()} as time_zone,
      ${TEACHER} as teacher, s.owner_id = $1 as own,
      ${dayAtSchool('coalesce(mine.created_at, s.created_at)')} as since,
      coalesce(s.license_ends_on >= ${TODAY}, false) or exists (select from ${trialsFor(TODAY)}) as can_play,
      (select max(d.on_day) from play_days d where d.student_id = s.id and d.seconds > 0) as last_played_on,
      ${daysOffSql('s.school_id')} as days_off,
      to_json(array(
        select json_build_object('on_day', c.on_day, 'feeling', c.feeling) from check_ins c
        where c.student_id = s.id and c.on_day >= ($2::timestamptz - interval '${DAYS_BACK} days')::date
          and $1 = any(c.told_to)
        order by c.at
      )) as told,
      (select max(${dayAtSchool('n.created_at')}) from student_notes n
        where n.student_id = s.id and (n.readers = 'page' or n.author_id = $1
          or exists (select from accounts self where self.id = $1 and ${isCounselorSql('self')}))) as last_note_on,
      (select f.reason from follow_ups f
        where f.student_id = s.id and f.closed_at is null and f.owner_id is null) as follow_up,
      count(*) over ()::int as all_in_all
    from students s join accounts o on o.id = s.owner_id left join schools sc on sc.id = s.school_id
      left join student_shares mine on mine.student_id = s.id and mine.account_id = $1
    where (s.owner_id = $1 or s.id = any(array(select student_id from student_shares where account_id = $1)))
      and s.archived_at is null and not s.is_sandbox
    order by s.last_name, s.first_name, s.id limit ${MOST_CHILDREN}`,
);

export async function readCaseload(context: Context<typeof getCaseload>): Promise<{ data: Caseload }> {
  const { tx, actor, now } = context;
  const children = await findCaseload(tx, actor.id, now);
  const data = await caseloadWith(tx, actor, children, now);
  const seen = await seenFirst(context, {
    action: 'caseload.read',
    timeZone: children[0]?.time_zone ?? DEFAULT_TIME_ZONE,
    ids: children.map(({ id }) => id),
  });
  const details = { children: data.own + data.shared, feelings: !data.covered, ...seen };
  context.about({ type: 'caseload', id: actor.id, details });
  return { data };
}

export async function caseloadFor(tx: Tx, actor: Actor, now: Date): Promise<Caseload> {
  return caseloadWith(tx, actor, await findCaseload(tx, actor.id, now), now);
}

type Found = Awaited<ReturnType<typeof findCaseload>>;

async function caseloadWith(tx: Tx, actor: Actor, children: Found, now: Date): Promise<Caseload> {
  return {
    ...caseloadOf(children, now, { covered: actor.actingAsBy !== null }),
    groups: await findRunningGroups(tx, actor),
    more: (children[0]?.all_in_all ?? 0) - children.length,
  };
}
