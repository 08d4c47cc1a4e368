import { expect, test } from 'vitest';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildGroup } from '#testing/api/people.ts';
import { rowSums } from '#testing/api/rows.ts';
import * as calls from '../../contract.ts';
import { buildRosters } from '../testing/roster.ts';

const kindred = await testKindred();
const { db } = kindred;
const people = await buildRosters(kindred);
const { teacher, colleague, stranger, admin, newcomer, staff, school } = people;
const { student, child, share, token, studentRow, audited } = people;
const asTeacher = { token: await token(teacher) };
const asColleague = { token: await token(colleague) };
const asAdmin = { token: await token(admin) };
const asStaff = { token: await token(staff) };

const sharesOf = async (id: number) =>
  (await db.selectFrom('student_shares').select('account_id').where('student_id', '=', id).execute()).map(
    (row) => row.account_id,
  );
const activity = () => db.selectFrom('activity').selectAll().orderBy('id').execute();
const EXISTS = { i18n: 'validation.exists' };

test('students are shared with a colleague, who sees them from then on', async () => {
  const [one, two] = [await student(teacher), await student(teacher)];
  const ids = [one.id, two.id];
  const { body } = await kindred.call(calls.shareStudents, { ids, educator_ids: [colleague.id] }, asTeacher);
  expect(body.notification).toMatchObject({
    i18n: 'rosters.shared',
    values: { count: 2, names: 'Cole Ames' },
  });
  expect(await sharesOf(one.id)).toEqual([colleague.id]);
  expect((await kindred.call(calls.studentShares, { id: one.id }, asColleague)).status).toBe(200);
  const again = await kindred.call(calls.shareStudents, { ids, educator_ids: [colleague.id] }, asTeacher);
  expect(again.body.notification.i18n).toBe('notification.nothing-changed');
  expect((await audited('student.share')).map((row) => row.subject_id)).toEqual(ids);
  const shown = await kindred.call(calls.studentShares, { id: one.id }, asTeacher);
  expect(shown.body.data).toEqual([
    {
      id: colleague.id,
      name: 'Cole Ames',
      username: colleague.username,
      login_cards: false,
      elsewhere: false,
    },
  ]);
});

test('only verified colleagues of the school or of a common group can be chosen', async () => {
  const one = await student(teacher);
  const before = await rowSums(db, ['sessions']);
  for (const { id } of [stranger, newcomer, teacher, people.parent, staff, { id: 999_999 }]) {
    const reply = await kindred.call(calls.shareStudents, { ids: [one.id], educator_ids: [id] }, asTeacher);
    expect([reply.status, reply.error.errors]).toEqual([422, { educator_ids: EXISTS }]);
  }
  expect(await rowSums(db, ['sessions'])).toEqual(before);
  const team = await buildGroup(db, 'team', { [teacher.id]: 'member', [stranger.id]: 'owner' });
  const withStranger = { ids: [one.id], educator_ids: [stranger.id] };
  const refused = await kindred.call(calls.shareStudents, withStranger, asTeacher);
  expect([refused.status, refused.error.i18n]).toEqual([409, 'rosters.refused.share-elsewhere']);
  await db
    .insertInto('reading_agreements')
    .values({ group_id: team.id, school_id: people.school.id })
    .execute();
  expect((await kindred.call(calls.shareStudents, withStranger, asTeacher)).status).toBe(200);
});

test('only those who can be chosen are suggested', async () => {
  const labels = async (person: { id: number }, query: Record<string, unknown>) => {
    const { body } = await kindred.call(calls.findColleagues, query, { token: await token(person) });
    return body.data.map((one) => one.id);
  };
  expect(await labels(colleague, {})).toEqual(expect.arrayContaining([teacher.id, admin.id]));
  for (const { id } of [colleague, newcomer, stranger, people.parent]) {
    expect(await labels(colleague, {})).not.toContain(id);
    expect(await labels(colleague, { id })).toEqual([]);
  }
  expect(await labels(colleague, { q: 'tara r' })).toEqual([teacher.id]);
  expect(await labels(colleague, { q: 'Reed, Tara' })).toEqual([teacher.id]);
  expect(await labels(colleague, { q: '%' })).toEqual([]);
  expect(await labels(colleague, { id: teacher.id })).toEqual([teacher.id]);
  const receivers = await labels(admin, { beside: teacher.id });
  expect(receivers).toContain(colleague.id);
  expect(receivers).not.toContain(teacher.id);
  expect(await labels(admin, { beside: stranger.id })).toEqual([]);
  expect(await labels(colleague, { beside: teacher.id })).toEqual([]);
  expect(await labels(admin, { school_id: people.school.id })).toContain(teacher.id);
  expect(await labels(admin, { school_id: people.school.id + 1 })).toEqual([]);
});

