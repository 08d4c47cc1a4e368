import { sql } from 'kysely';
import { addDays, type Day } from '#platform/contract/days.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { SKILLS, type Skill } from '#product/play/rules/story/skills.ts';

type DemoGroup = { owner: string; name: string; skill: Skill; goal: string; daysAgo: number };

const GROUPS: readonly DemoGroup[] = [
  {
    owner: 'educator@kindred.test',
    name: 'Social initiation',
    skill: 'ini',
    goal: 'Each child asks to join a game once a day.',
    daysAgo: 9,
  },
  {
    owner: 'clinician@kindred.test',
    name: 'Emotion regulation',
    skill: 'er',
    goal: 'Each child has one way to calm down, and uses it once a day.',
    daysAgo: 16,
  },
];
const MEMBERS = 4;

/**
 * The demo's teacher and counselor have a small group each that met twice: children who need it most. What play said of
 * them when it began is kept. At the second meeting somebody was away.
 */
export async function seedSmallGroups(tx: Tx, today: Day): Promise<void> {
  for (const group of GROUPS) await seedGroup(tx, today, group);
}

async function seedGroup(
  tx: Tx,
  today: Day,
  { owner, name, skill, goal, daysAgo }: DemoGroup,
): Promise<void> {
  const begun = addDays(today, -daysAgo);
  const told = (figure: string) => sql`m.skills -> ${skill}::text -> ${figure}::text`;
  await sql`
    with made as (
      insert into small_groups (owner_id, name, program, skill, goal, starts_on)
      select id, ${name}, 'zoou', ${skill}, ${goal}, ${begun}::date
      from accounts where username = ${owner} returning id, owner_id
    ), members as (
      insert into small_group_members (small_group_id, student_id, joined_on, before)
      select made.id, s.id, ${begun}::date, case when m.last_on <= ${begun}::date then jsonb_build_object(
        'said', ${told('said')}, 'low', ${told('low')}, 'high', ${told('high')},
        'performance', ${told('performance')}, 'iteration', m.iteration, 'last_on', m.last_on) end
      from made join students s on s.owner_id = made.owner_id and s.archived_at is null and not s.is_sandbox
        and s.active_program = 'zoou'
        left join measurements m on m.student_id = s.id and m.program = 'zoou' and m.report = 'assessment'
          and m.iteration = 1 and m.scenes >= 6
      order by coalesce(m.levels[${SKILLS.indexOf(skill) + 1}::integer], 3), s.last_name, s.id limit ${MEMBERS}
      returning small_group_id, student_id
    ), meetings as (
      insert into small_group_meetings (small_group_id, held_on)
      select made.id, ${begun}::date + days from made, unnest(array[1, 8]) days returning small_group_id, held_on
    )
    insert into small_group_attendance (small_group_id, held_on, student_id)
    select t.small_group_id, t.held_on, m.student_id from meetings t join members m using (small_group_id)
    where t.held_on = ${begun}::date + 1 or m.student_id <> (select max(student_id) from members)`.execute(
    tx,
  );
}
