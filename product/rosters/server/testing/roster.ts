import type { TestKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildGroup, buildSchool, buildStudent } from '#testing/api/people.ts';

/** Two schools, teachers, an admin, a family and staff: who may reach whom is what most tests here ask. */
export async function buildRosters(kindred: TestKindred) {
  const { db, appKey } = kindred;
  const school = await buildSchool(db, { name: 'Maple Elementary' });
  const otherSchool = await buildSchool(db, { name: 'Birch Elementary' });
  const teacher = await buildAccount(db, { school_id: school.id, first_name: 'Tara', last_name: 'Reed' });
  const colleague = await buildAccount(db, { school_id: school.id, first_name: 'Cole', last_name: 'Ames' });
  const stranger = await buildAccount(db, { school_id: otherSchool.id });
  const admin = await buildAccount(db, { school_id: school.id });
  const group = await buildGroup(db, 'school', { [admin.id]: 'owner' });
  await db.updateTable('groups').set({ school_id: school.id }).where('id', '=', group.id).execute();
  const newcomer = await buildAccount(db, { school_id: school.id, status: 'not-verified' });
  const family = await db
    .insertInto('families')
    .values({ name: 'Olvera' })
    .returningAll()
    .executeTakeFirstOrThrow();
  const parent = await buildAccount(db, { scope: 'parent', family_id: family.id });
  const otherParent = await buildAccount(db, { scope: 'parent' });
  const staff = await buildAccount(db, { scope: 'uber' });

  const student = (owner: { id: number; school_id: number | null }, values = {}) =>
    buildStudent(db, appKey, { owner_id: owner.id, school_id: owner.school_id, ...values });
  const child = (values = {}) =>
    buildStudent(db, appKey, { owner_id: parent.id, family_id: family.id, ...values });
  const share = (studentId: number, accountId: number, values = {}) =>
    db
      .insertInto('student_shares')
      .values({ student_id: studentId, account_id: accountId, ...values })
      .execute();
  const audited = (action: string) =>
    db
      .selectFrom('audit')
      .select(['subject_id', 'actor_id'])
      .where('action', '=', action)
      .where('subject_type', '=', 'student')
      .orderBy('subject_id')
      .execute();
  const studentRow = (id: number) =>
    db.selectFrom('students').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const token = ({ id }: { id: number }) => kindred.tokenFor({ accountId: id });

  return {
    school,
    otherSchool,
    teacher,
    colleague,
    stranger,
    admin,
    newcomer,
    family,
    parent,
    otherParent,
    staff,
    student,
    child,
    share,
    audited,
    studentRow,
    token,
  };
}
