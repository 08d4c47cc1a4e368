import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Said } from '#product/play/rules/measurement/levels.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { checkedTables } from '#product/reports/tables-contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildStudent } from '#testing/api/people.ts';
import { groupSummaries } from '../contract.ts';
import { untoldSkills } from '../rules/summary-shape.ts';
import { groupTables } from '../tables-contract.ts';
import { buildTold } from './testing/told.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
let teacher = 0;
let token = '';

async function addChild(last_name: string, more: Partial<Parameters<typeof buildStudent>[2]> = {}) {
  const { id } = await buildStudent(db, appKey, {
    owner_id: teacher,
    active_program: 'zoou',
    first_name: 'Robin',
    last_name,
    grade: 3,
    ...more,
  });
  return id;
}

type Listed = { data: Record<string, unknown>[]; total: number; filtered: number };
async function list(input: Record<string, string> = {}): Promise<Listed> {
  const { status, body } = await kindred.call(groupTables.zoou.list, input, { token });
  expect(status).toBe(200);
  return body as Listed;
}
const names = async (input: Record<string, string> = {}) =>
  (await list(input)).data.map((row) => row['last_name']);
const summaryOf = async (input: Record<string, string> = {}) => {
  const { status, body } = await kindred.call(groupSummaries.zoou, input, { token });
  expect(status).toBe(200);
  return body.data;
};

beforeAll(async () => {
  teacher = (await buildAccount(db)).id;
  token = await kindred.tokenFor({ accountId: teacher });
  const children: [string, Said, object?][] = [
    ['Dorn', 'emerging'],
    ['Ames', 'proficient'],
    ['Cole', 'emerging-or-improving'],
    ['Bell', 'emerging', { grade: 2 }],
    ['Esra', 'looks-like-guessing'],
    ['Falk', 'emerging-as-mixed-as-guessing'],
    ['Gray', 'improving'],
    ['Hale', 'emerging'],
  ];
  for (const [name, said, more] of children) {
    await buildTold(kindred, await addChild(name, more), { ini: said });
  }
  await buildTold(kindred, await addChild('Half'), {}, { scenes: 3 });
  await addChild('Idle');
});

test('a row says of six skills what play says, in words, as a level, and with its range', async () => {
  const { data, total } = await list();
  expect(total).toBe(10);
  const rows = Object.fromEntries(data.map((row) => [row['last_name'], row]));
  expect(rows['Ames']).toMatchObject({
    name: 'Ames, Robin',
    skill_ini: 'proficient',
    level_ini: 2,
    range_ini: '52–100',
    skill_ic: 'in-the-middle',
    level_ic: 1,
    iteration: 1,
    asks: 60,
    finished_on: '2026-09-10',
    done: 6,
    current: 1,
  });
  expect(rows['Esra']).toMatchObject({ skill_ini: 'looks-like-guessing', level_ini: null, range_ini: null });
  expect(rows['Half']).toMatchObject({ skill_ini: null, level_ini: null, done: 3, iteration: null });
  expect(rows['Idle']).toMatchObject({ skill_ini: null, done: 0 });
});

test('a skill sorts by level, equals by name, and who has none comes last both ways', async () => {
  const silent = ['Esra', 'Half', 'Idle'];
  const rising = ['Bell', 'Cole', 'Dorn', 'Falk', 'Hale', 'Gray', 'Ames'];
  expect(await names({ _sort: 'skill_ini' })).toEqual([...rising, ...silent]);
  const falling = ['Ames', 'Gray', 'Bell', 'Cole', 'Dorn', 'Falk', 'Hale'];
  expect(await names({ _sort: '-skill_ini' })).toEqual([...falling, ...silent]);
});

test.each([
  [{ level_ini: '0', _sort: '-skill_ini' }, ['Bell', 'Dorn', 'Hale']],
  [{ level_ini: '1,2', _sort: 'skill_ini' }, ['Gray', 'Ames']],
  [{ grade: '2' }, ['Bell']],
  [{ finished_on: '9/1/2026..9/9/2026' }, []],
  [{ finished_on: '9/10/2026..', name: 'dorn' }, ['Dorn']],
  [{ archived: 'yes' }, []],
] as const)('%j finds %j', async (input, found) => {
  expect(await names(input)).toEqual(found);
});

