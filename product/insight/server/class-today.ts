import * as z from 'zod/mini';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { DEFAULT_TIME_ZONE } from '#platform/contract/days.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { seenFirst } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { studentZone } from '#product/accounts/server/time-zones/zones.ts';
import { runningSkillsSql } from '#product/group-data/server/small-groups/running.ts';
import { saidByProgramSql, saidInProgram } from '#product/group-data/server/told/told-sql.ts';
import { CHECK_INS, SKIPPED } from '#product/play/rules/results/events.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { momentSql } from '#product/play/server/events/told.ts';
import { standingsSql } from '#product/reports/server/standing-sql.ts';
import { dayAtSchool, trialsFor } from '#product/rosters/server/students/license-state.ts';
import { daysOffShape, daysOffSql } from '#product/schools/server/days-off.ts';
import type { ClassToday, getClass } from '../contract.ts';
import { classToday } from '../rules/class-today.ts';
import { ROW_BACK_DAYS } from '../rules/worth-a-look.ts';

/** More children than anybody has in a class; whoever has, has lists. */
const MOST_CHILDREN = 500;

const TODAY = dayAtSchool('$2::timestamptz');

/** The own and shared students. Feelings only as far as the child was told of this reader. */
const findClass = statement(
  {
    id: z.number(),
    first_name: z.string(),
    last_name: z.string(),
    grade: z.number(),
    time_zone: z.string(),
    can_play: z.boolean(),
    license_ends_on: z.nullable(z.string()),
    own: z.boolean(),
    listed_on: z.string(),
    last_played_on: z.nullable(z.string()),
    days_off: daysOffShape,
    told: z.array(z.object({ on_day: z.string(), feeling: z.enum([...CHECK_INS, SKIPPED]) })),
    played: z.array(z.object({ on_day: z.string(), area: z.string(), seconds: z.number() })),
    follow_up: z.nullable(z.enum(['streak', 'talk'])),
    seen_until: z.nullable(z.string()),
    finished: z.array(z.object({ scene: z.string(), at: z.string() })),
    said: z.array(saidInProgram),
    groups: z.array(z.enum(SKILLS)),
    active_program: z.nullable(z.enum(PROGRAM_IDS)),
    standings: z.array(z.object({ program: z.enum(PROGRAM_IDS), ready: z.boolean(), begun: z.boolean() })),
  },
  `
    select s.id, s.first_name, s.last_name, s.grade, ${studentZone()} as time_zone,
      coalesce(s.license_ends_on >= ${TODAY}, false) or exists (select from ${trialsFor(TODAY)}) as can_play,
      s.license_ends_on, s.owner_id = $1 as own, ${dayAtSchool('s.created_at')} as listed_on,
      (select max(d.on_day) from play_days d where d.student_id = s.id and d.seconds > 0) as last_played_on,
      ${daysOffSql('s.school_id')} as days_off,
      to_json(array(
        select json_build_object('on_day', c.on_day, 'feeling', c.feeling) from check_ins c
        where c.student_id = s.id and c.on_day >= ($2::timestamptz - interval '${ROW_BACK_DAYS} days')::date and $1 = any(c.told_to)
        order by c.at
      )) as told,
      to_json(array(
        select json_build_object('on_day', d.on_day, 'area', d.area, 'seconds', d.seconds) from play_days d
        where d.student_id = s.id and d.on_day >= ($2::timestamptz - interval '8 days')::date
      )) as played,
      (select f.reason from follow_ups f where f.student_id = s.id and f.closed_at is null and f.owner_id is null) as follow_up,
      (select max(f.last_hard_day) from follow_ups f where f.student_id = s.id and (f.owner_id is not null or f.closed_at is not null)) as seen_until,
      to_json(array(
        select json_build_object('scene', e.scene, 'at', ${momentSql('e.client_at')}) from play_events e
        where e.student_id = s.id and e.type = 'scene_complete' and e.received_at >= $2::timestamptz - interval '8 days'
          and not e.debug
      )) as finished,
      case when (select a.role from accounts a where a.id = $1) is distinct from 'home' then ${saidByProgramSql('s.id')} else '[]' end as said,
      ${runningSkillsSql('s.id')} as groups, s.active_program, ${standingsSql('s.id')} as standings
    from students s left join schools sc on sc.id = s.school_id
    where (s.owner_id = $1 or s.id = any(array(select student_id from student_shares where account_id = $1)))
      and s.archived_at is null and not s.is_sandbox
    order by s.first_name, s.last_name, s.id limit ${MOST_CHILDREN}`,
);

/** What an educator's home shows of the own and shared children. */
export async function findClassToday(tx: Tx, actor: Actor, now: Date): Promise<ClassToday> {
  const members = await findClass(tx, actor.id, now);
  return classToday(members, now, { showsFeelings: actor.actingAsBy === null });
}

export async function readClass(context: Context<typeof getClass>): Promise<{ data: ClassToday }> {
  const { tx, actor, now } = context;
  const members = await findClass(tx, actor.id, now);
  const data = classToday(members, now, { showsFeelings: actor.actingAsBy === null });
  const seen = await seenFirst(context, {
    action: 'class.read',
    timeZone: members[0]?.time_zone ?? DEFAULT_TIME_ZONE,
    ids: members.map(({ id }) => id),
  });
  const details = { children: data.children, feelings: data.feelings !== null, ...seen };
  context.about({ type: 'class', id: actor.id, details });
  return { data };
}
