import { expect, test } from 'vitest';
import { isFactorDue, isFactorRequired } from './due.ts';

const TODAY = '2026-09-14';

test.each([
  ['staff without one, where it is required', 'uber', false, null, 'required', true],
  ['staff without one, where it is offered', 'uber', false, null, 'offered', false],
  ['staff with one', 'uber', true, null, 'required', false],
  ['an admin whose district asks from today on', 'educator', false, TODAY, 'required', true],
  ['an admin whose district asks since last year', 'educator', false, '2025-09-01', 'offered', true],
  ['an admin whose district asks from tomorrow on', 'educator', false, '2026-09-15', 'required', false],
  ['an admin with one', 'educator', true, TODAY, 'required', false],
  ['a teacher whom no group asks', 'educator', false, null, 'required', false],
  ['a parent', 'parent', false, null, 'required', false],
  ['a child', 'student', false, null, 'required', false],
  ['nobody', null, false, TODAY, 'required', false],
] as const)('%s', (_, scope, hasFactor, groupsFrom, staff, due) => {
  expect(isFactorDue({ scope, hasFactor, groupsFrom }, staff, TODAY)).toBe(due);
});

test('who needs one needs it also while they have one', () => {
  expect(isFactorRequired({ scope: 'uber', groupsFrom: null }, 'required', TODAY)).toBe(true);
  expect(isFactorRequired({ scope: 'educator', groupsFrom: TODAY }, 'offered', TODAY)).toBe(true);
  expect(isFactorRequired({ scope: 'parent', groupsFrom: null }, 'required', TODAY)).toBe(false);
});
