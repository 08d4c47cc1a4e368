import type * as z from 'zod/mini';
import type { Message } from './message.ts';

/** Names the most there may be: one message for every such limit. */
export const QUANTITY_MAX = 'validation.quantity-max';

/** The schemas' messages are keys, anything else is "invalid". A limit tells its number. */
export function messageOfIssue(issue: z.core.$ZodIssue): Message {
  const i18n = issue.message.startsWith('validation.') ? issue.message : 'validation.in';
  const max = i18n === QUANTITY_MAX ? maxOf(issue) : null;
  return max === null ? { i18n } : { i18n, values: { max } };
}

function maxOf(issue: z.core.$ZodIssue): number | null {
  if (issue.code === 'too_big') return Number(issue.maximum);
  const max = issue.code === 'custom' ? issue.params?.['max'] : null;
  return typeof max === 'number' ? max : null;
}
