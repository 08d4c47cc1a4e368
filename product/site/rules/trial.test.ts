import { expect, test } from 'vitest';
import { trialState } from './trial.ts';

test.each([
  [30, 'running'],
  [1, 'running'],
  [0, 'last-day'],
  [-1, 'ended'],
] as const)('with %i days left the trial is %s', (days, state) => {
  expect(trialState(days)).toBe(state);
});
