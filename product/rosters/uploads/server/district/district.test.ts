import { beforeEach, expect, test } from 'vitest';
import { openFiles } from '#platform/server/files/files.ts';
import { runRules } from '#product/retention/server/run.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildDistrict, buildGroup, buildSchool, buildStudent } from '#testing/api/people.ts';
import { rowSums } from '#testing/api/rows.ts';
import { educatorUploads, uploadRowsTable } from '../../contract.ts';
import {
  educatorDistrictUploads as calls,
  districtSchoolsTable,
  districtUploadsTable,
  staffDistrictUploads,
} from '../../district-contract.ts';
import { applyUpload } from '../applying/apply.ts';
import { undoUpload } from '../applying/undo.ts';
import { previewUpload } from '../preview/preview.ts';
import { UPLOAD_RULES } from '../retention.ts';
import type { UploadTask } from '../store/ports.ts';
import { noLicenses } from '../testing/no-licenses.ts';
import { type Roster, rosterFiles, rosterZip, zipOf } from '../testing/oneroster-zip.ts';
import { confirmSchools } from './confirm-schools.ts';
import { giveDistrictUp } from './give-up.ts';
import { readDistrict } from './read.ts';
import { splitIntoSchools } from './split.ts';

/** The roster of a whole district, given once. */
const kindred = await testKindred();
const { db, appKey, jobs } = kindred;
const told: UploadTask[] = [];
const ports = {
  appKey,
  files: openFiles(appKey, null),
  jobs,
  licenses: { ...noLicenses, mayUploadMany: async () => true },
  tell: async (_tx: unknown, _account: number, task: UploadTask) => void told.push(task),
  clock: kindred.now,
};

type Person = { id: number; username: string };
type Place = { id: number; name: string; teacher: Person };
let district: { id: number };
let [oak, elm, far]: Place[] = [];
let admin: Person;
let token = '';

async function place(districtId: number, name: string): Promise<Place> {
  const { id } = await buildSchool(db, { district_id: districtId, name });
  return { id, name, teacher: await buildAccount(db, { school_id: id }) };
}

async function districtAdmin(districtId: number, schoolId?: number): Promise<Person> {
  const account = await buildAccount(db, schoolId === undefined ? {} : { school_id: schoolId });
  const group = await buildGroup(db, 'district', { [account.id]: 'owner' });
  await db.updateTable('groups').set({ district_id: districtId }).where('id', '=', group.id).execute();
  return account;
}

const at = (found: Place | undefined): Place => {
  if (found === undefined) throw new Error('there is no such school');
  return found;
};

beforeEach(async () => {
  told.length = 0;
  district = await buildDistrict(db);
  const elsewhere = await buildDistrict(db);
  oak = await place(district.id, 'Oak Elementary');
  elm = await place(district.id, 'Elm Middle School');
  far = await place(elsewhere.id, 'Far Elementary');
  admin = await districtAdmin(district.id);
  token = await kindred.tokenFor({ accountId: admin.id });
});

const pupil = (id: string, org: string | null, first: string) =>
  ({
    id,
    role: 'student',
    orgs: org === null ? [] : [org],
    first,
    last: 'Okafor',
    grade: '03',
    number: `n-${id}`,
  }) as const;

const roster = (more: Partial<Roster> = {}): Roster => ({
  version: '1.1',
  orgs: [
    { id: 'o', name: 'Oak Elem.' },
    { id: 'e', name: 'ELM MIDDLE SCHOOL' },
    { id: 'f', name: 'Far Elementary' },
  ],
  people: [
    pupil('a', 'o', 'Ana'),
    pupil('b', 'o', 'Ben'),
    pupil('c', 'e', 'Cy'),
    pupil('d', 'f', 'Dee'),
    { id: 't', role: 'teacher', orgs: ['e'], first: 'Ada', last: 'Fern', email: at(elm).teacher.username },
  ],
  rooms: [{ id: 'h', org: 'e', homeroom: true, teachers: ['t'], students: ['c'] }],
  ...more,
});

const create = (file: Buffer, as = token, more = {}) =>
  kindred.call(calls.create, { file_name: 'district.zip', ...more }, { token: as, file });
