import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testKindred } from '#testing/api/kindred.ts';
import { SCORING_MODEL } from '../../rules/measurement/constants.ts';
import { SKILLS } from '../../rules/story/skills.ts';
import { openCatalog } from '../content.ts';
import { type Child, childrenIn, played } from '../testing/children.ts';
import { TEST_SCENES } from '../testing/scenes.ts';
import { type CountingAgain, countAgain, countOlderPlay, startCountingAgain } from './count-again.ts';

const kindred = await testKindred();
const { db } = kindred;
const buildChild = childrenIn(kindred);
const catalog = openCatalog(TEST_SCENES);
const CHECKS = SKILLS.map((skill) => `hoh-check-a-${skill}`);

/** A child that has played, in two programs. */
async function player(): Promise<Child> {
  const child = await buildChild();
  await child.send(played(kindred, 'hoh', CHECKS));
  await child.send(played(kindred, 'zoou', ['zoou-check-a-ic'], { option: 'fair' }));
  return child;
}

/** As the first model left it. */
async function makeOlder({ id: student_id }: Child): Promise<void> {
  await db
    .updateTable('program_progress')
    .set({ model: 1, success_rate: 71 })
    .where('student_id', '=', student_id)
    .execute();
  await db.deleteFrom('measurements').where('student_id', '=', student_id).execute();
  await sql`update play_summaries set zoou = '{17,71,60,null,null,null,null,null}', hoh = null
    where student_id = ${student_id}`.execute(db);
  const figures = {
    program: 'zoou',
    iteration: 1,
    skill: 'ic',
    observations: 4,
    points: 5,
    best: 2,
  } as const;
  await db
    .insertInto('skill_results')
    .values({ student_id, ...figures, performance: 0.58 })
    .execute();
}

const enqueued: CountingAgain[] = [];
const jobs: Parameters<typeof startCountingAgain>[0] = {
  async begin(_, { name }, data) {
    expect(name).toBe(countAgain.name);
    enqueued.push({ after: 0, counted: 0, ...data });
  },
};

test('what was counted by an earlier model is counted again, a few at a time, and only that', async () => {
  const children = [await player(), await player(), await player()];
  const untouched = await player();
  await startCountingAgain(jobs, db);
  expect(enqueued).toEqual([]);
  const before = await Promise.all(children.map((child) => child.rows()));
  for (const child of children) await makeOlder(child);
  await sql`update play_summaries set scenes = 99 where student_id = ${untouched.id}`.execute(db);
  await startCountingAgain(jobs, db);
  expect(enqueued).toEqual([{ after: 0, counted: 0 }]);

  // A server without scenes leaves everything as it is.
  const none = openCatalog({ entries: [], outlines: {}, readings: {} });
  expect(await countOlderPlay(db, none, { after: 0, counted: 0 })).toBeNull();

  const first = await countOlderPlay(db, catalog, { after: 0, counted: 0 }, { most: 2 });
  expect(first?.counted).toBe(2);
  // A job that is begun twice counts nobody twice, and two at once do not disturb each other.
  const again = [{ after: 0, counted: 0 }, first ?? { after: 0, counted: 2 }];
  const [one, two] = await Promise.all(again.map((at) => countOlderPlay(db, catalog, at, { most: 2 })));
  expect((one?.counted ?? 0) + (two?.counted ?? 0)).toBe(3);
  expect(await countOlderPlay(db, catalog, { after: 0, counted: 3 })).toBeNull();

  for (const [index, child] of children.entries()) {
    const { skills, ...rows } = await child.rows();
    expect(rows.progress.every(({ model }) => model === SCORING_MODEL)).toBe(true);
    // The same as counted at once, the moment of the last play included. The figures of before stay.
    expect({ ...rows, skills: [] }).toEqual(before[index]);
    expect(skills).toMatchObject([{ performance: 0.58 }]);
  }
  expect((await untouched.rows()).summary).toMatchObject([{ scenes: 99 }]);
});

test('a job of counting ends in time, and the next one goes on behind it', async () => {
  const children = [await player(), await player()];
  for (const child of children) await makeOlder(child);
  const first = await countOlderPlay(db, catalog, { after: 0, counted: 0 }, { forMs: 0 });
  expect(first).toEqual({ after: children[0]?.id, counted: 1 });
  const second = await countOlderPlay(db, catalog, first ?? { after: 0, counted: 0 }, { forMs: 0 });
  expect(second).toEqual({ after: children[1]?.id, counted: 2 });
  expect(await countOlderPlay(db, catalog, second ?? { after: 0, counted: 0 })).toBeNull();
});

test('what was counted is scored again without its events', async () => {
  const child = await player();
  await child.send(played(kindred, 'hoh', CHECKS, { option: 'poor', seconds: 3 }));
  const { events, ...before } = await child.rows();
  expect(before.answers.length).toBeGreaterThan(50);
  await db.deleteFrom('told_events').where('student_id', '=', child.id).execute();
  await db.deleteFrom('measurements').where('student_id', '=', child.id).execute();
  await sql`update program_progress set completed = 0, success_rate = null, checks_done = 0, keepsakes = '[]'
    where student_id = ${child.id}`.execute(db);
  const tomorrows = { model: SCORING_MODEL + 1 };
  expect(await countOlderPlay(db, catalog, { after: child.id - 1, counted: 0 }, tomorrows)).toMatchObject({
    after: child.id,
    counted: 1,
  });
  expect(await child.rows()).toEqual({ ...before, events: [] });
  expect(events.length).toBeGreaterThan(100);
});
