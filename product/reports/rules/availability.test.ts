import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROGRAM_IDS } from '#brands/brand.ts';
import {
  type Done,
  FIRST_STATE,
  type PlannedScene,
  REPORTS,
  reportsOf,
} from '#product/play/rules/results/progress.ts';
import { formOf } from '#product/play/rules/story/programs.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { availabilityOf, KINDS_OF } from './availability.ts';

function scene(id: string, kind: PlannedScene['kind']): PlannedScene {
  const program = PROGRAM_IDS.find((word) => id.startsWith(word));
  const skill = SKILLS.find((word) => id.split('-').includes(word)) ?? 'ic';
  if (program === undefined) throw new Error(id);
  return { id, title: id, program, kind, skill, form: formOf(id) };
}

const SCENES: PlannedScene[] = [
  ...SKILLS.flatMap((skill) => [
    scene(`zoou-check-a-${skill}`, 'check'),
    scene(`zoou-check-b-${skill}`, 'check'),
    scene(`zoou-${skill}-1`, 'lesson'),
    scene(`zoou-${skill}-2`, 'lesson'),
    scene(`hoh-check-a-${skill}`, 'check'),
    scene(`hoh-${skill}-1`, 'lesson'),
    scene(`hoh-${skill}-2`, 'lesson'),
    scene(`academy-${skill}-1`, 'lesson'),
  ]),
  ...[1, 2, 3, 4].map((number) => scene(`ssgrin-${number}`, 'story')),
  scene('sim-plan-b-day', 'comic'),
  scene('sim-my-turn-next', 'comic'),
];
const idsOf = (...like: RegExp[]): string[] =>
  SCENES.map(({ id }) => id).filter((id) => like.some((one) => one.test(id)));
const played = (ids: readonly string[], iteration = 1): Done[] => ids.map((id) => ({ scene: id, iteration }));

test('the kinds of each program are those that play counts', () => {
  for (const program of PROGRAM_IDS) {
    const counted = reportsOf(SCENES, program, FIRST_STATE, []).map(({ report }) => report);
    expect(KINDS_OF[program]).toEqual(counted);
  }
});

/** How many scenes of which kind open each report: one fewer does not. */
const THRESHOLDS = [
  ['academy', 'progress', idsOf(/^academy/), 6],
  ['zoou', 'assessment', idsOf(/^zoou-check-a/), 6],
  ['hoh', 'assessment', idsOf(/^hoh-check-a/), 6],
  ['hoh', 'skill-builder', idsOf(/^hoh-\w+-\d/), 8],
  ['ssgrin', 'activity', idsOf(/^ssgrin/), 1],
  ['sim', 'library', idsOf(/^sim/), 1],
] as const;

test.each(THRESHOLDS)('%s %s opens with as many scenes as it needs', (program, kind, ids, required) => {
  for (let count = 0; count <= ids.length; count += 1) {
    const standing = { ...FIRST_STATE, done: played(ids.slice(0, count)) };
    const found = availabilityOf(SCENES, program, kind, standing);
    expect(found).toMatchObject({ isAvailable: count >= required, done: count, required });
    expect(found?.scenes).toHaveLength(count);
  }
});

test.each([
  [[], { isAvailable: false, done: 0, required: 2 }],
  [['zoou-ic-1'], { isAvailable: false, done: 1, required: 2 }],
  [['zoou-ic-1', 'zoou-emp-1', 'zoou-er-1'], { isAvailable: false, done: 1, required: 2 }],
  [['zoou-ic-1', 'zoou-ic-2'], { isAvailable: true, houses: ['ic'] }],
])('a practice report of Zoo U waits for a house: %j', (ids, expected) => {
  const standing = { ...FIRST_STATE, done: played(ids) };
  expect(availabilityOf(SCENES, 'zoou', 'skill-builder', standing)).toMatchObject(expected);
});

test.each(PROGRAM_IDS)('%s has no report of a kind that is not its own', (program) => {
  for (const kind of REPORTS.filter((one) => !KINDS_OF[program].includes(one))) {
    expect(availabilityOf(SCENES, program, kind, { ...FIRST_STATE, done: [] })).toBeNull();
  }
});

test('while a second check is played, the first keeps its report', () => {
  const first = played(idsOf(/^zoou-check-a/));
  const standing = {
    ...FIRST_STATE,
    iteration: 2,
    forms: ['a', 'b'] as const,
    done: [...first, ...played(['zoou-check-b-ic'], 2)],
  };
  const at = (asked: number | null) => availabilityOf(SCENES, 'zoou', 'assessment', standing, asked);
  expect(at(null)).toMatchObject({ isAvailable: true, iteration: 1, iterations: [1] });
  expect(at(2)).toMatchObject({ isAvailable: false, done: 1, required: 6 });
  expect(at(3)).toBeNull();
  expect(availabilityOf(SCENES, 'zoou', 'skill-builder', standing, 2)).toBeNull();
});

test('of three checks the newest is shown, and each can be asked for', () => {
  const standing = {
    ...FIRST_STATE,
    iteration: 3,
    forms: ['a', 'b', 'a'] as const,
    done: [
      ...played(idsOf(/^zoou-check-a/), 1),
      ...played(idsOf(/^zoou-check-b/), 2),
      ...played(idsOf(/^zoou-check-a/), 3),
    ],
  };
  expect(availabilityOf(SCENES, 'zoou', 'assessment', standing)).toMatchObject({
    iteration: 3,
    iterations: [3, 2, 1],
  });
});

test('a report that is open stays open whatever else is played, and never needs less than it says', () => {
  const anything = fc.subarray(SCENES.map(({ id }) => id));
  fc.assert(
    fc.property(anything, anything, (some, more) => {
      for (const program of PROGRAM_IDS) {
        for (const kind of KINDS_OF[program]) {
          const before = availabilityOf(SCENES, program, kind, { ...FIRST_STATE, done: played(some) });
          const after = availabilityOf(SCENES, program, kind, {
            ...FIRST_STATE,
            done: played([...some, ...more]),
          });
          if (before === null || after === null) throw new Error(`${program} ${kind}`);
          if (before.isAvailable) expect(after.isAvailable).toBe(true);
          else expect(before.done).toBeLessThan(before.required);
        }
      }
    }),
  );
});