const state = async (id: number, as = token) =>
  (await kindred.call(calls.read, { id }, { token: as })).body.data;

async function read(file = rosterZip(roster())): Promise<number> {
  const { body, status } = await create(file);
  expect(status).toBe(201);
  await readDistrict(db, ports, body.data.id);
  return body.data.id;
}

type Links = { org: string; school_id: number | null; educator_id?: number | null }[];
const linksOf = async (id: number): Promise<Links> =>
  (await state(id)).orgs.map(({ id: org, school_id }) => ({ org, school_id }));

async function split(id: number, more: Record<string, unknown> = {}) {
  const reply = await kindred.call(calls.split, { id, links: await linksOf(id), ...more }, { token });
  if (reply.status === 200) {
    await splitIntoSchools(db, ports, id);
    for (const part of await parts(id)) await previewUpload(db, ports, part.id);
  }
  return reply;
}

const parts = (id: number) =>
  db
    .selectFrom('uploads')
    .select(['id', 'school_id', 'status', 'org', 'educator_id', 'to_create', 'to_update', 'to_archive'])
    .select(['unchanged', 'failed', 'created', 'file_sealed', 'error', 'confirmed_at'])
    .where('district_upload_id', '=', id)
    .where('status', '<>', 'canceled')
    .orderBy('id')
    .execute();

async function confirm(id: number, more = {}) {
  const reply = await kindred.call(calls.confirm, { id, ...more }, { token });
  if (reply.status !== 200) return reply;
  await confirmSchools(db, ports, id);
  for (const part of await parts(id)) await applyUpload(db, { ports }, part.id);
  return reply;
}

const students = (schoolId: number) =>
  db
    .selectFrom('students')
    .select(['first_name', 'owner_id', 'student_id'])
    .select(({ eb }) => eb('archived_at', 'is not', null).as('archived'))
    .where('school_id', '=', schoolId)
    .orderBy('first_name')
    .execute();

const listed = async (id: number) =>
  (await kindred.call(districtSchoolsTable.list, { district_upload_id: String(id) }, { token })).body as {
    data: Record<string, unknown>[];
  };

test('one zip becomes an upload of each school of the district, with one preview and one confirmation', async () => {
  await buildStudent(db, appKey, {
    owner_id: at(oak).teacher.id,
    school_id: at(oak).id,
    first_name: 'Ana',
    last_name: 'Okafor',
    grade: 2,
    student_id: 'n-a',
  });
  const id = await read();
  expect(await state(id)).toMatchObject({
    status: 'linking',
    mine: true,
    orgs: [
      { name: 'ELM MIDDLE SCHOOL', students: 1, school_id: at(elm).id },
      { name: 'Far Elementary', students: 1, school_id: null },
      { name: 'Oak Elem.', students: 2, school_id: at(oak).id },
    ],
    schools: [
      { name: 'Elm Middle School', educator_id: at(elm).teacher.id, applied: false },
      { name: 'Oak Elementary', educator_id: at(oak).teacher.id },
    ],
  });
  expect((await split(id)).status).toBe(200);
  expect(await state(id)).toMatchObject({
    status: 'split',
    ready: 2,
    to_create: 2,
    to_update: 1,
    started: 0,
  });
  expect((await listed(id)).data).toMatchObject([
    { school: 'Elm Middle School', status: 'ready', created: 1, updated: 0, failed: 0 },
    { school: 'Oak Elementary', status: 'ready', created: 1, updated: 1, unchanged: 0 },
  ]);
  // The file lies there once.
  expect((await parts(id)).map((part) => part.file_sealed)).toEqual([null, null]);

  expect((await confirm(id)).status).toBe(200);
  expect(await state(id)).toMatchObject({ status: 'split', ready: 0, started: 2, finished: 2, affected: 3 });
  expect(await students(at(oak).id)).toMatchObject([{ first_name: 'Ana' }, { first_name: 'Ben' }]);
  expect(await students(at(elm).id)).toMatchObject([{ first_name: 'Cy', owner_id: at(elm).teacher.id }]);
  expect(await students(at(far).id)).toEqual([]);
  const kept = await db.selectFrom('district_uploads').select('file_sealed').where('id', '=', id).execute();
  expect(kept).toEqual([{ file_sealed: null }]);
  // One line beside the menu for all of it.
  expect(new Set(told.map(({ path }) => path))).toEqual(
    new Set([`/educator/students/uploads/district/${id}`]),
  );
  expect(told.at(-1)).toMatchObject({ done: 3, total: 3, status: 'applying' });
});

