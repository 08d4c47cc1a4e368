import { expect, test } from 'vitest';
import { lettersGivenUp, obstaclesOf } from './leaving.ts';

const NOW = new Date('2026-09-14T15:00:00Z');

test('what nobody depends on stands in nobody’s way', () => {
  expect(obstaclesOf({ children: 0, students: 0, orders: 0 })).toEqual([]);
  expect(obstaclesOf({ children: 2, students: 0, orders: 1 })).toEqual([
    { kind: 'children', count: 2 },
    { kind: 'orders', count: 1 },
  ]);
});

test('the last letter has a day', () => {
  expect(lettersGivenUp(NOW, new Date('2026-09-15T14:00:00Z'))).toBe(false);
  expect(lettersGivenUp(NOW, new Date('2026-09-15T16:00:00Z'))).toBe(true);
});
