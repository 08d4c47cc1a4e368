import { expect, test } from 'vitest';
import { unseal } from '#platform/server/crypto.ts';
import { startActing } from '#product/accounts/acting-contract.ts';
import { setClassCode } from '#product/accounts/contract.ts';
import { login } from '#product/accounts/sign-in-contract.ts';
import { STUDENT_SITE, testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildFamily, buildSchool, LICENSED, STUDENT_PASSWORD } from '#testing/api/people.ts';
import { rowSums } from '#testing/api/rows.ts';
import { educatorStudents, parentStudents, staffStudents } from '../../contract.ts';
import { buildRosters } from '../testing/roster.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const people = await buildRosters(kindred);
const { teacher, colleague, stranger, admin, newcomer, parent, otherParent, staff } = people;
const { student, child, share, token, studentRow, audited } = people;
const asTeacher = { token: await token(teacher) };
const asStranger = { token: await token(stranger) };

const sessionsOf = async (id: number) =>
  (await db.selectFrom('sessions').select('student_id').where('student_id', '=', id).execute()).length;
const formOf = ({ id, first_name, last_name, grade, username }: Awaited<ReturnType<typeof student>>) => ({
  id,
  first_name,
  last_name,
  grade,
  teacher: '',
  student_id: '',
  username,
});

test('the form shows what is written down, to those who may change it, and is noted', async () => {
  const one = await student(teacher, { teacher: 'Ms. Reed', clever_user_id: 'clever-form' });
  for (const [person, calls] of [
    [teacher, educatorStudents],
    [admin, educatorStudents],
    [staff, staffStudents],
  ] as const) {
    const { status, body } = await kindred.call(calls.form, { id: one.id }, { token: await token(person) });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      first_name: one.first_name,
      last_name: one.last_name,
      grade: 3,
      teacher: 'Ms. Reed',
      student_id: '',
      username: one.username,
      family_language: 'none',
      clever_user_id: 'clever-form',
      classlink_login_id: '',
      classlink_tenant_id: '',
    });
  }
  expect((await audited('student.read')).filter((row) => row.subject_id === one.id)).toHaveLength(3);
});

test('nobody else finds the student, whatever they try', async () => {
  const one = await student(teacher);
  const before = await rowSums(db, ['sessions']);
  for (const [person, calls] of [
    [stranger, educatorStudents],
    [colleague, educatorStudents],
    [newcomer, educatorStudents],
    [parent, parentStudents],
  ] as const) {
    const options = { token: await token(person) };
    const replies = [
      await kindred.call(calls.form, { id: one.id }, options),
      await kindred.call(calls.edit, { ...formOf(one), first_name: 'Mine' }, options),
      await kindred.call(calls.archive, { ids: [one.id] }, options),
      await kindred.call(calls.unarchive, { ids: [one.id] }, options),
      await kindred.call(calls.loginInformation, { ids: [one.id] }, options),
      await kindred.call(calls.newPasswords, { ids: [one.id] }, options),
    ];
    expect(replies.map((reply) => reply.status)).toEqual([404, 404, 404, 404, 404, 404]);
  }
  expect(await rowSums(db, ['sessions'])).toEqual(before);
});

test('one student out of reach keeps a whole selection from changing', async () => {
  const [mine, theirs] = [await student(teacher), await student(stranger)];
  const { status } = await kindred.call(educatorStudents.archive, { ids: [mine.id, theirs.id] }, asTeacher);
  expect(status).toBe(404);
  expect((await studentRow(mine.id)).archived_at).toBeNull();
});

test('an edit changes what it says, and leaves the password', async () => {
  const one = await student(teacher);
  const { body } = await kindred.call(
    educatorStudents.edit,
    { ...formOf(one), first_name: 'Maya', grade: 'K', teacher: 'Mr. Ames', student_id: 'E-1', username: '' },
    asTeacher,
  );
  expect(body.notification).toMatchObject({ i18n: 'rosters.edited' });
  expect(await studentRow(one.id)).toMatchObject({
    first_name: 'Maya',
    grade: 0,
    teacher: 'Mr. Ames',
    student_id: 'E-1',
    username: one.username,
    password_sealed: one.password_sealed,
  });
  const details = await db.selectFrom('audit').select('details').where('subject_id', '=', one.id).execute();
  expect(JSON.stringify(details)).not.toContain('Maya');
});

