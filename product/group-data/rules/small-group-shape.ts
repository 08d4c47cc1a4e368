import * as z from 'zod/mini';
import { SAID } from '#product/play/rules/measurement/levels.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { LEVEL_PROGRAMS } from './programs.ts';

export const told = z.object({
  said: z.enum(SAID),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  performance: z.nullable(z.number()),
  iteration: z.number(),
  last_on: z.string(),
});
export type Told = z.infer<typeof told>;

const member = z.object({
  id: z.number(),
  name: z.string(),
  grade: z.number(),
  is_partner: z.boolean(),
  is_archived: z.boolean(),
  joined_on: z.string(),
  /** When the child came, and today: null where play says nothing. */
  before: z.nullable(told),
  now: z.nullable(told),
  /** Null where the two cannot be compared. */
  change: z.nullable(z.enum(['more-than-last-time', 'no-clear-change'])),
});
export type Member = z.infer<typeof member>;

export const smallGroup = z.object({
  id: z.number(),
  name: z.string(),
  program: z.enum(LEVEL_PROGRAMS),
  skill: z.enum(SKILLS),
  goal: z.string(),
  starts_on: z.string(),
  ends_on: z.nullable(z.string()),
  is_over: z.boolean(),
  members: z.array(member),
  /** The newest first. */
  meetings: z.array(z.object({ held_on: z.string(), present: z.array(z.number()) })),
});
export type SmallGroup = z.infer<typeof smallGroup>;