test('the newest check is the one that the list of reports opens', async () => {
  const { body } = await kindred.call(checkedTables.zoou.list, {}, { token });
  const reports = (body as Listed).data;
  const { data } = await list();
  expect(data.map((row) => [row['id'], row['iteration']])).toEqual(
    reports.map((row) => [row['id'], row['report_iteration']]),
  );
});

test('the class row counts children by the level they are clearly at, and apart from them those of whom it is not clear', async () => {
  const { children, told, skills, growth } = await summaryOf();
  expect([children, told]).toEqual([10, 8]);
  expect(skills.map(({ skill }) => skill)).toEqual(SKILLS);
  expect(skills.find(({ skill }) => skill === 'ini')).toEqual({
    skill: 'ini',
    levels: [3, 1, 1],
    unclear: 2,
    silent: 1,
    few: 0,
  });
  expect(growth).toMatchObject({ children: 0, needed: 10, missing: 'few' });
  expect(await summaryOf({ grade: '2' })).toMatchObject({ children: 1, told: 1 });
});

test('of the academy one skill has levels; of the others there is the share of best choices, and of a check never', async () => {
  const owner = (await buildAccount(db)).id;
  const as = { token: await kindred.tokenFor({ accountId: owner }) };
  const few = {
    ic: 'not-enough',
    com: 'not-enough',
    coop: 'not-enough',
    ini: 'not-enough',
    er: 'not-enough',
  } as const;
  const { id } = await buildStudent(db, appKey, { owner_id: owner, active_program: 'academy' });
  await buildTold(kindred, id, { ...few, emp: 'proficient' }, { program: 'academy' });
  const { body } = await kindred.call(groupSummaries.academy, {}, as);
  expect(untoldSkills(body.data)).toEqual(['ic', 'com', 'coop', 'ini', 'er']);
  const listed = (await kindred.call(groupTables.academy.list, {}, as)).body as Listed;
  expect(listed.data).toMatchObject([{ success_rate: expect.any(Number), done: 6 }]);
  expect((await list()).data.every((row) => row['success_rate'] === null)).toBe(true);
});

test('small groups are suggested by need, with a partner, as one calls children in class', async () => {
  const { suggestions } = await summaryOf();
  expect(suggestions).toEqual([
    {
      skill: 'ini',
      grade: 3,
      members: ['Bell', 'Dorn', 'Hale'].map((name) => ({
        id: expect.any(Number),
        name: name === 'Hale' ? 'Robin Hale' : `Robin ${name[0]}.`,
      })),
      partner: { id: expect.any(Number), name: 'Robin A.' },
    },
  ]);
  expect((await summaryOf({ level_ini: '2' })).suggestions).toEqual([]);
});

test('whether somebody shares children with the reader is said, for a title that is true', async () => {
  expect((await summaryOf()).has_shared).toBe(false);
  const other = (await buildAccount(db)).id;
  const student_id = await addChild('Shared', { owner_id: other });
  await db.insertInto('student_shares').values({ student_id, account_id: teacher }).execute();
  expect((await summaryOf()).has_shared).toBe(true);
  await db.deleteFrom('student_shares').where('student_id', '=', student_id).execute();
});

