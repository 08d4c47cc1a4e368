import type { Said } from '#product/play/rules/measurement/levels.ts';
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

/** The level that is drawn: what is not clear has one mark on every page and screen, whatever it lies between. */
export function drawnLevel(said: Said): Level | null {
  switch (markOf(said)) {
    case 'emerging':
      return 0;
    case 'improving':
    case 'unclear':
      return 1;
    case 'proficient':
      return 2;
    case 'none':
      return null;
  }
}
