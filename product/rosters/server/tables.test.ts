import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { addDays, dayIn } from '#platform/contract/days.ts';
import type { ListReply, RowOf, Table } from '#platform/contract/table.ts';
import { grantLot } from '#product/licensing/server/ledger/lots.ts';
import { operate } from '#product/licensing/server/ledger/operations.ts';
import { summarize } from '#product/play/server/summaries.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount } from '#testing/api/people.ts';
import { findStudents, findTeachers } from '../contract.ts';
import { childrenTable, homeStudentsTable, staffStudentsTable, studentsTable } from '../tables-contract.ts';
import { LICENSE_END } from './students/list-parts.ts';
import { buildRosters } from './testing/roster.ts';

const kindred = await testKindred();
const { db } = kindred;
const people = await buildRosters(kindred);
const { teacher, colleague, stranger, admin, parent, otherParent, staff, student, child, share, token } =
  people;

let own: number;
let guest: number;
let archived: number;
let foreign: number;
let ofFamily: number;

beforeAll(async () => {
  const row = { first_name: 'Maya', last_name: 'Okafor', grade: 0, username: 'maya.o', student_id: 'M-17' };
  own = (await student(teacher, { ...row, license_ends_on: '2027-03-01', active_program: 'academy' })).id;
  guest = (await student(colleague, { first_name: 'Dan', last_name: 'Abel', grade: 3 })).id;
  await student(colleague, { first_name: 'Eve', last_name: 'Zorn' });
  await share(guest, teacher.id);
  archived = (await student(teacher, { archived_at: kindred.now(), last_name: 'Gone' })).id;
  foreign = (await student(stranger, { first_name: 'Maya', last_name: 'Elsewhere' })).id;
  ofFamily = (await child({ first_name: 'Nico', last_name: 'Olvera' })).id;
});

async function list<T extends Table>(table: T, person: { id: number }, query: Record<string, unknown>) {
  const reply = await kindred.call(table.list, query, { token: await token(person) });
  expect(reply.status).toBe(200);
  const body: ListReply<RowOf<T>> = JSON.parse(JSON.stringify(reply.body));
  return body;
}
const names = async (table: Table, person: { id: number }, query: Record<string, unknown>) =>
  (await list(table, person, query)).data.map((row) => String(row['name']));

test('an educator sees the own students and those shared, last name first', async () => {
  const body = await list(studentsTable, teacher, { archived: 'no', reach: 'mine' });
  expect(body).toMatchObject({ filtered: 2, total: 2, total_from_cache: false });
  expect(body.data[0]).toMatchObject({ id: guest, name: 'Abel, Dan', shared: true, owner_id: colleague.id });
  expect(body.data[1]).toMatchObject({
    id: own,
    name: 'Okafor, Maya',
    grade: 0,
    username: 'maya.o',
    student_id: 'M-17',
    active_program: 'academy',
    license_ends_on: '2027-03-01',
    educator: 'Reed, Tara',
    school: 'Maple Elementary',
    shared: false,
  });
});

test('each row says whether the viewer may give the student away, and whether it is shared with them', async () => {
  const flags = async (person: { id: number }, reach: string) =>
    (await list(studentsTable, person, { archived: 'no', reach })).data.map((row) => [
      row.name,
      row.ruled,
      row.shared_with_me,
    ]);
  expect(await flags(teacher, 'mine')).toEqual([
    ['Abel, Dan', false, true],
    ['Okafor, Maya', true, false],
  ]);
  await share(guest, admin.id);
  await share(foreign, admin.id);
  expect(await flags(admin, 'mine')).toEqual([
    ['Abel, Dan', true, true],
    ['Elsewhere, Maya', false, true],
  ]);
  await db.deleteFrom('student_shares').where('account_id', '=', admin.id).execute();
});

test('archived students have a tab of their own', async () => {
  const { data } = await list(studentsTable, teacher, { archived: 'yes', reach: 'mine' });
  expect(data.map((row) => row.id)).toEqual([archived]);
});

