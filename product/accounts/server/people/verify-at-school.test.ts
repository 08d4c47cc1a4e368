import { expect, test } from 'vitest';
import { educatorStudents } from '#product/rosters/contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { linkFor } from '#testing/api/links.ts';
import { buildAccount, buildFamily, buildSchool, buildStudent } from '#testing/api/people.ts';
import { rowSums } from '#testing/api/rows.ts';
import { activateAccount, findRequestSchools, requestAccount } from '../../contract.ts';
import { accountRequestsTable, educatorsTable } from '../../people-contract.ts';
import { SCHOOLS_SUGGESTED } from '../../rules/people/account-request.ts';
import { getProfile } from '../../sign-in-contract.ts';
import * as calls from '../../staff-contract.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const uber = await buildAccount(db, { scope: 'uber' });
const staff = { token: await kindred.tokenFor({ accountId: uber.id }) };
const row = (id: number) =>
  db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const student = (id: number) =>
  db.selectFrom('students').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const district = await db
  .insertInto('districts')
  .values({ name: 'Wrenfield Valley Independent School District', state: 'TX' })
  .returningAll()
  .executeTakeFirstOrThrow();
const bend = await db
  .insertInto('schools')
  .values({ name: 'Marigold Bend Elementary', state: 'TX', district_id: district.id })
  .returningAll()
  .executeTakeFirstOrThrow();

let count = 0;
/** A teacher who asked for an account, activated it, and waits. */
async function newTeacher(place: Record<string, unknown> = {}) {
  count += 1;
  const email = `new-${count}@bend.test`;
  const asked = await kindred.call(requestAccount, {
    my_role: 'educator',
    my_role_description: 'Third grade',
    first_name: 'Jun',
    last_name: `Tamura${count}`,
    email,
    district: 'Wrenfield Valley ISD',
    school: 'Marigold Bend Elem.',
    programs_evaluation_goal_option: 'purchase',
    i_agree_to_one_student: true,
    ...place,
  });
  expect(asked.status).toBe(200);
  const password = { password: 'violet-tractor-9', password_confirmation: 'violet-tractor-9' };
  const { body } = await kindred.call(activateAccount, { ...(await linkFor(kindred, email)), ...password });
  return { id: body.user.id, email, token: body.access_token, name: body.user.full_name };
}

async function addStudent(token: string, values: Record<string, unknown> = {}) {
  const reply = await kindred.call(
    educatorStudents.add,
    {
      first_name: 'Maya',
      last_name: 'Okafor',
      grade: 3,
      teacher: '',
      student_id: '',
      username: '',
      ...values,
    },
    { token },
  );
  expect(reply.status).toBe(200);
  const { id } = await db.selectFrom('students').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  return id;
}

test('a visitor who types a school is told names and places of schools, and nothing else', async () => {
  const found = await kindred.call(findRequestSchools, { q: 'marigold bend' });
  expect(found.body.data).toEqual([
    { name: 'Marigold Bend Elementary', district: district.name, state: 'TX' },
  ]);
  expect((await kindred.call(findRequestSchools, { q: 'wrenfield' })).body.data).toHaveLength(1);
  expect((await kindred.call(findRequestSchools, { q: 'ma' })).body.data).toEqual([]);
  expect((await kindred.call(findRequestSchools, { q: '%%%' })).body.data).toEqual([]);
  for (let one = 0; one < SCHOOLS_SUGGESTED + 3; one += 1) await buildSchool(db, { name: `Sycamore ${one}` });
  const many = await kindred.call(findRequestSchools, { q: 'sycamore' });
  expect(many.body.data).toHaveLength(SCHOOLS_SUGGESTED);
});

