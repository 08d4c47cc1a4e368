import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOCALES, PROGRAM_IDS, type ProgramId } from '#brands/brand.ts';
import { DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildSchool } from '#testing/api/people.ts';
import { cases } from '#testing/server/proof.ts';
import { givenAnswers } from '../rules/measurement/answers.ts';
import { reportRows } from '../rules/measurement/report-rows.ts';
import type { PlayEvent } from '../rules/results/events.ts';
import { doneIn, fold } from '../rules/results/fold.ts';
import { FIRST_STATE, type KeptState, restarted } from '../rules/results/progress.ts';
import { SKILLS } from '../rules/story/skills.ts';
import { educatorPlay } from '../staff-contract.ts';
import { openCatalog } from './content.ts';
import { type MeasurementRow, measurementsOf } from './measurements.ts';
import { type Child, childrenIn, played, sceneToPlay, session } from './testing/children.ts';
import { TEST_SCENES } from './testing/scenes.ts';

const kindred = await testKindred();
const { db } = kindred;
const school = await buildSchool(db);
const teacher = await buildAccount(db, { school_id: school.id });
const as = { token: await kindred.tokenFor({ accountId: teacher.id }) };
const buildChild = childrenIn(kindred);
const pupil = (values = {}) => buildChild({ owner_id: teacher.id, school_id: school.id, ...values });
const content = await openCatalog(TEST_SCENES).contentFor(db, []);

const HOUR_MS = 3_600_000;
const SCENES: Record<ProgramId, string[]> = {
  academy: ['academy-ic-1', 'academy-er-1'],
  zoou: ['zoou-check-a-ic', 'zoou-check-a-com', 'zoou-ic-1'],
  ssgrin: ['ssgrin-1'],
  hoh: SKILLS.map((skill) => `hoh-check-a-${skill}`),
  sim: ['sim-1'],
};

const keyOf = (row: Pick<MeasurementRow, 'program' | 'report' | 'iteration'>): string =>
  [row.program, row.report, row.iteration].join(' ');
const inOrder = <Some extends MeasurementRow>(rows: readonly Some[]): Some[] =>
  [...rows].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

/** What the rules alone make of the events, without the database. */
function told(
  child: Child,
  events: readonly PlayEvent[],
  stateOf: (program: ProgramId) => KeptState,
): MeasurementRow[] {
  const record = fold(events);
  const dayOf = (moment: string) => dayIn(DEFAULT_TIME_ZONE, new Date(moment));
  return inOrder(
    PROGRAM_IDS.flatMap((program) => {
      const state = stateOf(program);
      const results = {
        answers: givenAnswers(record, program, state, content),
        done: doneIn(record, program, state, content),
      };
      return reportRows(TEST_SCENES.entries, program, state, results).map(
        ({ first_at, last_at, ...row }) => ({
          student_id: child.id,
          program,
          ...row,
          first_on: dayOf(first_at),
          last_on: dayOf(last_at),
        }),
      );
    }),
  );
}

const kept = async (child: Child): Promise<MeasurementRow[]> => inOrder(await measurementsOf(db, [child.id]));

const restart = (child: Child, program: ProgramId) =>
  kindred.call(educatorPlay.restart, { id: child.id, program }, as);

const sessions = fc.array(
  fc.record({
    program: fc.constantFrom('hoh', ...PROGRAM_IDS),
    scenes: fc.integer({ min: 1, max: 6 }),
    option: fc.constantFrom('good', 'fair', 'poor'),
    /** Of the first answer of a scene, and of the others. */
    first: fc.constantFrom(2, 9),
    seconds: fc.constantFrom(2, 3, 9),
    lang: fc.constantFrom(...LOCALES),
    hoursAgo: fc.integer({ min: 1, max: 100 }),
  }),
  { minLength: 1, maxLength: 5 },
);
type Session = (typeof sessions extends fc.Arbitrary<infer All> ? All : never) extends (infer One)[]
  ? One
  : never;