test('an edit that changes nothing says so, and leaves no row', async () => {
  const one = await student(teacher);
  const before = await rowSums(db, ['sessions']);
  const { body } = await kindred.call(educatorStudents.edit, formOf(one), asTeacher);
  expect(body.notification).toEqual({ type: 'info', i18n: 'notification.nothing-changed' });
  expect(await rowSums(db, ['sessions'])).toEqual(before);
});

test('a new username or password signs the student out, and works', async () => {
  const one = await student(teacher, LICENSED);
  await kindred.tokenFor({ studentId: one.id });
  const username = `new.${one.username}`;
  await kindred.call(
    educatorStudents.edit,
    { ...formOf(one), username: username.toUpperCase(), new_password: 'rainbow-kite' },
    asTeacher,
  );
  expect(await sessionsOf(one.id)).toBe(0);
  const entered = await kindred.call(login, { username, password: 'rainbow-kite' }, { host: STUDENT_SITE });
  expect(entered.status).toBe(200);
  await kindred.call(educatorStudents.edit, { ...formOf(one), username, make_new_password: true }, asTeacher);
  expect(await sessionsOf(one.id)).toBe(0);
  expect(unseal(appKey, (await studentRow(one.id)).password_sealed)).toMatch(/^[a-z]+-[a-z]+-\d$/);
});

test.each([
  [{ new_password: 'short' }, { new_password: { i18n: 'validation.min-6' } }],
  [{ new_password: 'Rainbow' }, { new_password: { i18n: 'validation.common-password' } }],
  [{ username: 'a!b' }, { username: { i18n: 'validation.username-characters' } }],
  [{ archived_at: null }, { archived_at: { i18n: 'validation.unknown' } }],
  [{ grade: null }, { grade: { i18n: 'validation.in' } }],
])('an edit with %j is refused', async (wrong, errors) => {
  const one = await student(teacher);
  const reply = await kindred.call(educatorStudents.edit, { ...formOf(one), ...wrong }, asTeacher);
  expect(reply.error.errors).toEqual(errors);
});

test('a username or number of another student is taken', async () => {
  const [one, other] = [await student(teacher), await student(colleague, { student_id: 'T-9' })];
  const reply = await kindred.call(
    educatorStudents.edit,
    { ...formOf(one), username: other.username, student_id: 'T-9' },
    asTeacher,
  );
  expect(reply.error.errors).toEqual({
    username: { i18n: 'validation.unique' },
    student_id: { i18n: 'validation.unique-in-school' },
  });
});

const NO_IDS = { clever_user_id: null, classlink_login_id: null, classlink_tenant_id: null };
const PAIR = { classlink_login_id: 'login-7', classlink_tenant_id: 'tenant-7' };

test('ids of sign-in providers are set, kept and taken away; each change signs the student out', async () => {
  const one = await student(teacher);
  const edit = async (values: object) => {
    await kindred.tokenFor({ studentId: one.id });
    const { status } = await kindred.call(educatorStudents.edit, { ...formOf(one), ...values }, asTeacher);
    return [status, await sessionsOf(one.id)];
  };
  expect(await edit({ ...PAIR, clever_user_id: '  clever-7 ' })).toEqual([200, 0]);
  expect(await studentRow(one.id)).toMatchObject({ ...PAIR, clever_user_id: 'clever-7' });
  // Left out, they stay.
  expect(await edit({ first_name: 'Maya' })).toEqual([200, 1]);
  expect(await studentRow(one.id)).toMatchObject({ ...PAIR, clever_user_id: 'clever-7' });
  expect(await edit({ clever_user_id: '', classlink_login_id: '', classlink_tenant_id: '' })).toEqual([
    200, 0,
  ]);
  expect(await studentRow(one.id)).toMatchObject(NO_IDS);
});