test('another check than the newest is looked at by asking for it', async () => {
  const again = await addChild('Zorn');
  await buildTold(kindred, again, { ini: 'emerging' });
  await buildTold(kindred, again, { ini: 'proficient' }, { iteration: 2, lastOn: '2026-11-20' });
  const zorn = async (input: Record<string, string>) => (await list({ name: 'zorn', ...input })).data[0];
  expect(await zorn({})).toMatchObject({ level_ini: 2, iteration: 2, current: 2 });
  expect(await zorn({ check: '1' })).toMatchObject({ level_ini: 0, iteration: 1 });
  expect(await zorn({ check: '3' })).toMatchObject({ level_ini: null, iteration: null, current: 2 });
  const emerging = await names({ check: '1', level_ini: '0', _sort: 'skill_ini' });
  expect(emerging).toContain('Zorn');
  const { skills } = await summaryOf({ check: '1' });
  expect(skills.find(({ skill }) => skill === 'ini')?.levels[0]).toBe(4);
  await db.updateTable('students').set({ archived_at: kindred.now() }).where('id', '=', again).execute();
});

test('growth counts children with two checks, and says what is missing', async () => {
  const own = (await buildAccount(db)).id;
  const as = { token: await kindred.tokenFor({ accountId: own }) };
  for (let index = 0; index < 10; index += 1) {
    const child = await addChild(`Twice${index}`, { owner_id: own });
    await buildTold(kindred, child, {}, { at: 30 });
    await buildTold(kindred, child, {}, { iteration: 2, form: 'b', lastOn: '2026-11-20', at: 60 });
  }
  const { body } = await kindred.call(groupSummaries.zoou, { check: '1' }, as);
  expect(body.data.growth).toMatchObject({ children: 10, missing: 'not-linked' });
  expect(body.data.growth?.skills.every(({ change }) => change === null)).toBe(true);
  const academy = await kindred.call(groupSummaries.academy, {}, as);
  expect(academy.body.data.growth).toBeNull();
});

test('what the reader saw stands beside what play says, and changes nothing of it', async () => {
  const [before] = (await list({ name: 'ames' })).data;
  const seen = { ic: 'not-yet', com: 'mostly', coop: 'mostly', ini: 'sometimes', emp: 'didnt-see' } as const;
  const values = {
    student_id: Number(before?.['id']),
    term: '2026-07-01',
    at: kindred.now(),
    on_day: '2026-09-12',
  };
  const other = (await buildAccount(db)).id;
  await db
    .insertInto('observations')
    .values([
      { ...values, ...seen, er: 'not-yet', observer_id: other, operation_id: randomUUID() },
      { ...values, ...seen, ini: null, er: null, observer_id: teacher, operation_id: randomUUID() },
    ])
    .execute();
  expect((await list({ name: 'ames' })).data).toEqual([before]);
  await db
    .updateTable('observations')
    .set({ ini: 'not-yet', er: 'mostly' })
    .where('observer_id', '=', teacher)
    .execute();
  expect((await list({ name: 'ames' })).data).toEqual([
    {
      ...before,
      saw_ic: 'not-yet',
      saw_com: 'mostly',
      saw_coop: 'mostly',
      saw_ini: 'not-yet',
      saw_emp: 'didnt-see',
      saw_er: 'mostly',
      saw_on: '2026-09-12',
      saw_by: expect.any(String),
    },
  ]);
});

test('a file carries levels, ranges, evidence and date', async () => {
  const columns = 'last_name,skill_ini,level_ini,range_ini,asks,finished_on';
  const url = `/api/educator/group-data/zoou?_download=1&_format=csv&name=ames&_columns=${columns}`;
  const headers = { host: 'localhost:3000', 'access-token': `Bearer ${token}` };
  const { body } = await kindred.app.server.inject({ method: 'GET', url, headers });
  expect(body).toContain('Ames,Proficient,Proficient,52–100,60,09/10/2026');
  const rows = (action: string) => db.selectFrom('audit').selectAll().where('action', '=', action).execute();
  expect(await rows('group-data-zoou.download')).toHaveLength(1);
  expect(await rows('student.list-taken')).toMatchObject([
    { details: { table: 'group-data-zoou', students: [expect.any(Number)] } },
  ]);
});

test('archived children are in a view of their own, without groups for them', async () => {
  expect(await names({ archived: 'yes' })).toEqual(['Zorn']);
  expect(await summaryOf({ archived: 'yes' })).toMatchObject({ children: 1, suggestions: [] });
});
