import { expect, test } from 'vitest';
import { inOrderFor, nextWords } from './waiting.ts';

const SELF = 7;
const open = (id: number, reason: 'streak' | 'talk', day: string, ownerId: number | null = null) => ({
  id,
  reason,
  owner: ownerId === null ? null : { id: ownerId },
  opened_at: `2026-11-${day}T12:00:00Z`,
});

test('who would like to talk stands first, then the own ones, then who has waited longest, and nobody is left out', () => {
  const list = [
    open(1, 'streak', '10'),
    open(2, 'talk', '12'),
    open(3, 'streak', '09'),
    open(4, 'talk', '11'),
    open(5, 'talk', '01', SELF),
    open(6, 'streak', '02', SELF),
    open(7, 'talk', '01', 8),
  ];
  expect(inOrderFor(SELF, list).map(({ id }) => id)).toEqual([4, 2, 5, 6, 3, 1, 7]);
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
