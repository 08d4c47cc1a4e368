import type { Locale } from '#brands/brand.ts';
import {
  AS_GUESSED,
  FAVORITE_SPOT,
  READ_A_SECOND,
  RUSHED_FROM,
  USUAL_FROM_PLAYS,
  USUAL_SHARE,
} from './constants.ts';
import type { Counted, GivenAnswer } from './evidence.ts';
import { chiSquare } from './statistics.ts';

/** How carefully a child played. None of it is blame: it only says what answers can be believed to mean. */

/** How long children take for an ask. */
export type UsualTime = { plays: number; medianSeconds: number };

/** Nobody answers faster who has read what was there. */
export function fewestSeconds(words: number, language: Locale, usual: UsualTime | null = null): number {
  const reading = words / READ_A_SECOND[language];
  if (usual === null || usual.plays < USUAL_FROM_PLAYS) return reading;
  return Math.max(reading, USUAL_SHARE * usual.medianSeconds);
}

/** An answer of which the time or the words are not known is believed. */
function isTooFast({ seconds, fewestSeconds }: GivenAnswer): boolean {
  return seconds !== undefined && fewestSeconds !== undefined && seconds < fewestSeconds;
}

export type Careful<Answer> = { kept: Answer[]; leftOut: Answer[]; rushedScenes: string[] };

/** Leaves out what was answered too fast, and scenes where much was. */
export function withoutRushed<Answer extends GivenAnswer>(answers: readonly Answer[]): Careful<Answer> {
  const scenes = Map.groupBy(answers, ({ outline }) => outline.id);
  const rushedScenes = [...scenes].flatMap(([scene, own]) =>
    own.filter(isTooFast).length > RUSHED_FROM * own.length ? [scene] : [],
  );
  const isKept = (answer: Answer): boolean => !isTooFast(answer) && !rushedScenes.includes(answer.outline.id);
  return {
    kept: answers.filter(isKept),
    leftOut: answers.filter((answer) => !isKept(answer)),
    rushedScenes,
  };
}

/** Whether one spot of the screen was taken far more often than the others, whatever stood there. */
export function hasFavoriteSpot(answers: readonly GivenAnswer[]): boolean {
  const spots = answers.flatMap(({ outline, ask, position }) => {
    const options = Object.keys(outline.asks[ask] ?? {}).length;
    return position !== undefined && options === FAVORITE_SPOT.options ? [position] : [];
  });
  if (spots.length < FAVORITE_SPOT.asks) return false;
  const each = Array.from({ length: FAVORITE_SPOT.options }, (_, spot) => spot);
  const counts = each.map((spot) => spots.filter((one) => one === spot).length);
  const expected = each.map(() => spots.length / FAVORITE_SPOT.options);
  return chiSquare(counts, expected) > FAVORITE_SPOT.chiSquare;
}

/**
 * Whether all answers together are neither better nor worse nor otherwise mixed than a guesser's. Each ask counts once, for
 * what it is mainly about.
 */
export function isAsMixedAsGuessing(counted: readonly Counted[]): boolean {
  const asks = counted.filter(({ weight }) => weight === 1);
  if (asks.length < AS_GUESSED.asks) return false;
  let above = 0;
  let variance = 0;
  const counts = [0, 0, 0];
  const expected = [0, 0, 0];
  for (const ask of asks) {
    above += ask.score - ask.chance;
    variance += ask.variance;
    counts[ask.score] = (counts[ask.score] ?? 0) + 1;
    for (const score of ask.possible) expected[score] = (expected[score] ?? 0) + 1 / ask.possible.length;
  }
  const isNoBetter = Math.abs(above) < AS_GUESSED.errors * Math.sqrt(variance);
  return isNoBetter && chiSquare(counts, expected) < AS_GUESSED.chiSquare;
}