test('an id of a provider is one student, anywhere; ClassLink takes both of its ids or none', async () => {
  const [one, other] = [
    await student(teacher),
    await student(stranger, { ...PAIR, clever_user_id: 'clever-taken' }),
  ];
  const before = await rowSums(db, ['sessions']);
  const errorsOf = async (values: object) =>
    (await kindred.call(educatorStudents.edit, { ...formOf(one), ...values }, asTeacher)).error.errors;
  expect(await errorsOf({ ...PAIR, clever_user_id: other.clever_user_id })).toEqual({
    clever_user_id: { i18n: 'validation.unique' },
    classlink_login_id: { i18n: 'validation.unique' },
  });
  expect(await errorsOf({ classlink_login_id: 'login-8' })).toEqual({
    classlink_tenant_id: { i18n: 'validation.required' },
  });
  expect(await errorsOf({ classlink_tenant_id: 'tenant-8' })).toEqual({
    classlink_login_id: { i18n: 'validation.required' },
  });
  expect(await errorsOf({ clever_user_id: 'x'.repeat(101) })).toEqual({
    clever_user_id: { i18n: 'validation.max-100' },
  });
  expect(await rowSums(db, ['sessions'])).toEqual(before);
  // The same login at another tenant is somebody else.
  expect(await errorsOf({ ...PAIR, classlink_tenant_id: 'tenant-9' })).toBeUndefined();
});

test('the ClassLink tenant is the one that staff tied to the school, and never one of another place', async () => {
  const [mine, untied] = [await student(teacher), await student(stranger)];
  const theirs = await buildSchool(db);
  await db
    .insertInto('sign_on_tenants')
    .values([
      { provider: 'classlink', tenant: 'tied-1', school_id: mine.school_id },
      { provider: 'classlink', tenant: 'tied-2', school_id: theirs.id },
    ])
    .execute();
  const errorsOf = async (one: typeof mine, tenant: string, as: typeof asTeacher) =>
    (
      await kindred.call(
        educatorStudents.edit,
        { ...formOf(one), classlink_login_id: `of-${one.id}`, classlink_tenant_id: tenant },
        as,
      )
    ).error.errors;
  const foreign = { classlink_tenant_id: { i18n: 'validation.tenant-foreign' } };
  expect(await errorsOf(mine, 'tied-2', asTeacher)).toEqual(foreign);
  expect(await errorsOf(mine, 'anything', asTeacher)).toEqual(foreign);
  expect(await errorsOf(mine, 'tied-1', asTeacher)).toBeUndefined();
  expect(await errorsOf(untied, 'tied-2', asStranger)).toEqual(foreign);
  expect(await errorsOf(untied, 'anything', asStranger)).toBeUndefined();
  await db.deleteFrom('sign_on_tenants').execute();
});

test('a child of a family signs in through no school', async () => {
  const one = await child();
  const form = { ...formOf(one), clever_user_id: 'clever-home' };
  const reply = await kindred.call(parentStudents.edit, form, { token: await token(parent) });
  expect(reply.error.errors).toEqual({ clever_user_id: { i18n: 'validation.in' } });
});

test('the form shows the teacher as the list does, and writes down only another name', async () => {
  const one = await student(teacher);
  const read = async () => {
    const { body } = await kindred.call(educatorStudents.form, { id: one.id }, asTeacher);
    return body.data;
  };
  const shown = (await read()).teacher;
  expect(shown).toBe('Tara Reed');
  const stored = async (typed: string) => {
    await kindred.call(
      educatorStudents.edit,
      { ...formOf(one), first_name: 'Ida', teacher: typed },
      asTeacher,
    );
    return (await studentRow(one.id)).teacher;
  };
  expect(await stored(shown)).toBe('');
  expect(await stored('Mr. Ames')).toBe('Mr. Ames');
  expect((await read()).teacher).toBe('Mr. Ames');
  expect(await stored(shown)).toBe('');
});

