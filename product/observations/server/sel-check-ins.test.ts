import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addDays } from '#platform/contract/days.ts';
import { ask } from '#platform/server/database/statement.ts';
import { buildTold } from '#product/group-data/server/testing/told.ts';
import { transferStudents, undoStep } from '#product/rosters/contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildSchool, buildStudent } from '#testing/api/people.ts';
import { keepObservation, readRound } from '../contract.ts';
import { NOTHING_SAID, type SeenSkills } from '../rules/seen.ts';
import { termOf } from '../rules/terms.ts';
import { selCheckInsTable } from '../tables-contract.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const TODAY = '2026-11-17';
const FALL = '2026-07-01';
const ALL: SeenSkills = {
  ic: 'mostly',
  com: 'sometimes',
  coop: 'mostly',
  ini: 'not-yet',
  emp: 'didnt-see',
  er: 'sometimes',
};
kindred.setNow(`${TODAY}T15:00:00Z`);

let school = 0;
let teacher = 0;
let token = '';

const daysAgo = (days: number) => new Date(`${addDays(TODAY, -days)}T15:00:00Z`);

async function addChild(
  last_name: string,
  days = 60,
  more: Partial<Parameters<typeof buildStudent>[2]> = {},
) {
  const { id } = await buildStudent(db, appKey, {
    owner_id: teacher,
    school_id: school,
    first_name: 'Robin',
    last_name,
    grade: 3,
    active_program: 'zoou',
    created_at: daysAgo(days),
    ...more,
  });
  return id;
}

/** Another moment, and a session of that moment. */
async function at(moment: string): Promise<void> {
  kindred.setNow(moment);
  token = await kindred.tokenFor({ accountId: teacher });
}

type Sent = { seen?: SeenSkills; term?: string; operation_id?: string; after?: string | null };
const keep = (
  id: number,
  { seen = ALL, term = FALL, operation_id = randomUUID(), after = null }: Sent = {},
  as = token,
) => kindred.call(keepObservation, { id, seen, term, operation_id, after }, { token: as });
const round = async (as = token) => {
  const { status, body } = await kindred.call(readRound, {}, { token: as });
  expect(status).toBe(200);
  return body.data;
};
const childOf = async (id: number, as = token) => (await round(as)).children.find((one) => one.id === id);

type Listed = { data: Record<string, unknown>[]; total: number; filtered: number };
async function list(input: Record<string, string> = {}, as = token): Promise<Listed> {
  const { status, body } = await kindred.call(selCheckInsTable.list, input, { token: as });
  expect(status).toBe(200);
  return body as Listed;
}
const rowOf = async (id: number, input: Record<string, string> = {}, as = token) =>
  (await list(input, as)).data.find((row) => row['id'] === id);

beforeAll(async () => {
  school = (await buildSchool(db, { time_zone: 'America/New_York' })).id;
  teacher = (await buildAccount(db, { school_id: school, first_name: 'Ada', last_name: 'Whit' })).id;
  token = await kindred.tokenFor({ accountId: teacher });
});

test('the database and the rules agree on the term of every day', async () => {
  const rows = await db.transaction().execute((tx) =>
    ask(
      tx,
      { day: z.string(), term: z.string() },
      {
        text: `select day::date as day, school_term(day::date) as term
          from generate_series(date '2024-01-01', date '2029-12-31', interval '1 day') day`,
        values: [],
      },
    ),
  );
  expect(rows.length).toBeGreaterThan(2000);
  expect(rows.filter(({ day, term }) => termOf(day) !== term)).toEqual([]);
});

test('what is said stays, a skill at a time, and play is shown only when all six are there', async () => {
  const id = await addChild('Ames');
  await buildTold(kindred, id, { ic: 'proficient' });
  expect(await childOf(id)).toMatchObject({ standing: 'due', seen: NOTHING_SAID, played: null, term: FALL });
  const first = randomUUID();
  const begun = await keep(id, { seen: { ...NOTHING_SAID, ic: 'not-yet' }, operation_id: first });
  expect(begun.body.data).toEqual({
    kept: true,
    operation_id: first,
    seen: { ...NOTHING_SAID, ic: 'not-yet' },
    played: null,
  });
  expect(await childOf(id)).toMatchObject({ standing: 'begun', operation_id: first, played: null });
  const done = await keep(id, { after: first });
  expect(done.body.data).toMatchObject({ kept: true, seen: ALL, played: { skills: { ic: 'proficient' } } });
  expect(await childOf(id)).toMatchObject({
    standing: 'done',
    played: { program: 'zoou', last_on: '2026-09-10', skills: { ic: 'proficient', com: 'in-the-middle' } },
  });
  const rows = await db.selectFrom('observations').selectAll().where('student_id', '=', id).execute();
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    observer_id: teacher,
    term: FALL,
    is_whole: true,
    on_day: TODAY,
    ic: 'mostly',
  });
});