test('who is not verified yet has no colleagues, and gives no student away', async () => {
  const one = await student(newcomer);
  const asNewcomer = { token: await token(newcomer) };
  expect((await kindred.call(calls.findColleagues, {}, asNewcomer)).body.data).toEqual([]);
  expect((await kindred.call(calls.findColleagues, { id: teacher.id }, asNewcomer)).body.data).toEqual([]);
  const before = await rowSums(db, ['sessions']);
  const shared = await kindred.call(
    calls.shareStudents,
    { ids: [one.id], educator_ids: [colleague.id] },
    asNewcomer,
  );
  expect([shared.status, shared.error.i18n]).toEqual([409, 'rosters.refused.share-not-verified']);
  const moved = await kindred.call(
    calls.transferStudents,
    { ids: [one.id], educator_id: colleague.id },
    asNewcomer,
  );
  expect([moved.status, moved.error.i18n]).toEqual([409, 'rosters.refused.transfer-not-verified']);
  expect(await rowSums(db, ['sessions'])).toEqual(before);
});

test('a shared student is a guest: not to be shared on or given away', async () => {
  const one = await student(teacher);
  await share(one.id, colleague.id);
  const on = await kindred.call(
    calls.shareStudents,
    { ids: [one.id], educator_ids: [admin.id] },
    asColleague,
  );
  expect([on.status, on.error.i18n]).toEqual([409, 'rosters.refused.not-owner']);
  const away = await kindred.call(
    calls.transferStudents,
    { ids: [one.id], educator_id: admin.id },
    asColleague,
  );
  expect([away.status, away.error.i18n]).toEqual([409, 'rosters.refused.not-owner']);
  const others = await kindred.call(
    calls.stopSharing,
    { ids: [one.id], educator_id: teacher.id },
    asColleague,
  );
  expect(others.status).toBe(409);
});

test('the educator stops sharing, or the colleague leaves', async () => {
  const one = await student(teacher);
  await share(one.id, colleague.id);
  await share(one.id, admin.id);
  const ended = await kindred.call(
    calls.stopSharing,
    { ids: [one.id], educator_id: colleague.id },
    asTeacher,
  );
  expect(ended.body.notification).toMatchObject({
    i18n: 'rosters.not-shared-named',
    values: { names: 'Cole Ames' },
  });
  const left = await kindred.call(calls.stopSharing, { ids: [one.id], educator_id: admin.id }, asAdmin);
  expect(left.body.notification.i18n).toBe('rosters.left-named');
  expect(await sharesOf(one.id)).toEqual([]);
  expect((await kindred.call(calls.educatorStudents.form, { id: one.id }, asColleague)).status).toBe(404);
});

test('students out of reach are neither shared nor shown', async () => {
  const one = await student(stranger);
  await share(one.id, admin.id);
  const replies = [
    await kindred.call(calls.shareStudents, { ids: [one.id], educator_ids: [colleague.id] }, asTeacher),
    await kindred.call(calls.stopSharing, { ids: [one.id], educator_id: admin.id }, asTeacher),
    await kindred.call(calls.studentShares, { id: one.id }, asTeacher),
    await kindred.call(calls.transferStudents, { ids: [one.id], educator_id: colleague.id }, asTeacher),
  ];
  expect(replies.map((reply) => reply.status)).toEqual([404, 404, 404, 404]);
  expect(await sharesOf(one.id)).toEqual([admin.id]);
});

