import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Change,
  type CheckedSkill,
  changeOf,
  type FormLink,
  groupChange,
  linkBetween,
  linkForms,
} from './change.ts';
import type { Estimate } from './estimate.ts';

const estimated = (mean: number, error = 0.2): Estimate => ({
  own: mean,
  ownVariance: error ** 2,
  others: 0,
  othersVariance: 1,
  mean,
  error,
});
const checked = (mean: number, more: Partial<CheckedSkill> = {}): CheckedSkill => ({
  said: 'improving',
  estimate: estimated(mean),
  shown: { performance: 50, low: 20, high: 80 },
  form: 'a',
  language: 'en',
  readAloud: false,
  day: '2026-09-14',
  ...more,
});
const after = (mean: number, more: Partial<CheckedSkill> = {}): CheckedSkill =>
  checked(mean, { form: 'b', day: '2026-10-26', ...more });

test.each([
  { from: 0.2, to: 0.68, link: 0, said: 'more-than-last-time' },
  { from: 0.2, to: 0.65, link: 0, said: 'no-clear-change' },
  // The second form is easier by so much.
  { from: 0.2, to: 0.68, link: 0.05, said: 'no-clear-change' },
  { from: 0.2, to: 0.65, link: -0.05, said: 'more-than-last-time' },
  { from: 0.9, to: 0.1, link: 0, said: 'no-clear-change' },
])('from $from to $to, forms $link apart: $said', ({ from, to, link, said }) => {
  expect(changeOf(checked(from), after(to), link)).toMatchObject({ compared: true, said });
});

test.each<[string, CheckedSkill, CheckedSkill, number | null]>([
  ['not-sayable', checked(0.2, { shown: null }), after(0.9), 0],
  ['not-sayable', checked(0.2), after(0.9, { estimate: null, shown: null }), 0],
  ['same-form', checked(0.2), after(0.9, { form: 'a' }), 0],
  ['language', checked(0.2), after(0.9, { language: 'zh-TW' }), 0],
  ['read-aloud', checked(0.2), after(0.9, { readAloud: true }), 0],
  ['read-aloud', checked(0.2, { readAloud: null }), after(0.9, { readAloud: null }), 0],
  ['too-soon', checked(0.2), after(0.9, { day: '2026-10-25' }), 0],
  ['not-linked', checked(0.2), after(0.9), null],
])('not compared: %s', (why, first, second, link) => {
  expect(changeOf(first, second, link)).toEqual({ compared: false, why });
});

test('forms are linked by a hundred children each', () => {
  const many = (mean: number, count = 100): number[] => Array<number>(count).fill(mean);
  expect(linkForms(many(0.4), many(0.5))).toBeCloseTo(0.1);
  expect(linkForms(many(0.4, 99), many(0.5))).toBeNull();
  expect(linkForms(many(0.4), many(0.5, 99))).toBeNull();
});

const changed = (difference: number): Change => ({
  compared: true,
  said: 'no-clear-change',
  difference,
  error: 0.28,
});

test('a group of ten is told its mean change with a range, a smaller one nothing', () => {
  const ten = Array.from({ length: 10 }, (_, index) => changed(index % 2 === 0 ? 0 : 0.4));
  // 1.65 times a deviation of .21, by the root of ten.
  expect(groupChange(ten)).toEqual({ students: 10, points: 20, low: 9, high: 31 });
  const notCompared: Change = { compared: false, why: 'too-soon' };
  expect(groupChange([...ten.slice(1), notCompared])).toBeNull();
  expect(groupChange([...ten, notCompared])?.students).toBe(10);
});

test('a smaller step is never called more where a larger one is not', () => {
  const value = fc.double({ min: -1, max: 1, noNaN: true });
  fc.assert(
    fc.property(value, value, value, (from, to, other) => {
      const isMore = (mean: number): boolean => {
        const change = changeOf(checked(from), after(mean), 0);
        return change.compared && change.said === 'more-than-last-time';
      };
      expect(isMore(Math.max(to, other)) || !isMore(Math.min(to, other))).toBe(true);
    }),
  );
});

const LINK: FormLink = {
  program: 'zoou',
  language: 'en',
  edition_a: 'one',
  edition_b: 'two',
  differences: { ic: 0.1, com: 0.2, coop: 0, ini: 0, emp: 0, er: -0.1 },
};
const FORM_A = { form: 'a', edition: 'one', languages: ['en'] } as const;
const FORM_B = { form: 'b', edition: 'two', languages: ['en'] } as const;

test('a harder second form is told by how much, and the other way round by as much less', () => {
  expect(linkBetween([LINK], FORM_A, FORM_B, 'ic')).toBe(0.1);
  expect(linkBetween([LINK], FORM_B, FORM_A, 'ic')).toBe(-0.1);
  expect(linkBetween([LINK], FORM_A, FORM_B, 'er')).toBe(-0.1);
});

test.each([
  ['the same form', FORM_A, { ...FORM_A, edition: 'two' }],
  ['a changed ask', FORM_A, { ...FORM_B, edition: 'three' }],
  [
    'another language',
    { ...FORM_A, languages: ['zh-TW'] as const },
    { ...FORM_B, languages: ['zh-TW'] as const },
  ],
  ['mixed forms', { ...FORM_A, form: null }, FORM_B],
])('%s is not matched', (_, before, after) => {
  expect(linkBetween([LINK], before, after, 'ic')).toBeNull();
});

test('before anything was counted nothing is matched', () => {
  expect(linkBetween([], FORM_A, FORM_B, 'ic')).toBeNull();
});
