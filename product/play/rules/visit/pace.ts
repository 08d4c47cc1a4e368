import type { Locale } from '#brands/brand.ts';
import { fewestSeconds } from '../measurement/care.ts';
import { RUSHED_FROM } from '../measurement/constants.ts';
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
export type Pace = {
  answers: number;
  /** Of these, too fast ones. */
  fast: number;
  /** Too fast ones since the last that was not. */
  running: number;
  said: boolean;
};

export const FRESH_PACE: Pace = { answers: 0, fast: 0, running: 0, said: false };

/** One answer too fast may be a slip of the hand, and whoever has slowed down again need not be told. */
const SAYS_AFTER = 2;

/**
 * Whether the child is asked to slow down now: after answers in a row that nobody can have read, and as many of them in all
 * that scoring would leave out the scene.
 */
export function paceAfter(before: Pace, wasTooFast: boolean): { pace: Pace; saysNow: boolean } {
  const answers = before.answers + 1;
  const fast = before.fast + (wasTooFast ? 1 : 0);
  const running = wasTooFast ? before.running + 1 : 0;
  const saysNow = !before.said && running >= SAYS_AFTER && fast > RUSHED_FROM * answers;
  return { pace: { answers, fast, running, said: before.said || saysNow }, saysNow };
}
