import { Refusal } from '#platform/contract/refusal.ts';
import { isCommonPassword } from './common-passwords.ts';

/** What the schema cannot see: the repetition, the list of common ones, and the own name as a password. */
export function checkNewPassword(
  field: string,
  password: string,
  confirmation: string,
  username: string,
): void {
  if (isCommonPassword(password)) throw Refusal.field(field, 'validation.common-password');
  if (password.toLowerCase() === username) throw Refusal.field(field, 'validation.common-password');
  if (password !== confirmation)
    throw Refusal.field(`${field}_confirmation`, 'validation.confirmation-password');
}
