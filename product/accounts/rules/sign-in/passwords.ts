import * as z from 'zod/mini';

const ADULT_PASSWORD_MIN = 8;
export const CLASS_CODE_MIN = 6;

/** An adult's new password; whether it is a common one is asked of the list on the server. */
export function newPassword() {
  return z
    .string({ error: 'validation.text' })
    .check(
      z.minLength(1, { error: 'validation.required', abort: true }),
      z.minLength(ADULT_PASSWORD_MIN, { error: 'validation.min-8' }),
      z.maxLength(200, { error: 'validation.max-200' }),
    );
}
