import * as z from 'zod/mini';
import { LOCALES } from '#brands/brand.ts';
import { optionalText, personName } from '#platform/contract/fields.ts';
import type { Grade } from './grades.ts';
import { STUDENT_PASSWORD_MIN, USERNAME_MIN } from './student-credentials.ts';
import { gradeFrom } from './written-grades.ts';

/** A grade as a number, or as people write it: `K`, `pre-kindergarten`, `3`. */
function grade() {
  return z.pipe(
    z.union([z.number(), z.string()], { error: 'validation.in' }).check(
      z.refine((value) => value !== '', { error: 'validation.required', abort: true }),
      z.refine((value) => gradeFrom(String(value)) !== null, { error: 'validation.grade' }),
    ),
    z.transform((value): Grade => gradeFrom(String(value)) ?? 0),
  );
}

/** Letters a-z, digits, dot and dash. Blank leaves it to us. */
function studentUsernameField() {
  return z._default(
    z.string({ error: 'validation.text' }).check(
      z.trim(),
      z.toLowerCase(),
      z.regex(/^[a-z0-9.-]*$/, { error: 'validation.username-characters' }),
      z.refine((value) => value === '' || value.length >= USERNAME_MIN, { error: 'validation.min-3' }),
      z.maxLength(40, { error: 'validation.max-40' }),
    ),
    '',
  );
}

/** Blank leaves the password as it is. Children type it: no blanks at its ends, nothing invisible. */
export function studentPasswordField() {
  return z._default(
    z.string({ error: 'validation.text' }).check(
      z.trim(),
      z.refine((value) => value === '' || value.length >= STUDENT_PASSWORD_MIN, {
        error: 'validation.min-6',
      }),
      z.maxLength(40, { error: 'validation.max-40' }),
      z.refine((value) => !/\p{Cc}/u.test(value), { error: 'validation.text' }),
    ),
    '',
  );
}

/** One line, may be left blank. */
function line(max: 40 | 100) {
  return z.pipe(
    optionalText({ max }),
    z.string().check(z.refine((value) => !/\p{Cc}/u.test(value), { error: 'validation.text' })),
  );
}

/** What is written down about a student, by whoever writes it. */
export function studentShape() {
  return {
    first_name: personName(),
    last_name: personName(),
    grade: grade(),
    teacher: line(100),
    student_id: line(40),
    username: studentUsernameField(),
  };
}

/** What is read at home, as far as the school knows. */
export const FAMILY_LANGUAGES = ['none', ...LOCALES] as const;

/** Left out, it stays as it is. */
export function familyLanguageField() {
  return z.optional(z.enum(FAMILY_LANGUAGES, { error: 'validation.in' }));
}

/** Who the student is for Clever and ClassLink. Left out, it stays as it is; blank takes it away. */
export function providerShape() {
  const id = () =>
    z.optional(
      z.string({ error: 'validation.text' }).check(
        z.trim(),
        z.maxLength(100, { error: 'validation.max-100' }),
        z.refine((value) => !/\p{Cc}/u.test(value), { error: 'validation.text' }),
      ),
    );
  return { clever_user_id: id(), classlink_login_id: id(), classlink_tenant_id: id() };
}

/** The small table of the simple form has no column for the teacher: they are all one class. */
export function simpleRow() {
  const { teacher: _, ...row } = studentShape();
  return z.strictObject(row);
}
