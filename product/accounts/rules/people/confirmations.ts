import type { FieldErrors } from '#platform/contract/message.ts';

type Typed = { value: string | undefined; confirmation: string | undefined };

/** Said as soon as both were typed; a blank one is missing, which is another message. */
export function passwordConfirmation(field: string, { value = '', confirmation = '' }: Typed): FieldErrors {
  if (value === '' || confirmation === '' || value === confirmation) return {};
  return { [field]: { i18n: 'validation.confirmation-password' } };
}

type NewPassword = { new_password?: string | undefined; new_password_confirmation?: string | undefined };

export function newPasswordFaults({
  new_password: value,
  new_password_confirmation: confirmation,
}: NewPassword): FieldErrors {
  return passwordConfirmation('new_password_confirmation', { value, confirmation });
}

/** Two spellings of one address are the same. */
export function usernameConfirmation(field: string, { value = '', confirmation = '' }: Typed): FieldErrors {
  const [one, other] = [value, confirmation].map((typed) => typed.trim().toLowerCase());
  if (one === '' || other === '' || one === other) return {};
  return { [field]: { i18n: 'validation.confirmation-username' } };
}
