import { expect, test } from 'vitest';
import { formOf } from '../story/programs.ts';
import { SKILLS } from '../story/skills.ts';
import { drawnForm, formDone, formsUntil } from './forms.ts';
import {
  type Done,
  doneSilos,
  FIRST_STATE,
  mapOf,
  mayPlay,
  nextScene,
  type PlannedScene,
  type PlannedState,
  reportsOf,
  restarted,
  scenesOf,
  unlocked,
  unlockRefusal,
} from './progress.ts';

function scene(id: string, kind: PlannedScene['kind'], title = id): PlannedScene {
  const program = (['academy', 'zoou', 'ssgrin', 'hoh', 'sim'] as const).find((word) => id.startsWith(word));
  const skill = SKILLS.find((word) => id.split('-').includes(word)) ?? 'ic';
  if (program === undefined) throw new Error(id);
  return { id, title, program, kind, skill, form: formOf(id) };
}

const SCENES: PlannedScene[] = [
  ...SKILLS.flatMap((skill) => [
    scene(`hoh-${skill}-2`, 'lesson'),
    scene(`hoh-${skill}-1`, 'lesson'),
    scene(`zoou-${skill}-2`, 'lesson'),
    scene(`zoou-${skill}-1`, 'lesson'),
    scene(`zoou-check-b-${skill}`, 'check'),
    scene(`zoou-check-a-${skill}`, 'check'),
    scene(`hoh-check-a-${skill}`, 'check'),
    scene(`academy-${skill}-1`, 'lesson'),
  ]),
  scene('academy-ic-2', 'lesson'),
  ...[2, 1, 10].map((number) => scene(`ssgrin-${number}`, 'story')),
  scene('sim-asking-for-help', 'comic', 'Asking for Help'),
  scene('sim-plan-b-day', 'comic', 'Plan B Day'),
];

const idsOf = (scenes: PlannedScene[]): string[] => scenes.map(({ id }) => id);
const done = (ids: string[], iteration = 1): Done[] => ids.map((id) => ({ scene: id, iteration }));
const checks = (program: string, form = 'a'): string[] =>
  SKILLS.map((skill) => `${program}-check-${form}-${skill}`);

test('scenes come in the order of play', () => {
  expect(idsOf(scenesOf(SCENES, 'academy', FIRST_STATE))).toEqual([
    ...SKILLS.map((skill) => `academy-${skill}-1`),
    'academy-ic-2',
  ]);
  expect(idsOf(scenesOf(SCENES, 'ssgrin', FIRST_STATE))).toEqual(['ssgrin-1', 'ssgrin-2', 'ssgrin-10']);
  expect(idsOf(scenesOf(SCENES, 'sim', FIRST_STATE))).toEqual(['sim-plan-b-day', 'sim-asking-for-help']);
  expect(idsOf(scenesOf(SCENES, 'zoou', FIRST_STATE)).slice(0, 9)).toEqual([
    ...checks('zoou'),
    'zoou-ic-1',
    'zoou-ic-2',
    'zoou-com-1',
  ]);
});

/** Where somebody is in the check of this number, who began with form A. */
const inCheck = (iteration: number): PlannedState => ({
  ...FIRST_STATE,
  iteration,
  forms: formsUntil(iteration, () => null, 'a'),
});

test('forms take turns; a single form comes again', () => {
  expect(idsOf(scenesOf(SCENES, 'zoou', inCheck(2))).slice(0, 6)).toEqual(checks('zoou', 'b'));
  expect(idsOf(scenesOf(SCENES, 'zoou', inCheck(3))).slice(0, 6)).toEqual(checks('zoou', 'a'));
  expect(idsOf(scenesOf(SCENES, 'hoh', inCheck(2))).slice(0, 6)).toEqual(checks('hoh', 'a'));
});

