import { expect, test } from 'vitest';
import { firstToTake, nextWords } from './waiting.ts';

const open = (id: number, reason: 'streak' | 'talk', day: string, more: object = {}) => ({
  id,
  reason,
  owner: null,
  opened_at: `2026-11-${day}T12:00:00Z`,
  closed_at: null,
  ...more,
});

test('who would like to talk stands first, then who has waited longest; nobody who is looked after', () => {
  const list = [
    open(1, 'streak', '10'),
    open(2, 'talk', '12'),
    open(3, 'streak', '09'),
    open(4, 'talk', '11'),
    open(5, 'talk', '01', { owner: { id: 7 } }),
    open(6, 'talk', '01', { closed_at: '2026-11-02T12:00:00Z' }),
  ];
  expect(firstToTake(list).map(({ id }) => id)).toEqual([4, 2, 3, 1]);
});

const you = { name: null };
test.each([
  ['everybody was asked', { reason: 'talk', near: false, next: null, steps: [] }, 'nobody'],
  ['somebody else is next', { reason: 'talk', near: true, next: { name: 'Ann' }, steps: [] }, 'other'],
  [
    'the child was told that the reader looks',
    { reason: 'talk', near: false, next: you, steps: [] },
    'you-again',
  ],
  ['the own child', { reason: 'streak', near: true, next: you, steps: [] }, 'you-again'],
  ['a hard week of another class', { reason: 'streak', near: false, next: you, steps: [] }, 'you'],
  ['the backup', { reason: 'talk', near: false, next: you, steps: ['talk', 'asked'] }, 'you'],
] as const)('%s', (_, { reason, near, next, steps }, words) => {
  const of = { reason, child: { near }, next, steps: steps.map((kind) => ({ kind })) };
  expect(nextWords(of)).toBe(words);
});