test('the id a school went by before tells it, whatever it is called', async () => {
  const first = await read();
  const links = [
    { org: 'o', school_id: at(elm).id },
    { org: 'e', school_id: at(oak).id },
  ];
  await split(first, { links });
  await confirm(first);
  const people = [pupil('x', 'o', 'Xi')];
  const again = await read(rosterZip(roster({ people, rooms: [] })));
  expect(await linksOf(again)).toEqual([{ org: 'o', school_id: at(elm).id }]);
});

test('what was applied already is not offered again, and cannot be', async () => {
  const file = rosterZip(roster());
  const first = await read(file);
  await split(first, { links: [{ org: 'o', school_id: at(oak).id }] });
  await confirm(first);
  const again = await read(file);
  expect(await linksOf(again)).toMatchObject([
    { org: 'e', school_id: at(elm).id },
    { org: 'f', school_id: null },
    { org: 'o', school_id: null },
  ]);
  const reply = await split(again, { links: [{ org: 'o', school_id: at(oak).id }] });
  expect(reply.error.errors).toMatchObject({ links: { i18n: 'rosters-uploads.district.link.applied' } });
});

test.each<[string, () => Links, string]>([
  ['a school of another district', () => [{ org: 'f', school_id: at(far).id }], 'school'],
  [
    'two for one school',
    () => [
      { org: 'o', school_id: at(oak).id },
      { org: 'e', school_id: at(oak).id },
    ],
    'school-twice',
  ],
  ['a school that is not in the file', () => [{ org: 'zz', school_id: at(oak).id }], 'org'],
  ['nothing', () => [{ org: 'o', school_id: null }], 'none'],
  [
    'an educator of another school',
    () => [{ org: 'o', school_id: at(oak).id, educator_id: at(elm).teacher.id }],
    'educator-wrong',
  ],
  [
    'an educator of another district',
    () => [{ org: 'o', school_id: at(oak).id, educator_id: at(far).teacher.id }],
    'educator-wrong',
  ],
])('%s is refused', async (_, links, fault) => {
  const id = await read();
  const before = await rowSums(db);
  const reply = await split(id, { links: links() });
  expect(reply.error.errors).toMatchObject({ links: { i18n: `rosters-uploads.district.link.${fault}` } });
  expect(await rowSums(db)).toEqual(before);
});

test('a school where nobody teaches yet is left out until somebody does', async () => {
  await buildSchool(db, { district_id: district.id, name: 'Far Elementary' });
  const id = await read();
  const { orgs, schools } = await state(id);
  expect(orgs.find((org) => org.id === 'f')).toMatchObject({ school_id: null });
  const empty = schools.find((school) => school.educator_id === null)?.id ?? 0;
  const reply = await split(id, { links: [{ org: 'f', school_id: empty }] });
  expect(reply.error.errors).toMatchObject({ links: { i18n: 'rosters-uploads.district.link.nobody' } });
});

