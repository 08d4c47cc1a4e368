import { expect, test } from 'vitest';
import type { PlannedScene } from '#product/play/rules/results/progress.ts';
import { FIRST_STATE } from '#product/play/rules/results/progress.ts';
import { pathOf, practicedIn, stepsNear } from './path.ts';

const scene = (id: string, skill: PlannedScene['skill'], kind: PlannedScene['kind']): PlannedScene => ({
  id,
  title: id,
  program: 'zoou',
  kind,
  skill,
  form: kind === 'check' ? 'a' : null,
});
const ENTRIES = [
  scene('check-ic', 'ic', 'check'),
  scene('check-com', 'com', 'check'),
  scene('lesson-ic', 'ic', 'lesson'),
  { ...scene('elsewhere', 'er', 'lesson'), program: 'hoh' as const },
];
const standing = (...scenes: string[]) => ({
  ...FIRST_STATE,
  done: scenes.map((id) => ({ scene: id, iteration: 1 })),
});

test('a way begins with its first scene, and knows no other program', () => {
  expect(pathOf(ENTRIES, 'zoou', standing())).toEqual([
    { scene: 'check-ic', skill: 'ic', at: 'next' },
    { scene: 'check-com', skill: 'com', at: 'ahead' },
    { scene: 'lesson-ic', skill: 'ic', at: 'ahead' },
  ]);
});

test('a scene that was left before its end is begun, and not what comes next', () => {
  const answered = [{ scene: 'check-ic', iteration: 1 }];
  const at = (...given: Parameters<typeof pathOf>) => pathOf(...given).map((step) => step.at);
  expect(at(ENTRIES, 'zoou', standing(), answered)).toEqual(['begun', 'ahead', 'ahead']);
  expect(at(ENTRIES, 'zoou', standing('check-ic'), answered)).toEqual(['done', 'next', 'ahead']);
  // In another check nothing of it was answered yet.
  expect(at(ENTRIES, 'zoou', standing(), [{ scene: 'check-ic', iteration: 2 }])).toEqual([
    'next',
    'ahead',
    'ahead',
  ]);
});

test('what is finished lies behind, and what was practiced is counted by skill', () => {
  const path = pathOf(ENTRIES, 'zoou', standing('check-ic', 'check-com', 'lesson-ic'));
  expect(path.map(({ at }) => at)).toEqual(['done', 'done', 'done']);
  expect(practicedIn(path)).toEqual([
    { skill: 'ic', scenes: 2 },
    { skill: 'com', scenes: 1 },
  ]);
  expect(practicedIn([])).toEqual([]);
});

test('of a long way what is near is shown, of a short one all', () => {
  const way = (count: number, next: number) =>
    Array.from({ length: count }, (_, at) => ({
      name: at,
      at: at < next ? ('done' as const) : at === next ? ('next' as const) : ('ahead' as const),
    }));
  const near = (count: number, next: number) => stepsNear(way(count, next)).map(({ name }) => name);
  expect(near(8, 2)).toHaveLength(8);
  expect(near(30, 0)).toEqual([0, 1, 2, 3]);
  expect(near(30, 12)).toEqual([9, 10, 11, 12, 13, 14, 15]);
  expect(near(30, 29).at(-1)).toBe(29);
  expect(near(30, 30).at(-1)).toBe(29);
});
