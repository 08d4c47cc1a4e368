import { beforeEach, expect } from 'vitest';
import { openFiles } from '#platform/server/files/files.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildGroup, buildSchool } from '#testing/api/people.ts';
import { educatorUploads as calls } from '../../contract.ts';
import { applyUpload } from '../applying/apply.ts';
import { previewUpload, readUpload } from '../preview/preview.ts';
import type { LicenseDesk, UploadTask } from '../store/ports.ts';
import { noLicenses } from './no-licenses.ts';

type Person = { id: number; username: string };

const HEADER = 'first_name,last_name,grade,student_id,teacher';
export const csv = (...lines: string[]): Buffer => Buffer.from([HEADER, ...lines].join('\n'));

/** A school with a teacher, a colleague and an admin, new for each test, and the way of a file through an upload. */
export async function uploadSchool(licenses: LicenseDesk = noLicenses) {
  const kindred = await testKindred();
  const { db, appKey } = kindred;
  const told: UploadTask[] = [];
  const ports = {
    appKey,
    files: openFiles(appKey, null),
    licenses,
    tell: async (_tx: unknown, _account: number, task: UploadTask) => void told.push(task),
    clock: kindred.now,
  };
  const nobody: Person = { id: 0, username: '' };
  const here = {
    school: { id: 0 },
    teacher: nobody,
    colleague: nobody,
    admin: nobody,
    token: '',
    adminToken: '',
  };

  async function moveToAnotherSchool(): Promise<void> {
    const school = await buildSchool(db);
    const teacher = await buildAccount(db, { school_id: school.id });
    const colleague = await buildAccount(db, { school_id: school.id });
    const admin = await buildAccount(db, { school_id: school.id });
    const group = await buildGroup(db, 'school', { [admin.id]: 'owner' });
    await db.updateTable('groups').set({ school_id: school.id }).where('id', '=', group.id).execute();
    const token = await kindred.tokenFor({ accountId: teacher.id });
    const adminToken = await kindred.tokenFor({ accountId: admin.id });
    Object.assign(here, { school, teacher, colleague, admin, token, adminToken });
  }
  beforeEach(moveToAnotherSchool);

  function create(file: Buffer, as = here.token, more: Record<string, unknown> = {}) {
    return kindred.call(calls.create, { file_name: 'class.csv', ...more }, { token: as, file });
  }

  /** Through to the preview, with the columns as they were guessed. */
  async function preview(
    file: Buffer,
    as = here.token,
    flags: Record<string, unknown> = {},
    more = {},
  ): Promise<number> {
    const { body, status } = await create(file, as, more);
    expect(status).toBe(201);
    const { id } = body.data;
    await readUpload(db, ports, id);
    const read = await kindred.call(calls.read, { id }, { token: as });
    expect(read.body.data).toMatchObject({ status: 'mapping', error: null });
    const mapped = await kindred.call(
      calls.map,
      { id, columns: read.body.data.mapping, ...flags },
      { token: as },
    );
    expect(mapped.status).toBe(200);
    await previewUpload(db, ports, id);
    return id;
  }

  async function state(id: number, as = here.token) {
    return (await kindred.call(calls.read, { id }, { token: as })).body.data;
  }

  async function confirm(id: number, as = here.token, more = {}): Promise<void> {
    const reply = await kindred.call(calls.confirm, { id, ...more }, { token: as });
    expect(reply.error.errors ?? reply.status).toBe(200);
    await applyUpload(db, { ports }, id);
  }

  const roster = () =>
    db
      .selectFrom('students')
      .select(['first_name', 'last_name', 'grade', 'student_id', 'username', 'teacher', 'owner_id'])
      .select('active_program')
      .select(({ eb }) => eb('archived_at', 'is not', null).as('archived'))
      .where('school_id', '=', here.school.id)
      .orderBy('last_name')
      .orderBy('first_name')
      .orderBy('student_id')
      .execute();

  return {
    kindred,
    db,
    appKey,
    ports,
    told,
    here,
    moveToAnotherSchool,
    create,
    preview,
    state,
    confirm,
    roster,
  };
}
