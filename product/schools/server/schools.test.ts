import { expect, test } from 'vitest';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildGroup, buildSchool, buildStudent } from '#testing/api/people.ts';
import { rowSums } from '#testing/api/rows.ts';
import { addSchool, deleteSchool, editSchool, schoolForm } from '../contract.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const staff = await buildAccount(db, { scope: 'uber' });
const token = await kindred.tokenFor({ accountId: staff.id });
const NOWHERE = 424_242_424_242;

const add = (values: Record<string, unknown>) => kindred.call(addSchool, values, { token });
const edit = (values: Record<string, unknown>) => kindred.call(editSchool, values, { token });
const remove = (id: number) => kindred.call(deleteSchool, { id }, { token });
const schoolCalled = (name: string) =>
  db.selectFrom('schools').selectAll().where('name', '=', name).executeTakeFirstOrThrow();
const buildDistrict = async (name: string, state: string): Promise<number> => {
  const { id } = await db
    .insertInto('districts')
    .values({ name, state })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
const larkspur = await buildDistrict('Larkspur', 'OR');
const wrenfield = await buildDistrict('Wrenfield', 'TX');

test('a school is added with the time of its state, changed and deleted, each with its audit row', async () => {
  const added = await add({ name: 'Heron Elementary', prefix: 'HE', state: 'OR', district_id: larkspur });
  expect(added.body.notification).toMatchObject({ i18n: 'schools.schools.added' });
  const school = await schoolCalled('Heron Elementary');
  expect(school).toMatchObject({ district_id: larkspur, time_zone: 'America/Los_Angeles' });

  const { id } = school;
  const form = await kindred.call(schoolForm, { id }, { token });
  expect(form.body.data).toEqual({
    name: 'Heron Elementary',
    prefix: 'HE',
    state: 'OR',
    district_id: larkspur,
    time_zone: 'America/Los_Angeles',
    check_ins: true,
  });

  const changed = {
    id,
    name: 'Heron K-8',
    prefix: 'HE',
    state: 'ID',
    time_zone: 'America/Denver',
    check_ins: false,
  };
  expect((await edit({ ...changed, district_id: null })).body.notification.i18n).toBe(
    'schools.schools.edited',
  );
  expect(await schoolCalled('Heron K-8')).toMatchObject({ district_id: null, state: 'ID', check_ins: false });

  const before = await rowSums(db);
  expect((await edit(changed)).body.notification).toEqual({
    type: 'info',
    i18n: 'notification.nothing-changed',
  });
  expect(await rowSums(db)).toEqual(before);

  expect((await remove(id)).body.notification.i18n).toBe('schools.schools.deleted');
  const audit = await db.selectFrom('audit').select('action').where('subject_id', '=', id).execute();
  expect(audit.map(({ action }) => action)).toEqual(['school.add', 'school.edit', 'school.delete']);
});

test('a name is unique in its district; without one in the state; the prefix in the state', async () => {
  const maple = { name: 'Maple', prefix: 'MPL', state: 'OR' };
  expect((await add({ ...maple, district_id: larkspur })).status).toBe(200);
  // The same name outside of the district is another school; the prefix is still taken.
  const outside = await add(maple);
  expect(outside.error.errors).toEqual({ prefix: { i18n: 'validation.unique-in-state' } });
  expect((await add({ ...maple, prefix: '' })).status).toBe(200);

  const before = await rowSums(db);
  const again = await add({ name: 'MAPLE', prefix: '', state: 'OR', district_id: larkspur });
  expect([again.status, again.error.errors]).toEqual([
    422,
    { name: { i18n: 'validation.unique-in-district' } },
  ]);
  const alone = await add({ name: 'maple', prefix: '', state: 'OR' });
  expect([alone.status, alone.error.errors]).toEqual([422, { name: { i18n: 'validation.unique-in-state' } }]);
  expect(await rowSums(db)).toEqual(before);

  expect((await add({ ...maple, state: 'TX', district_id: wrenfield })).status).toBe(200);
  const { id } = await db
    .selectFrom('schools')
    .select('id')
    .where('state', '=', 'OR')
    .where('district_id', 'is', null)
    .where('name', '=', 'Maple')
    .executeTakeFirstOrThrow();
  const joined = await edit({ id, name: 'Maple', prefix: '', state: 'OR', district_id: larkspur });
  expect(joined.error.errors).toEqual({ name: { i18n: 'validation.unique-in-district' } });
});

test.each([
  [{ district_id: NOWHERE }, { district_id: { i18n: 'validation.exists' } }],
  [{ district_id: wrenfield }, { district_id: { i18n: 'validation.district-in-other-state' } }],
  [{ district_id: 'larkspur' }, { district_id: { i18n: 'validation.exists' } }],
  [{ time_zone: 'Mars/Olympus' }, { time_zone: { i18n: 'validation.in' } }],
  [{ name: '  ' }, { name: { i18n: 'validation.required' } }],
  [{ state: undefined }, { state: { i18n: 'validation.required' } }],
  [{ students: 3 }, { students: { i18n: 'validation.unknown' } }],
])('a school with %j is refused', async (wrong, errors) => {
  const before = await rowSums(db);
  const reply = await add({ name: 'New', prefix: '', state: 'OR', ...wrong });
  expect([reply.status, reply.error.errors]).toEqual([422, errors]);
  expect(await rowSums(db)).toEqual(before);
});

test('a school is not deleted while educators, students or groups depend on it', async () => {
  const { id } = await buildSchool(db);
  const teacher = await buildAccount(db, { school_id: id, status: 'deactivated' });
  const refusal = async () => {
    const { status, error } = await remove(id);
    return [status, error.i18n, error.values];
  };
  expect(await refusal()).toEqual([409, 'schools.schools.has-educators', { count: 1 }]);
  await db.updateTable('accounts').set({ school_id: null }).where('id', '=', teacher.id).execute();

  const archived_at = kindred.now();
  const student = await buildStudent(db, appKey, { owner_id: teacher.id, school_id: id, archived_at });
  expect(await refusal()).toEqual([409, 'schools.schools.has-students', { count: 1 }]);
  await db.deleteFrom('students').where('id', '=', student.id).execute();

  const group = await buildGroup(db, 'school', { [teacher.id]: 'owner' });
  await db.updateTable('groups').set({ school_id: id }).where('id', '=', group.id).execute();
  expect(await refusal()).toEqual([409, 'schools.schools.has-groups', { count: 1 }]);
  await db.deleteFrom('groups').where('id', '=', group.id).execute();
  expect((await remove(id)).status).toBe(200);
});

test('what is not there is not found', async () => {
  const before = await rowSums(db);
  for (const reply of [
    await edit({ id: NOWHERE, name: 'A', prefix: '', state: 'NC' }),
    await remove(NOWHERE),
    await kindred.call(schoolForm, { id: NOWHERE }, { token }),
  ]) {
    expect(reply.status).toBe(404);
  }
  expect(await rowSums(db)).toEqual(before);
});
