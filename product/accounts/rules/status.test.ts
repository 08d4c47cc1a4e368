import { expect, test } from 'vitest';
import { maySignIn, statusAfterActivation } from './status.ts';

test.each([
  { source: 'form', status: 'not-verified' },
  { source: 'invite', status: 'verified' },
  { source: 'admin', status: 'verified' },
  { source: 'uber', status: 'verified' },
] as const)('an account that came by $source is $status once activated', ({ source, status }) => {
  expect(statusAfterActivation(source)).toBe(status);
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