test('the same deed is done once; one that was long on its way undoes nothing that came after it', async () => {
  const id = await addChild('Bell');
  const [first, second, late] = [randomUUID(), randomUUID(), randomUUID()];
  const one = { ...NOTHING_SAID, ic: 'not-yet' } as const;
  await keep(id, { seen: one, operation_id: first });
  await keep(id, { seen: { ...one, com: 'mostly' }, operation_id: second, after: first });
  const stale = await keep(id, { seen: { ...one, com: 'not-yet' }, operation_id: late, after: first });
  expect(stale.body.data).toMatchObject({ kept: false, operation_id: second, seen: { com: 'mostly' } });
  const unaware = await keep(id, { seen: one, operation_id: late });
  expect(unaware.body.data).toMatchObject({ kept: false, operation_id: second });
  const again = await keep(id, { seen: { ...one, com: 'mostly' }, operation_id: second, after: first });
  expect(again.body.data).toMatchObject({ kept: true, operation_id: second });
  const audits = await db
    .selectFrom('audit')
    .select('details')
    .where('subject_id', '=', id)
    .where('action', '=', 'student.observe')
    .execute();
  expect(audits).toHaveLength(2);
});

test('two devices at once: one is kept, the other hears of it', async () => {
  const id = await addChild('Cole');
  const answers = await Promise.all(
    ['not-yet', 'sometimes', 'mostly'].map((ic) =>
      keep(id, { seen: { ...NOTHING_SAID, ic: ic as 'mostly' } }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const kept = answers.filter(({ body }) => body.data.kept);
  expect(kept).toHaveLength(1);
  for (const { body } of answers) expect(body.data.operation_id).toBe(kept[0]?.body.data.operation_id);
});

test.each([
  [27, 'waiting', 409],
  [28, 'due', 200],
])('%s days together: %s', async (days, standing, status) => {
  const id = await addChild(`Day${days}`, days);
  expect(await childOf(id)).toMatchObject({ standing, ready_on: addDays(TODAY, 28 - days) });
  expect(await rowOf(id)).toMatchObject({ standing, ready_on: addDays(TODAY, 28 - days) });
  const answer = await keep(id);
  expect(answer.status).toBe(status);
  if (status === 409) expect(answer.body).toMatchObject({ i18n: 'observations.refused.too-soon' });
});

test('four weeks begin anew for whom a child was given to or shared with, and an undone transfer never was', async () => {
  const id = await addChild('Given', 200);
  const other = (await buildAccount(db, { school_id: school })).id;
  const asOther = await kindred.tokenFor({ accountId: other });
  const { body } = await kindred.call(transferStudents, { ids: [id], educator_id: other }, { token });
  expect(await childOf(id, asOther)).toMatchObject({ standing: 'waiting', ready_on: addDays(TODAY, 28) });
  expect(await childOf(id)).toBeUndefined();
  await kindred.call(undoStep, { id: String(body.extra?.['undo']) }, { token });
  expect(await childOf(id)).toMatchObject({ standing: 'due' });
  await db
    .insertInto('student_shares')
    .values({ student_id: id, account_id: other, shared_by: teacher, created_at: daysAgo(30) })
    .execute();
  expect(await childOf(id, asOther)).toMatchObject({ standing: 'due', ready_on: addDays(TODAY, -2) });
});

test('a term that is over takes nothing any more, a new one begins empty, and the last stays to be read', async () => {
  const id = await addChild('Terms', 400);
  await keep(id);
  await at('2027-02-02T15:00:00Z');
  try {
    expect((await keep(id)).body).toMatchObject({ i18n: 'observations.refused.term-over' });
    expect(await childOf(id)).toMatchObject({ standing: 'due', seen: NOTHING_SAID, term: '2027-02-01' });
    expect(await rowOf(id)).toMatchObject({
      standing: 'due',
      skill_ic: null,
      season: 'spring',
      school_year: '2026–27',
    });
    expect(await rowOf(id, { term: 'previous' })).toMatchObject({
      standing: 'done',
      skill_ic: 'mostly',
      season: 'fall',
      school_year: '2026–27',
      seen_on: TODAY,
      ready_on: null,
    });
    expect((await keep(id, { term: '2027-02-01', seen: { ...ALL, ic: 'not-yet' } })).status).toBe(200);
    expect(
      await db.selectFrom('observations').select('term').where('student_id', '=', id).execute(),
    ).toHaveLength(2);
  } finally {
    await at(`${TODAY}T15:00:00Z`);
  }
});

test('the term is that of the child’s school', async () => {
  const far = (await buildSchool(db, { time_zone: 'Asia/Taipei' })).id;
  const id = await addChild('Taipei', 400, { school_id: far });
  await at('2027-02-01T02:00:00Z');
  try {
    expect(await childOf(id)).toMatchObject({ term: '2027-02-01' });
    expect(await rowOf(id)).toMatchObject({ season: 'spring' });
    expect((await keep(id)).status).toBe(409);
    expect((await keep(id, { term: '2027-02-01' })).status).toBe(200);
  } finally {
    await at(`${TODAY}T15:00:00Z`);
  }
});

test('the list says the same as the round, and finds by standing, name, grade and day', async () => {
  const { children } = await round();
  const { data, total } = await list();
  expect(total).toBe(children.length);
  const told = (rows: readonly { id: unknown; standing: unknown }[]) =>
    Object.fromEntries(rows.map((row) => [row.id, row.standing]));
  expect(told(data as { id: unknown; standing: unknown }[])).toEqual(told(children));
  const done = await list({ standing: 'done' });
  expect(done.data.length).toBeGreaterThan(0);
  expect(done.data.every((row) => row['standing'] === 'done')).toBe(true);
  expect((await list({ standing: 'due,waiting' })).data.every((row) => row['skill_ic'] === null)).toBe(true);
  expect((await list({ name: 'ames' })).data).toMatchObject([
    {
      name: 'Ames, Robin',
      seen_by: 'Ada Whit',
      seen_on: TODAY,
      skill_ini: 'not-yet',
      skill_emp: 'didnt-see',
      others: 0,
    },
  ]);
  expect((await list({ name: 'ames', grade: '5' })).data).toEqual([]);
  expect((await list({ seen_on: '11/18/2026..' })).data).toEqual([]);
  const [newest] = (await list({ _sort: '-seen_on' })).data;
  expect(newest?.['seen_on']).toBe(TODAY);
});

test('files say it in words', async () => {
  const columns = 'last_name,standing,skill_ic,skill_emp,season';
  const url = `/api/educator/sel-check-ins?_download=1&_format=csv&name=ames&_columns=${columns}&_locale=zh-TW`;
  const headers = { host: 'localhost', 'access-token': `Bearer ${token}` };
  const { body } = await kindred.app.server.inject({ method: 'GET', url, headers });
  expect(body).toContain('Ames,已完成,大多時候,沒看到,上學期');
});

test('archived children are read and no longer said anything of', async () => {
  const id = await addChild('Gone');
  await keep(id);
  await db.updateTable('students').set({ archived_at: kindred.now() }).where('id', '=', id).execute();
  expect((await keep(id)).body).toMatchObject({ i18n: 'observations.refused.archived' });
  expect(await childOf(id)).toBeUndefined();
  expect(await rowOf(id, { archived: 'no' })).toBeUndefined();
  expect(await rowOf(id, { archived: 'yes' })).toMatchObject({ skill_ic: 'mostly' });
});

test('with the child everything that was seen of it goes', async () => {
  const id = await addChild('Deleted');
  await keep(id);
  await db.deleteFrom('students').where('id', '=', id).execute();
  expect(await db.selectFrom('observations').select('id').where('student_id', '=', id).execute()).toEqual([]);
});
