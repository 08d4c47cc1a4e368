import { expect, test } from 'vitest';
import { guardVerdict, leavesFrontPage, ownAddress } from './guard.ts';

test.each([
  { scope: 'educator', path: '/educator', verdict: 'view' },
  { scope: 'educator', path: '/educator/account/profile', verdict: 'view' },
  { scope: 'educator', path: '/uber', verdict: 'forbidden' },
  { scope: 'educator', path: '/educators', verdict: 'forbidden' },
  { scope: 'parent', path: '/educator', verdict: 'forbidden' },
  { scope: 'parent', path: '/parent/payment-completed', verdict: 'view' },
  { scope: 'uber', path: '/uber', verdict: 'view' },
  { scope: 'uber', path: '/parent', verdict: 'forbidden' },
  { scope: 'student', path: '/educator', verdict: 'forbidden' },
  { scope: 'student', path: '/student/play/7', verdict: 'view' },
  { scope: null, path: '/educator', verdict: 'sign-in' },
  { scope: null, path: '/parent', verdict: 'sign-in' },
] as const)('$scope at $path: $verdict', ({ scope, path, verdict }) => {
  expect(guardVerdict(scope, path)).toBe(verdict);
});

test.each([
  { from: '/', to: '/educator', leaves: true },
  { from: '/', to: '/terms', leaves: true },
  { from: '/', to: '/', leaves: false },
  { from: '/logout', to: '/', leaves: false },
  { from: '/educator', to: '/logout', leaves: false },
  { from: undefined, to: '/educator', leaves: false },
])('from $from to $to leaves the front page: $leaves', ({ from, to, leaves }) => {
  expect(leavesFrontPage(from, to)).toBe(leaves);
});

test.each([
  { scope: 'parent', path: '/educator/resource-library', own: '/parent/resource-library' },
  { scope: 'parent', path: '/educator/resource-library/e-er-1', own: '/parent/resource-library/e-er-1' },
  { scope: 'parent', path: '/educator/resource-library-2', own: null },
  { scope: 'parent', path: '/educator/students', own: null },
  { scope: 'educator', path: '/educator/resource-library', own: null },
  { scope: 'student', path: '/educator/resource-library', own: null },
  { scope: null, path: '/educator/resource-library', own: null },
] as const)('$scope at $path is led to $own', ({ scope, path, own }) => {
  expect(ownAddress(scope, path)).toBe(own);
});