test('all is for admins: others who ask for it get their own', async () => {
  const asked = { archived: 'no', reach: 'all' };
  expect(await names(studentsTable, admin, asked)).toEqual(['Abel, Dan', 'Okafor, Maya', 'Zorn, Eve']);
  expect(await names(studentsTable, admin, { ...asked, reach: 'mine' })).toEqual([]);
  expect(await names(studentsTable, teacher, asked)).toEqual(['Abel, Dan', 'Okafor, Maya']);
  expect(await names(studentsTable, teacher, { archived: 'no' })).toEqual(['Abel, Dan', 'Okafor, Maya']);
});

test.each([
  ['okafor, maya', ['Okafor, Maya']],
  ['MAYA', ['Okafor, Maya']],
  ['m-17', ['Okafor, Maya']],
  ['a%', []],
  ['zorn', []],
  [',', ['Abel, Dan', 'Okafor, Maya']],
])('the name filter %j finds %j on a roster', async (name, found) => {
  expect(await names(studentsTable, teacher, { archived: 'no', reach: 'mine', name })).toEqual(found);
});

test.each([
  ['name', ['Abel, Dan', 'Okafor, Maya']],
  ['-name', ['Okafor, Maya', 'Abel, Dan']],
  ['grade', ['Okafor, Maya', 'Abel, Dan']],
  ['license_ends_on', ['Abel, Dan', 'Okafor, Maya']],
  ['educator', ['Abel, Dan', 'Okafor, Maya']],
  ['-updated_at', ['Abel, Dan', 'Okafor, Maya']],
])('a roster sorts by %s', async (sort, found) => {
  expect(await names(studentsTable, teacher, { archived: 'no', reach: 'mine', _sort: sort })).toEqual(found);
});

test('grades, programs, sharing and days filter', async () => {
  const asked = { archived: 'no', reach: 'mine' };
  expect(await names(studentsTable, teacher, { ...asked, grade: '0,1' })).toEqual(['Okafor, Maya']);
  expect(await names(studentsTable, teacher, { ...asked, active_program: 'academy' })).toEqual([
    'Okafor, Maya',
  ]);
  expect(await names(studentsTable, teacher, { ...asked, shared: 'yes' })).toEqual(['Abel, Dan']);
  expect(await names(studentsTable, teacher, { ...asked, license_ends_on: '1/1/2027..' })).toEqual([
    'Okafor, Maya',
  ]);
  expect(await names(studentsTable, teacher, { ...asked, educator_id: teacher.id })).toEqual([
    'Okafor, Maya',
  ]);
  expect(await names(studentsTable, teacher, { ...asked, school_id: people.school.id })).toEqual([
    'Abel, Dan',
    'Okafor, Maya',
  ]);
  expect(await names(studentsTable, teacher, { ...asked, school_id: 987_654 })).toEqual([]);
});

test('staff narrow the list to licenses of some days; who has none is not among them', async () => {
  const of = (days: string) => names(staffStudentsTable, staff, { archived: 'no', license_ends_on: days });
  expect(await of('..1/1/2028')).toEqual(['Okafor, Maya']);
  expect(await of('3/1/2027..3/1/2027')).toEqual(['Okafor, Maya']);
  expect(await of('3/2/2027..')).toEqual([]);
});

test('the days of licenses are asked for as the indexes and the statistics have them', async () => {
  const migration = await readFile('database/migrations/0002-people-and-tables.sql', 'utf8');
  const expression = LICENSE_END.replaceAll('s.', '');
  expect(migration).toContain(`create index students_by_license on students (${expression}, id)`);
  expect(migration).toContain(`create index students_archived_by_license on students (${expression}, id)`);
  expect(migration).toContain(`create statistics students_license_end on (${expression}) from students`);
});

test('what is not in the definition is refused', async () => {
  const asked = { token: await token(staff) };
  for (const query of [
    { _sort: 'school' },
    { _sort: 'id' },
    { school: 'x' },
    { grade: '13' },
    { owner_id: 1 },
    { updated_at: '1/1/2026..' },
  ]) {
    expect((await kindred.call(staffStudentsTable.list, query, asked)).status).toBe(422);
  }
});

