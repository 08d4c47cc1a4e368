import { expect, test } from 'vitest';
import { studentWorld } from './student-world.ts';

test.each([
  { active_program: 'sim', grade: 3, world: 'sim' },
  { active_program: null, grade: 3, world: 'zoou' },
  { active_program: null, grade: -1, world: 'academy' },
  { active_program: null, grade: 5, world: 'ssgrin' },
  { active_program: null, grade: 9, world: 'hoh' },
  { active_program: 'cv', grade: 6, world: 'hoh' },
  { active_program: null, grade: null, world: 'academy' },
])('a student of grade $grade with $active_program sees $world', ({ world, ...student }) => {
  expect(studentWorld(student)).toBe(world);
});
