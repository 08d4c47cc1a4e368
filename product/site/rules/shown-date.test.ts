import { expect, test } from 'vitest';
import { shownDate } from './shown-date.ts';

test('a stored day is shown month first', () => {
  expect(shownDate('2026-07-01')).toBe('07/01/2026');
});

test('what is not a day is left alone', () => {
  expect(shownDate('soon')).toBe('soon');
});
