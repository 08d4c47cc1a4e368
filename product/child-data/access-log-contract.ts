import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/fields.ts';
import type { Policy } from '#platform/contract/policy.ts';
import { educators, parents } from '#product/access/rules/policies.ts';
import { LOG_OF, logEntry } from './rules/access-log/log.ts';

function logCall(base: string, access: Policy<false>, summary: string) {
  return endpoint({
    method: 'GET',
    path: `${base}/:id/access-log`,
    summary,
    access,
    input: z.strictObject({
      id: id(),
      /** `others` leaves out what the reader did in person. */
      _of: z.optional(z.enum(LOG_OF, { error: 'validation.in' })),
      _page: z.optional(
        z.pipe(
          z
            .union([z.number(), z.string()], { error: 'validation.integer' })
            .check(z.refine((value) => /^[1-9]\d{0,5}$/.test(String(value)), 'validation.integer')),
          z.transform(Number),
        ),
      ),
    }),
    output: z.object({
      first_name: z.string(),
      data: z.array(logEntry),
      filtered: z.number(),
      total: z.number(),
      total_from_cache: z.boolean(),
    }),
    audit: 'student.access-log',
  });
}

export const readAccessLog = {
  educator: logCall(
    '/educator/students',
    educators,
    'Who looked at or changed the record of a student, and when, the newest first: for who has the student or runs the school. Names of staff are short.',
  ),
  parent: logCall(
    '/parent/students',
    parents,
    'The same for the family: adults of the school by role and short name, other adults of the family by role.',
  ),
};