test('another tenant is out of reach in list, subset, select-all and download', async () => {
  const asked = { token: await token(teacher) };
  for (const reach of ['mine', 'all']) {
    const query = { archived: 'no', reach };
    const subset = await kindred.call(
      studentsTable.subset,
      { ...query, _ids: [own, foreign, ofFamily] },
      asked,
    );
    expect(subset.body).toMatchObject({ data: [{ id: own }], filtered: 1 });
    const all = await kindred.call(studentsTable.selectAll, query, asked);
    expect(all.body).toEqual({ ids: [guest, own] });
    const file = await kindred.app.server.inject({
      url: `/api/educator/students?archived=no&reach=${reach}&_download=1&_format=csv`,
      headers: { host: 'localhost:3000', 'access-token': `Bearer ${asked.token}` },
    });
    expect(file.statusCode).toBe(200);
    expect(file.body).toContain('Okafor');
    expect(file.body).not.toContain('Elsewhere');
    expect(file.body).not.toContain('Olvera');
  }
  for (const person of [teacher, admin, stranger]) {
    const found = await names(studentsTable, person, {});
    expect(found.some((name) => name.includes('Olvera'))).toBe(false);
    expect(found.some((name) => name.includes('Elsewhere'))).toBe(person === stranger);
  }
});

test('a family sees its own children and nobody else’s', async () => {
  const { data } = await list(childrenTable, parent, { archived: 'no' });
  expect(data.map((row) => row.id)).toEqual([ofFamily]);
  expect(await names(childrenTable, otherParent, {})).toEqual([]);
  const subset = await kindred.call(
    childrenTable.subset,
    { _ids: [own, ofFamily] },
    { token: await token(otherParent) },
  );
  expect(subset.body).toMatchObject({ data: [], filtered: 0 });
});

test('staff see everybody, and totals come from the counters', async () => {
  const active = await list(staffStudentsTable, staff, { archived: 'no' });
  expect(active).toMatchObject({ total: 5, filtered: 5 });
  await db.insertInto('counters').values({ name: 'students.active', shard: 99, value: 772 }).execute();
  expect(await list(staffStudentsTable, staff, { archived: 'no' })).toMatchObject({ total: 777 });
  expect(await list(staffStudentsTable, staff, { archived: 'yes' })).toMatchObject({ total: 1 });
  await db.deleteFrom('counters').where('shard', '=', 99).execute();
  expect(await names(staffStudentsTable, staff, { archived: 'no', family: 'yes' })).toEqual(['Olvera, Nico']);
  expect(await list(staffStudentsTable, staff, { family: 'no' })).toMatchObject({ total: 5 });
});

test.each([
  ['maya', ['Elsewhere, Maya', 'Okafor, Maya']],
  ['ok', ['Okafor, Maya']],
  ['ka', []],
  ['kafo', ['Okafor, Maya']],
  ['maya elsew', ['Elsewhere, Maya']],
  ['%', []],
  ['_aya', []],
])('staff find %j', async (name, found) => {
  expect(await names(staffStudentsTable, staff, { archived: 'no', name })).toEqual(found);
});

test('staff find by teacher, username and number, and sort by teacher', async () => {
  const of = (query: Record<string, unknown>) =>
    names(staffStudentsTable, staff, { archived: 'no', ...query });
  const [row] = (await list(staffStudentsTable, staff, { archived: 'no', name: 'okafor' })).data;
  expect(row).toBeDefined();
  expect(await of({ username: row?.username })).toEqual(['Okafor, Maya']);
  // Words of the name are no part of the username.
  expect(await of({ username: 'okafor, maya' })).toEqual([]);
  await db
    .updateTable('students')
    .set({ teacher: 'Ms. Zuberi' })
    .where('id', '=', row?.id ?? 0)
    .execute();
  expect(await of({ teacher: 'zube' })).toEqual(['Okafor, Maya']);
  expect(await of({ teacher: 'zu' })).toEqual(['Okafor, Maya']);
  expect(await of({ teacher: 'beri, ms.' })).toEqual(['Okafor, Maya']);
  expect((await of({ _sort: '-teacher' }))[0]).toBe('Okafor, Maya');
});

