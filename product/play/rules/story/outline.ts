import * as z from 'zod/mini';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { evidence, SKILLS } from './skills.ts';
import { SCENE_KINDS } from './tags.ts';

/**
 * What a scene asks and what each answer says: all that evidence is computed from, without a word of the story.
 * `next` are the asks that may follow; an empty text is the end.
 */
const outlinedOption = z.object({ evidence, next: z.array(z.string()) });
export type OutlinedOption = z.infer<typeof outlinedOption>;
export const sceneOutline = z.object({
  id: z.string(),
  program: z.enum(PROGRAM_IDS),
  kind: z.enum(SCENE_KINDS),
  skill: z.enum(SKILLS),
  /** The first ask. */
  start: z.string(),
  asks: z.record(z.string(), z.record(z.string(), outlinedOption)),
  /** The asks that give a second chance, and in which skill. Outlines from before scenes said so have none. */
  again: z.optional(z.record(z.string(), z.enum(SKILLS))),
});
export type SceneOutline = z.infer<typeof sceneOutline>;
