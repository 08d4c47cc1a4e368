import { expect, test } from 'vitest';
import { trialState, trialToTell } from './trial.ts';

test.each([
  [30, 'running'],
  [1, 'running'],
  [0, 'last-day'],
  [-1, 'ended'],
] as const)('with %i days left the trial is %s', (days, state) => {
  expect(trialState(days)).toBe(state);
});

test('days of a trial are told only while no license is there, nor one of the school', () => {
  const free_trial = { ends_on: '2026-12-01', days_left: 12, student_limit: null };
  const none = { quantity: 0, used: 0, remaining: 0 };
  const told = (is_active_customer: boolean, remaining: number) =>
    trialToTell({
      is_active_customer,
      purchases: {
        free_trial,
        individual: none,
        site: { ...none, remaining },
        shares: { own_individual: none, own_site: none, shared: none, pool: none },
        pools: [],
        to_share_out: 0,
        to_pass_on: { individual: 0, site: 0, groups: 0 },
      },
      product_usage: { students: 3, students_with_program: 3 },
    });
  expect(told(false, 0)).toBe(free_trial);
  expect(told(true, 0)).toBeNull();
  expect(told(false, 156)).toBeNull();
});
