import { expect, test } from 'vitest';
import { everySchoolAgrees } from '#product/consents/server/testing/agree.ts';
import { reliabilityOf } from '#product/play/rules/measurement/norms.ts';
import { measurementsOf } from '#product/play/server/measurements.ts';
import { countNorms, normsFor } from '#product/play/server/norms/norms.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildDistrict, buildGroup, buildSchool, buildStudent } from '#testing/api/people.ts';
import { readReport } from '../contract.ts';
import { checkedTables } from '../tables-contract.ts';
import { buildMeasurement, buildStanding, CHECKS, doneIn, scenesLike } from './testing/standing.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
kindred.setNow('2026-11-19T14:00:00Z');

const school = await buildSchool(db);
await everySchoolAgrees(db);
const teacher = await buildAccount(db, { school_id: school.id });
const child = (grade = 3) => buildStudent(db, appKey, { owner_id: teacher.id, school_id: school.id, grade });
const [A, B] = [{ form: 'a', edition: 'aaaa' } as const, { form: 'b', edition: 'bbbb' } as const];
const count = () => db.transaction().execute((tx) => countNorms(tx, kindred.now()));
const report = async (id: number, iteration?: number) => {
  const token = await kindred.tokenFor({ accountId: teacher.id });
  const input = {
    id,
    program: 'zoou',
    kind: 'assessment',
    ...(iteration && { _iteration: iteration }),
  } as const;
  const reply = await kindred.call(readReport, input, { token });
  expect(reply.status).toBe(200);
  return reply.body;
};

/** Somebody with three checks: B follows A after ten weeks, and A again after a week. */
const ada = await child();
const SECOND = scenesLike(/^zoou-check-b/);
const done = [...doneIn(CHECKS), ...doneIn(SECOND, 2), ...doneIn(CHECKS, 3)];
await buildStanding(kindred, ada.id, 'zoou', done, 3);
await buildMeasurement(kindred, ada.id, 'zoou', 'assessment', { ...A, at: 10, lastOn: '2026-06-10' });
for (const [iteration, lastOn] of [
  [2, '2026-09-10'],
  [3, '2026-09-17'],
] as const)
  await buildMeasurement(kindred, ada.id, 'zoou', 'assessment', {
    ...(iteration === 2 ? B : A),
    at: 90,
    iteration,
    lastOn,
  });

test('before forms are matched, the page says that they are not, and shows no earlier range', async () => {
  await count();
  const { small, skills } = await report(ada.id, 2);
  expect(small).toContain('its questions are not matched to these yet');
  expect(skills?.rows.map(({ earlier }) => earlier)).toEqual(Array.from({ length: 6 }, () => null));
});

async function fillCells(): Promise<void> {
  // A hundred children each: form B is easier by ten points.
  for (let at = 0; at < 100; at += 1) {
    const [one, two] = [await child(), await child()];
    await buildMeasurement(kindred, one.id, 'zoou', 'assessment', { ...A, at: (at * 7) % 80 });
    await buildMeasurement(kindred, two.id, 'zoou', 'assessment', { ...B, at: 10 + ((at * 7) % 80) });
  }
}

test('norms are being collected, and the page says how far they are', async () => {
  const bo = await child(4);
  await buildStanding(kindred, bo.id, 'zoou', doneIn(CHECKS));
  await buildMeasurement(kindred, bo.id, 'zoou', 'assessment', { ...A, at: 50 });
  await count();
  expect((await report(bo.id)).small).toContain(
    'That takes 100 careful first checks in this grade. So far: 1.',
  );
  // Whoever is to be left out is so at the next count.
  const said = { student_id: bo.id, activity: 'norms', is_on: false, of_family: true } as const;
  await db
    .insertInto('child_activities')
    .values({ ...said, since: kindred.now() })
    .execute();
  await count();
  expect((await report(bo.id)).small).toContain(
    'That takes 100 careful first checks in this grade. So far: 0.',
  );
  await db.deleteFrom('child_activities').where('student_id', '=', bo.id).execute();
  await count();
});

test('once a hundred have taken each form, both ranges are shown and what they say', async () => {
  await fillCells();
  await count();
  const second = await report(ada.id, 2);
  expect(second.small).not.toContain('Not compared with the previous check');
  for (const { earlier, says, spoken } of second.skills?.rows ?? []) {
    expect(earlier).toMatchObject({ at: 10 });
    expect(says.text).toContain('More than last time.');
    expect(spoken).toContain('In the previous check: 10');
  }
  expect(second.small).toContain('only a first check, played in one language, can be');
});

