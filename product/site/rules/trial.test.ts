import { expect, test } from 'vitest';
import { trialAtHome, trialState } from './trial.ts';

test.each([
  [30, 'running'],
  [1, 'running'],
  [0, 'last-day'],
  [-1, 'ended'],
] as const)('with %i days left the trial is %s', (days, state) => {
  expect(trialState(days)).toBe(state);
});

test('at home days of a trial are told only while no license is there', () => {
  const purchases = { free_trial: { ends_on: '2026-12-01', days_left: 12, student_limit: null } };
  expect(trialAtHome({ is_active_customer: false, purchases })).toBe(purchases.free_trial);
  expect(trialAtHome({ is_active_customer: true, purchases })).toBeNull();
});