test('who a student is for Clever and ClassLink stands in the lists, and staff find whose a Clever id is', async () => {
  const ids = {
    clever_user_id: 'Clever-17',
    classlink_login_id: 'login-17',
    classlink_tenant_id: 'tenant-1',
  };
  await db.updateTable('students').set(ids).where('id', '=', own).execute();
  const [mine] = (await list(studentsTable, teacher, { archived: 'no', clever_user_id: 'clever' })).data;
  expect(mine).toMatchObject({ id: own, ...ids });
  const found = (id: string) => list(staffStudentsTable, staff, { archived: 'no', clever_user_id: id });
  expect(await found('Clever-17')).toMatchObject({ filtered: 1, data: [{ id: own, ...ids }] });
  expect(await found('Clever')).toMatchObject({ filtered: 0, data: [] });
});

test('staff narrow the list to a school or an educator', async () => {
  const { school } = people;
  const of = (query: Record<string, unknown>) =>
    names(staffStudentsTable, staff, { archived: 'no', ...query });
  expect(await of({ school_id: school.id })).toEqual(['Abel, Dan', 'Okafor, Maya', 'Zorn, Eve']);
  expect(await of({ educator_id: stranger.id })).toEqual(['Elsewhere, Maya']);
});

test('a file says the programs as the brand of its address does', async () => {
  const fileAt = async (host: string) => {
    const reply = await kindred.app.server.inject({
      url: '/api/educator/students?archived=no&name=okafor&_download=1&_columns=active_program',
      headers: { host, 'access-token': `Bearer ${await token(teacher)}` },
    });
    return reply.body.split('\r\n')[1];
  };
  expect(await fileAt('localhost:3000')).toBe('Kindred Academy');
  expect(await fileAt('standard.localhost:3000')).toBe('Zoo Academy');
});

/** The license of a lot of the plan, which ends so many days from today: lists know no other day. */
async function license(studentId: number, plan: 'individual' | 'free-trial', days: number): Promise<void> {
  const day = (after: number) => addDays(dayIn('America/New_York', new Date()), after);
  const { id: accountId } = await buildAccount(db);
  const deed = {
    kind: 'test',
    actor: null,
    now: kindred.now(),
    operationId: `license ${studentId}`,
  } as const;
  const grant = { owner: { accountId }, plan, term: 'to-end', quantity: 1, startsOn: day(-400) } as const;
  const lot_id = await db
    .transaction()
    .execute((tx) =>
      operate({ ...deed, tx }, Number, (operation) =>
        grantLot(operation, { ...grant, endsOn: day(days), issuer: 'user', origin: 'free' }),
      ),
    );
  const dates = { starts_on: day(-400), ends_on: day(days), assigned_at: kindred.now() };
  await db
    .insertInto('license_uses')
    .values({ lot_id, student_id: studentId, program: 'zoou', ...dates })
    .execute();
}

test('students are found by how it stands with their license: paid, on trial, over, or none', async () => {
  const owner = await buildAccount(db, { school_id: people.school.id });
  const licensed = {
    Long: ['individual', 40],
    Soon: ['individual', 10],
    Trial: ['free-trial', 10],
    Over: ['individual', -5],
    Tried: ['free-trial', -5],
  } as const;
  for (const [last_name, [plan, days]] of Object.entries(licensed)) {
    await license((await student(owner, { first_name: 'A', last_name })).id, plan, days);
  }
  await student(owner, { first_name: 'A', last_name: 'Without' });
  const of = (license: string) => names(studentsTable, owner, { archived: 'no', reach: 'mine', license });
  expect(await of('ok')).toEqual(['Long, A']);
  expect(await of('expiring')).toEqual(['Soon, A']);
  expect(await of('trial')).toEqual(['Trial, A']);
  expect(await of('expired,none')).toEqual(['Over, A', 'Tried, A', 'Without, A']);
  const children = { archived: 'no', license: 'none' };
  expect(await names(childrenTable, parent, children)).toEqual(['Olvera, Nico']);
  expect(await names(childrenTable, parent, { ...children, license: 'ok' })).toEqual([]);
});

