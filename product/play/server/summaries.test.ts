import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { ProgramId } from '#brands/brand.ts';
import { addDays, DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import { studentsTable } from '#product/rosters/tables-contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildSchool } from '#testing/api/people.ts';
import { cases } from '#testing/server/proof.ts';
import { givenAnswers } from '../rules/measurement/answers.ts';
import { reportRows, successRate } from '../rules/measurement/report-rows.ts';
import { slotStart } from '../rules/results/active-time.ts';
import type { PlayEvent } from '../rules/results/events.ts';
import { activeTimes, doneIn, fold, isPlay } from '../rules/results/fold.ts';
import { FIRST_STATE, type PlannedState, restarted } from '../rules/results/progress.ts';
import { resultRows } from '../rules/results/results.ts';
import { SKILLS, type Skill } from '../rules/story/skills.ts';
import { educatorPlay } from '../staff-contract.ts';
import { openCatalog } from './content.ts';
import { summarize } from './summaries.ts';
import { type Child, childrenIn, played, session } from './testing/children.ts';
import { TEST_SCENES } from './testing/scenes.ts';

const kindred = await testKindred();
const { db } = kindred;
const school = await buildSchool(db);
const teacher = await buildAccount(db, { school_id: school.id });
const as = { token: await kindred.tokenFor({ accountId: teacher.id }) };
const buildChild = childrenIn(kindred);
const pupil = () => buildChild({ owner_id: teacher.id, school_id: school.id });
const content = await openCatalog(TEST_SCENES).contentFor(db, []);

const DAY_MS = 86_400_000;
const PROGRAMS = ['zoou', 'academy', 'hoh'] as const;
const SCENES: Record<(typeof PROGRAMS)[number], string[]> = {
  zoou: ['zoou-check-a-ic', 'zoou-check-a-com', 'zoou-ic-1'],
  academy: ['academy-ic-1', 'academy-er-1'],
  hoh: SKILLS.map((skill) => `hoh-check-a-${skill}`),
};

/** What the events come to by the rules alone, without the database: what its row has to say. */
function told(
  events: readonly PlayEvent[],
  stateOf: (program: ProgramId) => PlannedState = () => FIRST_STATE,
) {
  const record = fold(events);
  const counted = events.filter(isPlay);
  const programs = [...new Set(counted.map(({ program }) => program))];
  const results = new Map(
    programs.map((program) => {
      const state = stateOf(program);
      const done = doneIn(record, program, state, content);
      const answers = givenAnswers(record, program, state, content);
      const reports = reportRows(TEST_SCENES.entries, program, state, { answers, done });
      const rows = resultRows(TEST_SCENES.entries, program, state, done);
      return [program, { ...rows, reports, successRate: successRate(reports, state) }];
    }),
  );
  const figures = (program: ProgramId): (number | null)[] | null => {
    const rows = results.get(program);
    if (rows === undefined) return null;
    const shown = rows.reports.findLast(
      ({ report, levels }) => report !== 'skill-builder' && levels.some((level) => level !== null),
    );
    const score = (skill: Skill): number | null => shown?.skills[skill].performance ?? null;
    return [rows.completed, rows.successRate, ...SKILLS.map(score)];
  };
  const seconds = new Map<string, number>();
  for (const time of activeTimes(record)) {
    const day = dayIn(DEFAULT_TIME_ZONE, new Date(slotStart(time.slot)));
    seconds.set(day, (seconds.get(day) ?? 0) + time.seconds);
  }
  const last_day = [...seconds.keys()].sort().at(-1) ?? '';
  let sum = 0;
  return {
    last_played_at: Math.max(...counted.map((event) => Date.parse(event.client_at))),
    scenes: [...results.values()].reduce((scenes, { done }) => scenes + done.length, 0),
    last_day,
    seconds_within: Array.from(
      { length: 31 },
      (_, back) => (sum += seconds.get(addDays(last_day, -back)) ?? 0),
    ),
    academy: figures('academy'),
    zoou: figures('zoou'),
    ssgrin: figures('ssgrin'),
    hoh: figures('hoh'),
    sim: figures('sim'),
  };
}

async function kept(child: Child) {
  const [row] = (await child.rows()).summary;
  return { ...row, last_played_at: Date.parse(String(row?.last_played_at)) };
}

const sessions = fc.array(
  fc.record({
    program: fc.constantFrom(...PROGRAMS),
    option: fc.constantFrom('good', 'fair', 'poor'),
    daysAgo: fc.integer({ min: 0, max: 40 }),
    scenes: fc.constantFrom(1, 2, 3, 6),
    seconds: fc.constantFrom(2, 9),
  }),
  { minLength: 1, maxLength: 6 },
);

test('the row of a student says what the events say, whenever they come, and after a restart', async () => {
  await fc.assert(
    fc.asyncProperty(sessions, fc.constantFrom(null, ...PROGRAMS), async (all, anew) => {
      const child = await pupil();
      const events: PlayEvent[] = [];
      for (const [place, { program, scenes, daysAgo, ...how }] of all.entries()) {
        const start = kindred.now().getTime() - daysAgo * DAY_MS - (place + 1) * 3_600_000;
        const batch = played(kindred, program, SCENES[program].slice(0, scenes), { ...how, start });
        events.push(...batch);
        expect((await child.send(batch)).body).toEqual({ data: { refused: [] } });
        expect(await kept(child)).toEqual(told(events));
      }
      if (anew === null || !all.some(({ program }) => program === anew)) return;
      expect((await kindred.call(educatorPlay.restart, { id: child.id, program: anew }, as)).status).toBe(
        200,
      );
      const stateOf = (program: ProgramId) =>
        program === anew ? { ...FIRST_STATE, ...restarted(FIRST_STATE) } : FIRST_STATE;
      expect(await kept(child)).toEqual(told(events, stateOf));
    }),
    { numRuns: cases(8, 100), seed: 20_261_117 },
  );
});

test('minutes on the way to a scene make the last day of play, in the list as on the page', async () => {
  const child = await pupil();
  const now = kindred.now().getTime();
  await child.send(played(kindred, 'zoou', SCENES.zoou.slice(0, 1), { start: now - 5 * DAY_MS }));
  const visit = session(kindred, 'zoou', { start: now - DAY_MS });
  visit.pass(50);
  await child.send(visit.end());
  const row = await kept(child);
  const day = dayIn(DEFAULT_TIME_ZONE, new Date(now - DAY_MS));
  expect([dayIn(DEFAULT_TIME_ZONE, new Date(row.last_played_at)), row.last_day]).toEqual([day, day]);
});

test('a list shows the minutes of thirty days, and how it goes in whichever program is the active one', async () => {
  const child = await pupil();
  const checks = SKILLS.map((skill) => `zoou-check-a-${skill}`);
  await child.send(played(kindred, 'zoou', checks));
  await child.send(played(kindred, 'academy', ['academy-ic-1'], { option: 'poor' }));
  const listed = async () => {
    const reply = await kindred.call(studentsTable.list, { archived: 'no' }, as);
    return rowsIn(reply.body).find(({ id }) => id === child.id);
  };
  const minutes = Math.round(((await kept(child)).seconds_within?.[0] ?? 0) / 60);
  // Which day it is, the database says.
  const playedAgo = (days: number) =>
    sql`update play_summaries set last_day = current_date - ${days}::integer where student_id = ${child.id}`.execute(
      db,
    );
  for (const [days, shown] of [
    [-1, minutes],
    [0, minutes],
    [29, minutes],
    [30, null],
  ] as const) {
    await playedAgo(days);
    expect(await listed()).toMatchObject({ minutes: shown });
  }
  const play = (program: ProgramId) =>
    db.updateTable('students').set({ active_program: program }).where('id', '=', child.id).execute();
  await play('zoou');
  expect(await listed()).toMatchObject({ scenes: 7, completed: 50, success_rate: 100 });
  await play('academy');
  expect(await listed()).toMatchObject({ scenes: 7, completed: 17, success_rate: 0 });
  await play('sim');
  expect(await listed()).toMatchObject({ scenes: 7, completed: null, success_rate: null });
});

test('only the rows that are asked for are said anew', async () => {
  const [one, other] = [await pupil(), await pupil()];
  for (const child of [one, other]) await child.send(played(kindred, 'zoou', ['zoou-check-a-ic']));
  await db.updateTable('play_summaries').set({ scenes: 99 }).execute();
  await summarize(db, [one.id]);
  expect([(await kept(one)).scenes, (await kept(other)).scenes]).toEqual([1, 99]);
});

const rowsIn = (body: unknown) =>
  z.parse(z.object({ data: z.array(z.looseObject({ id: z.number() })) }), body).data;
