import { sql } from 'kysely';
import { addDays, type Day } from '#platform/contract/days.ts';
import type { Tx } from '#platform/server/database/database.ts';

const TEACHER = 'educator@kindred.test';
const DAYS_AGO = 15;

/**
 * The demo's teacher has a small group that met twice: three children who need it most, by what play
 * said of them when it began.
 */
export async function seedSmallGroups(tx: Tx, today: Day): Promise<void> {
  const begun = addDays(today, -DAYS_AGO);
  await sql`
    with made as (
      insert into small_groups (owner_id, name, program, skill, goal, starts_on)
      select id, 'Joining in', 'zoou', 'ini', 'Each child asks to join a game once a day.', ${begun}::date
      from accounts where username = ${TEACHER} returning id, owner_id
    ), members as (
      insert into small_group_members (small_group_id, student_id, joined_on, before)
      select made.id, s.id, ${begun}::date, case when m.iteration is not null then jsonb_build_object(
        'said', m.skills -> 'ini' -> 'said', 'low', m.skills -> 'ini' -> 'low', 'high', m.skills -> 'ini' -> 'high',
        'performance', m.skills -> 'ini' -> 'performance', 'iteration', m.iteration, 'last_on', m.last_on) end
      from made join students s on s.owner_id = made.owner_id and s.archived_at is null and not s.is_sandbox
        left join measurements m on m.student_id = s.id and m.program = 'zoou' and m.report = 'assessment'
          and m.iteration = 1 and m.scenes >= 6 and m.last_on <= ${begun}::date
      order by coalesce(m.levels[4], 3), s.last_name, s.id limit 3
      returning small_group_id, student_id
    ), meetings as (
      insert into small_group_meetings (small_group_id, held_on)
      select made.id, ${begun}::date + days from made, unnest(array[1, 8]) days returning small_group_id, held_on
    )
    insert into small_group_attendance (small_group_id, held_on, student_id)
    select t.small_group_id, t.held_on, m.student_id from meetings t join members m using (small_group_id)`.execute(
    tx,
  );
}
