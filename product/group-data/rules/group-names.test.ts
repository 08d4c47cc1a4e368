import { expect, test } from 'vitest';
import { ownNames } from './group-names.ts';

const numbered = (name: string, number: number): string => `${name} ${number}`;

test('two groups for one skill have names of their own, and keep them when one of them is made', () => {
  const suggested = ['Handling big feelings', 'Joining in', 'Handling big feelings'];
  expect(ownNames(suggested, [], numbered)).toEqual([
    'Handling big feelings',
    'Joining in',
    'Handling big feelings 2',
  ]);
  expect(ownNames(suggested.slice(1), ['Handling big feelings'], numbered)).toEqual([
    'Joining in',
    'Handling big feelings 2',
  ]);
});

test('a number that is taken is passed over', () => {
  expect(ownNames(['A', 'A'], ['A', 'A 2'], numbered)).toEqual(['A 3', 'A 4']);
});
