import { expect, test } from 'vitest';
import {
  type AccountEvent,
  type AccountStatus,
  lacksSchool,
  maySignIn,
  type NextStatus,
  nextStatus,
  statusAfterActivation,
} from './status.ts';

const EVENTS = ['activate', 'verify', 'hold', 'release', 'deactivate', 'rollback', 'delete'] as const;
const no = null;
const TABLE: Record<AccountStatus, NextStatus[]> = {
  'not-activated': ['not-verified', no, no, no, no, no, 'deleted'],
  'not-verified': [no, 'verified', 'on-hold', no, 'deactivated', no, no],
  'on-hold': [no, 'verified', no, 'not-verified', 'deactivated', no, no],
  verified: [no, no, no, no, 'deactivated', no, no],
  deactivated: [no, no, no, no, no, 'on-hold', no],
};
const STATUSES = ['not-activated', 'not-verified', 'on-hold', 'verified', 'deactivated'] as const;
const pairs = STATUSES.flatMap((status) =>
  EVENTS.map((event: AccountEvent, column) => ({ status, event, next: TABLE[status][column] ?? null })),
);

test.each(pairs)('$status, $event: $next', ({ status, event, next }) => {
  expect(nextStatus(status, event, { source: 'form', before: 'on-hold' })).toBe(next);
});

test.each([
  [null, null],
  ['not-activated', null],
  ['deactivated', null],
  ['not-verified', 'not-verified'],
  ['verified', 'verified'],
] as const)('a deactivation of an account that was %s is rolled back to %s', (before, next) => {
  expect(nextStatus('deactivated', 'rollback', { source: 'form', before })).toBe(next);
});

test.each([
  { source: 'form', status: 'not-verified' },
  { source: 'invite', status: 'not-verified' },
  { source: 'invite', vouched: true, status: 'verified' },
  { source: 'form', vouched: true, status: 'not-verified' },
  { source: 'admin', status: 'verified' },
  { source: 'uber', status: 'verified' },
] as const)('an account that came by $source is $status once activated', ({ source, status, ...past }) => {
  expect(statusAfterActivation(source, 'vouched' in past)).toBe(status);
});

test.each([
  { status: 'not-activated', may: false },
  { status: 'not-verified', may: true },
  { status: 'on-hold', may: true },
  { status: 'verified', may: true },
  { status: 'deactivated', may: false },
] as const)('$status may sign in: $may', ({ status, may }) => {
  expect(maySignIn(status)).toBe(may);
});

test.each(['not-verified', 'on-hold'] as const)(
  'who is %s is not verified before it is known at which school',
  (status) => {
    const past = { source: 'form', before: null } as const;
    expect(nextStatus(status, 'verify', { ...past, lacksSchool: true })).toBeNull();
    expect(nextStatus(status, 'verify', { ...past, lacksSchool: false })).toBe('verified');
    // It can wait, and it can end, without one.
    expect(nextStatus(status, 'deactivate', { ...past, lacksSchool: true })).toBe('deactivated');
  },
);

test.each([
  { scope: 'educator', role: 'educator', school_id: null, lacks: true },
  { scope: 'educator', role: 'administrator', school_id: null, lacks: true },
  { scope: 'educator', role: 'clinician', school_id: null, lacks: true },
  { scope: 'educator', role: 'educator', school_id: 7, lacks: false },
  { scope: 'educator', role: 'home', school_id: null, lacks: false },
  { scope: 'parent', role: null, school_id: null, lacks: false },
])('$scope $role at school $school_id lacks a school: $lacks', ({ lacks, ...account }) => {
  expect(lacksSchool(account)).toBe(lacks);
});
