import * as z from 'zod/mini';

/** The six skills, in the order reports show them. */
export const SKILLS = ['ic', 'com', 'coop', 'ini', 'emp', 'er'] as const;
export type Skill = (typeof SKILLS)[number];

/** What one answer says about a skill: not yet, partly, well. */
const SCORES = [0, 1, 2] as const;
export type Score = (typeof SCORES)[number];

/** What an option says about skills; most speak of one or two. */
export const evidence = z.partialRecord(z.enum(SKILLS), z.literal(SCORES));
export type Evidence = z.infer<typeof evidence>;

export function isSkill(word: string): word is Skill {
  return SKILLS.some((skill) => skill === word);
}

export function isScore(value: number): value is Score {
  return SCORES.some((score) => score === value);
}

/** The skills an answer speaks of, in the order of reports. */
export function skillsOf(evidence: Evidence): Skill[] {
  return SKILLS.filter((skill) => evidence[skill] !== undefined);
}
