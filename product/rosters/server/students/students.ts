import * as z from 'zod/mini';
import { LOCALES } from '#brands/brand.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { bindings } from '#platform/server/database/bindings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { ask, type Row, statement } from '#platform/server/database/statement.ts';
import { BADGES_ON } from '#product/accounts/server/sign-in/badges.ts';
import { GRADES } from '../../rules/grades.ts';
import { deedFault, type StudentDeed, type StudentRights } from '../../rules/student-rights.ts';
import { cardsShown, inReach, ruledBy, sharedWithMe } from './reach.ts';
import { TEACHER } from './teacher.ts';

const studentRow = {
  ruled: z.boolean(),
  shared_with_me: z.boolean(),
  login_cards: z.boolean(),
  id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  grade: z.literal(GRADES),
  teacher: z.string(),
  shown_teacher: z.string(),
  owner_name: z.string(),
  student_id: z.nullable(z.string()),
  username: z.string(),
  clever_user_id: z.nullable(z.string()),
  classlink_login_id: z.nullable(z.string()),
  classlink_tenant_id: z.nullable(z.string()),
  family_language: z.nullable(z.enum(LOCALES)),
  password_sealed: z.instanceof(Buffer),
  owner_id: z.number(),
  owned_since: z.nullable(z.date()),
  school_id: z.nullable(z.number()),
  family_id: z.nullable(z.number()),
  awaits_school: z.boolean(),
  archived: z.boolean(),
  class_code: z.boolean(),
  badge_sealed: z.nullable(z.instanceof(Buffer)),
  badges_on: z.boolean(),
};
export type Student = Row<typeof studentRow>;

export const lockStudents = statement(
  'select id from students where id = any($1::bigint[]) order by id for update',
);

/** Of students whom somebody has dealt with: wherever they are by now. */
export const findStudentNames = statement(
  {
    first_name: z.string(),
    last_name: z.string(),
  },
  'select first_name, last_name from students where id = any($1::bigint[])',
);

/**
 * Students of the actor's reach by their ids, in the order of the list; with `lock` nobody changes them meanwhile.
 * If one of them is out of reach, there is none of that id as far as the actor is concerned; if one is not the actor's
 * to do this with, it is refused for all. Who waited for the lock reads afterwards, in a statement of its own: one that
 * waits would join the new row to the old educator.
 */
export async function getStudents(
  tx: Tx,
  actor: Actor,
  ids: readonly number[],
  deed: StudentDeed,
  { lock = false } = {},
): Promise<Student[]> {
  const wanted = new Set(ids);
  if (lock) await lockStudents(tx, [...wanted]);
  const { values, bind } = bindings();
  const text = `
    select s.id, s.first_name, s.last_name, s.grade, s.teacher, s.student_id, s.username, s.password_sealed,
      ${TEACHER} as shown_teacher, ${spokenNameSql('o')} as owner_name,
      s.clever_user_id, s.classlink_login_id, s.classlink_tenant_id, s.family_language,
      s.owner_id, s.owned_since, s.school_id, s.family_id, s.awaits_school, s.archived_at is not null as archived,
      o.class_code_sealed is not null as class_code, s.badge_sealed, ${BADGES_ON} as badges_on,
      coalesce(${ruledBy(actor, bind)}, false) as ruled, ${sharedWithMe(actor, bind)} as shared_with_me,
      ${cardsShown(actor, bind)} as login_cards
    from students s join accounts o on o.id = s.owner_id
    where s.id = any(${bind([...wanted])}::bigint[]) and (${inReach(actor, bind)})
    order by s.id`;
  const found = await ask(tx, studentRow, { text, values });
  if (found.length !== wanted.size) throw Refusal.of('not-found');
  refuseDeed(found, deed);
  return found;
}

/** A shared student is there to be taught, one of another district to be read about. */
function refuseDeed(students: readonly StudentRights[], deed: StudentDeed): void {
  const faults = students.map((student) => deedFault(deed, student));
  const fault = (['only-read', 'not-owner', 'login-card'] as const).find((one) => faults.includes(one));
  if (fault !== undefined) throw Refusal.because(`rosters.refused.${fault}`);
}

export async function getStudent(
  tx: Tx,
  actor: Actor,
  id: number,
  deed: StudentDeed,
  options?: { lock: boolean },
): Promise<Student> {
  const [student] = await getStudents(tx, actor, [id], deed, options);
  if (student === undefined) throw Refusal.of('not-found');
  return student;
}

/** What a message calls them: a parent has children. */
export function wordFor(actor: Actor): 'student' | 'child' {
  return actor.scope === 'parent' ? 'child' : 'student';
}
