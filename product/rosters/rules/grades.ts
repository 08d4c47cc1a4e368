import type { ProgramId } from '#brands/brand.ts';

/** -1 is pre-kindergarten, 0 kindergarten. */
export const GRADES = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type Grade = (typeof GRADES)[number];

/** The short form that tables, filters and uploads use. */
export function gradeLabel(grade: Grade): string {
  if (grade === -1) return 'P';
  return grade === 0 ? 'K' : String(grade);
}

/** What a student starts with when nobody chose. Stories in Motion is only ever chosen. */
export function defaultProgram(grade: Grade): ProgramId {
  if (grade <= 1) return 'academy';
  if (grade <= 4) return 'zoou';
  return grade === 5 ? 'ssgrin' : 'hoh';
}
