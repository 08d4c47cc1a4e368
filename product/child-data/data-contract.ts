import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/fields.ts';
import type { Policy } from '#platform/contract/policy.ts';
import { educators, parents } from '#product/access/rules/policies.ts';
import { EXTENTS } from './rules/export/sections.ts';

function dataCall(base: string, access: Policy<false>) {
  return endpoint({
    method: 'GET',
    path: `${base}/:id/data`,
    summary:
      "What the reader can do about a child's data: what an export would hold, for who has the child, runs the school, or is family.",
    access,
    input: z.strictObject({ id: id() }),
    output: z.object({
      data: z.object({
        first_name: z.string(),
        /** Null at home. */
        school: z.nullable(z.string()),
        /** What an export would hold; null for who only teaches the child. */
        receives: z.nullable(z.enum(EXTENTS)),
      }),
    }),
  });
}

export const readData = {
  educator: dataCall('/educator/students', educators),
  parent: dataCall('/parent/students', parents),
};
export type ChildData = z.infer<typeof readData.educator.output>['data'];
