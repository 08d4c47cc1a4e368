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
  /** Of these, of whom the program has asked too little. */
  few: z.number(),
});
export type Distribution = z.infer<typeof distribution>;

/**
 * Skills that the program asks too little about for a level of anybody: fewer than 8 asks, or one scene only
 * (`product/play/rules/measurement`). Their columns would be empty.
 */
export function untoldSkills({
  told,
  skills,
}: Pick<GroupSummary, 'told' | 'skills'>): Distribution['skill'][] {
  return told === 0 ? [] : skills.filter(({ few }) => few === told).map(({ skill }) => skill);
}

/**
 * Whether the ranges of children with a report are too wide to tell the level in the middle: nobody is clearly at it in any
 * skill, and there are some of whom a skill is not clear.
 */
export function isMiddleUntold(
  skills: readonly { levels: readonly [number, number, number]; unclear: number }[],
): boolean {
  return (
    skills.every(({ levels: [, improving] }) => improving === 0) && skills.some(({ unclear }) => unclear > 0)
  );
}

/** Where a child is who has a report. */
export type Part = 0 | 1 | 2 | 'unclear' | 'silent';

/**
 * How many are where, the best on top, as shelves are read: together all who have a report. That nothing is said has a row
 * of its own where that is so of anybody, in every skill, so that the rows of all of them are at the same height.
 */
export function partsOf(
  skills: readonly Distribution[],
): { skill: Distribution['skill']; parts: { part: Part; count: number }[] }[] {
  const isSilent = skills.some(({ silent }) => silent > 0);
  return skills.map(({ skill, levels: [emerging, improving, proficient], unclear, silent }) => ({
    skill,
    parts: [
      { part: 2, count: proficient },
      { part: 1, count: improving },
      { part: 0, count: emerging },
      { part: 'unclear', count: unclear },
      ...(isSilent ? [{ part: 'silent' as const, count: silent }] : []),
    ],
  }));
}

/** The longest bar of all. */
export function mostIn(skills: readonly Distribution[]): number {
  return Math.max(0, ...partsOf(skills).flatMap(({ parts }) => parts.map(({ count }) => count)));
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
  /** Somebody shares children with the reader, in whichever program. */
  has_shared: z.boolean(),
  /** Null where a program is not checked twice. */
  growth: z.nullable(growth),
  /** Null where there are so many children that groups would be made across half a school. */
  suggestions: z.nullable(z.array(suggestion)),
  /** None is suggested, because the children who need one are in groups already. */
  are_grouped: z.boolean(),
});
export type GroupSummary = z.infer<typeof groupSummary>;
