import type { Locale, ProgramId } from '#brands/brand.ts';
import { FEWEST_NORMS, percentile } from '../results/scoring.ts';
import type { Form } from '../story/programs.ts';
import { shortHash } from '../story/seeded.ts';
import type { Skill } from '../story/skills.ts';
import { NORM_RELIABILITY } from './constants.ts';
import type { Estimate } from './estimate.ts';
import type { Measurement, SkillMeasure } from './measure.ts';
import { mean, variance } from './statistics.ts';

/**
 * With whom a child may be compared: the same questions in the same words and language, asked for the first time, in like
 * grades. Nobody else: not another language, edition or program, and never practice or a score over all skills.
 */
export type NormCell = {
  program: ProgramId;
  form: Form;
  edition: string;
  gradeBand: string;
  language: Locale;
};

export function cellKey({ program, form, edition, gradeBand, language }: NormCell): string {
  return [program, form, edition, gradeBand, language].join(' ');
}

/**
 * Names the scenes of a form as they were asked. `words` names the texts of a scene: whoever signs off that a mended comma
 * changes nothing leaves the name as it was. A changed ask changes the version, and starts an edition of its own.
 */
export function editionOf(scenes: readonly { id: string; version: string; words: string }[]): string {
  const named = scenes.map(({ id, version, words }) => `${id}@${version} ${words}`).sort();
  return shortHash(named.join('\n'));
}

/** A check that might become a norm. */
export type NormPlay = {
  student: number;
  epoch: number;
  iteration: number;
  /** Debug mode, the sandbox, the demo: nobody's play. */
  isPretended: boolean;
  measurement: Measurement;
};

/** A child's first check, played with care; looking like guessing is no care, being as mixed as it is. */
function isNorm({ epoch, iteration, isPretended, measurement }: NormPlay): boolean {
  const { rushedScenes, favoriteSpot, asMixedAsGuessing } = measurement;
  return (
    epoch === 1 &&
    iteration === 1 &&
    !isPretended &&
    rushedScenes.length === 0 &&
    !(favoriteSpot && asMixedAsGuessing)
  );
}

/** What a cell knows of a skill: an estimate a student. */
export type Norms = readonly Estimate[];

/** Of the checks of one cell. Nobody is in it twice. */
export function normsOf(plays: readonly NormPlay[], skill: Skill): Norms {
  const students = new Map(plays.filter(isNorm).map((play) => [play.student, play]));
  return [...students.values()].flatMap(({ measurement }) => {
    const { estimate, shown } = measurement.skills[skill];
    return estimate === null || shown === null ? [] : [estimate];
  });
}

/** How much of what differs between these children would differ again, and is not chance. */
export function reliabilityOf(norms: Norms): number {
  if (norms.length < 2) return 0;
  const between = variance(norms.map((norm) => norm.mean));
  const within = mean(norms.map(({ error }) => error ** 2));
  return between === 0 ? 0 : between / (between + within);
}

/** Students still missing are told as "63 of 100". */
export type Percentile =
  | { given: true; percentile: number; low: number; high: number }
  | { given: false; why: 'not-sayable' | 'collecting' | 'unreliable'; students: number; required: number };

/** The mid-rank among the norms, and those at one error below and above. */
export function percentileOf(
  { estimate, shown }: Pick<SkillMeasure, 'estimate' | 'shown'>,
  norms: Norms,
): Percentile {
  const not = (why: 'not-sayable' | 'collecting' | 'unreliable'): Percentile => ({
    given: false,
    why,
    students: norms.length,
    required: FEWEST_NORMS,
  });
  if (estimate === null || shown === null) return not('not-sayable');
  const rank = (value: number): number | null =>
    percentile(
      value,
      norms.map((norm) => norm.mean),
    );
  const [own, low, high] = [
    rank(estimate.mean),
    rank(estimate.mean - estimate.error),
    rank(estimate.mean + estimate.error),
  ];
  if (own === null || low === null || high === null) return not('collecting');
  return reliabilityOf(norms) < NORM_RELIABILITY
    ? not('unreliable')
    : { given: true, percentile: own, low, high };
}
