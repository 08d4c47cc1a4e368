import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildRosters } from '#product/rosters/server/testing/roster.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildGroup } from '#testing/api/people.ts';
import { rowSums } from '#testing/api/rows.ts';
import { cases } from '#testing/server/proof.ts';
import { educatorLicenses, parentLicenses, staffLicenses } from '../../contract.ts';
import { educatorOwner } from '../../staff-contract.ts';
import { anew, licensesIn } from '../testing/licenses.ts';

const kindred = await testKindred();
const { db } = kindred;
const people = await buildRosters(kindred);
const { school, otherSchool, colleague, stranger, admin, parent, otherParent, staff } = people;
const { student, child, share, token, studentRow, audited } = people;
const { grant, lots, remaining, history } = licensesIn(kindred);

/** A teacher with so many individual licenses, and a way to ask. */
async function teacherWith(quantity: number) {
  const teacher = await buildAccount(db, { school_id: school.id });
  if (quantity > 0) await grant({ accountId: teacher.id }, 'individual', quantity);
  const as = { token: await token(teacher) };
  const students = async (count: number, values = {}) => {
    const made = [];
    for (let one = 0; one < count; one += 1) made.push(await student(teacher, values));
    return made.map(({ id }) => id);
  };
  const assign = (ids: number[], program = 'default', operation: { operation_id: string } = anew()) =>
    kindred.call(educatorLicenses.assign, { ids, program, ...operation }, as);
  return { teacher, owner: { accountId: teacher.id }, as, students, assign };
}
const selectedError = (selected: number, available: number) => ({
  ids: {
    i18n: 'validation.licenses-not-enough-selected',
    values: { selected, available, missing: expect.anything() },
  },
});

test('students get a license and a program, each with an audit row, and those who have one are skipped', async () => {
  const { owner, teacher, students, assign } = await teacherWith(3);
  const [first = 0, second = 0] = await students(2);
  const one = await assign([first], 'sim');
  expect(one.body.notification).toMatchObject({ i18n: 'licensing.done.assigned', values: { count: 1 } });
  expect(await studentRow(first)).toMatchObject({ active_program: 'sim', license_ends_on: '2027-09-13' });
  expect(await history()).toMatchObject({
    type: 'use-product-assigned',
    account_id: teacher.id,
    quantity: 1,
    program: 'sim',
  });
  const both = await assign([first, second]);
  expect(both.body.notification).toMatchObject({ i18n: 'licensing.done.assigned-some' });
  expect(both.body.extra).toEqual({ done: 1, left: 1 });
  expect((await studentRow(second)).active_program).toBe('zoou');
  const again = await assign([first, second]);
  expect(again.body.notification.i18n).toBe('licensing.done.all-licensed');
  expect(await lots(owner)).toMatchObject([{ used: 2, remaining: 1 }]);
  const rows = await audited('student.assign-license');
  expect(rows.filter((row) => row.actor_id === teacher.id).map((row) => row.subject_id)).toEqual([
    first,
    second,
  ]);
});

test('a selection that needs more than there is changes nobody', async () => {
  const { owner, students, assign } = await teacherWith(2);
  const ids = await students(3);
  const before = await rowSums(db);
  const { status, error } = await assign(ids);
  expect([status, error.errors]).toEqual([422, selectedError(3, 2)]);
  expect(await rowSums(db)).toEqual(before);
  expect(await remaining(owner)).toBe(2);
});

test('an educator who has nothing and never bought anything is asked to become a customer', async () => {
  const { students, assign } = await teacherWith(0);
  expect((await assign(await students(1))).status).toBe(402);
});

test('an educator on a trial only who wants to extend it is asked to become a customer, and a customer is not', async () => {
  const { teacher, owner, as, students, assign } = await teacherWith(0);
  const trial = { id: teacher.id, ends_on: '2026-10-14', ...anew() };
  await kindred.call(educatorOwner.setTrial, trial, { token: await token(staff) });
  const ids = await students(2);
  const extend = (some: number[]) => kindred.call(educatorLicenses.extend, { ids: some, ...anew() }, as);
  expect((await assign(ids)).status).toBe(200);
  expect((await extend(ids)).status).toBe(402);
  expect((await assign(ids)).body.notification.i18n).toBe('licensing.done.all-licensed');
  await grant(owner, 'individual', 1);
  const { status, error } = await extend(ids);
  expect([status, error.errors]).toEqual([422, selectedError(2, 1)]);
  expect((await extend(ids.slice(0, 1))).status).toBe(200);
  expect((await extend(ids.slice(1))).status).toBe(422);
});

