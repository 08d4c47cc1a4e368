import type { Evidence, Skill } from '#product/play/rules/story/skills.ts';
import { skillsOf } from '#product/play/rules/story/skills.ts';

/** How an answer was, in the words of measurement: never a number. */
export const LEVELS = ['not-yet', 'partly', 'well'] as const;
export type MomentLevel = (typeof LEVELS)[number];

const LEVEL_OF_SCORE = { 0: 'not-yet', 1: 'partly', 2: 'well' } as const;

/** What an answer says: of the scene's own skill, else of the first it speaks of. Null where it says nothing. */
export function levelOf(evidence: Evidence, target: Skill): { skill: Skill; level: MomentLevel } | null {
  const [first] = skillsOf(evidence);
  const skill = evidence[target] === undefined ? first : target;
  const score = skill === undefined ? undefined : evidence[skill];
  return skill === undefined || score === undefined ? null : { skill, level: LEVEL_OF_SCORE[score] };
}

const MOST_SCENES = 4;
const MOST_OF_A_SCENE = 3;

/**
 * The last few, the newest scene first. Of each scene those about its own skill come first, and of those the last: the
 * screen shows one a scene until more are asked for.
 */
export function lastMoments<Moment extends { scene: string; at: string; isTarget: boolean }>(
  moments: readonly Moment[],
): Moment[] {
  const newestFirst = [...moments].sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
  const scenes = Map.groupBy(newestFirst, ({ scene }) => scene);
  return [...scenes.values()]
    .slice(0, MOST_SCENES)
    .flatMap((own) =>
      [...own].sort((a, b) => Number(b.isTarget) - Number(a.isTarget)).slice(0, MOST_OF_A_SCENE),
    );
}
