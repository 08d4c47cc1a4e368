import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { takeFollowUp } from '#product/follow-ups/contract.ts';
import { buildRosters } from '#product/rosters/server/testing/roster.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildFollowUp } from '#testing/api/matrix/follow-ups.ts';
import { actingAs } from '#testing/api/matrix/people.ts';
import { buildAccount } from '#testing/api/people.ts';
import { getCaseload } from '../../caseload-contract.ts';

const kindred = await testKindred();
const { db } = kindred;
const { school, student, share, teacher, stranger, token } = await buildRosters(kindred);
const NOW = '2026-11-19T14:00:00Z';
kindred.setNow(NOW);

const LONG_AGO = new Date('2026-09-01T12:00:00Z');
const counselor = (role: 'clinician' | 'educator' = 'clinician') =>
  buildAccount(db, { school_id: school.id, role });
const read = async (account: { id: number }) => {
  const reply = await kindred.call(getCaseload, {}, { token: await token(account) });
  expect(reply.status).toBe(200);
  return reply.body.data;
};
const feel = (studentId: number, told_to: number[], on_day = '2026-11-19') =>
  db
    .insertInto('check_ins')
    .values({ student_id: studentId, id: randomUUID(), at: new Date(NOW), on_day, feeling: 'sad', told_to })
    .execute();
const note = (studentId: number, readers: 'page' | 'counselors', author_id: number, at: string) =>
  db
    .insertInto('student_notes')
    .values({ student_id: studentId, author_id, readers, text: 'Talked.', created_at: new Date(at) })
    .execute();

test('own and shared children, feelings only where the child was told of the counselor', async () => {
  const cleo = await counselor();
  const [own, shared, unknown] = [await student(cleo), await student(teacher), await student(teacher)];
  const elsewhere = await student(stranger);
  await share(shared.id, cleo.id);
  await share(unknown.id, cleo.id);
  await feel(shared.id, [cleo.id, teacher.id]);
  await feel(unknown.id, [teacher.id]);
  await feel(elsewhere.id, [cleo.id]);
  const caseload = await read(cleo);
  expect(caseload).toMatchObject({ own: 1, shared: 2, more: 0, covered: false });
  expect(caseload.rows.map(({ id }) => id).sort()).toEqual([own.id, shared.id, unknown.id].sort());
  expect(caseload.hard_today).toMatchObject([
    { teacher: 'Tara Reed', children: [{ id: shared.id, feeling: 'sad' }] },
  ]);
  const told = caseload.rows.filter(({ strip }) => strip?.some(({ said }) => said !== null));
  expect(told.map(({ id }) => id)).toEqual([shared.id]);
});

test('the last note is one that the reader reads', async () => {
  const [cleo, dan] = [await counselor(), await counselor('educator')];
  const kim = await student(teacher, { created_at: LONG_AGO });
  for (const { id } of [cleo, dan]) await share(kim.id, id, { created_at: LONG_AGO });
  await note(kim.id, 'page', teacher.id, '2026-10-01T12:00:00Z');
  await note(kim.id, 'counselors', cleo.id, '2026-11-18T12:00:00Z');
  expect(await read(cleo)).toMatchObject({ rows: [{ last_note_on: '2026-11-18' }], without_note: [] });
  expect(await read(dan)).toMatchObject({
    rows: [{ last_note_on: '2026-10-01', next: 'note' }],
    without_note: [{ id: kim.id }],
  });
});

test('a child who would like to talk, and whom nobody has, stands first; not once somebody has it', async () => {
  const cleo = await counselor();
  const [kim, lee] = [await student(cleo), await student(teacher)];
  await share(lee.id, cleo.id);
  await feel(kim.id, [cleo.id]);
  const place = { school_id: school.id, responder_id: cleo.id, backup_id: teacher.id, student_id: lee.id };
  const { followUp } = await buildFollowUp(kindred, place);
  expect((await read(cleo)).rows.map(({ id, next }) => [id, next])).toEqual([
    [lee.id, 'talk'],
    [kim.id, 'hello'],
  ]);
  const headers = await (await actingAs(kindred, cleo.id))();
  const covered = await kindred.app.server.inject({ method: 'GET', url: '/api/educator/caseload', headers });
  expect(covered.body).not.toContain('talk');
  await kindred.call(takeFollowUp, { id: followUp }, { token: await token(cleo) });
  expect((await read(cleo)).rows.map(({ id, next }) => [id, next])).toEqual([
    [kim.id, 'hello'],
    [lee.id, null],
  ]);
});

test('the own groups, and of their children those that are still read', async () => {
  const [cleo, dan] = [await counselor(), await counselor()];
  const [kim, lee] = [await student(cleo), await student(teacher)];
  for (const [owner, name] of [
    [cleo, 'Joining in'],
    [dan, 'Not hers'],
  ] as const) {
    const { id } = await db
      .insertInto('small_groups')
      .values({
        owner_id: owner.id,
        name,
        program: 'zoou',
        skill: 'ini',
        goal: '',
        starts_on: '2026-11-01',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const child of [kim, lee])
      await db
        .insertInto('small_group_members')
        .values({
          small_group_id: id,
          student_id: child.id,
          joined_on: '2026-11-01',
          before: JSON.stringify(null),
        })
        .execute();
  }
  expect((await read(cleo)).groups).toMatchObject([{ name: 'Joining in', children: 1, met_on: null }]);
});

test('staff who act as a counselor see neither feelings nor notes; every reading is in the audit', async () => {
  const cleo = await counselor();
  const kim = await student(cleo, { created_at: LONG_AGO });
  await feel(kim.id, [cleo.id]);
  await note(kim.id, 'page', cleo.id, '2026-11-18T12:00:00Z');
  const headers = await (await actingAs(kindred, cleo.id))();
  const reply = await kindred.app.server.inject({ method: 'GET', url: '/api/educator/caseload', headers });
  expect(reply.json().data).toMatchObject({
    covered: true,
    hard_today: [],
    without_note: [],
    rows: [{ id: kim.id, strip: null, last_note_on: null, next: null }],
  });
  await read(cleo);
  const rows = await db
    .selectFrom('audit')
    .select('details')
    .where('action', '=', 'caseload.read')
    .where('subject_id', '=', cleo.id)
    .orderBy('id')
    .execute();
  expect(rows.map(({ details }) => details)).toEqual([
    { children: 1, feelings: false, students: [expect.any(Number)] },
    { children: 1, feelings: true, students: [expect.any(Number)] },
  ]);
});