test('who has no license yet waits for the running trial of who looks after the student, in filter and row alike', async () => {
  const owner = await buildAccount(db, { school_id: people.school.id });
  const grant = { owner: { accountId: owner.id }, plan: 'free-trial', term: 'to-end', quantity: 5 } as const;
  const today = dayIn('America/New_York', new Date());
  const lots = { issuer: 'user', origin: 'trial', startsOn: addDays(today, -5) } as const;
  await student(owner, { first_name: 'A', last_name: 'New' });
  const of = (license: string) => names(studentsTable, owner, { archived: 'no', reach: 'mine', license });
  expect(await of('none')).toEqual(['New, A']);
  await db
    .transaction()
    .execute((tx) =>
      operate(
        { tx, kind: 'test', actor: null, now: kindred.now(), operationId: `trial ${owner.id}` },
        Number,
        (operation) => grantLot(operation, { ...grant, ...lots, endsOn: addDays(today, 5) }),
      ),
    );
  expect(await of('none')).toEqual([]);
  expect(await of('waiting')).toEqual(['New, A']);
  const [row] = (await list(studentsTable, owner, { archived: 'no', reach: 'mine' })).data;
  expect(row).toMatchObject({ license: 'waiting', license_ends_on: null });
});

test('one column tells the teacher: as the school writes it, else whose student it is', async () => {
  const owner = await buildAccount(db, { school_id: people.school.id, first_name: 'Uma', last_name: 'Ode' });
  await student(owner, { first_name: 'A', last_name: 'Written', teacher: 'Señora Vega' });
  await student(owner, { first_name: 'A', last_name: 'Unwritten', teacher: '' });
  const teachers = async (query: Record<string, string>) =>
    (await list(studentsTable, owner, { archived: 'no', reach: 'mine', ...query })).data.map(
      (row) => row.teacher,
    );
  expect(await teachers({ _sort: 'teacher' })).toEqual(['Señora Vega', 'Uma Ode']);
  expect(await teachers({ teacher: 'senora' })).toEqual(['Señora Vega']);
  expect(await teachers({ teacher: 'uma' })).toHaveLength(2);
  const suggested = async (q: string) =>
    (await kindred.call(findTeachers, { q }, { token: await token(owner) })).body.data.map(
      ({ label }) => label,
    );
  expect(await suggested('')).toEqual(['Señora Vega', 'Uma Ode']);
  expect(await suggested('senora')).toEqual(['Señora Vega']);
  expect(await suggested('reed')).toEqual([]);
});

test('a file has last and first name apart, and says of each student how it stands with the license', async () => {
  const owner = await buildAccount(db, { school_id: people.school.id });
  await student(owner, { first_name: 'Ann', last_name: 'Without' });
  const { name, license_ends_on: end } = studentsTable.columns;
  const reply = await kindred.app.server.inject({
    url: `/api/educator/students?archived=no&_download=1&_columns=${[...name.inFiles, ...end.inFiles].join()}`,
    headers: { host: 'localhost:3000', 'access-token': `Bearer ${await token(owner)}` },
  });
  expect(reply.body.split('\r\n')).toEqual([
    '\ufeffLast name,First name,License,License end date',
    'Without,Ann,No license,',
    '',
  ]);
});

test('lists tell until when there was a license for each program', async () => {
  const owner = await buildAccount(db, { school_id: people.school.id });
  const { id } = await student(owner, { first_name: 'A', last_name: 'Ends' });
  await license(id, 'individual', 40);
  const [row] = (await list(studentsTable, owner, { archived: 'no', reach: 'mine' })).data;
  expect(row).toMatchObject({
    ends_zoou: addDays(dayIn('America/New_York', new Date()), 40),
    ends_hoh: null,
  });
});