test('an educator gives students to a colleague of the school', async () => {
  const [one, two] = [await student(teacher), await student(teacher)];
  await share(one.id, colleague.id);
  const ids = [one.id, two.id];
  const { body } = await kindred.call(calls.transferStudents, { ids, educator_id: colleague.id }, asTeacher);
  expect(body.notification).toMatchObject({
    i18n: 'rosters.transferred',
    values: { count: 2, name: 'Cole Ames' },
  });
  expect((await studentRow(one.id)).owner_id).toBe(colleague.id);
  expect(await sharesOf(one.id)).toEqual([]);
  expect((await activity()).at(-1)).toMatchObject({
    type: 'student-mass-transfer-to-another-educator',
    actor_id: teacher.id,
    educator_id: teacher.id,
    other_educator_id: colleague.id,
    school_id: school.id,
    students_count: 2,
  });
  expect((await audited('student.transfer')).map((row) => row.subject_id)).toEqual(ids);
  expect((await kindred.call(calls.educatorStudents.form, { id: one.id }, asTeacher)).status).toBe(404);
});

test('an admin moves students of several educators, each with a line in the history', async () => {
  const [one, two] = [await student(teacher), await student(colleague)];
  const before = (await activity()).length;
  const ids = [one.id, two.id];
  const { status } = await kindred.call(calls.transferStudents, { ids, educator_id: admin.id }, asAdmin);
  expect(status).toBe(200);
  const lines = (await activity()).slice(before).map((line) => [line.educator_id, line.students_count]);
  expect(lines).toEqual([
    [teacher.id, 1],
    [colleague.id, 1],
  ]);
});

test('whom students cannot go to', async () => {
  const one = await student(teacher);
  const before = await rowSums(db, ['sessions']);
  for (const { id } of [stranger, newcomer, staff, { id: 999_999 }]) {
    const reply = await kindred.call(calls.transferStudents, { ids: [one.id], educator_id: id }, asTeacher);
    expect([reply.status, reply.error.errors]).toEqual([422, { educator_id: EXISTS }]);
  }
  const reply = await kindred.call(
    calls.staffTransferStudents,
    { ids: [one.id], educator_id: stranger.id },
    asStaff,
  );
  expect(reply.error.errors).toEqual({ educator_id: EXISTS });
  expect(await rowSums(db, ['sessions'])).toEqual(before);
});

test('a selection from two schools is limited to one; a child of a family stays there', async () => {
  const [one, two, three] = [await student(teacher), await student(stranger), await child()];
  const mixed = await kindred.call(
    calls.staffTransferStudents,
    { ids: [one.id, two.id], educator_id: colleague.id },
    asStaff,
  );
  expect(mixed.error.errors).toEqual({ ids: { i18n: 'validation.more-than-one-school' } });
  const moved = await student(teacher, { school_id: people.otherSchool.id });
  const shared = await kindred.call(
    calls.shareStudents,
    { ids: [one.id, moved.id], educator_ids: [colleague.id] },
    asTeacher,
  );
  expect(shared.error.errors).toEqual({ ids: { i18n: 'validation.more-than-one-school' } });
  expect([...(await sharesOf(one.id)), ...(await sharesOf(moved.id))]).toEqual([]);
  const family = await kindred.call(
    calls.staffTransferStudents,
    { ids: [three.id], educator_id: colleague.id },
    asStaff,
  );
  expect([family.status, family.error.i18n]).toEqual([409, 'rosters.refused.family-children']);
});

test('staff transfer within a school', async () => {
  const one = await student(teacher);
  const input = { ids: [one.id], educator_id: colleague.id };
  expect((await kindred.call(calls.staffTransferStudents, input, asStaff)).status).toBe(200);
  const again = await kindred.call(calls.staffTransferStudents, input, asStaff);
  expect(again.body.notification.i18n).toBe('notification.nothing-changed');
});

test('all students of an educator go to a colleague, the archived too', async () => {
  for (const [calling, endpoint] of [
    [asAdmin, calls.transferAllStudents],
    [asStaff, calls.staffTransferAllStudents],
  ] as const) {
    const leaving = await buildAccount(db, { school_id: school.id });
    const [one, two] = [await student(leaving), await student(leaving, { archived_at: kindred.now() })];
    const input = { id: leaving.id, educator_id: colleague.id };
    const { body } = await kindred.call(endpoint, input, calling);
    expect(body.notification).toMatchObject({ i18n: 'rosters.transferred', values: { count: 2 } });
    for (const { id } of [one, two]) expect((await studentRow(id)).owner_id).toBe(colleague.id);
    const again = await kindred.call(endpoint, input, calling);
    expect(again.body.notification.i18n).toBe('notification.nothing-changed');
    const same = await kindred.call(endpoint, { ...input, educator_id: leaving.id }, calling);
    expect(same.error.errors).toEqual({ educator_id: { i18n: 'validation.different' } });
  }
});