const CLASS = cases(100, 500);

test('ten admins assign a class each from a pool for eight at once: exactly eight get licenses', async () => {
  const owner = await buildAccount(db, { school_id: school.id });
  const group = await buildGroup(db, 'school', { [owner.id]: 'owner' });
  await db
    .updateTable('groups')
    .set({ pool_on: true, school_id: school.id })
    .where('id', '=', group.id)
    .execute();
  await grant({ groupId: group.id }, 'site', 8 * CLASS);
  const { rows } = await sql<{ id: number }>`
    insert into students (school_id, owner_id, first_name, last_name, grade, username, password_sealed)
    select ${school.id}, ${owner.id}, 'Child', 'Of ' || n, 3, 'pool.' || n, '\\x00'
    from generate_series(1, ${10 * CLASS}) n returning id`.execute(db);
  const as = { token: await token(owner) };
  const classes = Array.from({ length: 10 }, (_, n) =>
    rows.slice(n * CLASS, (n + 1) * CLASS).map(({ id }) => id),
  );
  const replies = await Promise.all(
    classes.map((ids) => kindred.call(educatorLicenses.assign, { ids, program: 'default', ...anew() }, as)),
  );
  const statuses = replies.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 422, 422]);
  expect(await lots({ groupId: group.id })).toMatchObject([
    { quantity: 8 * CLASS, used: 8 * CLASS, remaining: 0 },
  ]);
}, 60_000);

test('the same request sent again, even at once, is answered alike and does nothing more', async () => {
  const { owner, students, assign } = await teacherWith(5);
  const ids = await students(2);
  const operation = anew();
  const [first, second] = await Promise.all([assign(ids, 'sim', operation), assign(ids, 'sim', operation)]);
  const third = await assign(ids, 'sim', operation);
  expect(second.body).toEqual(first.body);
  expect(third.body).toEqual(first.body);
  expect(await remaining(owner)).toBe(3);
  const rows = await audited('student.assign-license');
  expect(rows.filter((row) => ids.includes(row.subject_id ?? 0))).toHaveLength(2);
});

test('the owner pays first, then who assigns: a colleague with whom the student is shared', async () => {
  const { owner, students } = await teacherWith(1);
  const [one = 0, two = 0] = await students(2);
  await share(one, colleague.id);
  await share(two, colleague.id);
  await grant({ accountId: colleague.id }, 'individual', 1);
  const input = { ids: [one, two], program: 'default', ...anew() };
  const reply = await kindred.call(educatorLicenses.assign, input, { token: await token(colleague) });
  expect(reply.body.extra).toEqual({ done: 2, left: 0 });
  expect([await remaining(owner), await remaining({ accountId: colleague.id })]).toEqual([0, 0]);
});

test('students of two schools are not mixed, not even by staff', async () => {
  const { owner, students, teacher } = await teacherWith(2);
  const ids = [...(await students(1)), (await student(teacher, { school_id: otherSchool.id })).id];
  const input = { ids, program: 'default', ...anew() };
  const byStaff = { token: await token(staff) };
  for (const { error } of [
    await kindred.call(educatorLicenses.assign, input, { token: await token(teacher) }),
    await kindred.call(staffLicenses.assign, input, byStaff),
    await kindred.call(staffLicenses.extend, { ids, ...anew() }, byStaff),
  ]) {
    expect(error.errors).toEqual({ ids: { i18n: 'validation.more-than-one-school' } });
  }
  expect(await remaining(owner)).toBe(2);
  const one = await kindred.call(
    staffLicenses.assign,
    { ...input, ids: ids.slice(0, 1), ...anew() },
    byStaff,
  );
  expect(one.body.extra).toEqual({ done: 1, left: 0 });
});

test('an extension follows on the license there is, and nobody is extended where one would go without', async () => {
  const { students, as } = await teacherWith(4);
  const ids = await students(2);
  const extend = (some: number[]) => kindred.call(educatorLicenses.extend, { ids: some, ...anew() }, as);
  await extend(ids);
  expect((await studentRow(ids[0] ?? 0)).license_ends_on).toBe('2027-09-13');
  await extend(ids.slice(0, 1));
  expect((await studentRow(ids[0] ?? 0)).license_ends_on).toBe('2028-09-12');
  const { error } = await extend(ids);
  expect(error.errors).toEqual(selectedError(2, 1));
});

