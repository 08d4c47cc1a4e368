import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { districtLevels, type SchoolCounts } from './school-levels.ts';

const school = (
  id: number,
  levels: [number, number, number],
  more: Partial<SchoolCounts> = {},
): SchoolCounts => ({
  id,
  name: `School ${id}`,
  children: levels[0] + levels[1] + levels[2],
  skills: SKILLS.map(() => ({ levels, unclear: 0 })),
  ...more,
});

test('a school of ten has shares in steps of five', () => {
  const skills = SKILLS.map(() => ({ levels: [2, 5, 6] as const, unclear: 7 }));
  const { schools, all } = districtLevels([school(1, [2, 5, 6], { children: 22, skills })]);
  // Of two children nothing is said: they are in no share.
  expect(schools[0]?.skills[0]).toEqual({
    skill: 'ic',
    children: 20,
    shares: { emerging: 10, improving: 25, proficient: 30, unclear: 35 },
  });
  expect(all).toMatchObject({ children: 22, schools: 1 });
});

test('of nine nothing is said, and the sum does not hold them', () => {
  const alone = districtLevels([school(1, [20, 0, 0])]).all;
  const { schools, all } = districtLevels([school(1, [20, 0, 0]), school(2, [0, 0, 9])]);
  expect(schools[1]).toEqual({ id: 2, name: 'School 2', children: null, skills: SKILLS.map(() => null) });
  expect(all).toEqual(alone);
});

test('a skill of which nine have a level is not told, nor summed', () => {
  const [first, ...rest] = school(2, [5, 5, 5]).skills;
  expect(first).toBeDefined();
  const skills = [{ levels: [8, 0, 0], unclear: 1 } as const, ...rest];
  const { schools, all } = districtLevels([school(1, [0, 0, 30]), school(2, [5, 5, 5], { skills })]);
  expect(schools[1]?.skills[0]).toBeNull();
  expect(schools[1]?.skills[1]).not.toBeNull();
  expect(all?.skills[0]).toMatchObject({ children: 30, shares: { proficient: 100 } });
});

test('nothing at all is told where no school is large enough', () => {
  expect(districtLevels([school(1, [3, 3, 3])]).all).toBeNull();
  expect(districtLevels([])).toEqual({ schools: [], all: null });
});

const count = fc.integer({ min: 0, max: 30 });
const anySchools = fc
  .array(fc.array(fc.tuple(count, count, count, count), { minLength: 6, maxLength: 6 }), { maxLength: 6 })
  .map((rows) =>
    rows.map(
      (skills, at): SchoolCounts => ({
        id: at + 1,
        name: `School ${at}`,
        children: Math.max(...skills.map(([a, b, c, d]) => a + b + c + d)),
        skills: skills.map(([a, b, c, unclear]) => ({ levels: [a, b, c], unclear })),
      }),
    ),
  );

test('no figure is about fewer than ten, and small schools change nothing of the sums', () => {
  fc.assert(
    fc.property(anySchools, (counts) => {
      const told = districtLevels(counts);
      const all = [...told.schools.flatMap(({ skills }) => skills), ...(told.all?.skills ?? [])];
      for (const one of all) {
        if (one === null) continue;
        expect(one.children).toBeGreaterThanOrEqual(10);
        for (const share of Object.values(one.shares)) expect(share % 5).toBe(0);
        expect(Object.values(one.shares).reduce((sum, share) => sum + share, 0)).toBe(100);
      }
      const large = counts.filter(({ children }) => children >= 10);
      expect(districtLevels(large).all).toEqual(told.all);
    }),
  );
});
