import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { readReport } from '#product/reports/contract.ts';
import {
  buildChecked,
  buildMeasurement,
  buildStanding,
  CHECKS,
  doneIn,
  scenesLike,
} from '#product/reports/server/testing/standing.ts';
import { educatorStudents } from '#product/rosters/contract.ts';
import { buildRosters } from '#product/rosters/server/testing/roster.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, LICENSED } from '#testing/api/people.ts';
import { getFamilyStart, getStart } from '../start-contract.ts';

const kindred = await testKindred();
const { db } = kindred;
const { school, student, child, share, parent, otherParent, token } = await buildRosters(kindred);
kindred.setNow('2026-11-19T14:00:00Z');

/** The checks of the other form. */
const AGAIN = scenesLike(/^zoou-check-b/);

const teacher = () => buildAccount(db, { school_id: school.id });
const read = async (account: { id: number }) => {
  const reply = await kindred.call(getStart, {}, { token: await token(account) });
  expect(reply.status).toBe(200);
  return reply.body.data;
};
const readFamily = async (account: { id: number }) =>
  (await kindred.call(getFamilyStart, {}, { token: await token(account) })).body.data;
const play = (id: number) =>
  db
    .insertInto('play_days')
    .values({ student_id: id, on_day: '2026-11-18', area: 'zoou', seconds: 60 })
    .execute();

test('the steps of a teacher, from nobody to the first play', async () => {
  const ada = await teacher();
  expect(await read(ada)).toMatchObject({ own: 0, others: 0, has_cards: false, has_played: false });

  const own = await student(ada);
  expect(await read(ada)).toMatchObject({ own: 1, card_ids: [own.id], has_cards: false, can_play: false });

  await db.updateTable('students').set(LICENSED).where('id', '=', own.id).execute();
  await kindred.call(educatorStudents.loginInformation, { ids: [own.id] }, { token: await token(ada) });
  expect(await read(ada)).toMatchObject({ has_cards: true, can_play: true, has_played: false });

  await play(own.id);
  expect(await read(ada)).toMatchObject({ has_played: true, card_ids: [] });
});

test('nobody else brings one further: neither a colleague, nor copies of the sandbox', async () => {
  const [ben, cleo] = [await teacher(), await teacher()];
  const others = await student(cleo);
  await play(others.id);
  const copy = await student(ben, { is_sandbox: true });
  await play(copy.id);
  expect(await read(ben)).toMatchObject({ own: 0, others: 0, has_played: false });
  await share(others.id, ben.id);
  expect(await read(ben)).toMatchObject({ own: 0, others: 1, has_played: true });
});

test('who is in the archive has played all the same', async () => {
  const dora = await teacher();
  const gone = await student(dora, { archived_at: kindred.now() });
  expect(await read(dora)).toMatchObject({ own: 0, archived: 1, has_played: false });
  await play(gone.id);
  expect(await read(dora)).toMatchObject({ archived: 1, has_played: true });
});

test('a family has steps of its own, and another family none of them', async () => {
  const ana = await child(LICENSED);
  expect(await readFamily(parent)).toMatchObject({ own: 1, card_ids: [ana.id], can_play: true });
  await play(ana.id);
  expect((await readFamily(parent)).has_played).toBe(true);
  expect(await readFamily(otherParent)).toMatchObject({ own: 0, others: 0, has_played: false });
});

test('at a school the steps go on to the school and the first report, at home they do not', async () => {
  const eva = await teacher();
  const own = await student(eva);
  expect(await read(eva)).toMatchObject({
    has_school: true,
    report: 'none',
    first_report: null,
    settled: false,
  });
  await play(own.id);
  await buildChecked(kindred, own.id);
  expect(await read(eva)).toMatchObject({
    report: 'ready',
    first_report: { student_id: own.id, program: 'zoou', kind: 'assessment', iteration: 1 },
  });

  const report = { id: own.id, program: 'zoou', kind: 'assessment' } as const;
  const firstTime = await kindred.call(readReport, report, { token: await token(eva) });
  expect(firstTime).toMatchObject({ status: 200, body: { is_first: true } });
  expect((await read(eva)).report).toBe('read');
  const again = await kindred.call(readReport, report, { token: await token(eva) });
  expect(again.body).toMatchObject({ is_first: false });

  const alone = await buildAccount(db, { role: 'home' });
  expect(await read(alone)).toMatchObject({ has_school: null, report: null });
  const newcomer = await buildAccount(db, {});
  expect(await read(newcomer)).toMatchObject({ has_school: false, report: 'none' });
});

test('the first report stays ready while the second check is under way', async () => {
  const ida = await teacher();
  const own = await student(ida);
  await play(own.id);
  await buildStanding(kindred, own.id, 'zoou', [...doneIn(CHECKS), ...doneIn(AGAIN.slice(0, 1), 2)], 2);
  await buildMeasurement(kindred, own.id, 'zoou', 'assessment');
  expect(await read(ida)).toMatchObject({
    report: 'ready',
    first_report: { student_id: own.id, program: 'zoou', kind: 'assessment', iteration: 1 },
  });
});

test('what began two months ago is settled', async () => {
  const flo = await teacher();
  const own = await student(flo);
  const day = { student_id: own.id, area: 'zoou', seconds: 60 } as const;
  await db
    .insertInto('play_days')
    .values({ ...day, on_day: '2026-09-25' })
    .execute();
  expect(await read(flo)).toMatchObject({ has_played: true, settled: false });
  await db
    .insertInto('play_days')
    .values({ ...day, on_day: '2026-09-10' })
    .execute();
  expect(await read(flo)).toMatchObject({ settled: true, report: null });
});

test('a class that tells how it feels before anybody has played is known to do so, by whom it was told alone', async () => {
  const [gus, hana] = [await teacher(), await teacher()];
  const own = await student(gus);
  await share(own.id, hana.id);
  const tell = (on_day: string) =>
    db
      .insertInto('check_ins')
      .values({
        id: randomUUID(),
        student_id: own.id,
        on_day,
        feeling: 'okay',
        at: kindred.now(),
        told_to: [gus.id],
      })
      .execute();
  await tell('2026-10-01');
  expect(await read(gus)).toMatchObject({ has_played: false, has_told: false });
  await tell('2026-11-19');
  expect(await read(gus)).toMatchObject({ has_played: false, has_told: true });
  expect(await read(hana)).toMatchObject({ has_told: false });
});
