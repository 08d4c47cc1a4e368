import { expect, test } from 'vitest';
import { testKindred } from '#testing/api/kindred.ts';
import { LICENSED } from '#testing/api/people.ts';
import { rowSums } from '#testing/api/rows.ts';
import { moveToFamily, moveToSchool } from '../../contract.ts';
import { buildRosters } from '../testing/roster.ts';

const kindred = await testKindred();
const { db } = kindred;
const rosters = await buildRosters(kindred);
const staff = { token: await rosters.token(rosters.staff) };

test('staff repair a child of a family into a school, and back, with everything that is theirs', async () => {
  const { teacher, parent, family, colleague } = rosters;
  const child = await rosters.child({ ...LICENSED, student_id: 'F-1' });
  const reply = await kindred.call(moveToSchool, { ids: [child.id], educator_id: teacher.id }, staff);
  expect(reply.body.notification).toMatchObject({
    i18n: 'rosters.moved.to-school-named',
    values: { student: `${child.first_name} ${child.last_name}` },
  });
  const { updated_at: _, ...kept } = child;
  const atSchool = { school_id: teacher.school_id, family_id: null, owner_id: teacher.id };
  expect(await rosters.studentRow(child.id)).toMatchObject({ ...kept, ...atSchool });
  expect(await rosters.audited('student.move-to-school')).toEqual([
    { subject_id: child.id, actor_id: rosters.staff.id },
  ]);
  await rosters.share(child.id, colleague.id);
  await db
    .updateTable('students')
    .set({ clever_user_id: 'c-1', teacher: 'Ms. Ash' })
    .where('id', '=', child.id)
    .execute();

  const back = await kindred.call(moveToFamily, { ids: [child.id], account_id: parent.id }, staff);
  expect(back.body.notification).toMatchObject({ i18n: 'rosters.moved.to-family-named' });
  const atHome = {
    school_id: null,
    family_id: family.id,
    owner_id: parent.id,
    clever_user_id: null,
    teacher: '',
  };
  expect(await rosters.studentRow(child.id)).toMatchObject({ ...kept, ...atHome });
  const shares = db.selectFrom('student_shares').select('account_id').where('student_id', '=', child.id);
  expect(await shares.execute()).toEqual([]);
  expect(await rosters.audited('student.move-to-family')).toHaveLength(1);
});

test('a parent without a family has one with the first child', async () => {
  const student = await rosters.student(rosters.teacher);
  const moved = { ids: [student.id], account_id: rosters.otherParent.id };
  expect((await kindred.call(moveToFamily, moved, staff)).status).toBe(200);
  const { family_id: family } = await rosters.studentRow(student.id);
  const parent = await db
    .selectFrom('accounts')
    .select('family_id')
    .where('id', '=', rosters.otherParent.id)
    .executeTakeFirstOrThrow();
  expect(family).toBe(parent.family_id);
  expect(family).not.toBeNull();
});

test('what does not fit is refused, and nothing changes', async () => {
  const { teacher, newcomer, parent, staff: uber } = rosters;
  const [child, student] = [await rosters.child({ student_id: 'T-1' }), await rosters.student(teacher)];
  const toSchool = async (id: number, educator_id: number) =>
    (await kindred.call(moveToSchool, { ids: [id], educator_id }, staff)).error;
  const toFamily = async (id: number, account_id: number) =>
    (await kindred.call(moveToFamily, { ids: [id], account_id }, staff)).error;
  await rosters.student(teacher, { student_id: 'T-1' });
  const before = await rowSums(db);
  expect((await toSchool(student.id, teacher.id)).i18n).toBe('rosters.refused.at-school-already');
  expect((await toFamily(child.id, parent.id)).i18n).toBe('rosters.refused.in-family-already');
  expect((await toSchool(child.id, teacher.id)).i18n).toBe('rosters.refused.numbers-taken');
  for (const id of [newcomer.id, parent.id]) {
    expect((await toSchool(child.id, id)).errors).toEqual({
      educator_id: { i18n: 'validation.educator-at-school' },
    });
  }
  expect((await toFamily(student.id, uber.id)).errors).toEqual({
    account_id: { i18n: 'validation.exists' },
  });
  expect((await toFamily(student.id, teacher.id)).errors).toEqual({
    account_id: { i18n: 'validation.family-account' },
  });
  expect((await toFamily(student.id, 424242424242)).errors).toEqual({
    account_id: { i18n: 'validation.exists' },
  });
  expect(await rowSums(db)).toEqual(before);
});