test('children of an educator’s own family stay when the students of the school go', async () => {
  const leaving = await buildAccount(db, { school_id: school.id, family_id: people.family.id });
  const [one, own] = [await student(leaving), await child({ owner_id: leaving.id })];
  const { body } = await kindred.call(
    calls.transferAllStudents,
    { id: leaving.id, educator_id: colleague.id },
    asAdmin,
  );
  expect(body.notification).toMatchObject({ i18n: 'rosters.transferred-named' });
  expect((await studentRow(one.id)).owner_id).toBe(colleague.id);
  expect((await studentRow(own.id)).owner_id).toBe(leaving.id);
});

test('an educator out of the admin’s reach keeps the students; a teacher may not ask at all', async () => {
  const one = await student(stranger);
  const input = { id: stranger.id, educator_id: colleague.id };
  expect((await kindred.call(calls.transferAllStudents, input, asAdmin)).status).toBe(404);
  expect((await kindred.call(calls.transferAllStudents, input, asTeacher)).status).toBe(403);
  const parent = await kindred.call(
    calls.staffTransferAllStudents,
    { ...input, id: people.parent.id },
    asStaff,
  );
  expect(parent.status).toBe(404);
  expect((await studentRow(one.id)).owner_id).toBe(stranger.id);
});

test('a colleague is asked by mail to share, once a day', async () => {
  const one = await student(colleague, { first_name: 'Nia', last_name: 'Bell' });
  const ask = () => kindred.call(calls.askToShare, { id: one.id }, asTeacher);
  const { body } = await ask();
  expect(body.notification).toMatchObject({ i18n: 'rosters.asked', values: { name: 'Cole Ames' } });
  await ask();
  const letters = (await kindred.letters()).filter((letter) => letter.kind === 'ask-to-share');
  expect(letters).toHaveLength(1);
  const [{ recipient, letter } = { recipient: '', letter: { subject: '', text: '', html: '' } }] = letters;
  expect(recipient).toBe(colleague.username);
  expect(letter.subject).toBe('Tara Reed asks you to share a student');
  for (const part of [
    'Nia Bell',
    teacher.username,
    'Maple Elementary',
    'http://localhost:3000/educator/students',
  ]) {
    expect(letter.text).toContain(part);
  }
  expect(letter.text).not.toMatch(/mail\.|\{\{/);
});

test('nobody is asked for a student of another school, of one’s own, or by who is not verified', async () => {
  const [far, own] = [await student(stranger), await student(teacher)];
  const archived = await student(colleague, { archived_at: kindred.now() });
  const shared = await student(colleague);
  await share(shared.id, teacher.id);
  for (const { id } of [far, own, archived, shared, { id: 999_999 }]) {
    expect((await kindred.call(calls.askToShare, { id }, asTeacher)).status).toBe(404);
  }
  const theirs = await student(colleague);
  const early = await kindred.call(calls.askToShare, { id: theirs.id }, { token: await token(newcomer) });
  expect([early.status, early.error.i18n]).toEqual([409, 'rosters.refused.ask-not-verified']);
});

test('who is given away is not called by the old educator’s name any more', async () => {
  const written = ['Tara Reed', 'Reed, Tara', 'Ms. Reed', 'MS REED', 'Mr. Ames', ''];
  const moved: { id: number }[] = [];
  for (const name of written) moved.push(await student(teacher, { teacher: name }));
  const ids = moved.map(({ id }) => id);
  await kindred.call(calls.transferStudents, { ids, educator_id: colleague.id }, asTeacher);
  const found = await db
    .selectFrom('students')
    .select('teacher')
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  expect(found.map((one) => one.teacher)).toEqual(['', '', '', '', 'Mr. Ames', '']);
});
