import { expect, test } from 'vitest';
import { whoseAre } from './whose.ts';

test.each([
  ['a teacher with children of their own alone', 'educator', 'mine', false, 'class'],
  ['a teacher with whom some are shared', 'educator', 'mine', true, 'children'],
  ['a counselor with a caseload', 'clinician', 'mine', true, 'children'],
  ['a counselor with children of their own alone', 'clinician', 'mine', false, 'children'],
  ['who teaches at home', 'home', 'mine', false, 'children'],
  ['an admin who looks at all children', 'administrator', 'all', true, 'all'],
] as const)('%s reads a true title above them', (_, role, reach, hasShared, whose) => {
  expect(whoseAre({ role }, { reach, hasShared })).toBe(whose);
});
