import type { ProgramId } from '#brands/brand.ts';
import { mapOf, type PlannedScene } from '#product/play/rules/results/progress.ts';
import { SKILLS, type Skill } from '#product/play/rules/story/skills.ts';
import type { Standing } from '#product/reports/rules/availability.ts';

/** A scene on a child's way: behind it, left before its end, next, or still ahead. */
export const STEPS = ['done', 'begun', 'next', 'ahead'] as const;
export type Step = { scene: string; skill: Skill; at: (typeof STEPS)[number] };

/** An answer that was given in a scene, in which of its checks. */
export type Answered = { scene: string; iteration: number };

/** A child's way through a program, in the order of play. What is locked lies ahead like what is only not begun. */
export function pathOf(
  entries: readonly PlannedScene[],
  program: ProgramId,
  standing: Standing,
  answered: readonly Answered[] = [],
): Step[] {
  return mapOf(entries, program, standing, standing.done).map(({ scene, status }) => {
    // A check is played anew each time; anything else was begun once it was.
    const isBegun = answered.some(
      (one) => one.scene === scene.id && (scene.kind !== 'check' || one.iteration === standing.iteration),
    );
    const next = isBegun ? 'begun' : 'next';
    return {
      scene: scene.id,
      skill: scene.skill,
      at: status === 'done' ? status : status === 'next' ? next : 'ahead',
    };
  });
}

/** Where the child is now: the scene that it left before its end, or the one that comes next. */
export const isHere = ({ at }: Pick<Step, 'at'>): boolean => at === 'next' || at === 'begun';

/** Of which skills scenes were finished, and how many: the most practiced first. */
export function practicedIn(steps: readonly Step[]): { skill: Skill; scenes: number }[] {
  return SKILLS.map((skill) => ({
    skill,
    scenes: steps.filter((step) => step.skill === skill && step.at === 'done').length,
  }))
    .filter(({ scenes }) => scenes > 0)
    .sort((one, other) => other.scenes - one.scenes);
}

const NEAR_BEFORE = 3;
const NEAR_AFTER = 3;

/** Of a long way the last stops that are done, the next, and some ahead; a short one is shown whole. */
export function stepsNear<One extends Pick<Step, 'at'>>(steps: readonly One[]): readonly One[] {
  if (steps.length <= NEAR_BEFORE + NEAR_AFTER + 2) return steps;
  const next = steps.findIndex(isHere);
  const here = next === -1 ? steps.findLastIndex(({ at }) => at === 'done') : next;
  const first = Math.max(0, Math.min(here - NEAR_BEFORE, steps.length - NEAR_BEFORE - NEAR_AFTER - 1));
  return steps.slice(first, Math.max(here, 0) + NEAR_AFTER + 1);
}
