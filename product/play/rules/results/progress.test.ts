import { expect, test } from 'vitest';
import { formOf } from '../story/programs.ts';
import { SKILLS } from '../story/skills.ts';
import {
  type Done,
  doneSilos,
  FIRST_STATE,
  mapOf,
  mayPlay,
  nextScene,
  type PlannedScene,
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
  expect(idsOf(scenesOf(SCENES, 'academy', 1))).toEqual([
    ...SKILLS.map((skill) => `academy-${skill}-1`),
    'academy-ic-2',
  ]);
  expect(idsOf(scenesOf(SCENES, 'ssgrin', 1))).toEqual(['ssgrin-1', 'ssgrin-2', 'ssgrin-10']);
  expect(idsOf(scenesOf(SCENES, 'sim', 1))).toEqual(['sim-plan-b-day', 'sim-asking-for-help']);
  expect(idsOf(scenesOf(SCENES, 'zoou', 1)).slice(0, 9)).toEqual([
    ...checks('zoou'),
    'zoou-ic-1',
    'zoou-ic-2',
    'zoou-com-1',
  ]);
});

test('forms take turns; a single form comes again', () => {
  expect(idsOf(scenesOf(SCENES, 'zoou', 2)).slice(0, 6)).toEqual(checks('zoou', 'b'));
  expect(idsOf(scenesOf(SCENES, 'zoou', 3)).slice(0, 6)).toEqual(checks('zoou', 'a'));
  expect(idsOf(scenesOf(SCENES, 'hoh', 2)).slice(0, 6)).toEqual(checks('hoh', 'a'));
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
  const state = unlocked(FIRST_STATE);
  const map = mapOf(SCENES, 'zoou', state, done([...checks('zoou'), 'zoou-ic-1']));
  expect(map[0]).toMatchObject({ scene: { id: 'zoou-check-b-ic' }, status: 'next' });
  expect(map.find((stop) => stop.scene.id === 'zoou-ic-1')?.status).toBe('done');
  const third = mapOf(SCENES, 'zoou', unlocked(state), done(checks('zoou')));
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
    const state = { epoch: 1, iteration };
    expect(unlockRefusal(SCENES, program, active, state, done([...played], iteration))).toBe(refusal);
  },
);

test('checks of an earlier iteration do not complete this one', () => {
  const state = { epoch: 1, iteration: 3 };
  expect(unlockRefusal(SCENES, 'zoou', 'zoou', state, done(checks('zoou'), 1))).toBe('incomplete');
});

test('a restart begins a new epoch at the first iteration', () => {
  expect(restarted({ epoch: 1, iteration: 3 })).toEqual({ epoch: 2, iteration: 1 });
});
