import { expect, test } from 'vitest';
import { mayAddStudent } from './limits.ts';

test.each([
  { verified: false, students_count: 0, may: true },
  { verified: false, students_count: 1, may: false },
  { verified: false, students_count: 3, may: false },
  { verified: true, students_count: 40, may: true },
])('verified $verified with $students_count students may add one more: $may', ({ may, ...user }) => {
  expect(mayAddStudent(user)).toBe(may);
});
