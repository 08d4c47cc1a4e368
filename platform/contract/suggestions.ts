import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, optionalText } from './fields.ts';
import type { Policy } from './policy.ts';

export const SUGGESTIONS_MAX = 20;

const suggestionsReply = z.object({
  data: z.array(z.object({ id: z.number(), label: z.string(), hint: z.nullable(z.string()) })),
});
export type SuggestionsReply = z.infer<typeof suggestionsReply>;

/**
 * Finds things by name while somebody types. With `id`, answers that one thing: a filter knows only its id. Of
 * educators, `beside` asks for those who could take over the students of that one, and `school_id` for the verified
 * ones of that school.
 */
export function suggestions(path: string, access: Policy<false>, summary: string) {
  return endpoint({
    method: 'GET',
    path,
    summary,
    access,
    input: z.strictObject({
      q: optionalText({ max: 100 }),
      id: z.optional(id()),
      beside: z.optional(id()),
      school_id: z.optional(id()),
    }),
    output: suggestionsReply,
  });
}
export type SuggestionsEndpoint = ReturnType<typeof suggestions>;
