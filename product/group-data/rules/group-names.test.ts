import { expect, test } from 'vitest';
import { ownNames } from './group-names.ts';

const numbered = (name: string, number: number): string => `${name} ${number}`;

test('two groups for one skill have names of their own, and keep them when one of them is made', () => {
  const suggested = ['Emotion regulation', 'Social initiation', 'Emotion regulation'];
  expect(ownNames(suggested, [], numbered)).toEqual([
    'Emotion regulation',
    'Social initiation',
    'Emotion regulation 2',
  ]);
  expect(ownNames(suggested.slice(1), ['Emotion regulation'], numbered)).toEqual([
    'Social initiation',
    'Emotion regulation 2',
  ]);
});

test('a number that is taken is passed over', () => {
  expect(ownNames(['A', 'A'], ['A', 'A 2'], numbered)).toEqual(['A 3', 'A 4']);
});
