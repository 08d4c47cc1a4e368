import { bandsIn, type Said } from '#product/play/rules/measurement/levels.ts';
import { BANDS } from '#product/play/rules/results/scoring.ts';
import { markOf } from '#product/reports/rules/skill-rows.ts';

export type Level = 0 | 1 | 2;

/** As reports mark it: a level, and no doubt about it. */
export function isClearlySaid(said: Said): boolean {
  const mark = markOf(said);
  return mark !== 'unclear' && mark !== 'none';
}

type Silent = 'looks-like-guessing' | 'too-fast' | 'not-enough';

/** Nothing is said: no letter, no level. */
export function isSilent(said: Said): said is Silent {
  return markOf(said) === 'none';
}

/** Where only the words are known: of two levels the lower one; between all three the middle. */
export function levelSaid(said: Said): Level | null {
  if (said === 'in-the-middle') return 1;
  const [band] = bandsIn(said);
  if (band === undefined) return null;
  const at = BANDS.indexOf(band);
  return at === 0 ? 0 : at === 1 ? 1 : 2;
}
