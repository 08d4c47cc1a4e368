import {
  FARTHEST_DRAWN,
  IMAGINED,
  MOST_NARROWED,
  RANGE_ERRORS,
  RANGE_STEP,
  ROUNDS,
  SCENE_OVERLAP,
  SKILL_SPREAD,
} from './constants.ts';
import type { Counted } from './evidence.ts';

/** What answers come to: points above chance, how many there could have been, and how far guessing scatters them. */
export type Sums = { above: number; room: number; spread: number };

/** Of one skill. Answers of one scene overlap: together they say less than as many of different scenes. */
export function sumsOf(counted: readonly Counted[]): Sums {
  const weights = new Map<string, number>();
  for (const { scene, weight } of counted) weights.set(scene, (weights.get(scene) ?? 0) + weight);
  const sums: Sums = { above: 0, room: 0, spread: 0 };
  for (const { scene, weight, score, chance, top, variance } of counted) {
    const besides = (weights.get(scene) ?? weight) - weight;
    sums.above += weight * (score - chance);
    sums.room += weight * (top - chance);
    sums.spread += weight * variance * (weight + besides * SCENE_OVERLAP);
  }
  return sums;
}

/** Of several skills: answers of different skills do not overlap. */
export function together(all: readonly Sums[]): Sums {
  const sums: Sums = { above: 0, room: 0, spread: 0 };
  for (const { above, room, spread } of all) {
    sums.above += above;
    sums.room += room;
    sums.spread += spread;
  }
  return sums;
}

export type Estimate = {
  /** From the skill's own answers: 0 is guessing, 1 always the best, below 0 worse than guessing. */
  own: number;
  ownVariance: number;
  /** From the child's other skills. */
  others: number;
  othersVariance: number;
  /** Both together, and its standard error. */
  mean: number;
  error: number;
};

const narrowed = (estimate: number): number => 1 - Math.min(MOST_NARROWED, estimate ** 2);

/** Null where nothing was asked. */
export function estimateOf(skill: Sums, rest: Sums): Estimate | null {
  if (skill.room <= 0) return null;
  const own = skill.above / skill.room;
  const restRoom = rest.room + IMAGINED.asks;
  const others = (rest.above + IMAGINED.asks * IMAGINED.at) / restRoom;
  const othersVariance = SKILL_SPREAD ** 2 + (narrowed(others) * rest.spread) / restRoom ** 2;
  let ownVariance = 0;
  let between = (own + others) / 2;
  for (let round = 0; round < ROUNDS; round += 1) {
    ownVariance = (narrowed(between) * skill.spread) / skill.room ** 2;
    between = (own * othersVariance + others * ownVariance) / (ownVariance + othersVariance);
  }
  const reach = FARTHEST_DRAWN * Math.sqrt(ownVariance);
  const mean = Math.min(own + reach, Math.max(own - reach, between));
  const error = Math.sqrt((ownVariance * othersVariance) / (ownVariance + othersVariance));
  return { own, ownVariance, others, othersVariance, mean, error };
}

/** As adults read it: whole points from 0 to 100, never without a range. */
export type Shown = { performance: number; low: number; high: number };

export function shown({ mean, error }: Estimate): Shown {
  return {
    performance: percent(mean, 1),
    // Past an end of the scale there is nothing to show, but no estimate is as sure as a range of one point.
    low: Math.min(FULL - RANGE_STEP, percent(mean - RANGE_ERRORS * error, RANGE_STEP)),
    high: Math.max(RANGE_STEP, percent(mean + RANGE_ERRORS * error, RANGE_STEP)),
  };
}

const FULL = 100;

function percent(estimate: number, step: number): number {
  return step * Math.round((FULL * Math.min(1, Math.max(0, estimate))) / step);
}
