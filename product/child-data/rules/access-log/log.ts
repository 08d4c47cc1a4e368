import * as z from 'zod/mini';
import { ALL_DEEDS, TOUCHES } from './deeds.ts';

/** Who it was, as one would say it at school; `link` opened a letter without an account. */
export const LOG_ROLES = [
  'educator',
  'administrator',
  'clinician',
  'home',
  'family',
  'staff',
  'link',
  'gone',
] as const;
export type LogRole = (typeof LOG_ROLES)[number];

/** Whose looks are listed. */
export const LOG_OF = ['all', 'others'] as const;

export const logEntry = z.object({
  id: z.number(),
  at: z.string(),
  deed: z.enum(ALL_DEEDS),
  touch: z.enum(TOUCHES),
  role: z.enum(LOG_ROLES),
  /** Null where the account is gone, and of other adults of a family for each other. */
  name: z.nullable(z.string()),
  /** Staff acted as this person. */
  as: z.nullable(z.string()),
  own: z.boolean(),
});
export type LogEntry = z.infer<typeof logEntry>;
