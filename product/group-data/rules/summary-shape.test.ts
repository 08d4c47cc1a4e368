import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { type Distribution, isMiddleUntold, mostIn, partsOf, untoldSkills } from './summary-shape.ts';

/** Every child with a report is somewhere in each of the skills. */
const WHERE = ['emerging', 'improving', 'proficient', 'unclear', 'silent'] as const;
const classes = fc.integer({ min: 0, max: 30 }).chain((told) =>
  fc
    .tuple(
      ...SKILLS.map((skill) =>
        fc
          .array(fc.constantFrom(...WHERE), { minLength: told, maxLength: told })
          .map((marks): Distribution => {
            const count = (where: (typeof WHERE)[number]) => marks.filter((mark) => mark === where).length;
            return {
              skill,
              levels: [count('emerging'), count('improving'), count('proficient')],
              unclear: count('unclear'),
              silent: count('silent'),
              few: 0,
            };
          }),
      ),
    )
    .map((skills) => ({ told, skills })),
);

test('the bars of every skill add up to the children who have a report', () => {
  fc.assert(
    fc.property(classes, ({ told, skills }) => {
      const shown = partsOf(skills);
      expect(shown.map(({ skill }) => skill)).toEqual(SKILLS);
      for (const { parts } of shown) expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(told);
      expect(new Set(shown.map(({ parts }) => parts.length)).size).toBe(1);
      expect(mostIn(skills)).toBeLessThanOrEqual(told);
    }),
  );
});

test('who answered too fast to say anything has a row, and only where there is somebody', () => {
  const skill = (silent: number): Distribution => ({
    skill: 'ic',
    levels: [1, 0, 0],
    unclear: 0,
    silent,
    few: 0,
  });
  const named = (skills: Distribution[]) => partsOf(skills).map(({ parts }) => parts.map(({ part }) => part));
  expect(named([skill(0)])).toEqual([[2, 1, 0, 'unclear']]);
  expect(named([skill(0), skill(12)])).toEqual([
    [2, 1, 0, 'unclear', 'silent'],
    [2, 1, 0, 'unclear', 'silent'],
  ]);
});

test('a skill that the program asks too little about is named, one of which some are silent is not', () => {
  const of = (skill: Distribution['skill'], few: number): Distribution => ({
    skill,
    levels: [0, 0, 0],
    unclear: 13 - few,
    silent: few,
    few,
  });
  const skills = [of('ic', 13), of('com', 12), of('emp', 1), of('er', 13)];
  expect(untoldSkills({ told: 13, skills })).toEqual(['ic', 'er']);
  expect(untoldSkills({ told: 0, skills: [of('ic', 0)] })).toEqual([]);
});

test('the level in the middle is untold where nobody is clearly at it, and some are not clear', () => {
  const of = (improving: number, unclear: number): Distribution => ({
    skill: 'ic',
    levels: [2, improving, 3],
    unclear,
    silent: 0,
    few: 0,
  });
  expect(isMiddleUntold([of(0, 4), of(0, 0)])).toBe(true);
  expect(isMiddleUntold([of(0, 4), of(1, 4)])).toBe(false);
  expect(isMiddleUntold([of(0, 0)])).toBe(false);
});
