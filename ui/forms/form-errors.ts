import * as z from 'zod/mini';
import type { ObjectSchema } from '#platform/contract/endpoint.ts';
import { messageOfIssue } from '#platform/contract/issues.ts';
import type { FieldErrors } from '#platform/contract/message.ts';
import { ERROR_STATUS } from '#platform/contract/refusal.ts';
import type { ApiError } from '#platform/web/api.ts';

/** What the contract's schema says about a form's values: the first message of each field. */
export function schemaErrors(schema: ObjectSchema, values: Record<string, unknown>): FieldErrors {
  const parsed = z.safeParse(schema, values);
  const errors: FieldErrors = {};
  for (const issue of parsed.success ? [] : parsed.error.issues) {
    const field = String(issue.path[0] ?? '');
    if (field === '') continue;
    const blank = values[field] === undefined || values[field] === null || values[field] === '';
    errors[field] ??= blank ? { i18n: 'validation.required' } : messageOfIssue(issue);
  }
  return errors;
}

/** A field that may be left blank is marked so. */
export function isOptionalField(schema: ObjectSchema, field: string): boolean {
  const own = schema.shape[field];
  return own !== undefined && (z.safeParse(own, undefined).success || z.safeParse(own, '').success);
}

/** Said at the fields, where the focus goes: nothing has to be said about it elsewhere. */
export function isAtFields({ status, reply }: ApiError): boolean {
  return status === ERROR_STATUS['validation-failed'] && Object.keys(reply?.errors ?? {}).length > 0;
}

export type PlacedErrors = { fields: FieldErrors; others: FieldErrors };

/** The server speaks of `school_id` where a form may say `school`. What no field shows is kept apart. */
export function placeErrors(errors: FieldErrors, fieldsOnForm: readonly string[]): PlacedErrors {
  const placed: PlacedErrors = { fields: {}, others: {} };
  for (const [key, message] of Object.entries(errors)) {
    const names = [key, key.replace(/_id$/, ''), `${key}_id`, key.split('.')[0] ?? key];
    const field = names.find((name) => fieldsOnForm.includes(name));
    if (field === undefined) placed.others[key] = message;
    else placed.fields[field] ??= message;
  }
  return placed;
}

/** "First name" inside a sentence is "first name"; "SEL goal" and "I agree" stay as they are. */
export function labelInSentence(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

/**
 * What a message calls a field: by its label, in quotes, which fits whatever the label is; or, in sentences such as
 * "This username has already been taken", as a word of it.
 */
export function fieldWords(label: string, word: string = label): { label: string; field: string } {
  return { label, field: labelInSentence(word) };
}
