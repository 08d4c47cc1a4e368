import { PROGRAM_IDS, type ProgramId } from '#brands/brand.ts';
import { defaultProgram, GRADES } from '#product/rosters/rules/grades.ts';

/** The program whose world greets a student: the active one, else the one their grade starts with. */
export function studentWorld(student: { active_program: string | null; grade: number | null }): ProgramId {
  const active = PROGRAM_IDS.find((program) => program === student.active_program);
  if (active !== undefined) return active;
  const grade = GRADES.find((known) => known === student.grade);
  return defaultProgram(grade ?? 0);
}
