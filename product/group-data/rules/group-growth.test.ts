import { expect, test } from 'vitest';
import type { FormLink } from '#product/play/rules/measurement/change.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { everySkill, measured } from '#product/reports/rules/testing/sample-facts.ts';
import { growthOfGroup, type Pair } from './group-growth.ts';

const pair = (from: number, to: number, after: Parameters<typeof measured>[0] = {}): Pair => ({
  before: measured({ lastOn: '2026-09-10', skills: everySkill('improving', from) }),
  after: measured({ form: 'b', lastOn: '2026-11-20', skills: everySkill('improving', to), ...after }),
});
const { edition } = measured();
const LINKS: FormLink[] = [
  {
    program: 'zoou',
    language: 'en',
    edition_a: edition,
    edition_b: edition,
    differences: { ic: 0, com: 0, coop: 0, ini: 0, emp: 0, er: 0 },
  },
];
const many = (count: number, one: (index: number) => Pair): Pair[] =>
  Array.from({ length: count }, (_, index) => one(index));

test('ten children with two comparable checks show a mean change with its range', () => {
  const { skills, missing, children } = growthOfGroup(
    many(10, (index) => pair(30, 45 + index)),
    LINKS,
  );
  expect([missing, children]).toEqual([null, 10]);
  expect(skills).toHaveLength(6);
  for (const { change, said } of skills) {
    expect(change).toEqual({ students: 10, points: 20, low: 18, high: 21 });
    expect(said).toBe('more-than-last-time');
  }
});

test('what may be nothing is no growth, and less is never said', () => {
  const up = growthOfGroup(
    many(10, (index) => pair(40, index % 2 === 0 ? 20 : 62)),
    LINKS,
  );
  expect(up.skills[0]).toMatchObject({ said: 'no-clear-change' });
  expect(up.skills[0]?.change?.low).toBeLessThan(0);
  const down = growthOfGroup(
    many(12, (index) => pair(60, 30 + index)),
    LINKS,
  );
  expect(down.skills[0]?.said).toBe('no-clear-change');
});

test('what the second form is easier by is no growth', () => {
  const easier = LINKS.map((link) => ({ ...link, differences: { ...link.differences, ic: 0.2 } }));
  const { skills } = growthOfGroup(
    many(10, (index) => pair(30, 45 + index)),
    easier,
  );
  expect(skills[0]).toMatchObject({ skill: 'ic', change: { points: 0 }, said: 'no-clear-change' });
  expect(skills[1]).toMatchObject({ skill: 'com', change: { points: 20 } });
});

test.each([
  ['few', many(9, () => pair(30, 60)), LINKS],
  ['not-linked', many(10, () => pair(30, 60)), []],
  ['same-form', many(10, () => pair(30, 60, { form: 'a' })), LINKS],
  ['too-soon', many(10, () => pair(30, 60, { lastOn: '2026-09-20' })), LINKS],
  ['language', many(10, () => pair(30, 60, { languages: ['zh-TW'] })), LINKS],
  ['read-aloud', many(10, () => pair(30, 60, { readAloud: null })), LINKS],
  ['not-sayable', many(10, () => pair(30, 60, { skills: everySkill('not-enough') })), LINKS],
] as const)('without it, what is missing is told: %s', (why, pairs, links) => {
  const { missing, skills } = growthOfGroup(pairs, links);
  expect(missing).toBe(why);
  expect(skills.map(({ change }) => change)).toEqual(SKILLS.map(() => null));
});

test('of a dozen children of whom nine can be compared, nothing is said', () => {
  const pairs = [...many(9, () => pair(30, 60)), ...many(3, () => pair(30, 60, { form: 'a' }))];
  expect(growthOfGroup(pairs, LINKS)).toMatchObject({ children: 12, missing: 'same-form' });
});
