import type { Locale } from '#brands/brand.ts';
import { fewestSeconds } from '../measurement/care.ts';
import { lengthIn } from '../story/reading.ts';

/** What stood there for an answer: what was told since the answer before, and the question with its answers. */
export type Read = { told: readonly string[]; asked: readonly string[] };

/**
 * Whether nobody can have read it in that time, as scoring has it. Who has played the scene before need not read the story
 * again.
 */
export function isTooFast(
  { told, asked }: Read,
  { language, seconds, isRepeated }: { language: Locale; seconds: number; isRepeated: boolean },
): boolean {
  const words = [...(isRepeated ? [] : told), ...asked].reduce(
    (sum, text) => sum + lengthIn(language, text),
    0,
  );
  return seconds < fewestSeconds(words, language);
}

/** How a scene is gone through; `said`: that there is no hurry was said once, and that is enough. */
export type Pace = { fast: number; said: boolean };

export const FRESH_PACE: Pace = { fast: 0, said: false };

/** One answer too fast may be a slip of the hand. */
const SAYS_AFTER = 2;

export function paceAfter({ fast, said }: Pace, wasTooFast: boolean): { pace: Pace; saysNow: boolean } {
  const now = wasTooFast ? fast + 1 : fast;
  const saysNow = !said && wasTooFast && now >= SAYS_AFTER;
  return { pace: { fast: now, said: said || saysNow }, saysNow };
}