test('nobody reads the whole list out: after a while it waits', async () => {
  const headers = { 'user-agent': 'reader of lists' };
  const statuses: number[] = [];
  for (let asked = 0; asked < 130; asked += 1) {
    statuses.push((await kindred.call(findRequestSchools, { q: `school ${asked}` }, { headers })).status);
  }
  expect(statuses.slice(0, 100).every((status) => status === 200)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});

test('a request keeps what was chosen beside what was typed, and binds nobody to a school', async () => {
  const chosen = await newTeacher({ school: bend.name, district: district.name, state: 'TX' });
  const typed = await newTeacher({ district: '', no_district: true });
  const requests = await db
    .selectFrom('account_requests')
    .select(['account_id', 'school_id', 'no_district', 'state', 'district'])
    .where('account_id', 'in', [chosen.id, typed.id])
    .orderBy('account_id')
    .execute();
  expect(requests).toEqual([
    { account_id: chosen.id, school_id: bend.id, no_district: false, state: 'TX', district: district.name },
    { account_id: typed.id, school_id: null, no_district: true, state: null, district: '' },
  ]);
  expect((await row(chosen.id)).school_id).toBeNull();
  expect((await kindred.call(getProfile, {}, { token: chosen.token })).body.data.school).toBeNull();
});

test('verification shows the likeliest schools, and the students who would move along', async () => {
  const teacher = await newTeacher();
  await addStudent(teacher.token);
  const { body } = await kindred.call(calls.schoolMatches, { id: teacher.id }, staff);
  expect(body.data).toMatchObject({
    name: teacher.name,
    typed: { school: 'Marigold Bend Elem.', district: 'Wrenfield Valley ISD', no_district: false },
    students: 1,
    matches: [{ id: bend.id, likeness: 'same', district: district.name, educators: 0, students: 0 }],
  });
  const parent = await buildAccount(db, { scope: 'parent' });
  expect((await kindred.call(calls.schoolMatches, { id: parent.id }, staff)).status).toBe(404);
});

test('a teacher is linked and verified in one step, and the students added meanwhile come along as they are', async () => {
  const teacher = await newTeacher();
  const id = await addStudent(teacher.token, { student_id: '204-7' });
  const before = await student(id);
  expect(before).toMatchObject({ school_id: null, awaits_school: true });
  const { family_id: family } = await row(teacher.id);

  // Without a school the account stays as it is, alone and among others.
  const alone = await kindred.call(calls.verifyAccounts, { ids: [teacher.id] }, staff);
  expect(alone.error).toMatchObject({
    i18n: 'accounts-people.refused.verify-school',
    values: { names: teacher.name },
  });
  const other = await buildAccount(db, { status: 'not-verified', school_id: bend.id });
  const several = await kindred.call(calls.verifyAccounts, { ids: [teacher.id, other.id] }, staff);
  expect(several.body.notification).toEqual({
    type: 'warning',
    i18n: 'accounts-people.done.verify-without-school',
    values: { done: 1, names: teacher.name },
  });
  expect((await row(teacher.id)).status).toBe('not-verified');

  const done = await kindred.call(
    calls.verifyAtSchool,
    { id: teacher.id, school: 'known', school_id: bend.id },
    staff,
  );
  expect(done.body.notification.values).toEqual({ name: teacher.name, school: bend.name });
  expect(await row(teacher.id)).toMatchObject({ status: 'verified', school_id: bend.id, family_id: null });
  expect(
    await db
      .selectFrom('families')
      .select('id')
      .where('id', '=', family ?? 0)
      .execute(),
  ).toEqual([]);
  const { updated_at: _, search: __, ...kept } = before;
  expect(await student(id)).toMatchObject({
    ...kept,
    school_id: bend.id,
    family_id: null,
    awaits_school: false,
  });
  const audits = await db
    .selectFrom('audit')
    .select(['action', 'subject_id', 'details'])
    .where('subject_id', 'in', [id, teacher.id])
    .where('action', 'in', ['account.verify', 'student.move-to-school'])
    .orderBy('action')
    .execute();
  expect(audits).toMatchObject([
    { action: 'account.verify', subject_id: teacher.id, details: { school_id: bend.id, students: 1 } },
    { action: 'student.move-to-school', subject_id: id, details: { school_id: bend.id } },
  ]);
  // Now that the students are a school's, the account is not simply closed.
  const closed = await kindred.call(calls.deactivateAccount, { id: teacher.id }, staff);
  expect(closed.error.i18n).toBe('accounts-people.refused.deactivate-students');
  const again = await kindred.call(
    calls.verifyAtSchool,
    { id: teacher.id, school: 'known', school_id: bend.id },
    staff,
  );
  expect(again.error.i18n).toBe('accounts-people.refused.verify-at-school');
});

test('children of the own family stay there when a teacher is linked', async () => {
  const family = await buildFamily(db);
  const teacher = await buildAccount(db, { status: 'not-verified', family_id: family.id });
  const child = await buildStudent(db, appKey, { owner_id: teacher.id, family_id: family.id });
  const linked = { id: teacher.id, school: 'known', school_id: bend.id };
  expect((await kindred.call(calls.verifyAtSchool, linked, staff)).status).toBe(200);
  expect(await student(child.id)).toMatchObject({ family_id: family.id, school_id: null });
  expect((await row(teacher.id)).family_id).toBe(family.id);
});

test('a number that is taken at the school is said, and nothing has happened', async () => {
  const teacher = await newTeacher();
  await addStudent(teacher.token, { student_id: 'A-1' });
  const there = await buildAccount(db, { school_id: bend.id });
  await buildStudent(db, appKey, { owner_id: there.id, school_id: bend.id, student_id: 'A-1' });
  const before = await rowSums(db);
  const linked = { id: teacher.id, school: 'known', school_id: bend.id };
  const reply = await kindred.call(calls.verifyAtSchool, linked, staff);
  expect(reply.error).toMatchObject({ i18n: 'rosters.refused.numbers-taken', values: { numbers: 'A-1' } });
  expect(await rowSums(db)).toEqual(before);
});

test.each([
  ['no district', { district: 'none' }, null],
  ['a district that is known', { district: 'known', district_id: district.id }, district.name],
  ['a new district', { district: 'new', district_name: 'Juniper Flats' }, 'Juniper Flats'],
])('a new school comes with %s', async (_, place, name) => {
  const teacher = await newTeacher();
  const made = { id: teacher.id, school: 'new', name: `Larch ${teacher.id}`, state: 'TX', ...place };
  expect((await kindred.call(calls.verifyAtSchool, made, staff)).status).toBe(200);
  const school = await db
    .selectFrom('schools')
    .leftJoin('districts', 'districts.id', 'schools.district_id')
    .select(['schools.id', 'schools.time_zone', 'districts.name as district'])
    .where('schools.name', '=', made.name)
    .executeTakeFirstOrThrow();
  expect(school).toMatchObject({ district: name, time_zone: 'America/Chicago' });
  expect(await row(teacher.id)).toMatchObject({ status: 'verified', school_id: school.id });
});

test('what is missing or taken is said at its field', async () => {
  const teacher = await newTeacher();
  const before = await rowSums(db);
  const ask = async (values: Record<string, unknown>) =>
    (await kindred.call(calls.verifyAtSchool, { id: teacher.id, ...values }, staff)).error.errors;
  expect(await ask({ school: 'known' })).toEqual({ school_id: { i18n: 'validation.required' } });
  expect(await ask({ school: 'known', school_id: 424242424242 })).toEqual({
    school_id: { i18n: 'validation.exists' },
  });
  expect(Object.keys((await ask({ school: 'new' })) ?? {})).toEqual(['name', 'state', 'district']);
  const there = { school: 'new', name: bend.name, state: 'TX', district: 'known', district_id: district.id };
  expect(await ask(there)).toEqual({ name: { i18n: 'validation.unique-in-district' } });
  const twice = { ...there, name: 'Larch', district: 'new', district_name: district.name };
  expect(await ask(twice)).toEqual({ district_name: { i18n: 'validation.unique-in-state' } });
  expect(await rowSums(db)).toEqual(before);
});

test('who teaches at home is verified without a school', async () => {
  const home = await buildAccount(db, { role: 'home', status: 'not-verified' });
  expect((await kindred.call(calls.verifyAccounts, { ids: [home.id] }, staff)).status).toBe(200);
});

test('a school given with the form of an educator takes the students along, too', async () => {
  const teacher = await newTeacher();
  const id = await addStudent(teacher.token);
  const { first_name, last_name } = await row(teacher.id);
  const edited = { id: teacher.id, first_name, last_name, role: 'educator', school_id: bend.id };
  expect((await kindred.call(calls.editEducator, edited, staff)).status).toBe(200);
  expect(await student(id)).toMatchObject({ school_id: bend.id, awaits_school: false });
});

test('who becomes a parent keeps the students as children, and gives none of them to a school later', async () => {
  const teacher = await newTeacher();
  const id = await addStudent(teacher.token);
  expect((await kindred.call(calls.convertEducator, { id: teacher.id }, staff)).status).toBe(200);
  expect(await student(id)).toMatchObject({ awaits_school: false, school_id: null });
});

test('the lists of staff show the school, linked or typed', async () => {
  const teacher = await newTeacher({ school: 'Larch AtMost' });
  for (const [table, filters] of [
    [accountRequestsTable, { source: 'form' }],
    [educatorsTable, {}],
  ] as const) {
    const { body } = await kindred.call(table.list, { ...filters, name: teacher.name }, staff);
    expect(body).toMatchObject({
      data: [{ school: 'Larch AtMost', school_linked: false, lacks_school: true }],
    });
  }
  await kindred.call(calls.verifyAtSchool, { id: teacher.id, school: 'known', school_id: bend.id }, staff);
  const { body } = await kindred.call(educatorsTable.list, { name: teacher.name }, staff);
  expect(body).toMatchObject({ data: [{ school: bend.name, school_linked: true, lacks_school: false }] });
});