test.each([
  ['nothing was begun, and the lot says A', 3, [], [], 'a', ['a', 'b', 'a']],
  ['nothing was begun, and the lot says B', 3, [], [], 'b', ['b', 'a', 'b']],
  ['half through a check that was begun', 1, ['a'], [], 'b', ['a']],
  ['a second check was begun with A when there was no B', 2, ['a', 'a'], [], 'b', ['a', 'a']],
  ['a second check was unlocked before there was a B, and not begun', 2, ['a'], [], 'a', ['a', 'b']],
  ['only what was played to its end is known', 2, [], [['zoou-check-b-ic', 1]], 'a', ['b', 'a']],
] as const)('%s: check %i has its form', (_, iteration, begun, played, drawn, forms) => {
  const ended = played.map(([scene, at]) => ({ scene, iteration: at }));
  expect(formsUntil(iteration, (at) => begun[at - 1] ?? formDone(ended, at), drawn)).toEqual(forms);
});

test('the lot falls the same at every look, and to both sides alike', () => {
  const drawn = Array.from({ length: 1000 }, (_, id) => drawnForm(id, 'zoou', 1));
  expect(drawn).toEqual(drawn.map((_, id) => drawnForm(id, 'zoou', 1)));
  const share = drawn.filter((form) => form === 'a').length;
  expect(share).toBeGreaterThan(450);
  expect(share).toBeLessThan(550);
  // What one program draws says nothing of another, nor of what comes after a restart.
  for (const [program, epoch] of [
    ['hoh', 1],
    ['zoou', 2],
  ] as const) {
    const same = drawn.filter((form, id) => form === drawnForm(id, program, epoch)).length;
    expect(same).toBeGreaterThan(420);
    expect(same).toBeLessThan(580);
  }
});

test('a house that was finished with fewer lessons stays finished when it gets more', () => {
  const played = done([...checks('zoou'), 'zoou-ic-1']);
  const builder = (houses: PlannedState['houses']): boolean | undefined =>
    reportsOf(SCENES, 'zoou', { ...FIRST_STATE, houses }, played).find(
      ({ report }) => report === 'skill-builder',
    )?.isAvailable;
  expect([builder([]), builder(['ic'])]).toEqual([false, true]);
});

test('checks come one after the other, then every house opens its first lesson', () => {
  const before = mapOf(SCENES, 'zoou', FIRST_STATE, done(['zoou-check-a-ic']));
  expect(before.slice(0, 3).map(({ status }) => status)).toEqual(['done', 'next', 'locked']);
  expect(before.slice(6).every(({ status }) => status === 'locked')).toBe(true);
  const after = mapOf(SCENES, 'zoou', FIRST_STATE, done([...checks('zoou'), 'zoou-ic-1']));
  const open = after.filter(({ status }) => status === 'open').map(({ scene: { id } }) => id);
  expect(open).toEqual(['zoou-com-1', 'zoou-coop-1', 'zoou-ini-1', 'zoou-emp-1', 'zoou-er-1']);
  expect(nextScene(SCENES, 'zoou', FIRST_STATE, done([...checks('zoou'), 'zoou-ic-1']))?.id).toBe(
    'zoou-ic-2',
  );
});

