import { expect, test } from 'vitest';
import { saidOfMost } from './said-of-most.ts';

test('what is said of most is said once; where each has words of its own, nothing is', () => {
  expect(saidOfMost(['yes', 'no', 'yes'])).toBe('yes');
  expect(saidOfMost(['yes', 'yes', 'no', 'no', 'no'])).toBe('no');
  expect(saidOfMost(['yes', 'no'])).toBeNull();
  expect(saidOfMost([])).toBeNull();
});
