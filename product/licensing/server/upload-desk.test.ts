import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildStudent } from '#apps/api/testing/people.ts';
import type { Tx } from '#platform/server/database.ts';
import { inLine } from '#product/rosters/server/testing/waiting.ts';
import { applyChunk } from '#product/rosters/server/uploads/apply.ts';
import { uploadSchool } from '#product/rosters/server/uploads/testing/upload-school.ts';
import { undoChunk } from '#product/rosters/server/uploads/undo.ts';
import { educatorUploads } from '#product/rosters/uploads-contract.ts';
import { educatorLicenses } from '../contract.ts';
import { anew, licensesIn } from './testing/licenses.ts';
import { uploadDesk } from './upload-desk.ts';

const { kindred, db, appKey, ports: bare, here, preview } = await uploadSchool();
const ports = { ...bare, licences: uploadDesk };
const { grant } = licensesIn(kindred);

test('an upload that leaves one student as they are and changes another waits for who assigns both', async () => {
  const { teacher, school, token } = here;
  await grant({ accountId: teacher.id }, 'individual', 4);
  const values = { owner_id: teacher.id, school_id: school.id, grade: 3 } as const;
  const kay = { first_name: 'Kay', last_name: 'Low', student_id: '1', ...values };
  const uma = { first_name: 'Uma', last_name: 'High', student_id: '2', ...values };
  const [kept, changed] = [await buildStudent(db, appKey, kay), await buildStudent(db, appKey, uma)];
  const ids = [kept.id, changed.id];
  const lines = ['first_name,last_name,grade,student_id,activate_license', 'Kay,Low,3,1,Y', 'Uma,High,4,2,Y'];
  const id = await preview(Buffer.from(lines.join('\n')));
  expect((await kindred.call(educatorUploads.confirm, { id }, { token })).status).toBe(200);
  const hold = (tx: Tx) => sql`select from students where id = ${kept.id} for update`.execute(tx);
  const assign = async () =>
    (await kindred.call(educatorLicenses.assign, { ids, program: 'default', ...anew() }, { token })).status;
  const rollBack = async () =>
    (await kindred.call(educatorLicenses.rollback, { ids, ...anew() }, { token })).status;
  expect(await inLine<unknown>(db, hold, [assign, () => applyChunk(db, ports, id)])).toEqual([200, false]);
  expect((await kindred.call(educatorUploads.undo, { id }, { token })).status).toBe(200);
  expect(await inLine<unknown>(db, hold, [rollBack, () => undoChunk(db, ports, id)])).toEqual([200, false]);
});
