import type { LEVELS } from '../lesson/lesson.ts';

export type Level = (typeof LEVELS)[number];

/** The first and the last grade that lessons are written for. */
const [FIRST, LAST] = [0, 8];
const MIDDLE_FROM = 6;

export function levelOfGrade(grade: number): Level {
  return grade >= MIDDLE_FROM ? 'middle' : 'elementary';
}

/** How many grades a lesson is away from one; 0 where it is written for it. `K-2`, `6-8`. */
export function gradesAway(grades: string, grade: number): number {
  const [from = FIRST, to = LAST] = grades.split('-').map((one) => (one === 'K' ? FIRST : Number(one)));
  // Who is younger or older than everybody gets what is nearest.
  const asked = Math.min(LAST, Math.max(FIRST, grade));
  return Math.max(from - asked, asked - to, 0);
}
