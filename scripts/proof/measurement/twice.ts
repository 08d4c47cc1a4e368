import { differenceOf } from '#product/play/rules/measurement/change.ts';
import { RANGE_ERRORS } from '#product/play/rules/measurement/constants.ts';
import { bandsIn } from '#product/play/rules/measurement/levels.ts';
import { measure, type SkillMeasure } from '#product/play/rules/measurement/measure.ts';
import { mean } from '#product/play/rules/measurement/statistics.ts';
import { levelOf } from '#product/play/rules/results/scoring.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import type { Chance } from './chance.ts';
import { childPlays, later, makeChild, makeForm, type People, remembering } from './players.ts';
import { playInTurn, type Walkable } from './walk.ts';

/** One skill of a child in two checks, and what it truly is at the first. */
export type Pair = { first: SkillMeasure; second: SkillMeasure; truth: number };

type Twice = {
  people: People;
  /** In each world the forms are of another hardness. */
  worlds: number;
  children: number;
  /** How much the children grow in between. */
  gain?: number;
  /** The second check is the first again, and so many mistakes of it are remembered. */
  remembered?: number;
};

/** The same children in two checks, half of them in each order. Asks are harder or easier by chance, in every world anew. */
export function playTwice(forms: readonly [Walkable[], Walkable[]], how: Twice, chance: Chance): Pair[] {
  const { people, worlds, children, gain = 0, remembered } = how;
  return Array.from({ length: worlds }).flatMap((_, world) => {
    const [scenes, others] = world % 2 === 0 ? forms : [forms[1], forms[0]];
    const [form, otherForm] = [makeForm(people, chance), makeForm(people, chance)];
    return Array.from({ length: children }).flatMap(() => {
      const child = makeChild(people, chance);
      const answers = playInTurn(scenes, childPlays(child, people, form, chance), chance);
      const again = childPlays(
        later(child, gain),
        people,
        remembered === undefined ? otherForm : form,
        chance,
      );
      const player = remembered === undefined ? again : remembering(again, answers, remembered, chance);
      const [before, after] = [measure(answers), measure(playInTurn(others, player, chance))];
      return SKILLS.map((skill) => ({
        first: before.skills[skill],
        second: after.skills[skill],
        truth: truthOf(child[skill], people),
      }));
    });
  });
}

/** What an ability would come to over endlessly many asks of three options. */
export function truthOf(ability: number, { scene, ask }: People): number {
  const deviation = Math.hypot(scene, ask);
  let total = 0;
  let weight = 0;
  for (let z = -3; z <= 3; z += 0.25) {
    const partly = Math.exp(ability + z * deviation);
    const well = partly ** 2;
    const density = Math.exp((-z * z) / 2);
    // From 0 for guessing, which scores 1, to 1 for the best, which scores 2.
    total += density * ((partly + 2 * well) / (1 + partly + well) - 1);
    weight += density;
  }
  return total / weight;
}

/** Whether the level of the second check lies in what was said after the first. */
export function holds({ first, second }: Pair): boolean {
  return bandsIn(first.said).some((band) => levelOf(band) === second.level);
}

export function contradicts({ first, second }: Pair): boolean {
  const [one, other] = [bandsIn(first.said), bandsIn(second.said)];
  return one.length > 0 && other.length > 0 && !one.some((band) => other.includes(band));
}

/** How far the second lies above the first, in errors. */
export function stepOf({ first, second }: Pair): number {
  if (first.estimate === null || second.estimate === null) return 0;
  const { difference, error } = differenceOf(first.estimate, second.estimate, 0);
  return difference / error;
}

export function isTruthInRange({ first, truth }: Pair): boolean {
  const { estimate } = first;
  return estimate !== null && Math.abs(truth - estimate.mean) <= RANGE_ERRORS * estimate.error;
}

/** How alike two checks put children in order: their correlation. */
export function correlation(pairs: readonly Pair[]): number {
  const both = pairs.map(({ first, second }): [number, number] => [
    first.estimate?.mean ?? 0,
    second.estimate?.mean ?? 0,
  ]);
  const [firstMean, secondMean] = [mean(both.map(([one]) => one)), mean(both.map(([, other]) => other))];
  const product = (turn: (one: number, other: number) => number): number =>
    mean(both.map(([one, other]) => turn(one - firstMean, other - secondMean)));
  return (
    product((one, other) => one * other) /
    Math.sqrt(product((one) => one ** 2) * product((_, other) => other ** 2))
  );
}
