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

/** Written for this grade, or for its neighbors: a plan is a family's own, whichever of its children it is for. */
export function suitsGrade(grades: string, grade: number): boolean {
  return gradesAway(grades, grade) <= 1;
}

/** One grade that somebody may ask for. */
export const GRADES = ['K', '1', '2', '3', '4', '5', '6', '7', '8'] as const;

/** Every way to write grades that has one in it: `K-2`, `2-5`. */
export function rangesWith(grade: string): string[] {
  const at = GRADES.findIndex((one) => one === grade);
  return at === -1
    ? []
    : GRADES.slice(0, at + 1).flatMap((from) => GRADES.slice(at).map((to) => `${from}-${to}`));
}
