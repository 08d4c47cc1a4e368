import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { playedOf } from './played.ts';
import { allSchools, type SchoolCounts, schoolShares } from './school-counts.ts';

const bySkill = (counts: readonly number[]): SchoolCounts['skills'] => ({
  ic: counts,
  com: counts,
  coop: counts,
  ini: counts,
  emp: counts,
  er: counts,
});
const school = (id: number, children: number, counts: readonly number[] = [0, 0, 0, 0]): SchoolCounts => ({
  id,
  name: `School ${id}`,
  children,
  observed: counts.reduce((sum, count) => sum + count, 0),
  skills: bySkill(counts),
});

test('shares come in steps of five, and are a hundred together', () => {
  expect(schoolShares(school(1, 24, [2, 7, 9, 1]))).toMatchObject({
    children: 24,
    observed: 80,
    skills: SKILLS.map((skill) => ({
      skill,
      shares: { 'not-yet': 10, sometimes: 35, mostly: 50, 'didnt-see': 5 },
    })),
  });
});

test.each([
  ['a school of nine', school(1, 9, [1, 1, 1, 1]), { children: null, observed: null, skills: null }],
  ['nine who were observed', school(1, 30, [3, 3, 3, 0]), { children: 30, observed: 30, skills: null }],
  ['ten who were observed', school(1, 30, [10, 0, 0, 0]), { children: 30, observed: 35 }],
])('of %s', (_, counts, said) => {
  expect(schoolShares(counts)).toMatchObject(said);
});

test('who is left out of a school is in no sum over schools', () => {
  const counts = fc.tuple(fc.nat(20), fc.nat(20), fc.nat(20), fc.nat(20));
  const schools = fc
    .array(fc.tuple(counts, fc.nat(30)), { maxLength: 6 })
    .map((all) =>
      all.map(([said, more], id) => school(id, said.reduce((sum, one) => sum + one, 0) + more, said)),
    );
  fc.assert(
    fc.property(schools, (all) => {
      const told = all.filter(({ children }) => children >= 10);
      const together = allSchools(all);
      expect(together).toEqual(allSchools(told));
      if (told.length < 2) expect(together).toBeNull();
      if (!told.some(({ observed }) => observed >= 10)) expect(together?.skills ?? null).toBeNull();
    }),
  );
});

const said = (word: 'emerging' | 'proficient') =>
  Object.fromEntries(SKILLS.map((skill) => [skill, { said: word }])) as never;
const row = {
  program: 'zoou',
  report: 'assessment',
  iteration: 1,
  scenes: 6,
  last_on: '2026-10-01',
} as const;

test('beside it stands the newest check of the program that is played, never practice', () => {
  const rows = [
    { ...row, skills: said('emerging') },
    { ...row, iteration: 2, last_on: '2026-11-01', skills: said('proficient') },
    { ...row, report: 'skill-builder', iteration: 3, skills: said('emerging') } as const,
    { ...row, iteration: 4, scenes: 5, skills: said('emerging') },
  ];
  expect(playedOf(rows, 'zoou')).toMatchObject({ last_on: '2026-11-01', skills: { er: 'proficient' } });
  expect(playedOf(rows, 'hoh')).toBeNull();
  expect(playedOf(rows, null)).toBeNull();
  expect(playedOf([], 'zoou')).toBeNull();
});
