import type * as z from 'zod/mini';
import type { Message } from './message.ts';

/** Names the most there may be: one message for every such limit. */
export const QUANTITY_MAX = 'validation.quantity-max';

/** Of any branch of the texts; what a schema says by itself is a sentence. */
const KEY = /^[a-z][\w-]*(?:\.[\w-]+)+$/;

/** The schemas' messages are keys, anything else is "invalid". A limit tells its number. */
export function messageOfIssue(issue: z.core.$ZodIssue): Message {
  const i18n = KEY.test(issue.message) ? issue.message : 'validation.in';
  const max = i18n === QUANTITY_MAX ? maxOf(issue) : null;
  return max === null ? { i18n } : { i18n, values: { max } };
}

function maxOf(issue: z.core.$ZodIssue): number | null {
  if (issue.code === 'too_big') return Number(issue.maximum);
  const max = issue.code === 'custom' ? issue.params?.['max'] : null;
  return typeof max === 'number' ? max : null;
}