test('a check is answered once, all else may be played again, what is locked may not', () => {
  const map = mapOf(SCENES, 'zoou', FIRST_STATE, done([...checks('zoou'), 'zoou-ic-1']));
  const may = (id: string): boolean => map.some((stop) => stop.scene.id === id && mayPlay(stop));
  expect([may('zoou-check-a-ic'), may('zoou-ic-1'), may('zoou-ic-2'), may('zoou-com-2')]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('comics are all open, stories one after the other', () => {
  expect(mapOf(SCENES, 'sim', FIRST_STATE, []).map(({ status }) => status)).toEqual(['next', 'open']);
  expect(mapOf(SCENES, 'ssgrin', FIRST_STATE, done(['ssgrin-1'])).map(({ status }) => status)).toEqual([
    'done',
    'next',
    'locked',
  ]);
});

test('when all is done nothing is next', () => {
  expect(nextScene(SCENES, 'ssgrin', FIRST_STATE, done(['ssgrin-1', 'ssgrin-2', 'ssgrin-10']))).toBeNull();
});

test('a new iteration asks the other form, and keeps the lessons', () => {
  const state = inCheck(unlocked(FIRST_STATE).iteration);
  const map = mapOf(SCENES, 'zoou', state, done([...checks('zoou'), 'zoou-ic-1']));
  expect(map[0]).toMatchObject({ scene: { id: 'zoou-check-b-ic' }, status: 'next' });
  expect(map.find((stop) => stop.scene.id === 'zoou-ic-1')?.status).toBe('done');
  const third = mapOf(SCENES, 'zoou', inCheck(3), done(checks('zoou')));
  expect(third[0]).toMatchObject({ scene: { id: 'zoou-check-a-ic' }, status: 'next' });
});

const lessons = (program: string, count: number): string[] =>
  SKILLS.flatMap((skill) => [`${program}-${skill}-1`, `${program}-${skill}-2`]).slice(0, count);

test.each([
  ['academy', SKILLS.slice(0, 5).map((skill) => `academy-${skill}-1`), []],
  ['academy', SKILLS.map((skill) => `academy-${skill}-1`), ['progress']],
  ['zoou', checks('zoou').slice(1), []],
  ['zoou', checks('zoou'), ['assessment']],
  ['zoou', [...checks('zoou'), 'zoou-ic-1'], ['assessment']],
  ['zoou', [...checks('zoou'), 'zoou-ic-1', 'zoou-com-1'], ['assessment']],
  ['zoou', [...checks('zoou'), 'zoou-ic-1', 'zoou-ic-2'], ['assessment', 'skill-builder']],
  ['hoh', checks('hoh'), ['assessment']],
  ['hoh', [...checks('hoh'), ...lessons('hoh', 7)], ['assessment']],
  ['hoh', [...checks('hoh'), ...lessons('hoh', 8)], ['assessment', 'skill-builder']],
  ['ssgrin', [], []],
  ['ssgrin', ['ssgrin-1'], ['activity']],
  ['sim', [], []],
  ['sim', ['sim-plan-b-day'], ['library']],
] as const)('%s after %j has the reports %j', (program, played, reports) => {
  const found = reportsOf(SCENES, program, FIRST_STATE, done([...played, ...played]));
  expect(found.filter(({ isAvailable }) => isAvailable).map(({ report }) => report)).toEqual(reports);
});

test('a silo is done with all its lessons', () => {
  expect(
    doneSilos(
      SCENES.filter(({ program }) => program === 'zoou'),
      done(lessons('zoou', 3)),
      [],
    ),
  ).toEqual(['ic']);
});

test.each([
  ['zoou', 'zoou', 1, checks('zoou'), null],
  ['zoou', 'hoh', 1, checks('zoou'), 'not-active'],
  ['zoou', null, 1, checks('zoou'), 'not-active'],
  ['zoou', 'zoou', 1, checks('zoou').slice(1), 'incomplete'],
  ['zoou', 'zoou', 3, checks('zoou'), 'limit'],
  ['hoh', 'hoh', 2, checks('hoh'), null],
  ['academy', 'academy', 1, [], 'not-assessed'],
] as const)(
  'unlocking %s while %s is active, in iteration %i: %#',
  (program, active, iteration, played, refusal) => {
    const state = { ...inCheck(iteration), forms: Array.from({ length: iteration }, () => 'a' as const) };
    expect(unlockRefusal(SCENES, program, active, state, done([...played], iteration))).toBe(refusal);
  },
);

test('checks of an earlier iteration do not complete this one', () => {
  expect(unlockRefusal(SCENES, 'zoou', 'zoou', inCheck(3), done(checks('zoou'), 1))).toBe('incomplete');
});

test('a restart begins a new epoch at the first iteration', () => {
  expect(restarted({ epoch: 1, iteration: 3 })).toEqual({ epoch: 2, iteration: 1, houses: [] });
});