test('a rollback says how many licenses could not come back', async () => {
  const { owner, students, as, assign } = await teacherWith(2);
  const [fresh = 0, played = 0] = await students(2);
  await assign([fresh, played]);
  await db
    .updateTable('license_uses')
    .set({ first_played_at: kindred.now() })
    .where('student_id', '=', played)
    .execute();
  const rollback = () => kindred.call(educatorLicenses.rollback, { ids: [fresh, played], ...anew() }, as);
  const reply = await rollback();
  expect(reply.body.notification).toMatchObject({
    type: 'warning',
    i18n: 'licensing.done.rolled-back',
    values: { count: 1 },
    also: [
      { i18n: 'licensing.done.back-own', values: { count: 1 } },
      { i18n: 'licensing.done.kept-played', values: { count: 1 } },
    ],
  });
  expect(reply.body.extra).toEqual({ done: 1, left: 1 });
  expect(await history()).toMatchObject({ type: 'rollback-unassigned', quantity: 1 });
  expect((await audited('student.rollback-license')).map((row) => row.subject_id)).toContain(fresh);
  expect(await remaining(owner)).toBe(1);
  const { status, error } = await rollback();
  expect([status, error.i18n]).toEqual([409, 'licensing.refused.rollback']);
});

test('a switch of the program costs nothing and needs a license', async () => {
  const { owner, students, as, assign } = await teacherWith(1);
  const [one = 0, bare = 0] = await students(2);
  await assign([one]);
  const change = (ids: number[]) =>
    kindred.call(educatorLicenses.switchProgram, { ids, program: 'hoh', ...anew() }, as);
  const reply = await change([one, bare]);
  expect(reply.body.extra).toEqual({ done: 1, left: 1 });
  expect((await studentRow(one)).active_program).toBe('hoh');
  expect(await history()).toMatchObject({ type: 'use-product-reassigned', program: 'hoh' });
  expect((await change([bare])).error.i18n).toBe('licensing.refused.switch');
  expect(await lots(owner)).toMatchObject([{ used: 1 }]);
});

test('where licenses are left and do not serve, it is said why: they end before the own one', async () => {
  const { owner, as, students, assign } = await teacherWith(1);
  const ids = await students(1);
  await assign(ids);
  await grant(owner, 'site', 5);
  const extend = await kindred.call(educatorLicenses.extend, { ids, ...anew() }, as);
  expect(extend.error.errors).toEqual({
    ids: {
      i18n: 'validation.licenses-end-before',
      values: { selected: 1, date: '2027-06-30', until: '2027-09-13' },
    },
  });
});

test('what is available is told by kind, and whether it is enough', async () => {
  const { owner, students, as, assign } = await teacherWith(2);
  await grant(owner, 'site', 1);
  const ids = await students(4);
  await assign(ids.slice(0, 1));
  const { body } = await kindred.call(educatorLicenses.availability, { ids }, as);
  expect(body.data).toEqual({
    selected: 4,
    licensed: 1,
    enough: false,
    missing: 1,
    // Some get one.
    cause: null,
    lots: [
      { kind: 'site', group: null, count: 1, starts_on: '2026-09-01', ends_on: '2027-06-30' },
      { kind: 'individual', group: null, count: 1, starts_on: '2026-09-01', ends_on: null },
    ],
    available: { individual: 1, site: 1, pool: 0, trial: 0 },
    spent: { individual: 1, site: 1, pool: 0, trial: 0 },
  });
});

test('pools are named with their end, and that there is none with its cause', async () => {
  const { owner, students, as, assign } = await teacherWith(0);
  const ids = await students(2);
  const asked = async (some: number[], extend = false) => {
    const input = { ids: some, ...(extend ? { extend } : {}) };
    return (await kindred.call(educatorLicenses.availability, input, as)).body.data;
  };
  expect(await asked(ids)).toMatchObject({ missing: 2, lots: [], cause: { kind: 'none' } });
  await grant(owner, 'site', 3, '2026-09-10');
  expect(await asked(ids)).toMatchObject({ cause: { kind: 'ended', date: '2026-09-10' }, lots: [] });
  const group = await buildGroup(db, 'team', { [owner.accountId]: 'member' });
  await db.updateTable('groups').set({ pool_on: true }).where('id', '=', group.id).execute();
  await grant({ groupId: group.id }, 'site', 1);
  expect(await asked(ids.slice(0, 1))).toMatchObject({
    enough: true,
    cause: null,
    lots: [{ kind: 'pool', group: group.name, count: 1, ends_on: '2027-06-30' }],
  });
  await assign(ids.slice(0, 1));
  expect(await asked(ids.slice(1))).toMatchObject({ missing: 1, cause: { kind: 'in-use', count: 1 } });
  await grant(owner, 'site', 2, '2027-05-31');
  expect(await asked(ids.slice(0, 1), true)).toMatchObject({
    missing: 1,
    licensed: 0,
    cause: { kind: 'end-before', date: '2027-05-31', until: '2027-06-30' },
  });
});

