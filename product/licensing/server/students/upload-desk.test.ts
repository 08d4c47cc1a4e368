import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Tx } from '#platform/server/database/database.ts';
import { inLine } from '#product/rosters/server/testing/waiting.ts';
import { educatorUploads } from '#product/rosters/uploads/contract.ts';
import { applyChunk } from '#product/rosters/uploads/server/applying/apply.ts';
import { undoChunk } from '#product/rosters/uploads/server/applying/undo.ts';
import { uploadSchool } from '#product/rosters/uploads/server/testing/upload-school.ts';
import { buildStudent } from '#testing/api/people.ts';
import { educatorLicenses } from '../../contract.ts';
import { anew, licensesIn } from '../testing/licenses.ts';
import { uploadDesk } from './upload-desk.ts';

const { kindred, db, appKey, ports: bare, here, preview } = await uploadSchool();
const ports = { ...bare, licenses: uploadDesk };
const { grant } = licensesIn(kindred);

/** Two students of the teacher's: the file leaves Kay, who was there first, as she is, and changes Uma. */
async function confirmed(header: string, kayAnd: string, umaAnd: string) {
  const { teacher, school, token } = here;
  await grant({ accountId: teacher.id }, 'individual', 4);
  const values = { owner_id: teacher.id, school_id: school.id, grade: 3, active_program: 'zoou' } as const;
  const kay = { first_name: 'Kay', last_name: 'Low', student_id: '1', ...values };
  const uma = { first_name: 'Uma', last_name: 'High', student_id: '2', ...values };
  const ids = [(await buildStudent(db, appKey, kay)).id, (await buildStudent(db, appKey, uma)).id];
  const lines = [
    `first_name,last_name,grade,student_id,${header}`,
    `Kay,Low,3,1,${kayAnd}`,
    `Uma,High,4,2,${umaAnd}`,
  ];
  const id = await preview(Buffer.from(lines.join('\n')));
  expect((await kindred.call(educatorUploads.confirm, { id }, { token })).status).toBe(200);
  const hold = (tx: Tx) => sql`select from students where id = ${ids[0]} for update`.execute(tx);
  const assign = async () =>
    (await kindred.call(educatorLicenses.assign, { ids, program: 'default', ...anew() }, { token })).status;
  const rollBack = async () =>
    (await kindred.call(educatorLicenses.rollback, { ids, ...anew() }, { token })).status;
  const undo = async () =>
    expect((await kindred.call(educatorUploads.undo, { id }, { token })).status).toBe(200);
  return { id, hold, assign, rollBack, undo };
}

test('an upload that only licenses one student and changes another waits for who assigns both', async () => {
  const { id, hold, assign, rollBack, undo } = await confirmed('activate_license', 'Y', 'Y');
  expect(await inLine<unknown>(db, hold, [assign, () => applyChunk(db, ports, id)])).toEqual([200, false]);
  await undo();
  expect(await inLine<unknown>(db, hold, [rollBack, () => undoChunk(db, ports, id)])).toEqual([200, false]);
});

test('so does taking one back that only names the program of a student', async () => {
  const columns = 'activate_license,assign_program';
  const { id, hold, rollBack, undo } = await confirmed(columns, ',zoou', 'Y,zoou');
  expect(await applyChunk(db, ports, id)).toBe(false);
  await undo();
  expect(await inLine<unknown>(db, hold, [rollBack, () => undoChunk(db, ports, id)])).toEqual([200, false]);
});
