import type { ProgramId } from '#brands/brand.ts';
import type { Skill } from '#product/play/rules/story/skills.ts';

/** Programs that begin each skill with a scene of its own. */
const PROGRAMS = ['academy', 'zoou', 'hoh'] as const satisfies readonly ProgramId[];

/** Where an adult can play a skill, for each age. */
export function skillScenes(skill: Skill): { program: (typeof PROGRAMS)[number]; scene: string }[] {
  return PROGRAMS.map((program) => ({ program, scene: `${program}-${skill}-1` }));
}
