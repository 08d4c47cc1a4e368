import { UNVERIFIED_STUDENT_LIMIT } from '#product/accounts/rules/free-trial.ts';

/** Decisions: the simple form takes up to 40, 20 are recommended; more goes through the upload. */
export const SIMPLE_FORM_ROWS = 40;
export const SIMPLE_FORM_RECOMMENDED = 20;
/** How many lines the simple form shows to begin with. */
export const SIMPLE_FORM_START = 5;

/** Mass actions take as many rows as can be selected. */
export const MASS_ACTION_LIMIT = 1000;

/** With how many colleagues students are shared at once. */
export const SHARE_LIMIT = 20;

/** Whether somebody may add one more student, by what their profile says. The server judges again. */
export function mayAddStudent(user: { verified: boolean; students_count: number }): boolean {
  return user.verified || user.students_count < UNVERIFIED_STUDENT_LIMIT;
}