test('it is for admins of the district, and for staff', async () => {
  const id = await read();
  const stranger = await districtAdmin((await buildDistrict(db)).id);
  const ofSchool = await buildAccount(db, { school_id: at(oak).id });
  const group = await buildGroup(db, 'school', { [ofSchool.id]: 'owner' });
  await db
    .updateTable('groups')
    .set({ school_id: at(oak).id })
    .where('id', '=', group.id)
    .execute();
  const teamAdmin = await buildAccount(db, { school_id: at(oak).id });
  await buildGroup(db, 'team', { [teamAdmin.id]: 'owner' });
  for (const person of [stranger, ofSchool, teamAdmin]) {
    const as = { token: await kindred.tokenFor({ accountId: person.id }) };
    for (const call of [calls.read, calls.confirm, calls.cancel, calls.retry, calls.leftOut]) {
      expect((await kindred.call(call, { id }, as)).status).toBe(404);
    }
    const links = [{ org: 'o', school_id: at(oak).id }];
    expect((await kindred.call(calls.split, { id, links }, as)).status).toBe(404);
    expect((await kindred.call(calls.reread, { id, encoding: 'utf-8' }, as)).status).toBe(404);
    expect((await kindred.call(districtUploadsTable.list, {}, as)).body).toMatchObject({ data: [] });
    const asked = await create(rosterZip(roster()), as.token, { district_id: district.id });
    expect(asked.error.errors).toMatchObject({ district_id: { i18n: 'validation.exists' } });
  }
  const second = await districtAdmin(district.id);
  const as = { token: await kindred.tokenFor({ accountId: second.id }) };
  expect((await kindred.call(calls.read, { id }, as)).body.data).toMatchObject({ mine: false });
  expect((await kindred.call(calls.cancel, { id }, as)).status).toBe(409);
  const teacher = { token: await kindred.tokenFor({ accountId: at(oak).teacher.id }) };
  expect((await kindred.call(calls.read, { id }, teacher)).status).toBe(403);

  const staff = await buildAccount(db, { scope: 'uber' });
  const asStaff = { token: await kindred.tokenFor({ accountId: staff.id }) };
  expect((await kindred.call(staffDistrictUploads.read, { id }, asStaff)).body.data).toMatchObject({ id });
  const nameless = await kindred.call(
    staffDistrictUploads.create,
    { file_name: 'd.zip' },
    { ...asStaff, file: rosterZip(roster()) },
  );
  expect(nameless.error.errors).toMatchObject({ district_id: { i18n: 'validation.required' } });
});

test('who stops being an admin reaches nothing of it, and nothing of it is done', async () => {
  const id = await read();
  await split(id);
  await kindred.call(calls.confirm, { id }, { token });
  await db.deleteFrom('group_members').where('account_id', '=', admin.id).execute();
  await confirmSchools(db, ports, id);
  expect((await parts(id)).map((part) => part.status)).toEqual(['previewing', 'previewing']);
  expect((await kindred.call(calls.read, { id }, { token })).status).toBe(403);
});

test('a school that has left the district since the preview is not touched', async () => {
  const id = await read();
  await split(id);
  const staff = await buildAccount(db, { scope: 'uber' });
  await db
    .updateTable('district_uploads')
    .set({ actor_scope: 'uber', uploaded_by: staff.id })
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('uploads')
    .set({ actor_scope: 'uber', uploaded_by: staff.id })
    .where('district_upload_id', '=', id)
    .execute();
  await db.updateTable('schools').set({ district_id: null }).where('id', '=', at(elm).id).execute();
  const asStaff = { token: await kindred.tokenFor({ accountId: staff.id }) };
  expect((await kindred.call(staffDistrictUploads.confirm, { id }, asStaff)).status).toBe(200);
  await confirmSchools(db, ports, id);
  expect(await parts(id)).toMatchObject([
    { school_id: at(elm).id, status: 'ready', error: { i18n: 'rosters-uploads.district.school-moved' } },
    { school_id: at(oak).id, status: 'applying' },
  ]);
});

test('a preview that is no longer right is made anew, and the other schools go on', async () => {
  const id = await read();
  await split(id);
  const { id: elmPart } = (await parts(id)).find((part) => part.school_id === at(elm).id) ?? { id: 0 };
  await db
    .updateTable('accounts')
    .set({ status: 'deactivated' })
    .where('id', '=', at(elm).teacher.id)
    .execute();
  await buildAccount(db, { school_id: at(elm).id });
  await kindred.call(calls.confirm, { id }, { token });
  await confirmSchools(db, ports, id);
  expect((await parts(id)).map(({ id: part, status }) => [part === elmPart, status]).toSorted()).toEqual([
    [false, 'applying'],
    [true, 'previewing'],
  ]);
});

