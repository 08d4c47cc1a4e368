import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildStudent } from '#testing/api/people.ts';
import { toldRow } from '#testing/api/told.ts';
import { educatorUploads as calls } from '../../contract.ts';
import { csv, uploadSchool } from '../testing/upload-school.ts';
import { applyChunk, applyUpload } from './apply.ts';
import { undoChunk, undoUpload } from './undo.ts';

const { kindred, db, appKey, ports, here, moveToAnotherSchool, create, preview, state, confirm, roster } =
  await uploadSchool();

test('undo takes back what nobody has touched since, and says what it cannot', async () => {
  const old = { owner_id: here.teacher.id, school_id: here.school.id, last_name: 'Old', grade: 2 };
  await buildStudent(db, appKey, { ...old, first_name: 'Up', student_id: '1' });
  await buildStudent(db, appKey, { ...old, first_name: 'Gone' });
  await buildStudent(db, appKey, { ...old, first_name: 'Edited', student_id: '2' });
  const before = await roster();
  const id = await preview(
    csv('Upp,Old,3,1,Ms. Fern', 'Edited,Old,3,2,', 'New,Kid,1,,', 'Played,Kid,1,,'),
    here.token,
    { archive_missing: true },
  );
  await confirm(id, here.token, { archive_anyway: true });
  kindred.setNow('2026-09-14T15:10:00Z');
  await db
    .updateTable('students')
    .set({ teacher: 'Mr. Moss', updated_at: kindred.now() })
    .where('first_name', '=', 'Edited')
    .where('school_id', '=', here.school.id)
    .execute();
  const played = await db
    .selectFrom('students')
    .select('id')
    .where('school_id', '=', here.school.id)
    .where('first_name', '=', 'Played')
    .executeTakeFirstOrThrow();
  await kindred.tokenFor({ studentId: played.id });
  const plan = await kindred.call(calls.undoPlan, { id }, { token: here.token });
  expect(plan.body.data).toEqual({
    created: 1,
    updated: 1,
    archived: 1,
    shares: 0,
    licenses: 0,
    edited: 1,
    played: 1,
    taken: 0,
    gone: 0,
    licenses_kept: 0,
  });
  expect((await kindred.call(calls.undo, { id }, { token: here.token })).status).toBe(200);
  await undoUpload(db, ports, id);
  expect(await state(id)).toMatchObject({ status: 'undone', taken_back: 3, kept: 2 });
  const after = await roster();
  expect(after.filter(({ first_name }) => ['Up', 'Gone'].includes(first_name))).toEqual(
    before.filter(({ first_name }) => ['Up', 'Gone'].includes(first_name)),
  );
  expect(after.map(({ first_name }) => first_name).toSorted()).toEqual(['Edited', 'Gone', 'Played', 'Up']);
  expect((await create(csv('Upp,Old,3,1,Ms. Fern'))).status).toBe(201);
});

/** Everything but what differs from run to run: ids, passwords, times. */
const names = ['Ana', 'Ben', 'Cleo', 'Dina', 'Eli', 'Finn'];
const mixed = (): Buffer =>
  csv(
    ...Array.from(
      { length: 40 },
      (_, n) => `${names[n % 6]},Kid${n % 13},${n % 5},${n % 3 === 0 ? '' : n},T${n % 4}`,
    ),
  );

async function buildMixed(): Promise<void> {
  for (let n = 0; n < 12; n += 1) {
    await buildStudent(db, appKey, {
      owner_id: here.teacher.id,
      school_id: here.school.id,
      first_name: names[n % 6] ?? '',
      last_name: `Kid${n}`,
      grade: n % 4,
      student_id: n % 2 === 0 ? String(n) : null,
      username: `kid${here.school.id}.${n}`,
    });
  }
}

test('an upload that is broken off between and inside chunks ends like one that was not, and so does its undo', async () => {
  const shown = async (id: number) => {
    const { id: _, uuid: __, ...rest } = await state(id);
    const people = (await roster()).map(({ owner_id: _owner, username: _username, ...one }) => one);
    return { rest: { ...rest, school: '', educator: '' }, people };
  };
  await buildMixed();
  const smooth = await preview(mixed(), here.token, { archive_missing: true });
  const start = await roster();
  await confirm(smooth, here.token, { archive_anyway: true });
  const expected = await shown(smooth);

  // The same again in another school, with a worker that dies over and over.
  await moveToAnotherSchool();
  await buildMixed();
  const id = await preview(mixed(), here.token, { archive_missing: true });
  await kindred.call(calls.confirm, { id, archive_anyway: true }, { token: here.token });
  const dies = { ...ports, tell: async () => Promise.reject(new Error('killed')) };
  for (let more = true; more; more = await applyChunk(db, ports, id, 7)) {
    await expect(applyChunk(db, dies, id, 7)).rejects.toThrow('killed');
  }
  // And two workers at once find nothing left to do.
  await Promise.all([applyUpload(db, { ports }, id), applyUpload(db, { ports }, id)]);
  expect(await shown(id)).toEqual(expected);

  await kindred.call(calls.undo, { id }, { token: here.token });
  for (let more = true; more; more = await undoChunk(db, ports, id, 7)) {
    await expect(undoChunk(db, dies, id, 7)).rejects.toThrow('killed');
  }
  const back = (await roster()).map(({ owner_id: _o, username: _u, ...one }) => one);
  expect(back).toEqual(start.map(({ owner_id: _o, username: _u, ...one }) => one));
});

test('whoever has played since stays, though the session is over or was open before', async () => {
  const before = await buildStudent(db, appKey, {
    owner_id: here.teacher.id,
    school_id: here.school.id,
    last_name: 'Kid',
    first_name: 'Before',
    grade: 1,
  });
  await kindred.tokenFor({ studentId: before.id });
  const id = await preview(csv('Before,Kid,2,,', 'Event,Kid,1,,', 'Feels,Kid,1,,', 'Shy,Kid,1,,'));
  kindred.setNow('2026-09-14T15:20:00Z');
  await confirm(id);
  kindred.setNow('2026-09-14T15:30:00Z');
  const idOf = async (first: string): Promise<number> => {
    const named = db.selectFrom('students').select('id').where('school_id', '=', here.school.id);
    return (await named.where('first_name', '=', first).executeTakeFirstOrThrow()).id;
  };
  const plays = async (first: string) =>
    db
      .insertInto('told_events')
      .values(toldRow({ student_id: await idOf(first), type: 'heartbeat', received_at: kindred.now() }))
      .execute();
  await plays('Before');
  await plays('Event');
  await db
    .insertInto('check_ins')
    .values({
      student_id: await idOf('Feels'),
      id: randomUUID(),
      at: kindred.now(),
      on_day: '2026-09-14',
      feeling: 'happy',
    })
    .execute();
  const plan = await kindred.call(calls.undoPlan, { id }, { token: here.token });
  expect(plan.body.data).toMatchObject({ created: 1, updated: 0, played: 3, edited: 0 });
  await kindred.call(calls.undo, { id }, { token: here.token });
  await undoUpload(db, ports, id);
  expect((await roster()).map(({ first_name: first }) => first)).toEqual(['Before', 'Event', 'Feels']);
  const events = await db.selectFrom('told_events').select('id').execute();
  expect(events).toHaveLength(2);
});
