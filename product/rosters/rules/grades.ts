import type { ProgramId } from '#brands/brand.ts';

/** Section 3: -1 is pre-kindergarten, 0 kindergarten. */
export const GRADES = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type Grade = (typeof GRADES)[number];

/** The short form that tables, filters and uploads use. */
export function gradeLabel(grade: Grade): string {
  if (grade === -1) return 'P';
  return grade === 0 ? 'K' : String(grade);
}

const WORDS = new Map<string, Grade>([
  ['p', -1],
  ['prek', -1],
  ['pre-k', -1],
  ['pre-kindergarten', -1],
  ['k', 0],
  ['kindergarten', 0],
]);

/** Section 5: what people write for a grade; null for what is none. */
export function gradeFrom(written: string): Grade | null {
  const word = written.trim().toLowerCase();
  const known = WORDS.get(word);
  if (known !== undefined) return known;
  return GRADES.find((grade) => String(grade) === word.replace(/^0(?=\d)/, '')) ?? null;
}

/** What a student starts with when nobody chose. Stories in Motion is only ever chosen. */
export function defaultProgram(grade: Grade): ProgramId {
  if (grade <= 1) return 'academy';
  if (grade <= 4) return 'zoou';
  return grade === 5 ? 'ssgrin' : 'hoh';
}