test('archiving more than a fifth of a school is asked about once for all', async () => {
  for (const name of ['Vi', 'Wu', 'Xi']) {
    await buildStudent(db, appKey, { owner_id: at(oak).teacher.id, school_id: at(oak).id, first_name: name });
  }
  const id = await read();
  await split(id, { archive_missing: true });
  expect(await state(id)).toMatchObject({ held: 1, held_students: 3, to_archive: 3 });
  const refused = await confirm(id);
  expect(refused.error.errors).toMatchObject({ archive_anyway: { i18n: 'validation.required' } });
  expect((await parts(id)).map((part) => part.status)).toEqual(['ready', 'ready']);
  await confirm(id, { archive_anyway: true });
  const archived = (await students(at(oak).id)).filter((student) => student.archived);
  expect(archived.map((student) => student.first_name)).toEqual(['Vi', 'Wu', 'Xi']);
});

test('a student without a school fails where it is known, is archived nowhere, and is said once', async () => {
  const known = {
    owner_id: at(oak).teacher.id,
    school_id: at(oak).id,
    last_name: 'Okafor',
    grade: 3,
  } as const;
  await buildStudent(db, appKey, { ...known, first_name: 'Lou', student_id: 'n-l' });
  await buildStudent(db, appKey, { ...known, first_name: 'Moe' });
  for (const id of ['1', '2', '3', '4', '5', '6', '7', '8']) {
    await buildStudent(db, appKey, { ...known, first_name: `Kim${id}`, student_id: `k-${id}` });
  }
  const stays = ['1', '2', '3', '4', '5', '6', '7', '8'].map((id) => ({
    ...pupil(`k${id}`, 'o', `Kim${id}`),
    number: `k-${id}`,
  }));
  const lost = [pupil('l', null, 'Lou'), pupil('m', null, 'Moe'), pupil('z', null, 'Zed')];
  const id = await read(rosterZip(roster({ people: [...stays, pupil('c', 'e', 'Cy'), ...lost], rooms: [] })));
  expect(await state(id)).toMatchObject({ schoolless: 3, notes_total: 3 });
  expect((await kindred.call(calls.leftOut, { id }, { token })).body.data).toHaveLength(3);
  await split(id, { archive_missing: true });
  expect(await parts(id)).toMatchObject([
    { school_id: at(elm).id, failed: 0 },
    { school_id: at(oak).id, failed: 2, to_archive: 0 },
  ]);
  // The same when the options of one school are changed alone.
  const part = (await parts(id))[1]?.id ?? 0;
  const { mapping } = (await kindred.call(educatorUploads.read, { id: part }, { token })).body.data;
  const again = { id: part, columns: mapping, archive_missing: true, allow_duplicates: false };
  expect((await kindred.call(educatorUploads.map, again, { token })).status).toBe(200);
  await previewUpload(db, ports, part);
  expect((await parts(id))[1]).toMatchObject({ status: 'ready', failed: 2, to_archive: 0 });
});

test('each school is an upload like any other: its rows, its history, its undoing', async () => {
  const id = await read();
  await split(id);
  await confirm(id);
  const part = (await parts(id)).find((one) => one.school_id === at(oak).id)?.id ?? 0;
  const rows = await kindred.call(uploadRowsTable.list, { upload_id: String(part) }, { token });
  expect((rows.body as { data: unknown[] }).data).toHaveLength(2);
  const read2 = await kindred.call(educatorUploads.read, { id: part }, { token });
  expect(read2.body.data).toMatchObject({ status: 'applied', district_upload_id: id });
  expect((await kindred.call(educatorUploads.undo, { id: part }, { token })).status).toBe(200);
  await undoUpload(db, ports, part);
  expect(await students(at(oak).id)).toEqual([]);
  expect(await students(at(elm).id)).toHaveLength(1);
  expect((await listed(id)).data).toMatchObject([{ status: 'applied' }, { status: 'undone' }]);
});

