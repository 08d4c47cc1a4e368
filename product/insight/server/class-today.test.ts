import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildTold } from '#product/group-data/server/testing/told.ts';
import { buildRosters } from '#product/rosters/server/testing/roster.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { actingAs } from '#testing/api/matrix/people.ts';
import { buildAccount } from '#testing/api/people.ts';
import { getClass } from '../contract.ts';

const kindred = await testKindred();
const { db } = kindred;
const { school, student, token } = await buildRosters(kindred);
const NOW = '2026-11-19T14:00:00Z';
kindred.setNow(NOW);

async function teacher() {
  const account = await buildAccount(db, { school_id: school.id });
  const read = async () => (await kindred.call(getClass, {}, { token: await token(account) })).body.data;
  return { ...account, read };
}

const feel = (studentId: number, feeling: 'mad' | 'okay', told_to: number[]) =>
  db
    .insertInto('check_ins')
    .values({
      student_id: studentId,
      id: randomUUID(),
      at: new Date(NOW),
      on_day: '2026-11-19',
      feeling,
      told_to,
    })
    .execute();

const toldIn = ({ feelings }: Awaited<ReturnType<Awaited<ReturnType<typeof teacher>>['read']>>) =>
  feelings?.told.flatMap(({ feeling, children }) => children.map(({ id }) => [feeling, id])) ?? null;

test('the own and shared children, their feelings only where the child knew of the reader', async () => {
  const [ada, ben] = [await teacher(), await teacher()];
  const own = await student(ada);
  const shared = await student(ada);
  const other = await student(ben);
  await db.insertInto('student_shares').values({ student_id: shared.id, account_id: ben.id }).execute();
  await feel(own.id, 'mad', [ada.id]);
  await feel(shared.id, 'okay', [ada.id]);
  await feel(other.id, 'okay', [ada.id]);
  const [adas, bens] = [await ada.read(), await ben.read()];
  expect([adas.children, bens.children]).toEqual([2, 2]);
  expect(toldIn(adas)).toEqual([
    ['mad', own.id],
    ['okay', shared.id],
  ]);
  // Nobody told these children of Ben.
  expect(toldIn(bens)).toEqual([]);
  expect(bens.feelings?.not_asked.map(({ id }) => id).sort()).toEqual([shared.id, other.id].sort());
});

test('reading it is in the audit, with how many and no name', async () => {
  const cleo = await teacher();
  const { id } = await student(cleo);
  await cleo.read();
  const row = await db
    .selectFrom('audit')
    .select(['action', 'subject_id', 'details'])
    .where('actor_id', '=', cleo.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(row).toEqual({
    action: 'class.read',
    subject_id: cleo.id,
    details: { children: 1, feelings: true, students: [id] },
  });
});

test('archived children and copies to try out are not in it; who cannot play is named', async () => {
  const dee = await teacher();
  const [one, archived, copy] = [await student(dee), await student(dee), await student(dee)];
  await db
    .updateTable('students')
    .set({ archived_at: new Date(NOW) })
    .where('id', '=', archived.id)
    .execute();
  await db.updateTable('students').set({ is_sandbox: true }).where('id', '=', copy.id).execute();
  const { week, children } = await dee.read();
  expect(children).toBe(1);
  expect(week.cannot_play.map(({ id }) => id)).toEqual([one.id]);
  await db.updateTable('students').set({ license_ends_on: '2026-11-19' }).where('id', '=', one.id).execute();
  expect((await dee.read()).week.cannot_play).toEqual([]);
});

test('while staff act as a teacher, feelings are covered, and the audit says so', async () => {
  const eve = await teacher();
  await feel((await student(eve)).id, 'mad', [eve.id]);
  const headers = await (await actingAs(kindred, eve.id))();
  const reply = await kindred.app.server.inject({ method: 'GET', url: '/api/educator/class', headers });
  expect(reply.statusCode).toBe(200);
  expect(reply.json().data).toMatchObject({ children: 1, feelings: null });
  const row = await db
    .selectFrom('audit')
    .select(['acting_as_by', 'details'])
    .where('actor_id', '=', eve.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(row).toEqual({
    acting_as_by: expect.any(Number),
    details: { children: 1, feelings: false, students: [expect.any(Number)] },
  });
});

test('what a lesson could be about is told of those whose skills the reader reads', async () => {
  const [fay, gil] = [await teacher(), await teacher()];
  const three = [await student(fay), await student(fay), await student(fay)];
  for (const { id } of three) await buildTold(kindred, id, { ini: 'emerging' });
  expect((await fay.read()).teach_next).toMatchObject({
    told: 3,
    whole: { skill: 'ini', children: 3, of: 3 },
    group: { skill: 'ini' },
  });
  expect((await gil.read()).teach_next).toEqual({ told: 0, whole: null, group: null, scene: null });
  await db.updateTable('accounts').set({ role: 'home' }).where('id', '=', fay.id).execute();
  expect((await fay.read()).teach_next).toMatchObject({ told: 0, whole: null, group: null });
});
