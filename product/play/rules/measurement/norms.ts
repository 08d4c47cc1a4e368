import type { Locale, ProgramId } from '#brands/brand.ts';
import type { Day } from '#platform/contract/days.ts';
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

/** What a full cell keeps of a skill: how much of what differs would differ again, and the estimates. */
export type RankedNorms = { reliability: number; means: readonly number[] };

/** The mid-rank among the norms, and those at one error below and above. */
export function percentileOf(own: Pick<SkillMeasure, 'estimate' | 'shown'>, norms: Norms): Percentile {
  const isShown = own.estimate !== null && own.shown !== null;
  const ranked = { reliability: reliabilityOf(norms), means: norms.map((norm) => norm.mean) };
  return percentileIn(isShown ? own.estimate : null, ranked, norms.length);
}

/** The same of a cell as it is kept. `own` is null where nothing may be said of the child. */
export function percentileIn(
  own: Pick<Estimate, 'mean' | 'error'> | null,
  norms: RankedNorms | null,
  students: number,
): Percentile {
  const not = (why: 'not-sayable' | 'collecting' | 'unreliable'): Percentile => ({
    given: false,
    why,
    students,
    required: FEWEST_NORMS,
  });
  if (own === null) return not('not-sayable');
  const means = norms?.means ?? [];
  const middle = percentile(own.mean, means);
  const low = percentile(own.mean - own.error, means);
  const high = percentile(own.mean + own.error, means);
  if (norms === null || middle === null || low === null || high === null) return not('collecting');
  return norms.reliability < NORM_RELIABILITY
    ? not('unreliable')
    : { given: true, percentile: middle, low, high };
}

/** Norms are frozen each summer: a cell that was full on this day takes nobody who came later. */
export function frozenBefore(today: Day): Day {
  const [year = '', month = ''] = today.split('-');
  return `${Number(month) >= 7 ? year : Number(year) - 1}-07-01`;
}