function eventsOf(one: Session, epoch: number): PlayEvent[] {
  const { program, option, lang } = one;
  const start = kindred.now().getTime() - one.hoursAgo * HOUR_MS;
  const telling = session(kindred, program, { start, epoch });
  for (const scene of SCENES[program].slice(0, one.scenes)) {
    telling.scene(sceneToPlay(scene), (ask) => ({
      option,
      seconds: ask === 'q0' ? one.first : one.seconds,
    }));
  }
  return telling.end().map((event) => ({ ...event, lang }));
}

/** In which order events come, which come twice, how many at once, and whether more is told to be right behind. */
const disturbances = fc.record({
  ranks: fc.array(fc.nat(), { minLength: 50, maxLength: 50 }),
  size: fc.integer({ min: 5, max: 120 }),
  more: fc.array(fc.boolean(), { minLength: 1 }),
  /** What comes alone, after all else. */
  late: fc.constantFrom<PlayEvent['type'] | null>(
    null,
    'scene_start',
    'scene_start',
    'choice',
    'scene_complete',
  ),
});
type Disturbance = typeof disturbances extends fc.Arbitrary<infer One> ? One : never;

async function sendDisturbed(
  child: Child,
  events: readonly PlayEvent[],
  { late, ...disturbance }: Disturbance,
): Promise<void> {
  const isLate = ({ type }: PlayEvent): boolean => type === late;
  await sendShuffled(
    child,
    events.filter((event) => !isLate(event)),
    disturbance,
  );
  await sendShuffled(child, events.filter(isLate), disturbance);
  await child.settle();
}

async function sendShuffled(
  child: Child,
  events: readonly PlayEvent[],
  { ranks, size, more }: Omit<Disturbance, 'late'>,
): Promise<void> {
  const rank = (index: number): number => ((ranks[index % ranks.length] ?? 0) * (index + 7)) % 1013;
  const shuffled = events
    .map((event, index) => ({ event, rank: rank(index) }))
    .sort((a, b) => a.rank - b.rank)
    .flatMap(({ event, rank: own }) => (own % 5 === 0 ? [event, event] : [event]));
  for (let from = 0, batch = 0; from < shuffled.length; from += size, batch += 1) {
    const isLast = from + size >= shuffled.length;
    const reply = await child.send(
      shuffled.slice(from, from + size),
      !isLast && more[batch % more.length] === true,
    );
    expect(reply.body).toEqual({ data: { refused: [] } });
  }
}

test('whatever the order, doubling and splitting of batches, what is kept is what the rules say', async () => {
  await fc.assert(
    fc.asyncProperty(sessions, disturbances, async (all, disturbance) => {
      const child = await pupil();
      const events = all.flatMap((one) => eventsOf(one, 1));
      await sendDisturbed(child, events, disturbance);
      expect(await kept(child)).toEqual(told(child, events, () => FIRST_STATE));
    }),
    { numRuns: cases(12, 200), seed: 20_261_117 },
  );
});

test('the same across a restart, whenever what was played before it comes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(sessions, sessions),
      fc.tuple(disturbances, disturbances),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.boolean(),
      async ([before, after], [first, second], share, isLast) => {
        const child = await pupil();
        const early = before.flatMap((one) => eventsOf({ ...one, program: 'hoh' }, 1));
        const cut = Math.max(5, Math.floor(share * early.length));
        await sendDisturbed(child, early.slice(0, cut), first);
        expect((await restart(child, 'hoh')).status).toBe(200);
        expect(await kept(child)).toEqual([]);
        const fresh = after.flatMap((one) => eventsOf({ ...one, program: 'hoh' }, 2));
        const late = early.slice(cut);
        if (isLast) {
          await sendDisturbed(child, fresh, second);
          await sendDisturbed(child, late, second);
        } else {
          await sendDisturbed(child, [...late, ...fresh], second);
        }
        const state = restarted(FIRST_STATE);
        expect(await kept(child)).toEqual(told(child, [...early, ...fresh], () => state));
      },
    ),
    { numRuns: cases(8, 150), seed: 20_261_118 },
  );
});

