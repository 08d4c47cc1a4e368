import { BANDS, type Band, levelOf } from '../results/scoring.ts';
import {
  BETWEEN_FROM,
  CLEAR_FROM,
  FEWEST_ASKS,
  FEWEST_SCENES,
  IMPROVING_FROM,
  PROFICIENT_FROM,
  RANGE_ERRORS,
  STEADY,
} from './constants.ts';
import type { Estimate } from './estimate.ts';
import type { Counted } from './evidence.ts';
import { likelyBelow } from './statistics.ts';

/** All that is ever said of a skill. */
export const SAID = [
  ...BANDS,
  'emerging-or-improving',
  'improving-or-proficient',
  'in-the-middle',
  'emerging-as-mixed-as-guessing',
  'looks-like-guessing',
  'too-fast',
  'not-enough',
] as const;
export type Said = (typeof SAID)[number];

/** How often a skill's answers were at their best, partly, and not yet; by weight they are compared, as numbers shown. */
export type Tally = {
  weight: number;
  scenes: number;
  best: number;
  partly: number;
  notYet: number;
  partlyWeight: number;
  notYetWeight: number;
};

export function tallyOf(counted: readonly Counted[]): Tally {
  const tally = { weight: 0, best: 0, partly: 0, notYet: 0, partlyWeight: 0, notYetWeight: 0 };
  for (const { weight, score, top } of counted) {
    tally.weight += weight;
    if (score === top) {
      tally.best += 1;
    } else if (score > 0) {
      tally.partly += 1;
      tally.partlyWeight += weight;
    } else {
      tally.notYet += 1;
      tally.notYetWeight += weight;
    }
  }
  return { ...tally, scenes: new Set(counted.map(({ scene }) => scene)).size };
}

export function isEnough({ weight, scenes }: Tally): boolean {
  return weight >= FEWEST_ASKS && scenes >= FEWEST_SCENES;
}

/** Taking "partly" nearly always is a way of playing that no guesser has, though its estimate is that of guessing. */
function isSteadilyPartly({ weight, partlyWeight, notYetWeight }: Tally): boolean {
  return partlyWeight >= STEADY.partly * weight && notYetWeight <= STEADY.notYet * weight;
}

function bandAt(mean: number): Band {
  if (mean >= PROFICIENT_FROM) return 'proficient';
  return mean >= IMPROVING_FROM ? 'improving' : 'emerging';
}

/** How likely the skill truly is at each level. */
export function likelyLevels({ mean, error }: Estimate): Record<Band, number> {
  const emerging = likelyBelow((IMPROVING_FROM - mean) / error);
  const proficient = 1 - likelyBelow((PROFICIENT_FROM - mean) / error);
  return { emerging, improving: 1 - emerging - proficient, proficient };
}

/** How a child played the whole check, as `care.ts` finds it. */
export type Manner = { asMixedAsGuessing: boolean; rushedOrFavoriteSpot: boolean };

/** A skill that clearly stands out was not guessed, whatever the others look like. */
function isMixedUp({ mean, error }: Estimate, manner: Manner): boolean {
  return manner.asMixedAsGuessing && mean - RANGE_ERRORS * error <= IMPROVING_FROM;
}

const looksLikeGuessing = (manner: Manner): boolean =>
  manner.asMixedAsGuessing && manner.rushedOrFavoriteSpot;

/** `tally` and `estimate` are of what is kept, `played` of all that was answered. */
export function say(tally: Tally, estimate: Estimate | null, played: Tally, manner: Manner): Said {
  if (estimate === null || !isEnough(tally)) return isEnough(played) ? 'too-fast' : 'not-enough';
  if (looksLikeGuessing(manner)) return 'looks-like-guessing';
  if (isMixedUp(estimate, manner)) return 'emerging-as-mixed-as-guessing';
  const band = bandAt(estimate.mean);
  if (band === 'emerging' && isSteadilyPartly(tally)) return 'improving';
  const likely = likelyLevels(estimate);
  if (likely[band] >= CLEAR_FROM) return band;
  if (likely.emerging + likely.improving >= BETWEEN_FROM) return 'emerging-or-improving';
  return likely.improving + likely.proficient >= BETWEEN_FROM ? 'improving-or-proficient' : 'in-the-middle';
}

/** The levels that lie in what is said; none where nothing is. */
export function bandsIn(said: Said): readonly Band[] {
  switch (said) {
    case 'emerging':
    case 'emerging-as-mixed-as-guessing':
      return ['emerging'];
    case 'emerging-or-improving':
      return ['emerging', 'improving'];
    case 'improving':
      return ['improving'];
    case 'improving-or-proficient':
      return ['improving', 'proficient'];
    case 'proficient':
      return ['proficient'];
    case 'in-the-middle':
    case 'looks-like-guessing':
    case 'too-fast':
    case 'not-enough':
      return [];
  }
}

export function isClear(said: Said): boolean {
  return bandsIn(said).length === 1;
}

/** The level of group data: where the estimate lies, clear or not. Null where there is nothing to go by. */
export function groupLevel(tally: Tally, estimate: Estimate | null, manner: Manner): 0 | 1 | 2 | null {
  if (estimate === null || !isEnough(tally) || looksLikeGuessing(manner)) return null;
  if (isMixedUp(estimate, manner)) return levelOf('emerging');
  const band = bandAt(estimate.mean);
  return levelOf(band === 'emerging' && isSteadilyPartly(tally) ? 'improving' : band);
}