test('it can be split in another way, or given up, until a school is confirmed', async () => {
  const id = await read();
  await split(id);
  await split(id, { links: [{ org: 'o', school_id: at(oak).id }] });
  expect(await parts(id)).toMatchObject([{ school_id: at(oak).id, status: 'ready' }]);
  await confirm(id);
  for (const reply of [await split(id), await kindred.call(calls.cancel, { id }, { token })]) {
    expect(reply.status).toBe(409);
  }
  const other = await read(rosterZip(roster({ people: [pupil('q', 'e', 'Quin')], rooms: [] })));
  await split(other);
  expect((await kindred.call(calls.cancel, { id: other }, { token })).status).toBe(200);
  expect(await parts(other)).toEqual([]);
  expect(await state(other)).toMatchObject({ status: 'canceled' });
});

test('a table is no roster, and says so; and a job that was given up can be begun again', async () => {
  const table = await read(Buffer.from('first_name,last_name,grade\nA,B,1\n'));
  expect(await state(table)).toMatchObject({
    status: 'failed',
    error: { i18n: 'rosters-uploads.district.no-roster' },
    stopped_at: null,
  });
  const { body } = await create(rosterZip(roster()));
  const { id } = body.data;
  await giveDistrictUp(db, ports, id);
  expect(await state(id)).toMatchObject({ status: 'failed', stopped_at: 'reading' });
  expect((await kindred.call(calls.retry, { id }, { token })).status).toBe(200);
  await readDistrict(db, ports, id);
  expect(await state(id)).toMatchObject({ status: 'linking', error: null });
});

test('splitting that was killed goes on where it was, and nothing is made twice', async () => {
  const id = await read();
  await kindred.call(calls.split, { id, links: await linksOf(id) }, { token });
  await splitIntoSchools(db, ports, id);
  // As if it had been killed after the first school.
  await db.updateTable('district_uploads').set({ status: 'splitting' }).where('id', '=', id).execute();
  const [, last] = await parts(id);
  await db
    .updateTable('uploads')
    .set({ status: 'canceled' })
    .where('id', '=', last?.id ?? 0)
    .execute();
  await Promise.all([splitIntoSchools(db, ports, id), splitIntoSchools(db, ports, id)]);
  expect((await parts(id)).map((part) => part.org).toSorted()).toEqual(['e', 'o']);
  expect(await state(id)).toMatchObject({ status: 'split' });
});

test('another encoding reads it anew, and old rosters are forgotten', async () => {
  const latin = Object.fromEntries(
    Object.entries(rosterFiles(roster({ people: [pupil('a', 'o', 'Zoë')], rooms: [] }))),
  );
  const id = await read(zipOf(latin));
  expect(await state(id)).toMatchObject({ encoding: 'utf-8', names: ['Zoë Okafor'] });
  expect((await kindred.call(calls.reread, { id, encoding: 'macintosh' }, { token })).status).toBe(200);
  await readDistrict(db, ports, id);
  expect((await state(id)).names).not.toEqual(['Zoë Okafor']);
  await runRules(db, UPLOAD_RULES, new Date(Date.now() + 91 * 86_400_000));
  const [row] = await db.selectFrom('district_uploads').selectAll().where('id', '=', id).execute();
  expect(row).toMatchObject({ status: 'canceled', file_sealed: null, reading: {} });
});

test('late in the evening each school is read by its own day', async () => {
  const zone = { time_zone: 'America/Los_Angeles' };
  await db.updateTable('schools').set(zone).where('id', '=', at(oak).id).execute();
  const files = rosterFiles(roster({ version: '1.2', rooms: [] }));
  const roles = files['roles.csv']?.replaceAll(',student,,,', ',student,,2026-09-14,') ?? '';
  const now = kindred.now();
  // The fourteenth is over in New York, and not in Los Angeles.
  kindred.setNow('2026-09-15T05:30:00Z');
  token = await kindred.tokenFor({ accountId: admin.id });
  const id = await read(zipOf({ ...files, 'roles.csv': roles }));
  expect((await split(id)).status).toBe(200);
  const found = await parts(id);
  expect(found.find(({ org }) => org === 'o')).toMatchObject({ status: 'ready', to_create: 2 });
  expect(found.find(({ org }) => org === 'e')?.to_create ?? 0).toBe(0);
  kindred.setNow(now);
});