test('a careful check has levels, a hasty one none, and what is half played waits for its end', async () => {
  const checks = SCENES.hoh;
  const [careful, hasty, half] = [await pupil(), await pupil(), await pupil()];
  await careful.send(played(kindred, 'hoh', checks, { seconds: 9 }));
  await hasty.send(played(kindred, 'hoh', checks, { seconds: 2 }));
  await half.send(played(kindred, 'hoh', checks.slice(0, 5), { seconds: 9 }));
  const rows = await measurementsOf(db, [careful.id, hasty.id, half.id], 'hoh');
  const of = (child: Child) => rows.find((row) => row.student_id === child.id);
  expect(of(careful)).toMatchObject({
    scenes: 6,
    form: 'a',
    languages: ['en'],
    read_aloud: null,
    asks: 54,
    best: 54,
    by_guessing: 33,
    levels: SKILLS.map(() => 2),
    clear: SKILLS.map(() => true),
    skills: { ic: { said: 'proficient', performance: 99, best: 9 } },
  });
  expect(of(hasty)).toMatchObject({
    scenes: 6,
    left_out: 54,
    rushed_scenes: checks.toSorted(),
    levels: SKILLS.map(() => null),
    skills: { ic: { said: 'too-fast', performance: null } },
  });
  expect(of(half)).toMatchObject({
    scenes: 5,
    asks: 45,
    levels: SKILLS.map(() => null),
    skills: { ic: { said: 'not-enough', performance: null } },
  });
  expect(await measurementsOf(db, [careful.id], 'zoou')).toEqual([]);
});

test('who plays a check for the second time need not read its story again', async () => {
  const checks = SCENES.hoh;
  const child = await pupil({ active_program: 'hoh' });
  await child.send(played(kindred, 'hoh', checks, { seconds: 9 }));
  expect((await kindred.call(educatorPlay.unlock, { ids: [child.id] }, as)).status).toBe(200);
  // Too fast for all thirty words of it, not for the ten of the question.
  await child.send(played(kindred, 'hoh', checks, { seconds: 3, iteration: 2 }));
  await restart(child, 'hoh');
  await child.send(played(kindred, 'hoh', checks, { seconds: 3, epoch: 2 }));
  expect(await kept(child)).toMatchObject([{ epoch: 2, iteration: 1, left_out: 0, asks: 54 }]);
  const newcomer = await pupil();
  await newcomer.send(played(kindred, 'hoh', checks, { seconds: 3 }));
  expect(await kept(newcomer)).toMatchObject([{ left_out: 54, asks: 0 }]);
});

test('the beginning of a scene may come after its answers, and times the first of them', async () => {
  const child = await pupil();
  const one = {
    program: 'hoh',
    scenes: 1,
    option: 'good',
    first: 2,
    seconds: 9,
    lang: 'en',
    hoursAgo: 1,
  } as const;
  const events = eventsOf(one, 1);
  const isStart = ({ type }: PlayEvent): boolean => type === 'scene_start';
  await child.send(events.filter((event) => !isStart(event)));
  expect(await kept(child)).toMatchObject([{ left_out: 0 }]);
  await child.send(events.filter(isStart));
  await child.settle();
  expect(await kept(child)).toMatchObject([{ left_out: 1 }]);
});

test('what is told again is not written again', async () => {
  const child = await pupil();
  const events = played(kindred, 'zoou', SCENES.zoou);
  await child.send(events.slice(0, -4));
  const before = (await child.rows()).measurements;
  const later = new Date('2026-09-15T00:00:00Z');
  await db
    .updateTable('measurements')
    .set({ updated_at: later })
    .where('student_id', '=', child.id)
    .execute();
  await child.send(events);
  const after = (await child.rows()).measurements;
  expect(before).toHaveLength(2);
  expect(after.map(({ report, updated_at }) => [report, String(updated_at).slice(0, 10)])).toEqual([
    ['assessment', '2026-09-15'],
    ['skill-builder', '2026-09-14'],
  ]);
});
