import { expect, test } from 'vitest';
import { type ActingTarget, actingFault, isLicensed, subdomainOf } from './acting.ts';

const target = (more: Partial<ActingTarget>): ActingTarget => ({
  scope: 'educator',
  active: true,
  licensed: false,
  ...more,
});

test.each([
  [null, 'missing'],
  [target({ scope: 'uber' }), 'uber'],
  [target({ scope: 'uber', active: false }), 'uber'],
  [target({ active: false }), 'inactive'],
  [target({}), null],
  [target({ scope: 'parent' }), null],
  [target({ scope: 'student' }), 'unlicensed'],
  [target({ scope: 'student', licensed: true }), null],
  [target({ scope: 'student', licensed: true, active: false }), 'inactive'],
] as const)('acting as %j: %s stands in the way', (who, fault) => {
  expect(actingFault(who)).toBe(fault);
});

test.each([
  { endsOn: null, trialEndsOn: null, licensed: false },
  { endsOn: '2026-09-14', trialEndsOn: null, licensed: true },
  { endsOn: '2026-09-13', trialEndsOn: null, licensed: false },
  { endsOn: null, trialEndsOn: '2026-09-14', licensed: true },
  { endsOn: '2026-09-13', trialEndsOn: '2026-09-13', licensed: false },
  { endsOn: '2026-09-13', trialEndsOn: '2026-10-01', licensed: true },
])('a license to $endsOn and a trial to $trialEndsOn: $licensed', ({ licensed, ...license }) => {
  expect(isLicensed(license, '2026-09-14')).toBe(licensed);
});

test('only students live on the student site', () => {
  expect([subdomainOf('student'), subdomainOf('educator'), subdomainOf('parent')]).toEqual([
    'student',
    'dashboard',
    'dashboard',
  ]);
});