test('a third check of a week later is compared with the second, and says why it is not', async () => {
  await count();
  const { small, skills } = await report(ada.id, 3);
  expect(small).toContain('less than six weeks');
  expect(skills?.rows.every(({ earlier }) => earlier === null)).toBe(true);
});

test('a full cell is kept as the rules count it, and what comes after the summer does not move it', async () => {
  await count();
  const cell = async () => {
    const [row] = await measurementsOf(db, [ada.id], 'zoou');
    if (row === undefined) throw new Error('measured');
    return normsFor(db, row, 3);
  };
  const kept = await cell();
  expect(kept?.children).toBe(101);
  const means = kept?.skills?.ic.means ?? [];
  expect(means).toEqual(means.toSorted((a, b) => a - b));
  const own = { own: 0, ownVariance: 0, others: 0, othersVariance: 1, error: 0.18 };
  expect(kept?.skills?.ic.reliability).toBeCloseTo(reliabilityOf(means.map((mean) => ({ ...own, mean }))), 6);
  const late = await child();
  await buildMeasurement(kindred, late.id, 'zoou', 'assessment', { ...A, at: 50, lastOn: '2027-09-01' });
  kindred.setNow('2027-09-10T14:00:00Z');
  await count();
  expect((await cell())?.children).toBe(101);
  kindred.setNow('2026-11-19T14:00:00Z');
});

test('a small cell keeps no estimates, and pretended play is in none', async () => {
  const cells = await db
    .selectFrom('norm_cells')
    .select(['grade', 'children', 'skills'])
    .where('grade', '=', 4)
    .execute();
  expect(cells).toEqual([{ grade: 4, children: 1, skills: {} }]);
  await db.updateTable('students').set({ is_sandbox: true }).where('grade', '=', 4).execute();
  await count();
  expect(await db.selectFrom('norm_cells').selectAll().where('grade', '=', 4).execute()).toEqual([]);
});

/** A child with a check in form A, and one in form B ten weeks later. */
async function twice(before: number, after: number): Promise<number> {
  const { id } = await child();
  await buildStanding(kindred, id, 'zoou', [...doneIn(CHECKS), ...doneIn(SECOND, 2)], 2);
  await buildMeasurement(kindred, id, 'zoou', 'assessment', { ...A, at: before, lastOn: '2026-06-10' });
  const later = { ...B, at: after, iteration: 2, lastOn: '2026-09-10' };
  await buildMeasurement(kindred, id, 'zoou', 'assessment', later);
  return id;
}

test('the list says in a word what the reports say of two checks, and nothing to who reads counts only', async () => {
  const [more, alike] = [await twice(10, 90), await twice(40, 55)];
  const leader = await buildAccount(db, { school_id: school.id });
  const group = await buildGroup(db, 'district', { [leader.id]: 'owner' });
  const { id: district_id } = await buildDistrict(db);
  await db.updateTable('schools').set({ district_id }).where('id', '=', school.id).execute();
  await db.updateTable('groups').set({ district_id }).where('id', '=', group.id).execute();
  const saidTo = async (reader: number) => {
    const as = { token: await kindred.tokenFor({ accountId: reader }) };
    const _ids = [more, alike, ada.id];
    const { body } = await kindred.call(checkedTables.zoou.subset, { _ids, reach: 'all' }, as);
    const rows = (body as { data: { id: number; growth: string | null }[] }).data;
    return _ids.map((id) => rows.find((row) => row.id === id)?.growth);
  };
  // The newest check of the third came a week after the one before it.
  expect(await saidTo(teacher.id)).toEqual(['more-than-last-time', 'no-clear-change', null]);
  expect(await saidTo(leader.id)).toEqual([null, null, null]);
  const says = async (id: number) => (await report(id)).skills?.rows.map((row) => row.says.text) ?? [];
  expect((await says(more)).join(' ')).toContain('More than last time.');
  expect((await says(alike)).join(' ')).not.toContain('More than last time.');
  expect((await says(alike)).join(' ')).toContain('No clear change since last time.');

  const url = '/api/educator/reports/zoou?_download=1&_format=csv&reach=all&_columns=last_name,growth';
  const headers = {
    host: 'localhost:3000',
    'access-token': `Bearer ${await kindred.tokenFor({ accountId: teacher.id })}`,
  };
  const { body } = await kindred.app.server.inject({ method: 'GET', url, headers });
  expect([body.match(/More than last time/g)?.length, body.match(/No clear change/g)?.length]).toEqual([
    1, 1,
  ]);
});