test('which licenses are used is said before and after, and one kind can be chosen', async () => {
  const { teacher, owner, students, as, assign } = await teacherWith(2);
  const trial = { id: teacher.id, ends_on: '2026-10-14', ...anew() };
  await kindred.call(educatorOwner.setTrial, trial, { token: await token(staff) });
  const ids = await students(5);
  const ask = async (from: 'any' | 'individual' | 'trial') =>
    (await kindred.call(educatorLicenses.availability, { ids, from }, as)).body.data;
  const onTrial = { individual: 0, site: 0, pool: 0, trial: 5 };
  expect((await ask('any')).spent).toEqual({ individual: 2, site: 0, pool: 0, trial: 3 });
  expect(await ask('trial')).toMatchObject({ enough: true, spent: onTrial, available: { individual: 2 } });
  expect(await ask('individual')).toMatchObject({ enough: false, missing: 3 });

  const chosen = (from: string, some: number[]) =>
    kindred.call(educatorLicenses.assign, { ids: some, program: 'default', from, ...anew() }, as);
  const short = await chosen('individual', ids);
  expect([short.status, short.error.errors]).toEqual([422, selectedError(5, 2)]);
  const free = await chosen('trial', ids.slice(0, 1));
  expect(free.body.notification.also).toEqual([{ i18n: 'licensing.spent.trial', values: { count: 1 } }]);
  expect(await remaining(owner)).toBe(2);
  const rest = await assign(ids.slice(1));
  expect(rest.body.notification.also).toEqual([
    { i18n: 'licensing.spent.individual', values: { count: 2 } },
    { i18n: 'licensing.spent.trial', values: { count: 2 } },
  ]);
});

test('archived students get no license, and parents give theirs to their own children', async () => {
  const { students, assign } = await teacherWith(1);
  const [gone = 0] = await students(1, { archived_at: kindred.now() });
  expect((await assign([gone])).error.i18n).toBe('licensing.refused.archived');
  await grant({ accountId: parent.id }, 'individual', 1);
  const input = { ids: [(await child()).id], program: 'academy', ...anew() };
  expect((await kindred.call(parentLicenses.assign, input, { token: await token(otherParent) })).status).toBe(
    404,
  );
  expect((await kindred.call(parentLicenses.assign, input, { token: await token(parent) })).status).toBe(200);
});

test("nobody touches another school's students, nor sends nonsense", async () => {
  const { students, as, assign } = await teacherWith(1);
  const ids = await students(1);
  const theirs = (await student(stranger)).id;
  const before = await rowSums(db, ['sessions']);
  for (const call of [educatorLicenses.assign, educatorLicenses.switchProgram, educatorLicenses.extend]) {
    const program = call === educatorLicenses.extend ? {} : { program: 'zoou' };
    const reply = await kindred.call(call, { ids: [...ids, theirs], ...program, ...anew() }, as);
    expect(reply.status).toBe(404);
  }
  expect((await kindred.call(educatorLicenses.rollback, { ids: [theirs], ...anew() }, as)).status).toBe(404);
  expect((await kindred.call(educatorLicenses.availability, { ids: [theirs] }, as)).status).toBe(404);
  expect((await assign([], 'zoou')).status).toBe(422);
  expect((await assign(ids, 'chess')).status).toBe(422);
  expect((await assign(ids, 'zoou', { operation_id: 'again' })).status).toBe(422);
  expect(await rowSums(db, ['sessions'])).toEqual(before);
});

test('an admin assigns from the licenses of the educator', async () => {
  const { owner, students } = await teacherWith(1);
  const input = { ids: await students(1), program: 'default', ...anew() };
  const reply = await kindred.call(educatorLicenses.assign, input, { token: await token(admin) });
  expect(reply.status).toBe(200);
  expect(await remaining(owner)).toBe(0);
});
