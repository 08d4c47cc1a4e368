import * as z from 'zod/mini';
import { SKILLS } from '#product/play/rules/story/skills.ts';

const count = z.object({ clear: z.number(), unclear: z.number() });
const distribution = z.object({
  skill: z.enum(SKILLS),
  /** Emerging, improving, proficient. */
  levels: z.tuple([count, count, count]),
});
export type Distribution = z.infer<typeof distribution>;

const growth = z.object({
  children: z.number(),
  needed: z.number(),
  skills: z.array(
    z.object({
      skill: z.enum(SKILLS),
      change: z.nullable(
        z.object({ students: z.number(), points: z.number(), low: z.number(), high: z.number() }),
      ),
      said: z.nullable(z.enum(['more-than-last-time', 'no-clear-change'])),
    }),
  ),
  missing: z.nullable(
    z.enum(['few', 'not-sayable', 'same-form', 'language', 'read-aloud', 'too-soon', 'not-linked']),
  ),
});
export type Growth = z.infer<typeof growth>;

const child = z.object({ id: z.number(), name: z.string() });
const suggestion = z.object({
  skill: z.enum(SKILLS),
  /** The one in the middle of its children. */
  grade: z.number(),
  members: z.array(child),
  partner: z.nullable(child),
});
export type SuggestedGroup = z.infer<typeof suggestion>;

export const groupSummary = z.object({
  children: z.number(),
  with_levels: z.number(),
  skills: z.array(distribution),
  /** Null where a program is not checked twice. */
  growth: z.nullable(growth),
  /** Null where there are so many children that groups would be made across half a school. */
  suggestions: z.nullable(z.array(suggestion)),
});
export type GroupSummary = z.infer<typeof groupSummary>;
