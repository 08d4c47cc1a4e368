import { type Evidence, type Score, SKILLS, type Skill, skillsOf } from '../story/skills.ts';

/** Play.md, Scoring. All of it is computed from first answers, by the server. */

/** The first answer to an ask. */
export type Answer = { evidence: Evidence; hinted: boolean };

/** A hint before the answer leaves at most this. */
export const HINTED_MOST = 1;
/** Fewer observations say nothing. */
const FEWEST_OBSERVATIONS = 4;
const IMPROVING_FROM = 0.45;
const PROFICIENT_FROM = 0.75;
/** A norm cell of fewer students gives no percentile. */
export const FEWEST_NORMS = 100;

/** Group data levels 0, 1 and 2. */
const BANDS = ['emerging', 'improving', 'proficient'] as const;
export type Band = (typeof BANDS)[number];

export type SkillResult = {
  /** How many first answers speak of the skill. */
  observations: number;
  points: number;
  /** How many of them were at their best, without a hint. */
  best: number;
  /** Null while there are too few observations. */
  performance: number | null;
  band: Band | null;
  /** Share of asks answered at their best at the first try without a hint; null where nothing was asked. */
  successRate: number | null;
};

function scoreOf(score: Score, hinted: boolean): number {
  return hinted ? Math.min(score, HINTED_MOST) : score;
}

/** Drawn to the middle while there is little evidence, so that one answer makes nobody proficient. */
export function performanceOf(points: number, observations: number): number {
  return (points + 2) / (2 * observations + 4);
}

export function bandOf(performance: number): Band {
  if (performance >= PROFICIENT_FROM) return 'proficient';
  return performance >= IMPROVING_FROM ? 'improving' : 'emerging';
}

export function levelOf(band: Band): 0 | 1 | 2 {
  if (band === 'proficient') return 2;
  return band === 'improving' ? 1 : 0;
}

export function skillResult(answers: readonly Answer[], skill: Skill): SkillResult {
  const scores = answers.flatMap(({ evidence, hinted }) => {
    const score = evidence[skill];
    return score === undefined ? [] : [scoreOf(score, hinted)];
  });
  const observations = scores.length;
  const points = scores.reduce((sum, score) => sum + score, 0);
  const best = scores.filter((score) => score === 2).length;
  const isShown = observations >= FEWEST_OBSERVATIONS;
  const performance = isShown ? performanceOf(points, observations) : null;
  return {
    observations,
    points,
    best,
    performance,
    band: performance === null ? null : bandOf(performance),
    successRate: observations === 0 ? null : best / observations,
  };
}

export function skillResults(answers: readonly Answer[]): Record<Skill, SkillResult> {
  const result = (skill: Skill): SkillResult => skillResult(answers, skill);
  return {
    ic: result('ic'),
    com: result('com'),
    coop: result('coop'),
    ini: result('ini'),
    emp: result('emp'),
    er: result('er'),
  };
}

/** Over all skills: an ask counts where everything it says is at its best. Null where nothing was asked. */
export function successRate(answers: readonly Answer[]): number | null {
  const scored = answers.filter(({ evidence }) => skillsOf(evidence).length > 0);
  if (scored.length === 0) return null;
  const best = scored.filter(({ evidence, hinted }) =>
    SKILLS.every((skill) => {
      const score = evidence[skill];
      return score === undefined || scoreOf(score, hinted) === 2;
    }),
  );
  return best.length / scored.length;
}

/** Share of the required scenes that are done; more than all is all. */
export function completed(done: number, required: number): number {
  return required <= 0 ? 0 : Math.min(1, Math.max(0, done) / required);
}

/** The mid-rank of a performance among those of its norm cell, 1 to 99; null until the cell is large enough. */
export function percentile(own: number, norms: readonly number[]): number | null {
  const below = norms.filter((other) => other < own).length;
  const equal = norms.filter((other) => other === own).length;
  return percentileOfCounts(below, equal, norms.length);
}

/** The same from counts, as a database gives them. */
function percentileOfCounts(below: number, equal: number, all: number): number | null {
  if (all < FEWEST_NORMS) return null;
  return Math.min(99, Math.max(1, Math.round((100 * (below + equal / 2)) / all)));
}