test('a family reads what was played, and no grades', async () => {
  await db
    .insertInto('program_progress')
    .values({
      student_id: ofFamily,
      program: 'academy',
      done: JSON.stringify([{ scene: 'academy-ic-1', iteration: 1 }]),
      completed: 17,
      success_rate: 14,
      last_played_at: kindred.now(),
      updated_at: kindred.now(),
    })
    .execute();
  await summarize(db, [ofFamily]);
  const [row] = (await list(childrenTable, parent, { archived: 'no' })).data;
  expect(row).toMatchObject({ id: ofFamily, scenes: 1, minutes: null });
  for (const columns of [childrenTable.columns, homeStudentsTable.columns]) {
    const grades = Object.entries(columns).filter(
      ([column, { label }]) => column.startsWith('skill_') || /completed|success/.test(label),
    );
    expect(grades).toEqual([]);
    expect(columns).toHaveProperty('scenes');
  }
  expect(Object.keys(row ?? {})).not.toContain('success_rate');
  const asked = { archived: 'no', _download: 'csv', _columns: 'name,success_rate' };
  const file = await kindred.call(childrenTable.list, asked, { token: await token(parent) });
  expect(file.status).toBe(422);
  expect((await list(childrenTable, parent, { archived: 'no', _sort: '-scenes' })).data[0]?.id).toBe(
    ofFamily,
  );
});

test('names in Chinese characters stand family name first, without comma or blank', async () => {
  const { id } = await student(teacher, { first_name: '小安', last_name: '林' });
  const { data } = await list(studentsTable, teacher, { archived: 'no', reach: 'mine' });
  expect(data.find((row) => row.id === id)?.name).toBe('林小安');
  await db.deleteFrom('students').where('id', '=', id).execute();
});

test('a student is found by part of a name, by username and by number, and only by who has it in reach', async () => {
  const owner = await buildAccount(db, { school_id: people.school.id, first_name: 'Ida', last_name: 'Own' });
  await student(owner, {
    first_name: 'José',
    last_name: 'Zubizarreta',
    username: 'jz.finder',
    student_id: 'F-771',
  });
  await student(owner, {
    first_name: 'Zoe',
    last_name: 'Zubizarreta',
    username: 'zz.finder',
    archived_at: kindred.now(),
  });
  const found = async (who: { id: number }, q: string) =>
    (await kindred.call(findStudents, { q }, { token: await token(who) })).body.data.map(
      ({ label }) => label,
    );
  expect(await found(owner, 'jose zubi')).toEqual(['José Zubizarreta']);
  expect(await found(owner, 'jz.find')).toEqual(['José Zubizarreta']);
  expect(await found(owner, 'F-771')).toEqual(['José Zubizarreta']);
  // Who is archived comes last.
  expect(await found(owner, 'zubizarreta')).toEqual(['José Zubizarreta', 'Zoe Zubizarreta']);
  expect(await found(owner, '')).toEqual([]);
  expect(await found(admin, 'zubizarreta')).toHaveLength(2);
  expect(await found(stranger, 'zubizarreta')).toEqual([]);
});

test('a roster says the same whether anybody was ever shared with its educator or not, and a share shows at once', async () => {
  const alone = await buildAccount(db, { school_id: teacher.school_id });
  for (const last_name of ['Banks', 'abel', 'Öz', 'Abel']) {
    await student(alone, {
      last_name,
      first_name: 'Kim',
      grade: last_name.length,
      license_ends_on: '2027-01-01',
    });
  }
  await student(alone, { last_name: 'Past', archived_at: kindred.now() });
  const queries = [
    { archived: 'no' },
    { archived: 'no', _sort: '-name' },
    { archived: 'no', _sort: 'grade', reach: 'all' },
    { archived: 'no', name: 'ab' },
    { archived: 'yes' },
    { archived: 'no', _page: '2' },
  ];
  const all = () => Promise.all(queries.map((query) => list(studentsTable, alone, query)));
  const before = await all();
  expect(before.map(({ data }) => data.length)).toEqual([4, 4, 4, 2, 1, 0]);
  await share(guest, alone.id);
  const shared = await list(studentsTable, alone, { archived: 'no' });
  expect(shared.data.find(({ id }) => id === guest)).toMatchObject({ ruled: false, shared_with_me: true });
  expect(shared.total).toBe(5);
  await db.deleteFrom('student_shares').where('account_id', '=', alone.id).execute();
  expect(await all()).toEqual(before);
});