test('staff acting as the teacher change a name, and nothing that opens the student site', async () => {
  const one = await student(teacher);
  const asStaff = { token: await token(staff) };
  await kindred.call(startActing, { user_id: teacher.id, reason: 'Asked for help' }, asStaff);
  const acting = { ...asStaff, headers: { 'x-acting-as': String(teacher.id) } };
  const edit = async (values: object) =>
    (await kindred.call(educatorStudents.edit, { ...formOf(one), ...values }, acting)).status;
  expect(await edit({ first_name: 'Right' })).toBe(200);
  for (const credentials of [
    { username: 'mine.now' },
    { new_password: 'rainbow' },
    { clever_user_id: 'c' },
  ]) {
    expect(await edit({ first_name: 'Right', ...credentials })).toBe(403);
  }
  expect(await studentRow(one.id)).toMatchObject({ ...NO_IDS, username: one.username });
});

test('of two students at once, one gets the id of a provider', async () => {
  const pair = [await student(teacher), await student(colleague)] as const;
  const replies = await Promise.all(
    [teacher, colleague].map(async (person, index) =>
      kindred.call(
        educatorStudents.edit,
        { ...formOf(pair[index] ?? pair[0]), clever_user_id: 'clever-race' },
        { token: await token(person) },
      ),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

test('staff correct a name, and do not choose passwords', async () => {
  const one = await student(teacher);
  const options = { token: await token(staff) };
  const renamed = await kindred.call(staffStudents.edit, { ...formOf(one), first_name: 'Right' }, options);
  expect(renamed.status).toBe(200);
  const chosen = await kindred.call(
    staffStudents.edit,
    { ...formOf(one), new_password: 'known-to-me' },
    options,
  );
  expect(chosen.status).toBe(403);
  expect((await studentRow(one.id)).password_sealed).toEqual(one.password_sealed);
});

test('archiving signs out and keeps out; coming back lets in again', async () => {
  const [one, two] = [await student(teacher, LICENSED), await student(teacher)];
  await kindred.tokenFor({ studentId: one.id });
  const ids = [one.id, two.id];
  const gone = await kindred.call(educatorStudents.archive, { ids }, asTeacher);
  expect(gone.body.notification).toMatchObject({ i18n: 'rosters.archived.student', values: { count: 2 } });
  expect(await sessionsOf(one.id)).toBe(0);
  expect((await audited('student.archive')).map((row) => row.subject_id)).toEqual(ids);
  const credentials = { username: one.username, password: STUDENT_PASSWORD };
  expect((await kindred.call(login, credentials, { host: STUDENT_SITE })).status).toBe(422);
  const again = await kindred.call(educatorStudents.archive, { ids }, asTeacher);
  expect(again.body.notification.i18n).toBe('notification.nothing-changed');
  const back = await kindred.call(educatorStudents.unarchive, { ids }, asTeacher);
  expect(back.body.notification).toMatchObject({ i18n: 'rosters.unarchived.student', values: { count: 2 } });
  expect((await kindred.call(login, credentials, { host: STUDENT_SITE })).status).toBe(200);
});

test('an account that is not verified cannot get around its limit by the archive', async () => {
  const first = await student(newcomer, { archived_at: kindred.now() });
  await student(newcomer);
  for (const person of [newcomer, admin]) {
    const options = { token: await token(person) };
    const { status, error } = await kindred.call(educatorStudents.unarchive, { ids: [first.id] }, options);
    expect([status, error.i18n]).toEqual([409, 'rosters.refused.not-verified.student']);
  }
});

test('a parent archives and edits a child of the family, another parent does not', async () => {
  const one = await child();
  const reply = await kindred.call(
    parentStudents.archive,
    { ids: [one.id] },
    { token: await token(otherParent) },
  );
  expect(reply.status).toBe(404);
  const own = { token: await token(parent) };
  const { body } = await kindred.call(parentStudents.archive, { ids: [one.id] }, own);
  expect(body.notification.i18n).toBe('rosters.archived.child-named');
  expect((await kindred.call(parentStudents.unarchive, { ids: [one.id] }, own)).status).toBe(200);
  expect((await kindred.call(parentStudents.edit, { ...formOf(one), grade: 5 }, own)).status).toBe(200);
  expect((await kindred.call(parentStudents.loginInformation, { ids: [one.id] }, own)).status).toBe(200);
});

test('login information tells password, class code and address, and each reading is noted', async () => {
  const [one, two] = [
    await student(teacher, { last_name: 'Zz' }),
    await student(colleague, { last_name: 'Aa' }),
  ];
  await share(two.id, teacher.id, { login_cards: true });
  await kindred.call(setClassCode, { class_code: 'seven-sunflowers' }, { token: await token(colleague) });
  const ids = [one.id, two.id];
  const { body } = await kindred.call(educatorStudents.loginInformation, { ids }, asTeacher);
  expect(body.data.student_url).toBe('http://student.localhost:3000');
  expect(body.data.students).toMatchObject([
    { id: two.id, username: two.username, password: STUDENT_PASSWORD, class_code: true },
    { id: one.id, username: one.username, password: STUDENT_PASSWORD, class_code: false },
  ]);
  expect(JSON.stringify(body)).not.toContain('seven-sunflowers');
  expect((await audited('student.login-information')).map((row) => row.subject_id).slice(-2)).toEqual(ids);
});

test('new passwords differ, sign out, and leave a row each', async () => {
  const [one, two] = [await student(teacher), await student(teacher)];
  await kindred.tokenFor({ studentId: one.id });
  const ids = [one.id, two.id];
  const { body } = await kindred.call(educatorStudents.newPasswords, { ids }, asTeacher);
  expect(body).toMatchObject({ notification: { i18n: 'rosters.new-passwords.student' }, extra: { ids } });
  for (const id of ids) {
    expect(unseal(appKey, (await studentRow(id)).password_sealed)).not.toBe(STUDENT_PASSWORD);
  }
  expect(await sessionsOf(one.id)).toBe(0);
  expect((await audited('student.new-password')).map((row) => row.subject_id)).toEqual(ids);
});

test('a thousand are as many as can be selected; none is not a selection', async () => {
  const many = Array.from({ length: 1001 }, (_, place) => place + 1);
  const tooMany = await kindred.call(educatorStudents.archive, { ids: many }, asStranger);
  expect(tooMany.error.errors).toEqual({ ids: { i18n: 'validation.selection-limit' } });
  const none = await kindred.call(educatorStudents.archive, { ids: [] }, asStranger);
  expect(none.error.errors).toEqual({ ids: { i18n: 'validation.required' } });
});

test('nobody comes back from the archive to an educator who was deactivated', async () => {
  const gone = await buildAccount(db, {
    school_id: people.school.id,
    status: 'deactivated',
    first_name: 'Gil',
    last_name: 'Orne',
  });
  const one = await student(gone, { archived_at: kindred.now() });
  for (const [person, calls] of [
    [admin, educatorStudents],
    [staff, staffStudents],
  ] as const) {
    const reply = await kindred.call(calls.unarchive, { ids: [one.id] }, { token: await token(person) });
    expect([reply.status, reply.error]).toMatchObject([
      409,
      { i18n: 'rosters.refused.closed-account', values: { name: 'Gil Orne' } },
    ]);
  }
  expect((await studentRow(one.id)).archived_at).not.toBeNull();
});

test('a child comes back although the parent who added it was deactivated, while there is another parent', async () => {
  const family = await buildFamily(db);
  const [gone, here] = [
    await buildAccount(db, { scope: 'parent', family_id: family.id, status: 'deactivated' }),
    await buildAccount(db, { scope: 'parent', family_id: family.id }),
  ];
  const archived = { owner_id: gone.id, family_id: family.id, archived_at: kindred.now() };
  const [one, two] = [await child(archived), await child(archived)];
  const back = await kindred.call(
    parentStudents.unarchive,
    { ids: [one.id, two.id] },
    { token: await token(here) },
  );
  expect(back.status).toBe(200);
});
