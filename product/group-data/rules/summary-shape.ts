import * as z from 'zod/mini';
import { SKILLS } from '#product/play/rules/story/skills.ts';

/** Of the children who have a report: each of them is in one of these numbers. */
const distribution = z.object({
  skill: z.enum(SKILLS),
  /** Clearly emerging, improving, proficient. */
  levels: z.tuple([z.number(), z.number(), z.number()]),
  /** Something is said of them, and no level clearly. */
  unclear: z.number(),
  /** Nothing is said of them: too few answers, too fast, or as if guessed. */
  silent: z.number(),
});
export type Distribution = z.infer<typeof distribution>;

/** The longest bar of all. */
export function mostIn(skills: readonly Distribution[]): number {
  return Math.max(0, ...skills.flatMap(({ levels, unclear }) => [...levels, unclear]));
}

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
  /** With a report that speaks of levels: the same that the list of reports opens. */
  told: z.number(),
  skills: z.array(distribution),
  /** Null where a program is not checked twice. */
  growth: z.nullable(growth),
  /** Null where there are so many children that groups would be made across half a school. */
  suggestions: z.nullable(z.array(suggestion)),
});
export type GroupSummary = z.infer<typeof groupSummary>;
